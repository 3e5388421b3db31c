import { isFindingTime } from 'shared/arrival';
import { tourIdOf } from 'shared/departure-id';
import { weekdayOf } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import {
  departureOf,
  PROMISED_TERMS,
  termsOf,
  type Departure,
  type DepartureSettings,
  type PromisedTerms,
  type StoredDeparture,
} from '../departures/departure';
import type { BookedDeparture } from '../http/problem';
import { NOTIFIED_TERMS, type Booking } from './booking';
import type {
  ChangeDeparture,
  ChangeTour,
  DeleteTour,
  MoveDeparture,
  Needs,
  SayArrival,
  SetTourHidden,
  WriteNotice,
} from './commands';
import type { Decision, Rules } from './decide';
import { beforeOf, departureIn, firstStored, heldAt, knownOf } from './decide-bookings';
import { nothingNoted } from './decide-parties';
import { withRetention } from './rules/retention';
import type { Refusal } from './refusal';
import type { OutboxEvent, State } from './state';
import { without } from '../without';

/** What the guide does with departures and their tours. */
type DepartureCommand =
  | ChangeDeparture
  | MoveDeparture
  | SayArrival
  | WriteNotice
  | ChangeTour
  | SetTourHidden
  | DeleteTour;

export function departureNeeds(command: DepartureCommand): Needs {
  switch (command.kind) {
    case 'changeDeparture':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure],
        countedAt: [command.departure],
        bookingsAt: [command.departure],
      };
    case 'moveDeparture':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure, command.to],
        countedAt: [command.to],
        bookingsAt: [command.departure],
      };
    case 'sayArrival':
      return { tours: [tourIdOf(command.departure)], departures: [command.departure] };
    case 'writeNotice':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure],
        bookingsAt: [command.departure],
      };
    case 'changeTour':
    case 'setTourHidden':
      return { tours: [command.tour], departuresOf: [command.tour] };
    case 'deleteTour':
      return { tours: [command.tour], everBooked: [command.tour] };
  }
}

export function decideDeparture(command: DepartureCommand, state: State, rules: Rules): Decision {
  switch (command.kind) {
    case 'changeDeparture':
      return changeDeparture(command, state);
    case 'moveDeparture':
      return moveDeparture(command, state, rules);
    case 'sayArrival':
      return sayArrival(command, state);
    case 'writeNotice':
      return writeNotice(command, state, rules);
    case 'changeTour':
      return changeTour(command, state, rules);
    case 'setTourHidden':
      return setTourHidden(command, state, rules);
    case 'deleteTour':
      return deleteTour(command, state);
  }
}

function changeDeparture(command: ChangeDeparture, state: State): Decision {
  const before = departureIn(state, command.departure);
  if (!before) return { refusal: { code: 'not-found' } };
  if (before.revision !== command.revision) return { refusal: { code: 'changed' } };
  const departure: StoredDeparture = {
    ...withSettings(state.departures.get(before.id) ?? firstStored(before), command, state),
    revision: before.revision + 1,
  };
  const kind =
    departure.state === 'cancelled'
      ? ('departure-cancelled' as const)
      : ('departure-changed' as const);
  const events: OutboxEvent[] = partiesAt(state, before.id).map((booking) => ({
    ...{ kind, booking },
    before: knownOf(booking, before),
  }));
  if (departure.state === 'cancelled') events.push(...overForLine(before.id, state));
  const after = departureOf(departure, state.tour(departure.tour), departure);
  const bookings = withPromises(state, before, after);
  return { changes: { departures: [departure], bookings, events } };
}

