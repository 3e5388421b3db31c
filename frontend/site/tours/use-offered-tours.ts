import { useEffect, useState } from 'react';
import { loadTours } from '../catalog/catalog-api';
import type { TourKind } from '../tour-kinds';

/** What a list offers. */
export interface OfferedTours {
  /** The places of its tours, in the guide's order. */
  places: readonly string[];
  /** How many one booking can be for, by the place; of the others, nothing is said. */
  maxPeople: Readonly<Record<string, number>>;
}

/**
 * What a list offers. The page begins with the places that every site begins with, and goes by the API once
 * that has answered; where nothing was changed, nothing changes.
 */
export function useOfferedTours({ list, places }: TourKind): OfferedTours {
  const [offered, setOffered] = useState<OfferedTours>({ places, maxPeople: {} });
  useEffect(() => {
    let isCurrent = true;
    loadTours().then(
      (all) => {
        if (!isCurrent) return;
        const tours = all.filter((tour) => tour.list === list);
        const now: OfferedTours = {
          places: tours.map(({ place }) => place),
          maxPeople: Object.fromEntries(
            tours.flatMap(({ place, maxPartySize: most }) => (most ? [[place, most]] : [])),
          ),
        };
        setOffered((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now));
      },
      // The server decides about every booking anyway.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return offered;
}
