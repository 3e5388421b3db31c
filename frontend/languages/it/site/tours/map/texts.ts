import type { texts as english } from '../../../../../site/tours/map/texts.en';
import { format } from '../../texts/format';

/** Alt texts for a tour's map. */
export const texts: typeof english = {
  alt: (stops, from, to) =>
    format.plural(stops, {
      one: (count) => `Mappa del percorso: ${count} tappa, da ${from} a ${to}, elencata qui sotto`,
      other: (count) =>
        `Mappa del percorso: ${count} tappe, da ${from} a ${to}, elencate qui sotto`,
    }),
};