/** A departure with settings of its own. Settings that its tour has, too, follow the tour from now on. */
function withSettings(
  stored: StoredDeparture,
  { settings }: ChangeDeparture,
  state: State,
): StoredDeparture {
  const tour = state.tour(stored.tour);
  const isOn = tour.weekdays.includes(weekdayOf(stored.date));
  const usual: DepartureSettings = {
    ...termsOf({ ...tour, startTime: stored.standsFor ?? stored.start }),
    capacity: tour.capacity ?? null,
    state: isOn ? 'open' : 'closed',
  };
  // The reason, and the date that it was moved to, belong to the state that ends.
  const before = settings.state === undefined ? stored : without(stored, 'reason', 'movedTo');
  const names = Object.keys(settings) as (keyof DepartureSettings)[];
  const kept: readonly string[] = stored.isPromised ? PROMISED_TERMS : [];
  const followed = names.filter((name) => settings[name] === usual[name] && !kept.includes(name));
  return without({ ...before, ...settings }, ...followed);
}

function moveDeparture(command: MoveDeparture, state: State, rules: Rules): Decision {
  const from = departureIn(state, command.departure);
  const to = departureIn(state, command.to);
  if (!from || !to) return { refusal: { code: 'not-found' } };
  const refusal = moveRefusal(from, to, rules.now);
  if (refusal) return { refusal };
  if (from.revision !== command.revision) return { refusal: { code: 'changed' } };
  const parties = partiesAt(state, from.id);
  const people = parties.reduce((sum, party) => sum + party.people, 0);
  const booked = state.bookedAt(to.id);
  const left = Math.max(0, (to.capacity ?? Infinity) - booked.people - heldAt(to, state, rules));
  if (people > left || booked.parties + parties.length > rules.maxParties) {
    return { refusal: { code: 'no-room', to, left: Math.min(left, people), people } };
  }
  const move = { from: from.date, reason: command.reason, at: rules.now };
  const moved = [...parties, ...restorableAt(state, from.id, rules.now)].map((booking) =>
    withRetention(
      {
        ...without(booking, 'promised'),
        departure: to.id,
        date: to.date,
        day: weekdayOf(to.date),
        moved: move,
        revision: booking.revision + 1,
        attendance: nothingNoted(booking),
      },
      rules.retention,
    ),
  );
  const closed: StoredDeparture = {
    ...(state.departures.get(from.id) ?? firstStored(from)),
    state: 'closed',
    movedTo: to.date,
    reason: command.reason,
    revision: from.revision + 1,
  };
  const events: OutboxEvent[] = moved
    .filter(({ status }) => status === 'booked')
    .map((booking) => ({
      ...{ kind: 'departure-moved', booking },
      before: knownOf(booking, from),
    }));
  events.push(...overForLine(from.id, state));
  return {
    changes: {
      bookings: moved,
      departures: [closed, arrivedAt(to, parties.length > 0, state)],
      toursSeen: [tourIdOf(to.id)],
      events,
    },
  };
}

/** Who waits stays in line, since what is canceled can be brought back; they are told not to count on it. */
function overForLine(departure: string, state: State): OutboxEvent[] {
  return (
    state
      .waitlistAt(departure)
      // Who hasn't confirmed an address gets no further mail there.
      .filter(({ turn }) => !turn?.isUnconfirmed)
      .map((booking) => ({ kind: 'waiting-over', booking }))
  );
}

/** Of two devices, what was said last holds, whichever of them had a network first. */
function sayArrival({ departure: id, arrival }: SayArrival, state: State): Decision {
  const departure = departureIn(state, id);
  if (!departure) return { refusal: { code: 'not-found' } };
  if (departure.state === 'cancelled') return { refusal: { code: 'cancelled' } };
  if (!isFindingTime(departure.starts, departure.ends, arrival.at)) {
    return { refusal: { code: 'not-now' } };
  }
  const stored = state.departures.get(id) ?? firstStored(departure);
  if (stored.arrival && stored.arrival.at > arrival.at) return {};
  return { changes: { departures: [{ ...stored, arrival }] } };
}

