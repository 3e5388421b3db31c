import { tourIdOf } from 'shared/departure-id';
import type { CommandDefinition } from './command';

export interface OfferSpots {
  departures: string[];
}

/** Makes the ledger settle the departures' waitlists, as after each command. Changes nothing else. */
export const offerSpots: CommandDefinition<OfferSpots> = {
  needs: ({ departures }) => ({ tours: departures.map(tourIdOf), departures }),
  decide: () => ({}),
};
