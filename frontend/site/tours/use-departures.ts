import { useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { TourKind } from '../tour-kinds';
import { loadDepartures, type DeparturesQuery } from './departures-api';
import { NO_DEPARTURES, mergeDepartures, type KnownDepartures } from './known-departures';
import type { Tour } from './tours-api';

/** For as long the server gives everybody the same answer, whatever was booked since. */
const SHARED_MS = 2000;
/** So long the list waits for times and meeting points, so that it does not grow when they come. */
const PATIENCE_MS = 1000;
/** Whoever comes back to the page after that gets to know what has happened. */
const OLD_MS = 60_000;

/**
 * What is known of the departures that matter: all of the place that the form has, and those that are
 * booked. What can't be had is left out: the server decides about every booking anyway.
 *
 * @param offered the places that the list offers
 * @param place the form's; empty if it has none
 * @param tours the bookings; null while they are not known
 */
export function useDepartures(
  { list }: TourKind,
  offered: readonly string[],
  place: string,
  tours: Tour[] | null,
  today: string | null,
) {
  const [known, setKnown] = useState(NO_DEPARTURES);
  const [turn, setTurn] = useState(0);
  const [waited, setWaited] = useState(false);
  const loadedAt = useRef(0);
  const booked = today === null || tours === null ? null : bookedRange(offered, tours, today);
  const ofTable = useQuery(booked && { list, ...booked });
  const answered = useAnswers(ofTable, turn, setKnown);
  useAnswers(useQuery(offered.includes(place) ? { list, place } : null), turn, setKnown);

  useEffect(() => {
    if (ofTable === null) return;
    const timer = setTimeout(() => {
      setWaited(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ofTable]);

  useEffect(() => {
    loadedAt.current = performance.now();
  }, [turn]);

  useEffect(() => {
    const look = () => {
      if (document.hidden || performance.now() - loadedAt.current < OLD_MS) return;
      setTurn((n) => n + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    known,
    /** Whether the bookings can be shown with what belongs to them, or without it for good. */
    settled: booked === null || answered || waited,
    /** Asks again once the answers tell of what was just booked. */
    refresh: () => {
      setTimeout(() => {
        setTurn((n) => n + 1);
      }, SHARED_MS);
    },
  };
}

/** Adds what a query gives to what is known, again at each turn; whether it ever gave, or failed. */
function useAnswers(
  query: DeparturesQuery | null,
  turn: number,
  setKnown: Dispatch<SetStateAction<KnownDepartures>>,
): boolean {
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (query === null) return;
    let current = true;
    loadDepartures(query)
      .then((loaded) => {
        if (!current) return;
        setKnown((known) => mergeDepartures(known, query, loaded));
      })
      // The page works without.
      .catch(() => undefined)
      .finally(() => {
        setAnswered(true);
      });
    return () => {
      current = false;
    };
  }, [query, turn, setKnown]);
  return answered;
}

/** The same object as long as it asks for the same. */
function useQuery(query: DeparturesQuery | null): DeparturesQuery | null {
  const text = JSON.stringify(query);
  return useMemo(() => JSON.parse(text) as DeparturesQuery | null, [text]);
}

/** What to ask for to get all departures that are booked from today on; null if there are none. */
function bookedRange(
  offered: readonly string[],
  tours: Tour[],
  today: string,
): Omit<DeparturesQuery, 'list'> | null {
  const coming = tours.filter(({ date }) => date >= today);
  const dates = coming.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return null;
  const [place = '', ...others] = new Set(coming.map((tour) => tour.place));
  return { from, to, ...(others.length === 0 && offered.includes(place) && { place }) };
}
