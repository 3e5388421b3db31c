import type { texts as english } from '../../../../../site/tours/map/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  alt: (stops, from, to) =>
    format.plural(stops, {
      one: (count) =>
        `Mapa de la ruta con ${count} parada, «${from}», que está en la lista de abajo`,
      other: (count) =>
        `Mapa de la ruta con ${count} paradas, desde «${from}» hasta «${to}», que están en la lista de abajo`,
    }),
};
