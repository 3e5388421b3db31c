import { parseFilters, type TourFilters, type FilterName } from 'shared/tour-filters';
import { callApi } from '../../api/client';
import type { TourSummary } from '../../api/schema';

/** The filters, and all tours, each with the filters that it doesn't match. */
export interface FoundTours {
  filters: TourFilters;
  tours: TourSummary[];
}

/**
 * Loads all tours, and compares them with the filters in a URL.
 *
 * @param search the URL's query
 */
export async function findTours(search: string): Promise<FoundTours> {
  const parameters = new URLSearchParams(search);
  const filters = parseFilters((name) => parameters.get(name));
  // In the URL, all values are strings.
  const query = filters as object as Record<FilterName, string>;
  return { filters, tours: await callApi('GET /tours', { query }) };
}
