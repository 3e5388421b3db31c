import { words as format } from './format';

/** What the map of a tour's way says. */
export const words = {
  alt: (stops: number, from: string, to: string) =>
    format.plural(stops, {
      one: (count) => `Map of the way: ${count} stop from ${from} to ${to}, listed below`,
      other: (count) => `Map of the way: ${count} stops from ${from} to ${to}, listed below`,
    }),
};
