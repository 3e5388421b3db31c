import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PlaceRecord } from '../../api/schema';
import { getPlaces } from '../guide-api';

/**
 * Loads the tours, which the API calls places, with their settings. Nothing is cached after the view closes, so that
 * forms start with current values.
 */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: getPlaces,
  gcTime: 0,
  staleTime: Infinity,
});

/** Replaces a tour in the cached list with its saved version. */
export async function updateCachedPlace(client: QueryClient, saved: PlaceRecord): Promise<void> {
  // A response to an earlier request may be older than the saved settings.
  await client.cancelQueries({ queryKey: placesQuery.queryKey });
  client.setQueryData(placesQuery.queryKey, (places) =>
    places?.map((each) => (each.id === saved.id ? saved : each)),
  );
}
