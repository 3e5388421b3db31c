import type { TourContent, TourLocation } from './tour-content';

/** The first location of a tour's way that is its start. */
export function startOf(locations: readonly TourLocation[]): TourLocation | undefined {
  return locations.find(({ types }) => types.includes('START'));
}

/**
 * The start with its words and coordinates, if they describe a meeting point: those of a different point would send
 * visitors to the wrong corner.
 */
export function startAt(
  { locations, writtenFor }: Pick<TourContent, 'locations' | 'writtenFor'>,
  meetingPoint: string,
): TourLocation | undefined {
  return writtenFor === meetingPoint ? startOf(locations) : undefined;
}
