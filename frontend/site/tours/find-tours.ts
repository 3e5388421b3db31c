import { parseWishes, type TourWishes, type WishName } from 'shared/tour-wishes';
import { callApi } from '../../api/client';
import type { TourSummary } from '../../api/schema';

/** A visitor's wishes, and all tours, each with the wishes that it misses. */
export interface FoundTours {
  wishes: TourWishes;
  tours: TourSummary[];
}

/**
 * Loads all tours for the wishes in a URL.
 *
 * @param search the URL's query
 */
export async function findTours(search: string): Promise<FoundTours> {
  const parameters = new URLSearchParams(search);
  const wishes = parseWishes((name) => parameters.get(name));
  // In the URL, all values are strings.
  const query = wishes as object as Record<WishName, string>;
  return { wishes, tours: await callApi('GET /tours', { query }) };
}
