import type { CommandDefinition } from '../decision';

export interface OfferSpots {
  departures: string[];
}

/** Makes the ledger settle the departures' waitlists, as after each command. Changes nothing else. */
export const offerSpots: CommandDefinition<OfferSpots> = {
  needs: ({ departures }) => ({ departures }),
  decide: () => ({}),
};
