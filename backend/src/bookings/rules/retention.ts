import { addDays, newYorkDate } from 'shared/new-york';
import type { Booking } from '../booking';
import { isGuest, NOBODY, OPEN_LIST } from '../owner';
import { without } from '../../without';

/** How long a canceled booking can be restored, in minutes. */
export const RESTORABLE_MINUTES = 15;

/** How many days after midnight UTC a date is over everywhere. */
const OVER_AFTER_DAYS = 2;

/** For how long bookings are kept whose owner has no account, in milliseconds from when they were made. */
export interface RetentionRules {
  guestMs: number;
  openListMs: number;
}

/** Until when a booking can be restored that its owner takes off the list at an instant. */
export function restorableFrom(now: Date): Date {
  return new Date(now.getTime() + RESTORABLE_MINUTES * 60 * 1000);
}

/** Whether a tour's date is over in New York at an instant. */
export function isOver(date: string, now: Date): boolean {
  return date < newYorkDate(now);
}

/**
 * A booking with the times at which it loses its owner or is deleted, as follow from all else that is known
 * of it. A booking whose tour took place stays as a figure; what was canceled, or only waited, is deleted.
 */
export function withRetention(booking: Booking, rules: RetentionRules): Booking {
  const rest = { ...booking };
  delete rest.anonymizeAt;
  delete rest.deleteAt;
  const due = ownedUntil(booking, rules);
  if (!(booking.status === 'booked' || booking.status === 'cancelled')) {
    return { ...rest, deleteAt: earliest(overAt(booking.date), due) ?? overAt(booking.date) };
  }
  if (booking.status === 'booked') {
    if (due === undefined) return rest;
    return isOver(booking.date, due) ? { ...rest, anonymizeAt: due } : { ...rest, deleteAt: due };
  }
  const deleteAt = earliest(booking.restorableUntil, due);
  return deleteAt === undefined ? rest : { ...rest, deleteAt };
}

/** Until when a booking is its owner's; for good if undefined. */
function ownedUntil({ owner, createdAt, date }: Booking, rules: RetentionRules): Date | undefined {
  if (owner === OPEN_LIST) return new Date(createdAt.getTime() + rules.openListMs);
  if (!isGuest(owner)) return undefined;
  return new Date(Math.max(createdAt.getTime() + rules.guestMs, overAt(date).getTime()));
}

/** When a date is over everywhere. */
function overAt(date: string): Date {
  return new Date(addDays(date, OVER_AFTER_DAYS));
}

function earliest(one?: Date, other?: Date): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** What of a booking is about its owner, besides whose it is. */
const ABOUT_OWNER = [
  'anonymizeAt',
  'contact',
  'corrections',
  'deleteAt',
  'mailedLinks',
  'manageLinks',
  'network',
  'reason',
  'requested',
  'requestKey',
  'restorableUntil',
] as const;

/** A booking that is nobody's anymore: it counts as before, and nothing tells whose it was. */
export function anonymized(booking: Booking): Booking {
  const rest: Booking = without(booking, ...ABOUT_OWNER);
  return {
    ...rest,
    owner: NOBODY,
    revision: booking.revision + 1,
    ...(rest.attendance && { attendance: { ...rest.attendance, note: '' } }),
    ...(rest.walkIn !== undefined && { walkIn: '' }),
  };
}
