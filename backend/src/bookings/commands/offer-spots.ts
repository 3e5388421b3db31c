import { tourIdOf } from 'shared/departure-id';
import type { CommandDefinition } from './command';

export interface OfferSpots {
  departures: string[];
}

/** Changes nothing itself: it names departures, so that the ledger settles their waitlists. */
export const offerSpots: CommandDefinition<OfferSpots> = {
  needs: ({ departures }) => ({ tours: departures.map(tourIdOf), departures }),
  decide: () => ({}),
};
