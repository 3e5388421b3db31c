import { format } from '../../texts/format.en';

/** Alt texts for a tour's map. */
export const texts = {
  alt: (stops: number, from: string, to: string) =>
    format.plural(stops, {
      one: (count) => `Map of the route: ${count} stop from ${from} to ${to}, listed below`,
      other: (count) => `Map of the route: ${count} stops from ${from} to ${to}, listed below`,
    }),
};