/** Safe to repeat: nobody is told the same twice. */
function writeNotice({ departure: id, text }: WriteNotice, state: State, { now }: Rules): Decision {
  const departure = departureIn(state, id);
  if (!departure) return { refusal: { code: 'not-found' } };
  const stored = state.departures.get(id) ?? firstStored(departure);
  if (stored.notice?.text === text) return {};
  const silent = without(stored, 'notice');
  if (text === undefined) return { changes: { departures: [silent] } };
  const events = partiesAt(state, id).map((booking): OutboxEvent => ({
    kind: 'notice-written',
    booking,
  }));
  return { changes: { departures: [{ ...silent, notice: { text, at: now } }], events } };
}

function changeTour(command: ChangeTour, state: State, rules: Rules): Decision {
  const before = state.tours.get(command.tour);
  if (!before) return { refusal: { code: 'not-found' } };
  if (before.revision !== command.revision) return { refusal: { code: 'changed' } };
  const { list, place, id, isHidden } = before;
  const tour: Tour = {
    ...{ id, list, place, isHidden },
    ...command.settings,
    revision: before.revision + 1,
  };
  const replaced = replacedStarts(before, tour);
  const followers = storedAhead(state, before, rules.now).map((departure) => {
    const start = departure.standsFor ?? departure.start;
    const standsFor = replaced.get(start);
    const terms = newTerms(departure, before, tour, [start, standsFor ?? start]);
    return { departure, standsFor, terms };
  });
  const differing = followers.filter(({ terms }) => Object.keys(terms).length > 0);
  const booked = differing.filter(({ departure }) => partiesAt(state, departure._id).length > 0);
  if (booked.length > 0 && command.booked === undefined) {
    const departures = booked.map(({ departure }) => bookedDeparture(departure, before, state));
    return { refusal: { code: 'booked-departures', departures: departures.sort(byStart) } };
  }
  // What no one has booked anymore follows in any case.
  const changed = differing.filter((each) => command.booked === 'change' || !booked.includes(each));
  const departures = followers
    .filter((each) => each.standsFor !== undefined || changed.includes(each))
    .map((each) => ({
      ...each.departure,
      ...(each.standsFor !== undefined && { standsFor: each.standsFor }),
      ...(changed.includes(each) && { ...each.terms, revision: each.departure.revision + 1 }),
    }));
  const events = changed.flatMap(({ departure }) =>
    partiesAt(state, departure._id).map((booking): OutboxEvent => ({
      ...{ kind: 'departure-changed', booking },
      ...beforeOf(booking, state),
    })),
  );
  const bookings = departures.flatMap((after) => {
    const stored = state.departures.get(after._id) ?? after;
    return withPromises(
      state,
      departureOf(stored, before, stored),
      departureOf(after, tour, after),
    );
  });
  return { changes: { tours: [tour], departures, bookings, events } };
}

function setTourHidden(command: SetTourHidden, state: State, { now }: Rules): Decision {
  const before = state.tours.get(command.tour);
  if (!before) return { refusal: { code: 'not-found' } };
  const { isHidden } = command;
  if (before.isHidden === isHidden) return {};
  const departures = storedAhead(state, before, now)
    .map((departure) => bookedDeparture(departure, before, state))
    .filter(({ people }) => people > 0);
  if (isHidden && !command.isBookedKnown && departures.length > 0) {
    return { refusal: { code: 'booked-departures', departures: departures.sort(byStart) } };
  }
  return { changes: { tours: [{ ...before, isHidden, revision: before.revision + 1 }] } };
}

function deleteTour({ tour }: DeleteTour, state: State): Decision {
  if (!state.tours.has(tour)) return { refusal: { code: 'not-found' } };
  // An earlier command of the batch may have booked it.
  const isBooked = [...state.departures.values()].some(
    (departure) => departure.tour === tour && (departure.isPromised ?? departure.hasLine),
  );
  if (isBooked || state.everBooked.has(tour)) return { refusal: { code: 'ever-booked' } };
  return { changes: { deletedTours: [tour] } };
}

