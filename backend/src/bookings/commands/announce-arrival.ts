import { isArrivalTime } from 'shared/arrival';
import type { Arrival } from '../../departures/arrival';
import type { CommandDefinition } from '../decision';
import { findDeparture, toStoredDeparture } from '../rules/departures';

export interface AnnounceArrival {
  departure: string;
  arrival: Arrival;
}

/**
 * Announces the guide's arrival to the visitors. If two devices announce different arrivals, the later announcement
 * wins, even if it reaches the server first.
 */
export const announceArrival: CommandDefinition<
  AnnounceArrival,
  'not-found' | 'cancelled' | 'not-now'
> = {
  needs: ({ departure }) => ({ departures: [departure] }),

  decide({ departure: id, arrival }, state) {
    const departure = findDeparture(state, id);
    if (!departure) return { refusal: { code: 'not-found' } };
    if (departure.state === 'cancelled') return { refusal: { code: 'cancelled' } };
    if (!isArrivalTime(departure.startsAt, departure.endsAt, arrival.at)) {
      return { refusal: { code: 'not-now' } };
    }
    const stored = toStoredDeparture(departure, state);
    if (stored.arrival && stored.arrival.at > arrival.at) return {};
    return { changes: { departures: [{ ...stored, arrival }] } };
  },
};
