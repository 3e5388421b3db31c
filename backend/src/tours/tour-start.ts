import type { TourContent, TourLocation } from './tour-content';

/** Returns the start of a route. */
export function startOf(locations: readonly TourLocation[]): TourLocation | undefined {
  return locations.find(({ types }) => types.includes('START'));
}

/**
 * Returns the start if its text and coordinates describe the meeting point. Those of a different point would send
 * visitors to the wrong corner.
 */
export function startAt(
  { locations, writtenFor }: Pick<TourContent, 'locations' | 'writtenFor'>,
  meetingPoint: string,
): TourLocation | undefined {
  return writtenFor === meetingPoint ? startOf(locations) : undefined;
}
