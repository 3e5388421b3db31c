import { isDeepStrictEqual } from 'node:util';
import { offerExpiryOf } from '../../departures/waitlist';
import { toBefore, type Before } from '../content/facts';
import type { BookingWithDeparture, MessageSubject, WithheldReason } from './definition';

/** Withholds letters about a booking or an offer after it was canceled. */
export function outdatedIfCanceled(
  _: MessageSubject,
  current: BookingWithDeparture,
): WithheldReason | undefined {
  return isCanceled(current) ? 'The booking has been canceled since.' : undefined;
}

/** Withholds letters about a cancellation after it was undone. */
export function outdatedIfRestored(
  _: MessageSubject,
  current: BookingWithDeparture,
): WithheldReason | undefined {
  return isCanceled(current) ? undefined : 'The booking has been restored since.';
}

function isCanceled({ booking, departure }: BookingWithDeparture): boolean {
  return booking.status === 'cancelled' || departure.state === 'cancelled';
}

/** Whether the spots that were offered until an instant are still held for a party. */
export function isStillOffered({ booking, departure }: BookingWithDeparture, until: Date): boolean {
  const isSame = booking.turn?.offeredUntil?.getTime() === until.getTime();
  const expiresAt = offerExpiryOf(booking, departure);
  return (
    booking.status === 'offered' && isSame && expiresAt !== undefined && expiresAt > new Date()
  );
}

/** Whether a booking has the same time, place, and number of people as before. */
export function isUnchanged(
  before: NonNullable<MessageSubject['before']>,
  {
    booking: { people },
    departure: { place, startsAt, endsAt, meetingPoint },
  }: BookingWithDeparture,
): boolean {
  const now: Before = { place, people, starts: startsAt, ends: endsAt, meetingPoint };
  return isDeepStrictEqual(toBefore(before), now);
}
