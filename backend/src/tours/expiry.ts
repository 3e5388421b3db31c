import type { Owner } from '../owner/owner';
import { addDays } from './calendar';
import type { Tour } from './tour.schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how long bookings outlast their time, should nothing run meanwhile that makes numbers of them. */
export const GRACE_MS = 7 * DAY_MS;

/** The days from a date's midnight in Greenwich until it is another day everywhere. */
export const OVER_AFTER_DAYS = 2;

/** When a booking is gone by itself, if it will be. */
export function expiryOf(
  owner: Owner,
  now: number,
  date: string,
): Pick<Tour, 'expiresAt' | 'ownedUntil'> {
  if (owner.keepMs === undefined) return {};
  const due = now + owner.keepMs;
  if (!owner.keepsUntilOver) return { expiresAt: new Date(due) };
  const until = Math.max(due, Date.parse(addDays(date, OVER_AFTER_DAYS)));
  return { ownedUntil: new Date(until), expiresAt: new Date(until + GRACE_MS) };
}
