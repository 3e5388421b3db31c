import type { TourContent, TourLocation } from './tour-content';

/** Returns the location where a route starts. */
export function startLocationOf(locations: readonly TourLocation[]): TourLocation | undefined {
  return locations.find(({ types }) => types.includes('START'));
}

/**
 * Returns a route's start if its text and coordinates describe this meeting point. Otherwise they would send visitors
 * to the wrong corner.
 */
export function startLocationFor(
  { locations, writtenFor }: Pick<TourContent, 'locations' | 'writtenFor'>,
  meetingPoint: string,
): TourLocation | undefined {
  return writtenFor === meetingPoint ? startLocationOf(locations) : undefined;
}
