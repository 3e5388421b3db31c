import { addDays, newYorkDate } from 'shared/new-york';
import type { Booking } from '../booking';
import type { Contact } from '../contact';
import type { Rules } from '../decision';
import { isGuest, ANONYMOUS, OPEN_LIST } from '../owner';
import { without } from '../../without';

/** How long a canceled booking can be restored, in minutes. */
export const RESTORABLE_MINUTES = 15;

/** A date is over in every time zone this many days after its midnight in UTC. */
const OVER_AFTER_DAYS = 2;

/** How long bookings without an account are kept, in milliseconds since they were made. */
export interface RetentionRules {
  guestMs: number;
  openListMs: number;
}

/** Returns the deadline for restoring a booking that is taken off its owner's list now. */
export function restoreDeadline(now: Date): Date {
  return new Date(now.getTime() + RESTORABLE_MINUTES * 60 * 1000);
}

/** Whether a date is over in New York. */
export function isDateOver(date: string, now: Date): boolean {
  return date < newYorkDate(now);
}

/**
 * Sets when a booking is anonymized or deleted. Bookings of tours that took place are anonymized and kept for
 * statistics. Canceled bookings, and parties that never got off the waitlist, are deleted.
 */
export function withRetention(booking: Booking, rules: RetentionRules): Booking {
  const bookingWithoutRetention =
    booking.anonymizeAt || booking.deleteAt ? without(booking, 'anonymizeAt', 'deleteAt') : booking;
  const ownerRemovedAt = findOwnerRemoval(booking, rules);
  if (booking.status === 'booked') {
    if (ownerRemovedAt === undefined) return bookingWithoutRetention;
    return isDateOver(booking.date, ownerRemovedAt)
      ? { ...bookingWithoutRetention, anonymizeAt: ownerRemovedAt }
      : { ...bookingWithoutRetention, deleteAt: ownerRemovedAt };
  }
  const { restorableUntil, payments } = booking;
  const dateEnd = endOfDateEverywhere(booking.date);
  // If the party has paid, the guide may owe it a refund, so the booking stays until the date is over.
  const mayNeedRefund = restorableUntil !== undefined && payments !== undefined;
  const neededUntil = booking.status === 'cancelled' && !mayNeedRefund ? restorableUntil : dateEnd;
  const deleteAt = earlierOf(neededUntil, ownerRemovedAt);
  return deleteAt === undefined
    ? bookingWithoutRetention
    : { ...bookingWithoutRetention, deleteAt };
}

/** Returns when a booking loses its owner; undefined for bookings that keep their owner forever. */
function findOwnerRemoval(
  { owner, createdAt, date }: Booking,
  rules: RetentionRules,
): Date | undefined {
  if (owner === OPEN_LIST) return new Date(createdAt.getTime() + rules.openListMs);
  if (!isGuest(owner)) return undefined;
  return new Date(
    Math.max(createdAt.getTime() + rules.guestMs, endOfDateEverywhere(date).getTime()),
  );
}

/** Returns when a date is over in every time zone. */
function endOfDateEverywhere(date: string): Date {
  return new Date(addDays(date, OVER_AFTER_DAYS));
}

/** Returns the earlier of two dates, ignoring a missing one. */
function earlierOf(one?: Date, other?: Date): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** The fields that anonymized bookings don't have. */
const FIELDS_TO_REMOVE = [
  'anonymizeAt',
  'contact',
  'corrections',
  'deleteAt',
  'language',
  'mailedLinks',
  'manageLinks',
  'network',
  'reason',
  'requested',
  'requestKey',
  'restorableUntil',
] as const;

/** Removes all data about the owner from a booking. The booking still counts in statistics. */
export function anonymize(booking: Booking): Booking {
  const remainingFields: Booking = without(booking, ...FIELDS_TO_REMOVE);
  return {
    ...remainingFields,
    owner: ANONYMOUS,
    revision: booking.revision + 1,
    ...(remainingFields.attendance && {
      attendance: { ...remainingFields.attendance, note: '' },
    }),
    ...(remainingFields.walkIn !== undefined && { walkIn: '' }),
  };
}

/**
 * Cancels a paid booking whose account is deleted. Until the date is over, the guide sees the visitor's name and
 * contact details, because of the refund. All other data about the owner is removed.
 *
 * @param account the account's name and email address, for bookings without a contact
 */
export function keepForRefund(
  booking: Booking,
  account: Contact,
  { now, retention }: Pick<Rules, 'now' | 'retention'>,
): Booking {
  const canceled: Booking = {
    ...anonymize(booking),
    contact: without(booking.contact ?? account, 'note'),
    isListed: false,
    status: 'cancelled',
    cancelledAt: booking.cancelledAt ?? now,
    cancelledBy: 'owner',
    restorableUntil: now,
  };
  return withRetention(canceled, retention);
}
