import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import { weekdayOf } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import {
  closeIfUnavailable,
  departureOf,
  isBookingOpen,
  isScheduled,
  scheduledStart,
  termsOf,
  toDeparture,
  type Departure,
  type StoredDeparture,
} from '../../departures/departure';
import { includeAdjacentDays } from '../../departures/guides';
import type { Booking } from '../booking';
import type { Rules } from '../decision';
import type { Refusal } from '../refusal';
import type { Changes, State } from '../state';

/**
 * The departure with this id, or undefined if the tour doesn't run then or no longer exists. A departure without a
 * party is closed if a rule applies (see {@link closeIfUnavailable}).
 */
export function findDeparture(state: State, id: string): Departure | undefined {
  const departure = findIgnoringClosures(state, id);
  const { guides } = state;
  if (!departure || !guides || state.hasParty(id)) return departure;
  const others = guides.toursAtOnce === undefined ? [] : findOthersWithParty(state, departure);
  return closeIfUnavailable(departure, others, guides);
}

/** The other departures around a departure's date that have a party and aren't canceled. */
function findOthersWithParty(state: State, departure: Departure): Departure[] {
  return findOthersAround(state, departure, ({ _id }) => state.hasParty(_id));
}

/**
 * The other stored departures that pass `filter`, aren't canceled, and are on a departure's date or the day before or
 * after.
 */
export function findOthersAround(
  state: State,
  { id: ownId, date }: Departure,
  filter: (stored: StoredDeparture) => boolean,
): Departure[] {
  const [from, to] = includeAdjacentDays(date, date);
  return [...state.departures].flatMap(([id, stored]) => {
    // The state has departures from the whole batch, and most of them are on other dates.
    if (id === ownId || stored.date < from || stored.date > to || !filter(stored)) return [];
    const departure = findIgnoringClosures(state, id);
    return departure && departure.state !== 'cancelled' ? [departure] : [];
  });
}

/** Like {@link findDeparture}, but never closes a departure because of a rule. */
function findIgnoringClosures(state: State, id: string): Departure | undefined {
  const key = parseDepartureId(id);
  const tour = state.tours.get(tourIdOf(id));
  if (!key || !tour) return undefined;
  const stored = state.departures.get(id);
  const start = stored ? scheduledStart(stored, tour) : key.start;
  const exists = stored?.isPromised ?? isScheduled(tour, key.date, start);
  return exists ? departureOf({ ...key, place: tour.place }, tour, stored) : undefined;
}

/** The stored departure, or a new document if none is stored. */
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

/** Returns the fields that a booking copies from its departure. */
export function departureFields({ id, place, date }: Departure) {
  return { tour: tourIdOf(id), departure: id, place, date, day: weekdayOf(date) };
}

/** On a departure's first booking, stores the terms that it promises. */
export function promiseTerms(departure: Departure, state: State): Changes {
  const stored = toStoredDeparture(departure, state);
  if (stored.isPromised) return {};
  const promisedDeparture = { ...stored, ...termsOf(departure), isPromised: true as const };
  // If a concurrent transaction changes the tour's settings, touching the tour makes it conflict. Its retry then
  // includes this departure.
  return { departures: [promisedDeparture], touchedTours: [stored.tour] };
}

export function markHasWaitlist(departure: Departure, state: State): Changes {
  const stored = toStoredDeparture(departure, state);
  if (stored.hasLine) return {};
  return { departures: [{ ...stored, hasLine: true }], touchedTours: [stored.tour] };
}

/** A tour's stored departures that haven't started. */
export function findUpcomingDepartures(state: State, tour: Tour, now: Date): StoredDeparture[] {
  return [...state.departures.values()].filter(
    (departure) => departure.tour === tour.id && toDeparture(departure, tour).startsAt > now,
  );
}

/** Refuses changes and cancellations after their deadline, unless the guide canceled the departure. */
export function checkChangeDeadline(
  { departure: id }: Booking,
  state: State,
  { now }: Rules,
): Refusal<'too-late'> | undefined {
  const departure = findDeparture(state, id);
  if (!departure || departure.state === 'cancelled' || now < departure.changeDeadline) {
    return undefined;
  }
  return { code: 'too-late', deadline: departure.changeDeadline };
}

/**
 * Refuses bookings if the departure is closed, or if it has no bookings and the cutoff for first bookings has passed.
 */
export function checkOpen(
  departure: Departure,
  state: State,
  { now }: Rules,
): Refusal<'closed' | 'first-too-late'> | undefined {
  if (!isBookingOpen(departure, true, now)) return { code: 'closed', departure };
  const isBooked = state.bookedCountsAt(departure.id).parties > 0;
  return isBookingOpen(departure, isBooked, now)
    ? undefined
    : { code: 'first-too-late', departure };
}

/** Refuses impossible moves of a departure's parties. Doesn't check whether the target has room. */
export function checkMove(
  from: Departure,
  to: Departure,
  now: Date,
): Refusal<'no-move'> | undefined {
  const refuse = (why: Refusal<'no-move'>['why']) => ({ code: 'no-move', why, to }) as const;
  if (from.startsAt < now) return refuse('started');
  if (to.id === from.id) return refuse('same');
  if (to.startsAt < now) return refuse('past');
  return to.state === 'cancelled' ? refuse('cancelled') : undefined;
}
