import type { Tour } from 'shared/tour-settings';
import { fieldError, type FieldError } from '../http/problem';

/** Returns the error for a place that isn't the place of a visible tour. */
export function unknownPlaceError(visibleTours: Iterable<Pick<Tour, 'place'>>): FieldError {
  const places = [...new Set([...visibleTours].map(({ place }) => place))];
  return fieldError('place', 'place-unknown', { places });
}
