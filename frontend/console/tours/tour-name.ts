import type { PlaceRecord } from '../../api/schema';

type Tour = Pick<PlaceRecord, 'id' | 'list' | 'place'>;

/** Formats a tour's name: "Central Park", or "Central Park by night" if there is also a day tour of the same place. */
export function formatTourName({ id, list, place }: Tour, tours: readonly Tour[]): string {
  const isAmbiguous = tours.some((other) => other.place === place && other.id !== id);
  return isAmbiguous ? `${place} by ${list}` : place;
}
