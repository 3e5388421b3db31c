import type { TourContent, TourLocation } from './tour-content';

/** Returns the location where a route starts. */
export function findStart(locations: readonly TourLocation[]): TourLocation | undefined {
  return locations.find(({ types }) => types.includes('START'));
}

/**
 * Returns a route's start. Returns undefined if the start's text and coordinates describe a different meeting point, so
 * that they don't send visitors to the wrong corner.
 */
export function findCurrentStart(
  { locations, writtenFor: meetingPointOfText }: Pick<TourContent, 'locations' | 'writtenFor'>,
  meetingPoint: string,
): TourLocation | undefined {
  return meetingPointOfText === meetingPoint ? findStart(locations) : undefined;
}
