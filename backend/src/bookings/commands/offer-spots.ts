import type { CommandDefinition } from '../decision';

export interface OfferSpots {
  departures: string[];
}

/** Changes nothing itself. As after every command, the ledger then settles the departures' waitlists. */
export const offerSpots: CommandDefinition<OfferSpots> = {
  needs: ({ departures }) => ({ departures }),
  decide: () => ({}),
};
