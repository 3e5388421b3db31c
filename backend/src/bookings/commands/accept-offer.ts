import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findBooking } from '../rules/bookings';
import { bookOffer, type OfferCode } from '../rules/waitlist';

export interface AcceptOffer extends BookingRef {
  departure: string;
  /** The caller; missing if the guide accepts for the party. */
  owner?: Owner;
}

/** Books the spots that a party was offered. Safe to repeat. */
export const acceptOffer: CommandDefinition<AcceptOffer, 'stale' | OfferCode> = {
  needs: ({ list, id, departure, owner }) => ({
    departures: [departure],
    owners: owner ? [owner.key] : [],
    bookings: [{ list, id }],
  }),

  decide(command, state, rules) {
    const { owner } = command;
    const party = findBooking(state, command);
    if (!party || (owner && party.owner !== owner.key)) return { refusal: { code: 'not-found' } };
    if (party.departure !== command.departure) return { refusal: { code: 'stale' } };
    return bookOffer(party, owner, state, rules);
  },
};
