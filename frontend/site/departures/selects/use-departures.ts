import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useReloadOnReturn } from '../../../ui/use-reload-on-return';
import type { BookingRecord } from '../../../api/schema';
import type { ListName, TourKind } from '../tour-kinds';
import { loadDepartures, type DeparturesQuery } from '../departures-api';
import { NO_DEPARTURES, mergeDepartures, type LoadedDepartures } from './loaded-departures';

/** The server caches departures for this long, so they may not include a newer booking yet. */
const SERVER_CACHE_MS = 2000;
/** The list of bookings waits this long for times and meeting points, so that its rows don't grow when those load. */
const MAX_DEPARTURES_WAIT_MS = 1000;

/**
 * Loads all departures of the place in the form, and the departures that the visitor booked. Failures are ignored,
 * because the server checks every booking anyway.
 *
 * @param places the places that the list offers
 * @param place the place in the form; may be empty
 * @param bookings null until they have loaded
 */
export function useDepartures(
  { list }: TourKind,
  places: readonly string[],
  place: string,
  bookings: BookingRecord[] | null,
  today: string | null,
) {
  const [loadedDepartures, setLoadedDepartures] = useState(NO_DEPARTURES);
  const [reloadCount, setReloadCount] = useState(0);
  const [hasTimedOut, setHasTimedOut] = useState(false);
  const hasLoadedBookings = today !== null && bookings !== null;
  const bookedQuery = useStableQuery(
    hasLoadedBookings ? bookedDeparturesQuery(list, places, bookings, today) : null,
  );
  const hasFinished = useDeparturesQuery(bookedQuery, reloadCount, setLoadedDepartures);
  useDeparturesQuery(
    useStableQuery(places.includes(place) ? { list, place } : null),
    reloadCount,
    setLoadedDepartures,
  );

  useEffect(() => {
    if (bookedQuery === null) return;
    const timer = setTimeout(() => {
      setHasTimedOut(true);
    }, MAX_DEPARTURES_WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [bookedQuery]);

  useReloadOnReturn(() => {
    setReloadCount((n) => n + 1);
  });

  return {
    loadedDepartures,
    /** Whether the bookings' departures have loaded, failed to load, or taken too long. */
    isSettled: bookedQuery === null || hasFinished || hasTimedOut,
    /** Reloads once the server's cache includes the latest booking. */
    reloadDepartures: () => {
      setTimeout(() => {
        setReloadCount((n) => n + 1);
      }, SERVER_CACHE_MS);
    },
  };
}

/**
 * Loads the departures that match a query, and merges them into the state. Reloads them when `reloadCount` changes.
 *
 * @returns whether a load has succeeded or failed
 */
function useDeparturesQuery(
  query: DeparturesQuery | null,
  reloadCount: number,
  setLoadedDepartures: Dispatch<SetStateAction<LoadedDepartures>>,
): boolean {
  const [hasFinished, setHasFinished] = useState(false);
  useEffect(() => {
    if (query === null) return;
    let isCurrent = true;
    loadDepartures(query)
      .then((response) => {
        if (!isCurrent) return;
        setLoadedDepartures((current) => mergeDepartures(current, query, response));
      })
      // The page works without departures.
      .catch(() => undefined)
      .finally(() => {
        setHasFinished(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [query, reloadCount, setLoadedDepartures]);
  return hasFinished;
}

/** Returns the same object for equal queries. */
function useStableQuery(query: DeparturesQuery | null): DeparturesQuery | null {
  const text = JSON.stringify(query);
  return useMemo(() => JSON.parse(text) as DeparturesQuery | null, [text]);
}

/**
 * Returns a query that covers the departures that the visitor has booked for today or later; null if there are none.
 */
function bookedDeparturesQuery(
  list: ListName,
  offeredPlaces: readonly string[],
  bookings: BookingRecord[],
  today: string,
): DeparturesQuery | null {
  const upcomingBookings = bookings.filter(({ date }) => date >= today);
  const dates = upcomingBookings.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return null;
  const [place = '', ...otherPlaces] = new Set(upcomingBookings.map((booking) => booking.place));
  const isOnePlace = otherPlaces.length === 0 && offeredPlaces.includes(place);
  return { list, from, to, ...(isOnePlace && { place }) };
}
