import { useEffect, useState } from 'react';
import type { TourSummary } from '../../api/schema';
import { loadTours } from './catalog-api';

/** All tours that are offered; null until they have loaded, and "failed" if they can't be loaded. */
export type TourList = readonly TourSummary[] | 'failed' | null;

export function useTourList(): TourList {
  const [tours, setTours] = useState<TourList>(null);
  useEffect(() => {
    let isCurrent = true;
    loadTours().then(
      (all) => {
        if (isCurrent) setTours(all);
      },
      () => {
        if (isCurrent) setTours('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return tours;
}
