import { queryOptions } from '@tanstack/react-query';
import { getPlaces } from '../guide-api';

/** The tours with their settings; reloaded for each visit, so that the guide edits current values. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: getPlaces,
  gcTime: 0,
  staleTime: Infinity,
});
