import type { texts as english } from '../../../../../site/tours/map/texts.en';
import { format } from '../../texts/format';

/** Alt texts for a tour's map. */
export const texts: typeof english = {
  alt: (stops, from, to) =>
    format.plural(stops, {
      one: (count) =>
        `Carte du parcours : ${count} étape, de « ${from} » à « ${to} », dans la liste ci-dessous`,
      other: (count) =>
        `Carte du parcours : ${count} étapes, de « ${from} » à « ${to} », dans la liste ci-dessous`,
    }),
};
