import type { Tour } from 'shared/tour-settings';
import { fieldError, type FieldError } from '../http/problem';

/** What is said of a place that isn't among the tours that are offered. */
export function placeUnknown(offered: Iterable<Pick<Tour, 'place'>>): FieldError {
  const places = [...new Set([...offered].map(({ place }) => place))];
  return fieldError('place', 'place-unknown', { places });
}
