import type { Tour } from 'shared/tour-settings';
import { fieldError, type FieldError } from '../http/problem';

/** Returns the error of a place that isn't one of the offered tours'. */
export function placeUnknown(offered: Iterable<Pick<Tour, 'place'>>): FieldError {
  const places = [...new Set([...offered].map(({ place }) => place))];
  return fieldError('place', 'place-unknown', { places });
}
