import { departureTime } from 'shared/departure-id';
import type { Departure } from './departures';
import type { DeparturesQuery } from './departures-api';

/** What is known of departures. */
export interface KnownDepartures {
  /** By place and by date; a date's earliest comes first. */
  byPlace: ReadonlyMap<string, ReadonlyMap<string, readonly Departure[]>>;
  /** The places of which all departures are known. */
  completePlaces: ReadonlySet<string>;
}

/** What tells a booking's departure from others. */
export interface DepartureKey {
  place: string;
  date: string;
  /** Only where the tour starts at other times, too. */
  time?: string;
}

export const NO_DEPARTURES: KnownDepartures = { byPlace: new Map(), completePlaces: new Set() };

/** What is known after an answer: it replaces all that was asked for. */
export function mergeDepartures(
  known: KnownDepartures,
  query: DeparturesQuery,
  answer: readonly Departure[],
): KnownDepartures {
  const { place, from = '', to } = query;
  const isAskedFor = (departure: Departure) =>
    (place === undefined || departure.place === place) &&
    departure.date >= from &&
    (to === undefined || departure.date <= to);
  const others = [...known.byPlace.values()]
    .flatMap((dates) => [...dates.values()].flat())
    .filter((departure) => !isAskedFor(departure));
  const isWhole = place !== undefined && from === '' && to === undefined;
  return {
    byPlace: byPlace([...others, ...answer]),
    completePlaces: isWhole ? new Set([...known.completePlaces, place]) : known.completePlaces,
  };
}

export function departuresOn(
  { byPlace }: KnownDepartures,
  { place, date }: Pick<DepartureKey, 'place' | 'date'>,
): readonly Departure[] {
  return byPlace.get(place)?.get(date) ?? [];
}

/** The departure that a booking is at; nothing while it isn't known, and where it is over. */
export function departureOf(known: KnownDepartures, booking: DepartureKey): Departure | undefined {
  const departures = departuresOn(known, booking);
  if (booking.time === undefined) return departures[0];
  return departures.find(({ id }) => departureTime(id) === booking.time);
}

function byPlace(departures: Departure[]): KnownDepartures['byPlace'] {
  const places = new Map<string, Map<string, Departure[]>>();
  for (const departure of departures.sort(byStart)) {
    const dates = places.get(departure.place) ?? new Map<string, Departure[]>();
    places.set(departure.place, dates);
    dates.set(departure.date, [...(dates.get(departure.date) ?? []), departure]);
  }
  return places;
}

function byStart(one: Departure, other: Departure): number {
  return Date.parse(one.localDateTimeStart) - Date.parse(other.localDateTimeStart);
}
