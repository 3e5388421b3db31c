import type { texts as english } from '../../../../../site/tours/map/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  alt: (stops, from, to) =>
    format.plural(stops, {
      one: (count) =>
        `Karte der Route: ${count} Station, von „${from}“ bis „${to}“, unten aufgeführt`,
      other: (count) =>
        `Karte der Route: ${count} Stationen, von „${from}“ bis „${to}“, unten aufgeführt`,
    }),
};
