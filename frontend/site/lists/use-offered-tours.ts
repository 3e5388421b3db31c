import { useEffect, useState } from 'react';
import { callApi } from '../../api/client';
import type { TourKind } from '../departures/tour-kinds';

/** The tours that a list offers. */
export interface OfferedTours {
  /** The places of its tours, in the guide's order. */
  places: readonly string[];
  /** The limits for one booking, keyed by place; places without a limit are missing. */
  maxPeople: Readonly<Record<string, number>>;
}

/**
 * Returns the tours that a list offers: at first the places of a new site, then those from the API. Keeps the same
 * object if they are equal.
 */
export function useOfferedTours({ list, places }: TourKind): OfferedTours {
  const [offered, setOffered] = useState<OfferedTours>({ places, maxPeople: {} });
  useEffect(() => {
    let isCurrent = true;
    callApi('GET /tours').then(
      (all) => {
        if (!isCurrent) return;
        const tours = all.filter((tour) => tour.list === list);
        const maxPeople: Record<string, number> = {};
        for (const { place, maxPartySize } of tours) {
          if (maxPartySize) maxPeople[place] = maxPartySize;
        }
        const loadedTours: OfferedTours = { places: tours.map(({ place }) => place), maxPeople };
        setOffered((before) =>
          JSON.stringify(loadedTours) === JSON.stringify(before) ? before : loadedTours,
        );
      },
      // After a failure, the server still checks every booking.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return offered;
}
