import { departureTime } from 'shared/departure-id';
import type { Departure } from '../departures';
import type { DeparturesQuery } from '../departures-api';

/** The departures that have loaded. */
export interface LoadedDepartures {
  /** Departures keyed by place and date, earliest first. */
  byPlace: ReadonlyMap<string, ReadonlyMap<string, readonly Departure[]>>;
  /** The places whose departures have all loaded. */
  completePlaces: ReadonlySet<string>;
}

/** Identifies a booking's departure. */
export interface DepartureKey {
  place: string;
  date: string;
  /** Set only if the tour has several departures that day. */
  time?: string;
}

export const NO_DEPARTURES: LoadedDepartures = { byPlace: new Map(), completePlaces: new Set() };

/** Replaces all departures that match a query with the API's response to it. */
export function mergeDepartures(
  current: LoadedDepartures,
  query: DeparturesQuery,
  response: readonly Departure[],
): LoadedDepartures {
  const { place, from = '', to } = query;
  const matchesQuery = (departure: Departure) =>
    (place === undefined || departure.place === place) &&
    departure.date >= from &&
    (to === undefined || departure.date <= to);
  const otherDepartures = [...current.byPlace.values()]
    .flatMap((dates) => [...dates.values()].flat())
    .filter((departure) => !matchesQuery(departure));
  const isComplete = place !== undefined && from === '' && to === undefined;
  return {
    byPlace: groupByPlace([...otherDepartures, ...response]),
    completePlaces: isComplete
      ? new Set([...current.completePlaces, place])
      : current.completePlaces,
  };
}

export function departuresOn(
  { byPlace }: LoadedDepartures,
  { place, date }: Pick<DepartureKey, 'place' | 'date'>,
): readonly Departure[] {
  return byPlace.get(place)?.get(date) ?? [];
}

/** Returns a booking's departure; undefined until it has loaded, and for past dates. */
export function departureOf(
  loadedDepartures: LoadedDepartures,
  booking: DepartureKey,
): Departure | undefined {
  const departures = departuresOn(loadedDepartures, booking);
  if (booking.time === undefined) return departures[0];
  return departures.find(({ id }) => departureTime(id) === booking.time);
}

function groupByPlace(departures: Departure[]): LoadedDepartures['byPlace'] {
  const places = new Map<string, Map<string, Departure[]>>();
  for (const departure of departures.sort(compareStarts)) {
    const dates = places.get(departure.place) ?? new Map<string, Departure[]>();
    places.set(departure.place, dates);
    dates.set(departure.date, [...(dates.get(departure.date) ?? []), departure]);
  }
  return places;
}

function compareStarts(one: Departure, other: Departure): number {
  return Date.parse(one.localDateTimeStart) - Date.parse(other.localDateTimeStart);
}
