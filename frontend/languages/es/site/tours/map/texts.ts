import type { texts as english } from '../../../../../site/tours/map/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  alt: (stops, from, to) =>
    format.plural(stops, {
      one: (count) =>
        `Mapa de la ruta: ${count} parada, de ${from} a ${to}; está en la lista de abajo`,
      other: (count) =>
        `Mapa de la ruta: ${count} paradas, de ${from} a ${to}; están en la lista de abajo`,
    }),
};
