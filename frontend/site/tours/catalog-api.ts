import { tourIdAt } from 'shared/tour-page';
import { ApiError, callApi } from '../../api/client';
import type { TourDetails, TourSummary } from '../../api/schema';

/** Loads all tours, each with its next departure. */
export function loadTours(): Promise<TourSummary[]> {
  return callApi('GET /tours');
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
