import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '../guide-api';

/** The guide's own profile. Reloaded each time the view opens, so that the form starts with current values. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: getProfile,
  gcTime: 0,
  staleTime: Infinity,
});
