import { termsOf, type Departure } from '../../departures/departure';
import type { Booking } from '../booking';
import type { BookingBefore, BookingEvent, State } from '../state';
import { findDeparture } from './departures';

/** Returns the fields of a booking that its visitor knew before an event. */
export function toBookingBefore({ people }: Booking, departure: Departure): BookingBefore {
  const { place, date } = departure;
  return {
    place,
    date,
    people,
    terms: termsOf(departure),
    isCancelled: departure.state === 'cancelled',
  };
}

/** The field `before` of an event that changes a booking; missing if the departure no longer exists. */
export function beforeField(booking: Booking, state: State): Pick<BookingEvent, 'before'> {
  const departure = findDeparture(state, booking.departure);
  return departure ? { before: toBookingBefore(booking, departure) } : {};
}

/** Returns the event for an owner's change of a booking; empty unless the departure or the number of people changed. */
export function toChangeEvents(before: Booking, after: Booking, state: State): BookingEvent[] {
  const isSame = before.departure === after.departure && before.people === after.people;
  if (isSame) return [];
  return [{ kind: 'booking-changed', booking: after, ...beforeField(before, state) }];
}

/**
 * The kind of the first event that a booking's visitor is notified of.
 *
 * @param ifBooked the kind if the booking is neither held nor on a waitlist
 */
export function firstEventKind(
  { status, turn }: Booking,
  ifBooked: 'booking-made' | 'contact-given',
): BookingEvent['kind'] {
  if (status === 'waiting') return 'waiting-joined';
  if (status !== 'offered') return ifBooked;
  return turn?.isUnconfirmed ? 'booking-held' : 'waiting-offered';
}
