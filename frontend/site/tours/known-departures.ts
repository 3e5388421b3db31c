import { departureTime } from 'shared/departure-id';
import type { Departure } from './departures';
import type { DeparturesQuery } from './departures-api';

/** The departures that have loaded. */
export interface KnownDepartures {
  /** Departures keyed by place and date, earliest first. */
  byPlace: ReadonlyMap<string, ReadonlyMap<string, readonly Departure[]>>;
  /** The places whose departures have all loaded. */
  completePlaces: ReadonlySet<string>;
}

/** Identifies a booking's departure. */
export interface DepartureKey {
  place: string;
  date: string;
  /** Set only if the tour starts more than once that day. */
  time?: string;
}

export const NO_DEPARTURES: KnownDepartures = { byPlace: new Map(), completePlaces: new Set() };

/** Merges a response: replaces all departures that match the query. */
export function mergeDepartures(
  known: KnownDepartures,
  query: DeparturesQuery,
  loaded: readonly Departure[],
): KnownDepartures {
  const { place, from = '', to } = query;
  const matchesQuery = (departure: Departure) =>
    (place === undefined || departure.place === place) &&
    departure.date >= from &&
    (to === undefined || departure.date <= to);
  const others = [...known.byPlace.values()]
    .flatMap((dates) => [...dates.values()].flat())
    .filter((departure) => !matchesQuery(departure));
  const isComplete = place !== undefined && from === '' && to === undefined;
  return {
    byPlace: byPlace([...others, ...loaded]),
    completePlaces: isComplete ? new Set([...known.completePlaces, place]) : known.completePlaces,
  };
}

export function departuresOn(
  { byPlace }: KnownDepartures,
  { place, date }: Pick<DepartureKey, 'place' | 'date'>,
): readonly Departure[] {
  return byPlace.get(place)?.get(date) ?? [];
}

/** Returns a booking's departure; undefined until it has loaded, and for past dates. */
export function departureOf(known: KnownDepartures, booking: DepartureKey): Departure | undefined {
  const departures = departuresOn(known, booking);
  if (booking.time === undefined) return departures[0];
  return departures.find(({ id }) => departureTime(id) === booking.time);
}

function byPlace(departures: Departure[]): KnownDepartures['byPlace'] {
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
