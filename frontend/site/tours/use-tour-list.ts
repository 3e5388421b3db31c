import { useRemote } from '../../ui/use-remote';
import type { TourSummary } from '../../api/schema';
import { loadTours } from './catalog-api';

/** All tours that are offered; null until they have loaded, and "failed" if they can't be loaded. */
export type TourList = readonly TourSummary[] | 'failed' | null;

export function useTourList(): TourList {
  const { state } = useRemote('tours', loadTours);
  if (state.status === 'ready') return state.data;
  return state.status === 'failed' ? 'failed' : null;
}
