import { isOpen, type Departure } from '../../departures/departure';
import type { Booking } from '../booking';
import type { Rules } from '../decision';
import type { Refusal } from '../refusal';
import type { State } from '../state';
import { findDeparture } from './departures';

/** Refuses changes and cancellations after their deadline, unless the guide canceled the departure. */
export function checkChangeCutoff(
  { departure: id }: Booking,
  state: State,
  { now }: Rules,
): Refusal<'too-late'> | undefined {
  const departure = findDeparture(state, id);
  if (!departure || departure.state === 'cancelled' || now < departure.changeDeadline) {
    return undefined;
  }
  return { code: 'too-late', deadline: departure.changeDeadline };
}

/** Refuses bookings at departures that are closed, or closed to first bookings. */
export function checkOpen(
  departure: Departure,
  state: State,
  { now }: Rules,
): Refusal<'closed' | 'first-too-late'> | undefined {
  if (!isOpen(departure, true, now)) return { code: 'closed', departure };
  const isBooked = state.bookedAt(departure.id).parties > 0;
  return isOpen(departure, isBooked, now) ? undefined : { code: 'first-too-late', departure };
}

/** Refuses moves between two departures, whatever room there is. */
export function checkMove(
  from: Departure,
  to: Departure,
  now: Date,
): Refusal<'no-move'> | undefined {
  const refuse = (why: Refusal<'no-move'>['why']) => ({ code: 'no-move', why, to }) as const;
  if (from.starts < now) return refuse('started');
  if (to.id === from.id) return refuse('same');
  if (to.starts < now) return refuse('past');
  return to.state === 'cancelled' ? refuse('cancelled') : undefined;
}
