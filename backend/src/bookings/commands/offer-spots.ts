import type { CommandDefinition } from '../decision';

export interface OfferSpots {
  departures: string[];
}

/** Changes nothing itself. The ledger settles the departures' waitlists after it, as after every command. */
export const offerSpots: CommandDefinition<OfferSpots> = {
  needs: ({ departures }) => ({ departures }),
  decide: () => ({}),
};
