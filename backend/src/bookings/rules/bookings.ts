import { isVisibleToGuide, type Booking } from '../booking';
import type { BookingRef } from '../needs';
import type { Owner } from '../owner';
import { listOf, type State } from '../state';
import { without } from '../../without';

export function findBooking(state: State, { list, id }: BookingRef): Booking | undefined {
  const booking = state.bookings.get(id);
  return booking && listOf(booking) === list ? booking : undefined;
}

/** Returns a booking if it is the owner's. */
export function findOwnBooking(
  state: State,
  ref: BookingRef & { owner: Owner },
): Booking | undefined {
  const booking = findBooking(state, ref);
  return booking?.owner === ref.owner.key ? booking : undefined;
}

/** Returns a booking if it is on the day sheet. */
export function findOnDaySheet(state: State, ref: BookingRef): Booking | undefined {
  const booking = findBooking(state, ref);
  return booking && isVisibleToGuide(booking) ? booking : undefined;
}

/** The parties that have booked a departure. */
export function partiesAt(state: State, departure: string): Booking[] {
  return [...state.bookings.values()].filter(
    (booking) => booking.departure === departure && booking.status === 'booked',
  );
}

/** All bookings of an owner, oldest first. */
export function bookingsOf(state: State, owner: string): Booking[] {
  return [...state.bookings.values()]
    .filter((booking) => booking.owner === owner)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

export function countPeople(parties: Booking[]): number {
  return parties.reduce((sum, { people }) => sum + people, 0);
}

/** Returns a canceled booking without its cancellation. */
export function undoCancellation(booking: Booking): Booking {
  return { ...without(booking, 'cancelledAt', 'cancelledBy', 'reason'), status: 'booked' };
}
