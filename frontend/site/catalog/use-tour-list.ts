import { useEffect, useState } from 'react';
import type { TourSummary } from '../../api/schema';
import { loadTours } from './catalog-api';

/** All tours that are offered; null until that is known, and "away" where it can't be. */
export type TourList = readonly TourSummary[] | 'away' | null;

export function useTourList(): TourList {
  const [tours, setTours] = useState<TourList>(null);
  useEffect(() => {
    let isCurrent = true;
    loadTours().then(
      (all) => {
        if (isCurrent) setTours(all);
      },
      () => {
        if (isCurrent) setTours('away');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return tours;
}
