import { isVisibleToGuide } from '../booking';
import type { CommandDefinition } from '../decision';
import { ANONYMOUS } from '../owner';
import { anonymize } from '../rules/retention';

export interface AnonymizeDeparture {
  departure: string;
}

/** Anonymizes the bookings on a departure's day sheet. MongoDB deletes the departure's other bookings. */
export const anonymizeDeparture: CommandDefinition<AnonymizeDeparture, 'not-found'> = {
  needs: ({ departure }) => ({ departures: [departure], departuresWithBookings: [departure] }),

  decide({ departure: id }, state, { now }) {
    const departure = state.departures.get(id);
    if (!departure) return { refusal: { code: 'not-found' } };
    const bookings = [...state.bookings.values()]
      .filter((booking) => booking.departure === id && booking.owner !== ANONYMOUS)
      .filter(isVisibleToGuide)
      .map(anonymize);
    return { changes: { bookings, departures: [{ ...departure, anonymizedAt: now }] } };
  },
};
