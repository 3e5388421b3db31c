import { Schema } from 'mongoose';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import type { GuidedTime } from './guides';

/**
 * A document that is written whenever a departure on its date gets its first party, so that concurrent transactions
 * which need the same guide conflict.
 */
export interface DayLock {
  /** The date. */
  _id: string;
  version: number;
  /** When MongoDB deletes it. */
  deleteAt: Date;
}

const HOUR_MS = 60 * 60 * 1000;
/** The way to the next tour never takes longer. */
const MAX_WAY_MS = 3 * HOUR_MS;

export const dayLockSchema = new Schema<DayLock>(
  {},
  { versionKey: false, collection: 'day_locks' },
).index({ deleteAt: 1 }, { expireAfterSeconds: 0 });

/** Returns the dates that a departure needs a guide on, with the way to the guide's next tour. */
export function lockedDates({ startsAt, endsAt }: GuidedTime): string[] {
  const last = newYorkDate(new Date(endsAt.getTime() + MAX_WAY_MS));
  const first = newYorkDate(startsAt);
  return first === last ? [first] : [first, last];
}

/** Returns when the lock of a date isn't needed anymore. */
export function lockExpiry(date: string): Date {
  return newYorkInstant(addDays(date, 2), '00:00');
}
