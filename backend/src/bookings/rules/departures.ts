import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import { weekdayOf } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import {
  departureOf,
  runsAt,
  termsOf,
  type Departure,
  type StoredDeparture,
} from '../../departures/departure';
import type { Changes, State } from '../state';

/** The departure with an id, or undefined if the tour doesn't run then or no longer exists. */
export function findDeparture(state: State, id: string): Departure | undefined {
  const key = parseDepartureId(id);
  const tour = state.tours.get(tourIdOf(id));
  if (!key || !tour) return undefined;
  const stored = state.departures.get(id);
  const exists = stored?.isPromised ?? runsAt(tour, key.date, stored?.standsFor ?? key.start);
  return exists ? departureOf({ ...key, place: tour.place }, tour, stored) : undefined;
}

/** The stored form of a departure, new if it isn't stored yet. */
export function toStoredDeparture(
  { id, list, place, date, start }: Departure,
  state: State,
): StoredDeparture {
  return (
    state.departures.get(id) ?? {
      _id: id,
      tour: tourIdOf(id),
      list,
      place,
      date,
      start,
      revision: 0,
      version: 1,
    }
  );
}

/** The fields that a booking copies from its departure. */
export function departureFields({ id, place, date }: Departure) {
  return { tour: tourIdOf(id), departure: id, place, date, day: weekdayOf(date) };
}

/** Stores the terms that a departure promises, on its first booking. */
export function promiseTerms(departure: Departure, state: State): Changes {
  const stored = toStoredDeparture(departure, state);
  if (stored.isPromised) return {};
  const promised = { ...stored, ...termsOf(departure), isPromised: true as const };
  // Touching the tour makes a concurrent change of its settings conflict, so that it sees this departure.
  return { departures: [promised], touchedTours: [stored.tour] };
}

export function markHasWaitlist(departure: Departure, state: State): Changes {
  const stored = toStoredDeparture(departure, state);
  if (stored.hasLine) return {};
  return { departures: [{ ...stored, hasLine: true }], touchedTours: [stored.tour] };
}

/** A tour's stored departures that haven't started. */
export function upcomingDepartures(state: State, tour: Tour, now: Date): StoredDeparture[] {
  return [...state.departures.values()].filter(
    (departure) =>
      departure.tour === tour.id && departureOf(departure, tour, departure).starts > now,
  );
}
