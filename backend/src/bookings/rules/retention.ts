import { addDays, newYorkDate } from 'shared/new-york';
import type { Booking } from '../booking';
import { isGuest, ANONYMOUS, OPEN_LIST } from '../owner';
import { without } from '../../without';

/** How long a canceled booking can be restored, in minutes. */
export const RESTORABLE_MINUTES = 15;

/** How many days after midnight UTC a date is over in every time zone. */
const OVER_AFTER_DAYS = 2;

/** How long bookings without an account are kept after they were made, in milliseconds. */
export interface RetentionRules {
  guestMs: number;
  openListMs: number;
}

/** When a booking that its owner takes off the list now can no longer be restored. */
export function restorableUntil(now: Date): Date {
  return new Date(now.getTime() + RESTORABLE_MINUTES * 60 * 1000);
}

/** Whether a tour's date is over in New York at an instant. */
export function isDateOver(date: string, now: Date): boolean {
  return date < newYorkDate(now);
}

/**
 * A booking with the times at which it loses its owner or is deleted. A booking whose tour took place stays for
 * statistics. Canceled bookings are deleted, and so are parties that only waited.
 */
export function withRetention(booking: Booking, rules: RetentionRules): Booking {
  const rest =
    booking.anonymizeAt || booking.deleteAt ? without(booking, 'anonymizeAt', 'deleteAt') : booking;
  const due = ownerRemovalAt(booking, rules);
  if (booking.status === 'booked') {
    if (due === undefined) return rest;
    return isDateOver(booking.date, due)
      ? { ...rest, anonymizeAt: due }
      : { ...rest, deleteAt: due };
  }
  const ends =
    booking.status === 'cancelled' ? booking.restorableUntil : endOfDateEverywhere(booking.date);
  const deleteAt = earliest(ends, due);
  return deleteAt === undefined ? rest : { ...rest, deleteAt };
}

/** When a booking loses its owner; undefined if it keeps its owner forever. */
function ownerRemovalAt(
  { owner, createdAt, date }: Booking,
  rules: RetentionRules,
): Date | undefined {
  if (owner === OPEN_LIST) return new Date(createdAt.getTime() + rules.openListMs);
  if (!isGuest(owner)) return undefined;
  return new Date(
    Math.max(createdAt.getTime() + rules.guestMs, endOfDateEverywhere(date).getTime()),
  );
}

/** When a date is over in every time zone. */
function endOfDateEverywhere(date: string): Date {
  return new Date(addDays(date, OVER_AFTER_DAYS));
}

function earliest(one?: Date, other?: Date): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** The fields about a booking's owner, besides the owner itself. */
const OWNER_FIELDS = [
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

/** Removes the owner and all data about the owner from a booking. The booking counts as before. */
export function anonymize(booking: Booking): Booking {
  const rest: Booking = without(booking, ...OWNER_FIELDS);
  return {
    ...rest,
    owner: ANONYMOUS,
    revision: booking.revision + 1,
    ...(rest.attendance && { attendance: { ...rest.attendance, note: '' } }),
    ...(rest.walkIn !== undefined && { walkIn: '' }),
  };
}
