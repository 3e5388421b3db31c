import { tourIdAt } from 'shared/tour-page';
import { parseWishes, type TourWishes } from 'shared/tour-wishes';
import { ApiError, callApi } from '../../api/client';
import type { TourDetails, TourSummary } from '../../api/schema';

/** Loads all tours, each with its next departure. */
export function loadTours(): Promise<TourSummary[]> {
  return callApi('GET /tours');
}

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
  const query = Object.fromEntries(
    Object.entries(wishes).map(([name, value]) => [name, String(value)]),
  );
  return { wishes, tours: await callApi('GET /tours', { query }) };
}

/**
 * Loads the tour whose page has this URL; null if there is none.
 *
 * @throws ApiError if the tour can't be loaded
 */
export async function loadTour(pathname: string): Promise<TourDetails | null> {
  const id = tourIdAt(pathname.slice(pathname.lastIndexOf('/') + 1));
  try {
    return await callApi('GET /tours/{id}', { path: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
