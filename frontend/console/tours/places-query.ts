import { queryOptions } from '@tanstack/react-query';
import { getPlaces } from '../guide-api';

/** The tours with their settings, asked for each time that they are to be changed: none is changed by what is old. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: getPlaces,
  gcTime: 0,
  staleTime: Infinity,
});
