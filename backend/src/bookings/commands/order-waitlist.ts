import type { CommandDefinition } from '../decision';
import { findDeparture } from '../rules/departures';

export interface OrderWaitlist {
  departure: string;
  /** The ids of all parties on the waitlist, in the new order. */
  ids: string[];
}

export const orderWaitlist: CommandDefinition<OrderWaitlist, 'not-found' | 'changed'> = {
  needs: ({ departure }) => ({ departures: [departure] }),

  decide({ departure, ids }, state) {
    if (!findDeparture(state, departure)) return { refusal: { code: 'not-found' } };
    const waitlist = state.waitlistAt(departure);
    const orderedParties = ids.flatMap(
      (id) => waitlist.find(({ _id }) => String(_id) === id) ?? [],
    );
    if (orderedParties.length !== waitlist.length || new Set(ids).size !== waitlist.length) {
      return { refusal: { code: 'changed' } };
    }
    const bookings = orderedParties.map((party, index) => ({
      ...party,
      turn: { ...party.turn, place: index + 1 },
    }));
    return { changes: { bookings } };
  },
};
