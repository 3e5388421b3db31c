import { words as format } from './format';

/** Alt texts for a tour's map. */
export const words = {
  alt: (stops: number, from: string, to: string) =>
    format.plural(stops, {
      one: (count) => `Map of the route: ${count} stop from ${from} to ${to}, listed below`,
      other: (count) => `Map of the route: ${count} stops from ${from} to ${to}, listed below`,
    }),
};
