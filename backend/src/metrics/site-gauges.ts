import { Gauge, type Registry } from 'prom-client';
import type { BackupTimes } from '../backups/backups.service';
import type { MessageStats } from '../mail/messages.service';

/** Statistics about stored data. */
export interface SiteStats extends BackupTimes {
  users: number;
  dayBookings: number;
  nightBookings: number;
  mail: MessageStats;
}

/** Creates gauges for stored data. Returns a function that sets known values and removes unknown values. */
export function createSiteGauges(registry: Registry): (stats: SiteStats | undefined) => void {
  const createGauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const readyGauge = createGauge('database_ready', 'Whether calls can be served: 1 or 0.');
  const usersGauge = createGauge('users', 'Accounts.');
  const bookingsGauge = createGauge(
    'bookings',
    'Bookings in a list, including recently deleted ones.',
    ['list'],
  );
  const messagesGauge = createGauge(
    'mails',
    'Emails that are queued, failed, or may not have been delivered.',
    ['status'],
  );
  const oldestMessageGauge = createGauge(
    'mail_oldest_queued_timestamp_seconds',
    'When the oldest queued email was queued.',
  );
  const backupGauge = createGauge(
    'backup_last_success_timestamp_seconds',
    'When the last backup was made.',
  );
  const selfTestGauge = createGauge(
    'backup_last_self_test_timestamp_seconds',
    'When a backup was last restored as a test.',
  );
  return (stats) => {
    readyGauge.set(stats ? 1 : 0);
    setOrRemove(usersGauge, stats?.users);
    setOrRemove(bookingsGauge, stats?.dayBookings, { list: 'day' });
    setOrRemove(bookingsGauge, stats?.nightBookings, { list: 'night' });
    setOrRemove(messagesGauge, stats?.mail.queued, { status: 'queued' });
    setOrRemove(messagesGauge, stats?.mail.failed, { status: 'failed' });
    setOrRemove(messagesGauge, stats?.mail.unknown, { status: 'unknown' });
    setOrRemove(oldestMessageGauge, toUnixSeconds(stats?.mail.oldest));
    setOrRemove(backupGauge, toUnixSeconds(stats?.lastSuccess));
    setOrRemove(selfTestGauge, toUnixSeconds(stats?.lastSelfTest));
  };
}

/** Sets a gauge. If the value is unknown, removes the gauge's value instead of reporting 0. */
function setOrRemove(
  gauge: Gauge,
  value: number | undefined,
  labels: Record<string, string> = {},
): void {
  if (value === undefined) gauge.remove(labels);
  else gauge.set(labels, value);
}

function toUnixSeconds(date: Date | null | undefined): number | undefined {
  return date ? date.getTime() / 1000 : undefined;
}