function bookedDeparture(stored: StoredDeparture, tour: Tour, state: State): BookedDeparture {
  const { id, date, startTime } = departureOf(stored, tour, stored);
  const people = partiesAt(state, id).reduce((sum, party) => sum + party.people, 0);
  return { id, date, startTime, people };
}

function byStart(one: BookedDeparture, other: BookedDeparture): number {
  return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}

/** Which start time has come in the place of which, in their order. */
function replacedStarts(before: Tour, after: Tour): Map<string, string> {
  const gone = before.startTimes.filter((start) => !after.startTimes.includes(start));
  const added = after.startTimes.filter((start) => !before.startTimes.includes(start));
  return new Map(
    gone.flatMap((start, index) => {
      const instead = added[index];
      return instead === undefined ? [] : [[start, instead]];
    }),
  );
}

/**
 * The terms that a promised departure takes over from its tour; what the guide set for it alone stays.
 *
 * @param starts its start time by the tour's settings, before and after
 */
function newTerms(
  departure: StoredDeparture,
  before: Tour,
  after: Tour,
  [start, nextStart]: [string, string],
): Partial<PromisedTerms> {
  if (!departure.isPromised) return {};
  const usual = termsOf({ ...before, startTime: start });
  const next = termsOf({ ...after, startTime: nextStart });
  const taken = PROMISED_TERMS.filter(
    (term) => departure[term] === usual[term] && next[term] !== usual[term],
  );
  return Object.fromEntries(taken.map((term) => [term, next[term]]));
}

/** The stored departures of a tour that haven't started. */
function storedAhead(state: State, tour: Tour, now: Date): StoredDeparture[] {
  return [...state.departures.values()].filter(
    (departure) =>
      departure.tour === tour.id && departureOf(departure, tour, departure).starts > now,
  );
}

/** Why a departure can't be moved to another, whatever room there is. */
export function moveRefusal(from: Departure, to: Departure, now: Date): Refusal | undefined {
  const refuse = (why: Extract<Refusal, { code: 'no-move' }>['why']) =>
    ({ code: 'no-move', why, to }) as const;
  if (from.starts < now) return refuse('started');
  if (to.id === from.id) return refuse('same');
  if (to.starts < now) return refuse('past');
  return to.state === 'cancelled' ? refuse('cancelled') : undefined;
}

/** A departure as it is once others have been moved to it: open again if it was moved away itself. */
function arrivedAt(to: Departure, isBooked: boolean, state: State): StoredDeparture {
  const stored = state.departures.get(to.id) ?? firstStored(to);
  const reopened =
    stored.movedTo === undefined
      ? stored
      : { ...without(stored, 'movedTo', 'state', 'reason'), revision: stored.revision + 1 };
  return isBooked ? { ...reopened, ...termsOf(to), isPromised: true } : reopened;
}

/** The bookings of a departure that the guide changes, if what they note about their promise changes with it. */
function withPromises(state: State, before: Departure, after: Departure): Booking[] {
  return [...partiesAt(state, before.id), ...state.waitlistAt(before.id)].flatMap((booking) => {
    const { promised = before } = booking;
    if (NOTIFIED_TERMS.every((term) => promised[term] === after[term])) {
      return booking.promised ? [without(booking, 'promised')] : [];
    }
    if (booking.promised) return [];
    const { startTime, lengthMinutes, meetingPoint } = before;
    return [{ ...booking, promised: { startTime, lengthMinutes, meetingPoint } }];
  });
}

function partiesAt(state: State, departure: string): Booking[] {
  return [...state.bookings.values()].filter(
    (booking) => booking.departure === departure && booking.status === 'booked',
  );
}

/** What its owners have canceled and may still restore: it takes no room until then. */
function restorableAt(state: State, departure: string, now: Date): Booking[] {
  return [...state.bookings.values()].filter(
    (booking) =>
      booking.departure === departure &&
      booking.status === 'cancelled' &&
      !booking.isListed &&
      (booking.restorableUntil ?? now) > now,
  );
}
