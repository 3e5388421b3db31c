import { Schema } from 'mongoose';
import { newYorkDate, newYorkInstant } from 'shared/new-york';
import { MAX_GAP_MINUTES, type TimedRoute } from './guides';

/**
 * A document that is written whenever a departure on its date gets its first party, or a guide. Concurrent transactions
 * that need the same guide conflict, because they write the same lock.
 */
export interface DayLock {
  /** The date. */
  _id: string;
  version: number;
  /** When MongoDB deletes the document. */
  deleteAt: Date;
}

const MINUTE_MS = 60 * 1000;
/** How long after the start of its date a lock is deleted. By then, all departures on the date have ended. */
const LOCK_TTL_MS = 96 * 60 * MINUTE_MS;

export const dayLockSchema = new Schema<DayLock>(
  {},
  { versionKey: false, collection: 'day_locks' },
).index({ deleteAt: 1 }, { expireAfterSeconds: 0 });

/** Returns the dates on which a departure keeps its guide busy, including the trip to the guide's next tour. */
export function datesToLock({ startsAt, endsAt }: TimedRoute): string[] {
  const firstDate = newYorkDate(startsAt);
  const lastDate = newYorkDate(new Date(endsAt.getTime() + MAX_GAP_MINUTES * MINUTE_MS));
  return firstDate === lastDate ? [firstDate] : [firstDate, lastDate];
}

/** Returns when a date's lock can be deleted. */
export function lockExpiry(date: string): Date {
  return new Date(newYorkInstant(date, '00:00').getTime() + LOCK_TTL_MS);
}
