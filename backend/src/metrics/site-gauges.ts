import { Gauge, type Registry } from 'prom-client';
import type { Backups } from '../database/operations.service';
import type { MessageFigures } from '../mail/messages.service';

/** Counts of stored data. */
export interface Figures extends Backups {
  users: number;
  day: number;
  night: number;
  mail: MessageFigures;
}

/** Makes the gauges of stored data. Returns a function that sets them, or removes those that are unknown. */
export function siteGauges(registry: Registry): (figures: Figures | undefined) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const ready = gauge('database_ready', 'Whether calls can be served: 1 or 0.');
  const users = gauge('users', 'Accounts.');
  const bookings = gauge('bookings', 'Bookings in a list, including those just deleted.', ['list']);
  const mails = gauge('mails', 'Mails that wait, or that the guide has to decide on.', ['status']);
  const oldestMail = gauge(
    'mail_oldest_queued_timestamp_seconds',
    'Since when the oldest queued mail has been waiting.',
  );
  const backup = gauge('backup_last_success_timestamp_seconds', 'When the last backup was made.');
  const selfTest = gauge(
    'backup_last_self_test_timestamp_seconds',
    'When a backup was last restored as a test.',
  );
  return (figures) => {
    ready.set(figures ? 1 : 0);
    set(users, figures?.users);
    set(bookings, figures?.day, { list: 'day' });
    set(bookings, figures?.night, { list: 'night' });
    set(mails, figures?.mail.queued, { status: 'queued' });
    set(mails, figures?.mail.failed, { status: 'failed' });
    set(mails, figures?.mail.unknown, { status: 'unknown' });
    set(oldestMail, seconds(figures?.mail.oldest));
    set(backup, seconds(figures?.lastSuccess));
    set(selfTest, seconds(figures?.lastSelfTest));
  };
}

/** Removes an unknown value instead of reporting 0. */
function set(gauge: Gauge, value: number | undefined, labels: Record<string, string> = {}): void {
  if (value === undefined) gauge.remove(labels);
  else gauge.set(labels, value);
}

function seconds(date: Date | null | undefined): number | undefined {
  return date ? date.getTime() / 1000 : undefined;
}
