import { queryOptions } from '@tanstack/react-query';
import { getPlaces } from '../guide-api';

/**
 * The tours with their settings, which the API calls places. They are reloaded each time the view opens, so that forms
 * start with current values.
 */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: getPlaces,
  gcTime: 0,
  staleTime: Infinity,
});
