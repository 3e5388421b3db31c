import { tourIdAt } from 'shared/tour-page';
import { ApiError, callApi } from '../../api/client';
import type { TourDetails, TourSummary } from '../../api/schema';

/** The tours, with the next departure of each. */
export function loadTours(): Promise<TourSummary[]> {
  return callApi('GET /tours');
}

/**
 * The tour with a page at an address; null if there is none.
 *
 * @throws ApiError if that can't be known
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
