import type { Tour } from 'shared/tour-settings';
import { toDeparture, type Departure, type StoredDeparture } from '../../departures/departure';
import type { BookedDeparture } from '../../http/problem';
import { NOTIFIED_TERMS, type Booking } from '../booking';
import type { State } from '../state';
import { without } from '../../without';
import { partiesAt, countPeople } from './bookings';

/**
 * Returns the bookings whose `promised` terms change when the guide changes their departure. A booking only stores the
 * terms that its visitor was promised while they differ from the departure's.
 */
export function updatePromises(state: State, before: Departure, after: Departure): Booking[] {
  return [...partiesAt(state, before.id), ...state.waitlistAt(before.id)].flatMap((booking) => {
    const { promised = before } = booking;
    if (NOTIFIED_TERMS.every((term) => promised[term] === after[term])) {
      return booking.promised ? [without(booking, 'promised')] : [];
    }
    if (booking.promised) return [];
    const { startTime, lengthMinutes, meetingPoint } = before;
    return [{ ...booking, promised: { startTime, lengthMinutes, meetingPoint } }];
  });
}

/** Summarizes departures for a refusal, earliest first. */
export function summarizeDepartures(
  stored: StoredDeparture[],
  tour: Tour,
  state: State,
): BookedDeparture[] {
  return stored
    .map((each) => {
      const { id, date, startTime } = toDeparture(each, tour);
      return { id, date, startTime, people: countPeople(partiesAt(state, id)) };
    })
    .sort(compareStarts);
}

/** Sorts departures, earliest first. */
export function compareStarts(one: BookedDeparture, other: BookedDeparture): number {
  return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}
