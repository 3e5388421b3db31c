import { useMemo } from 'react';
import type { Price } from 'shared/price';
import { placeNameOf } from '../departures/place-name';
import { useRemote } from '../../ui/use-remote';
import type { TourKind } from '../departures/tour-kinds';
import { loadTours } from '../tours/catalog-api';

/** The tours that a list offers. */
export interface OfferedTours {
  /** The tours' places, in the guide's order. */
  places: readonly string[];
  /** The tours' short names in the page's language, keyed by place. */
  names: Readonly<Record<string, string>>;
  /** The limits for one booking, keyed by place; places without a limit are missing. */
  maxPeople: Readonly<Record<string, number>>;
  /** The prices, keyed by place; places without a price are missing. */
  prices: Readonly<Record<string, Price>>;
}

/** Loads the tours again; resolves after they have been updated. */
type Reload = () => Promise<unknown>;

/** Returns the tours that a list offers: at first the places of a new site, then those from the API. */
export function useOfferedTours({ list, places }: TourKind): [OfferedTours, Reload] {
  // If the tours can't be loaded, the list keeps a new site's places, because the server checks every booking anyway.
  const { state, reload } = useRemote('tours', loadTours);
  const offeredTours = useMemo(() => {
    if (state.status !== 'ready') return { places, names: {}, maxPeople: {}, prices: {} };
    const tours = state.data.filter((tour) => tour.list === list);
    const names: Record<string, string> = {};
    const maxPeople: Record<string, number> = {};
    const prices: Record<string, Price> = {};
    for (const tour of tours) {
      const { place, maxPartySize, price } = tour;
      names[place] = placeNameOf(tour);
      if (maxPartySize) maxPeople[place] = maxPartySize;
      if (price) prices[place] = price;
    }
    return { places: tours.map(({ place }) => place), names, maxPeople, prices };
  }, [state, list, places]);
  return [offeredTours, reload];
}
