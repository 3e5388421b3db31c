import { isDeepStrictEqual } from 'node:util';
import { offerExpiryOf } from '../../departures/waitlist';
import { toBookingDetails, type BookingDetails } from '../content/facts';
import type { BookingWithDeparture, MessageSubject, WithheldReason } from './definition';

/** Returns a reason to withhold a letter if the booking or its departure has been canceled. */
export function outdatedIfCanceled(
  _: MessageSubject,
  current: BookingWithDeparture,
): WithheldReason | undefined {
  return isCanceled(current) ? 'The booking has been canceled since.' : undefined;
}

/** Returns a reason to withhold a letter about a cancellation if the cancellation has been undone. */
export function outdatedIfRestored(
  _: MessageSubject,
  current: BookingWithDeparture,
): WithheldReason | undefined {
  return isCanceled(current) ? undefined : 'The booking has been restored since.';
}

function isCanceled({ booking, departure }: BookingWithDeparture): boolean {
  return booking.status === 'cancelled' || departure.state === 'cancelled';
}

/** Whether a party still has the offer that a message was about, which was due to expire at `until`. */
export function isStillOffered({ booking, departure }: BookingWithDeparture, until: Date): boolean {
  const isSameOffer = booking.turn?.offeredUntil?.getTime() === until.getTime();
  const expiresAt = offerExpiryOf(booking, departure);
  return (
    booking.status === 'offered' && isSameOffer && expiresAt !== undefined && expiresAt > new Date()
  );
}

/** Whether a booking has the same tour, time, meeting point, and number of people as before. */
export function isUnchanged(
  before: NonNullable<MessageSubject['before']>,
  {
    booking: { people },
    departure: { place, startsAt, endsAt, meetingPoint },
  }: BookingWithDeparture,
): boolean {
  const after: BookingDetails = { place, people, startsAt, endsAt, meetingPoint };
  return isDeepStrictEqual(toBookingDetails(before), after);
}
