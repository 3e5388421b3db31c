import type { texts as english } from '../../../../../site/tours/map/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  alt: (stops: number, from: string, to: string) =>
    format.plural(stops, {
      one: (count) => `Mapa do percurso: ${count} parada, de “${from}” a “${to}”, na lista abaixo`,
      other: (count) =>
        `Mapa do percurso: ${count} paradas, de “${from}” a “${to}”, na lista abaixo`,
    }),
};
