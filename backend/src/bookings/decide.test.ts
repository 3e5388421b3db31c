import fc from 'fast-check';
import { Types } from 'mongoose';
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { departureId, parseDepartureId } from 'shared/departure-id';
import { addDays, newYorkDate, newYorkInstant, WEEKDAYS, weekdayOf } from 'shared/new-york';
import { PAYMENT_KINDS } from 'shared/payment-methods';
import { scheduleOn, type Season } from 'shared/tour-settings';
import {
  cutoffOf,
  PROMISED_TERMS,
  termsOf,
  type Departure,
  type PromisedTerms,
  type StoredDeparture,
} from '../departures/departure';
import type { BusyTime } from '../departures/busy-times';
import type { GuideAvailability } from '../departures/guide-availability';
import { departuresClash } from '../departures/guides';
import { findClosingDay } from '../departures/special-days';
import { endOfTimeOff, isDuringTimeOff, type TimeOff } from '../departures/time-off';
import { loadSeedTours } from '../tours/seed/seed-tours';
import { tourOf } from '../tours/stored-tour';
import { countsTowardLimits, isOnWaitlist, type Booking } from './booking';
import { decide, needsOf, type Command, type CommandKind } from './commands/index';
import { BULK_CHANGED_FIELDS } from './commands/undo-bulk-change';
import { hashEmail } from './contact';
import { toHistoryEntries, Originals } from './history';
import { combineNeeds, countOccurrences, selectCounts } from './needs';
import { findNearbyStarts } from './nearby-starts';
import { planOffers } from '../departures/waitlist';
import type { Decision, Rules } from './decision';
import type { BulkChange } from './rules/departure-changes';
import { findDeparture } from './rules/departures';
import { balanceOf } from './rules/payments';
import { settleWaitlists } from './rules/waitlist';
import { ANONYMOUS, WALK_IN, type Owner } from './owner';
import { listOf, State, type Changes } from './state';
import { without } from '../without';

/** The guide's time off: the morning of one date. */
const TIME_OFF: TimeOff = { from: '2027-03-15', to: '2027-03-15', endTime: '12:00', reason: '' };
/** The guide's appointment in the afternoon of a different date. */
const BUSY_TIME: BusyTime = {
  from: newYorkInstant('2027-03-11', '15:00'),
  to: newYorkInstant('2027-03-11', '16:00'),
};
const ONE_GUIDE: GuideAvailability = {
  toursAtOnce: 1,
  guides: [{ id: 'ann' }],
  timeOff: [TIME_OFF],
  busyTimes: [BUSY_TIME],
  calendarGuide: 'ann',
  openSpecialDays: [],
};
/**
 * Ben is off for a whole day, and on a later date from an hour before the clocks change. The calendar with the
 * appointment is Ann's.
 */
const TWO_GUIDES: GuideAvailability = {
  ...ONE_GUIDE,
  toursAtOnce: 'guides',
  guides: [{ id: 'ann' }, { id: 'ben' }],
  timeOff: [
    TIME_OFF,
    { from: '2027-03-29', to: '2027-03-29', guide: 'ben', reason: '' },
    { from: '2027-11-07', startTime: '01:00', to: '2027-11-07', guide: 'ben', reason: '' },
  ],
};
/** `make test-api` runs more sequences than `make test-unit`. */
const IS_THOROUGH = process.env.THOROUGH !== undefined;
const RUNS = IS_THOROUGH ? 2000 : 200;
/** Enough for all thorough runs on a busy machine. */
const TIMEOUT_MS = 10 * 60_000;
const TOUR = 'day.central-park';
const PLACE = 'Central Park';
/** A Wednesday, at noon in New York. */
const NOON = new Date('2027-03-10T17:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * The dates include days on which the clocks change, and Thanksgiving, when a parade closes the morning's departure.
 */
const DATES = [
  ...['2027-03-10', '2027-03-11', '2027-03-14', '2027-03-15', '2027-03-29'],
  ...['2027-11-07', '2027-11-25'],
];
const STARTS = ['10:00', '14:00'];
/** Two dates on which the tour starts only once, with room for fewer people. One of them is a Sunday. */
const SEASON: Season = {
  name: 'Spring',
  from: '2027-03-14',
  to: '2027-03-15',
  startTimes: ['10:00'],
  weekdays: [...WEEKDAYS],
  capacity: 5,
};
const DEPARTURES = DATES.flatMap((date) =>
  STARTS.map((start) => departureId({ list: 'day', place: PLACE, date, start })),
);
const RETENTION = { guestMs: 30 * DAY_MS, openListMs: DAY_MS };
const MAX_BOOKINGS = 3;
const MAX_PARTIES = 4;
const GUEST_LIMITS = { perDeparture: 6, perNetwork: 9 };
const NETWORKS = ['home', 'hotel'];
const GUESTS = ['guest:a', 'guest:b'];
const ACCOUNTS = ['user:a', 'user:b'];
/** A guest and an account that are never merged or deleted. */
const [LASTING_GUEST, LASTING_ACCOUNT] = ['guest:c', 'user:c'];

/** Guests, and callers of the open list, call from both networks. */
const owners: Owner[] = [
  ...[...ACCOUNTS, LASTING_ACCOUNT].map((key) => ({ key, maxBookings: MAX_BOOKINGS })),
  ...[...GUESTS, LASTING_GUEST, 'open'].flatMap((key) =>
    NETWORKS.map((network) => ({
      key,
      maxBookings: MAX_BOOKINGS,
      guestLimits: { ...GUEST_LIMITS, network },
    })),
  ),
];

/** Contacts that visitors give. The tests only confirm Ada's email address. */
const ADA = { name: 'Ada', email: 'ada@example.com' };
const ADA_CAPITALIZED = { ...ADA, email: 'Ada@Example.com' };
const LEE = { name: 'Lee', email: 'lee@example.com' };
const contact = fc.constantFrom(
  ADA,
  ADA_CAPITALIZED,
  LEE,
  { name: 'Mo', phone: '+12125550100' },
  undefined,
);

/** Builds a command for the current state; undefined if the state doesn't have the documents that the command needs. */
type Step<Kind extends CommandKind> = (state: State) => Command<Kind> | undefined;

const people = fc.integer({ min: 1, max: 5 });
const owner = fc
  .tuple(fc.constantFrom(...owners), fc.boolean())
  .map(([caller, openedMailedLink]) =>
    openedMailedLink ? { ...caller, linkEmailHash: hashEmail(ADA.email) } : caller,
  );
/** Two departures are chosen more often than the others. */
const departure = fc.oneof(
  fc.constantFrom(...DEPARTURES),
  fc.constantFrom(...DEPARTURES.slice(2, 4)),
);
const bookingIndex = fc.nat({ max: 20 });
/** There are only a few ids, so that payments are repeated and reversed, and different payments get the same id. */
const paymentId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
/** How many changes the caller has missed: usually none. */
const missedChanges = fc.constantFrom(0, 0, 0, 1);

function pick<Item>(items: Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}

function newId(): string {
  return new Types.ObjectId().toHexString();
}

function refTo(booking: Booking) {
  return { list: listOf(booking), id: String(booking._id) };
}

function refWithDeparture(booking: Booking) {
  return { ...refTo(booking), departure: booking.departure };
}

const bookingsIn = (state: State) => [...state.bookings.values()];
const findOwnedBy = (state: State, { key }: Owner) =>
  bookingsIn(state).filter((booking) => booking.owner === key);
const ownerOf = (booking: Booking | undefined) => owners.find(({ key }) => key === booking?.owner);
/** The id of the departure that a departure's parties were moved to, or the departure's own id. */
function followMove(state: State, id: string): string {
  const movedTo = state.departures.get(id)?.movedTo;
  return DEPARTURES.find((each) => movedTo !== undefined && each.includes(movedTo)) ?? id;
}

function balanceIn(state: State, booking: Booking) {
  const isCanceled = findDeparture(state, booking.departure)?.state === 'cancelled';
  return balanceOf(booking, state.paymentsOf(String(booking._id)), isCanceled);
}

const tourRevision = (state: State) => state.getTour(TOUR).revision;

/** Picks one of the owner's bookings, preferably one with the given `isListed`. */
function pickOwnBooking(state: State, caller: Owner, index: number, isListed: boolean) {
  const bookings = findOwnedBy(state, caller);
  const preferred = bookings.filter((booking) => booking.isListed === isListed);
  return pick(preferred.length > 0 ? preferred : bookings, index);
}

const bulkChange = fc.record(
  {
    capacity: fc.constantFrom(4, 8, null),
    state: fc.constantFrom('open' as const, 'closed' as const, 'cancelled' as const),
    meetingPoint: fc.constantFrom('The arch', 'The fountain'),
    shiftMinutes: fc.constantFrom(-30, 30, 700),
    reason: fc.constant('Rain'),
  },
  { requiredKeys: [] },
);

/** Changes the settings of the only existing tour. */
const tourChange: fc.Arbitrary<Step<'changeTour'>> = fc
  .record({
    capacity: fc.constantFrom(6, 10, undefined),
    startTimes: fc.constantFrom(STARTS, ['10:00'], ['08:00', '14:00']),
    meetingPoint: fc.constantFrom('Columbus Circle', 'Strawberry Fields'),
    maxPartySize: fc.constantFrom(3, undefined),
    firstBookingCutoffMinutes: fc.constantFrom(24 * 60, undefined),
    changeCutoffMinutes: fc.constantFrom(60, 20 * 60),
    seasons: fc.constantFrom<Season[]>([SEASON], [{ ...SEASON, weekdays: [], capacity: null }], []),
    missedChanges,
    booked: fc.constantFrom('keep' as const, 'change' as const, undefined),
  })
  .map(
    ({
      booked,
      missedChanges: missed,
      capacity,
      maxPartySize,
      firstBookingCutoffMinutes,
      ...otherSettings
    }) =>
      (state) => {
        const tour = state.getTour(TOUR);
        const { lengthMinutes, cutoffMinutes, weekdays, daysAhead } = tour;
        return {
          kind: 'changeTour',
          tour: TOUR,
          settings: {
            lengthMinutes,
            cutoffMinutes,
            weekdays,
            daysAhead,
            ...otherSettings,
            ...(capacity !== undefined && { capacity }),
            ...(maxPartySize !== undefined && { maxPartySize }),
            ...(firstBookingCutoffMinutes !== undefined && { firstBookingCutoffMinutes }),
          },
          revision: tour.revision - missed,
          ...(booked && { booked }),
        };
      },
  );

const steps: { [Kind in CommandKind]: fc.Arbitrary<Step<Kind>> } = {
  reserve: fc
    .record({
      owner,
      departures: fc.uniqueArray(departure, { minLength: 1, maxLength: 3 }),
      people,
      key: fc.constantFrom(undefined, undefined, undefined, 'k', 'l'),
      mayWait: fc.boolean(),
      contact,
    })
    .map(({ key, contact: contactInput, ...input }) => (state) => {
      const day = weekdayOf(parseDepartureId(input.departures[0] ?? '')?.date ?? '');
      return {
        kind: 'reserve',
        list: 'day',
        id: newId(),
        tour: TOUR,
        tourRevision: tourRevision(state),
        ...input,
        ...(contactInput && { contact: contactInput }),
        ...(key && { request: { key, place: PLACE, people: input.people, day } }),
      };
    }),
  change: fc
    .record({ owner, bookingIndex, people, to: departure, missedChanges })
    .map((input) => (state) => {
      const booking = pick(findOwnedBy(state, input.owner), input.bookingIndex);
      return (
        booking && {
          kind: 'change',
          ...refTo(booking),
          owner: input.owner,
          people: input.people,
          tour: TOUR,
          tourRevision: tourRevision(state),
          departures: [input.to],
          basedOn: {
            departure: booking.departure,
            revision: booking.revision - input.missedChanges,
          },
        }
      );
    }),
  cancel: fc.record({ owner, bookingIndex }).map((input) => (state) => {
    const booking = pickOwnBooking(state, input.owner, input.bookingIndex, true);
    return booking && { kind: 'cancel', ...refWithDeparture(booking), owner: input.owner };
  }),
  restore: fc.record({ owner, otherOwner: owner, bookingIndex }).map((input) => (state) => {
    // Sometimes tries to restore somebody else's booking, which must be refused.
    const isOwn = input.bookingIndex % 4 > 0;
    const bookingOwner = isOwn ? input.owner : input.otherOwner;
    const booking = pickOwnBooking(state, bookingOwner, input.bookingIndex, false);
    return booking && { kind: 'restore', ...refWithDeparture(booking), owner: input.owner };
  }),
  setContact: fc.record({ bookingIndex, contact }).map((input) => (state) => {
    const booking = pick(bookingsIn(state), input.bookingIndex);
    const caller = ownerOf(booking);
    if (!booking || !caller || !input.contact) return undefined;
    return { kind: 'setContact', ...refTo(booking), owner: caller, contact: input.contact };
  }),
  addManageLink: fc
    .record({
      bookingIndex,
      linkHash: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      isMailed: fc.boolean(),
    })
    .map(({ bookingIndex: index, linkHash, isMailed }) => (state) => {
      const booking = pick(bookingsIn(state), index);
      const caller = ownerOf(booking);
      if (!booking || !caller) return undefined;
      const owner = isMailed ? {} : { owner: caller };
      return { kind: 'addManageLink', ...refTo(booking), linkHash, ...owner };
    }),
  markAttendance: fc
    .record({ bookingIndex, arrived: people, noShow: fc.boolean() })
    .map((input) => (state) => {
      const booking = pick(bookingsIn(state), input.bookingIndex);
      const { arrived, noShow } = input;
      const revision = booking?.attendance?.revision ?? 0;
      const attendance = { arrived, noShow, note: 'Hat', revision };
      return booking && { kind: 'markAttendance', ...refTo(booking), attendance };
    }),
  cancelParty: fc.record({ bookingIndex, missedChanges }).map((input) => (state) => {
    const booking = pick(bookingsIn(state), input.bookingIndex);
    const revision = (booking?.attendance?.revision ?? 0) - input.missedChanges;
    return (
      booking && { kind: 'cancelParty', ...refWithDeparture(booking), reason: 'Rain', revision }
    );
  }),
  restoreParty: bookingIndex.map((index) => (state) => {
    const booking = pick(bookingsIn(state), index);
    return (
      booking && {
        kind: 'restoreParty',
        ...refWithDeparture(booking),
        to: followMove(state, booking.departure),
      }
    );
  }),
  addWalkIn: fc.record({ departure, people }).map((walkIn) => () => ({
    kind: 'addWalkIn',
    list: 'day',
    id: newId(),
    name: 'Mo',
    ...walkIn,
  })),
  removeWalkIn: bookingIndex.map((index) => (state) => {
    const booking = pick(bookingsIn(state), index);
    return booking && { kind: 'removeWalkIn', ...refWithDeparture(booking) };
  }),
  notePayment: fc
    .record({
      bookingIndex,
      payment: paymentId,
      paymentKind: fc.constantFrom('FARE' as const, ...PAYMENT_KINDS),
      cents: fc.constantFrom(undefined, undefined, 1, 2000, 4000, 1_000_000),
      missedChanges,
      fromAllBookings: fc.boolean(),
    })
    .map(
      ({ bookingIndex: index, cents, missedChanges: missed, fromAllBookings, ...payment }) =>
        (state) => {
          const paidBookings = bookingsIn(state).filter(({ payments }) => payments !== undefined);
          const booking = pick(
            fromAllBookings || paidBookings.length === 0 ? bookingsIn(state) : paidBookings,
            index,
          );
          if (!booking) return undefined;
          const { owed } = balanceIn(state, booking);
          return {
            kind: 'notePayment',
            party: refTo(booking),
            departure: missed > 0 ? (DEPARTURES[0] ?? '') : booking.departure,
            ...payment,
            cents: cents ?? Math.max(owed, 1),
            method: 'CASH',
            notedBy: 'ann',
            notedAt: NOON,
          };
        },
    ),
  noteTip: fc
    .record({ payment: paymentId, departure, cents: fc.constantFrom(1, 500) })
    .map((tip) => () => ({
      kind: 'noteTip',
      ...tip,
      method: 'CASH',
      notedBy: 'ann',
      notedAt: NOON,
    })),
  reversePayment: fc.record({ payment: paymentId, departure }).map((input) => (state) => {
    const party = state.payments.get(input.payment)?.party;
    const booking = state.bookings.get(party ?? '');
    return {
      kind: 'reversePayment',
      id: newId(),
      ...input,
      ...(booking && { party: refTo(booking), departure: booking.departure }),
      notedBy: 'ann',
    };
  }),
  acceptOffer: fc
    .record({
      bookingIndex,
      asGuide: fc.boolean(),
      fromAllBookings: fc.constantFrom(true, false, false),
    })
    .map((input) => (state) => {
      const candidates = bookingsIn(state).filter(
        ({ status }) => input.fromAllBookings || status === 'offered',
      );
      const booking = pick(candidates, input.bookingIndex);
      const caller = input.asGuide ? undefined : ownerOf(booking);
      return (
        booking && {
          kind: 'acceptOffer',
          ...refWithDeparture(booking),
          ...(caller && { owner: caller }),
        }
      );
    }),
  confirm: fc
    .record({ bookingIndex, owner, fromAllBookings: fc.constantFrom(true, false, false) })
    .map(({ bookingIndex: index, owner: { linkEmailHash }, fromAllBookings }) => (state) => {
      const candidates = bookingsIn(state).filter(
        ({ turn }) => fromAllBookings || turn?.isUnconfirmed,
      );
      const booking = pick(candidates, index);
      const caller = ownerOf(booking);
      return (
        booking &&
        caller && {
          kind: 'confirm',
          ...refWithDeparture(booking),
          owner: { ...caller, linkEmailHash },
        }
      );
    }),
  addToWaitlist: fc.record({ departure, people }).map((party) => () => ({
    kind: 'addToWaitlist',
    list: 'day',
    id: newId(),
    ...party,
    contact: { name: 'Mo' },
  })),
  removeFromWaitlist: bookingIndex.map((index) => (state) => {
    const booking = pick(bookingsIn(state).filter(isOnWaitlist), index);
    return booking && { kind: 'removeFromWaitlist', ...refWithDeparture(booking) };
  }),
  orderWaitlist: fc.record({ departure, isComplete: fc.boolean() }).map((input) => (state) => {
    const reversed = state.waitlistAt(input.departure).reverse();
    const ids = reversed.slice(input.isComplete ? 0 : 1).map(({ _id }) => String(_id));
    return { kind: 'orderWaitlist', departure: input.departure, ids };
  }),
  unassignGuide: fc.constant(() => ({
    kind: 'unassignGuide',
    guide: 'ann',
    departures: DEPARTURES,
  })),
  offerSpots: fc.constant(() => ({ kind: 'offerSpots', departures: DEPARTURES })),
  changeDeparture: fc
    .record({
      departure,
      settings: fc.record(
        {
          capacity: fc.constantFrom(4, 8, null),
          state: fc.constantFrom('open', 'closed', 'cancelled'),
          meetingPoint: fc.constantFrom('The arch', 'The fountain'),
        },
        { requiredKeys: [] },
      ),
      missedChanges,
    })
    .map(({ departure: id, settings, missedChanges: missed }) => (state) => {
      const revision = (state.departures.get(id)?.revision ?? 0) - missed;
      return { kind: 'changeDeparture', departure: id, settings, revision };
    }),
  changeDepartures: fc
    .record({
      id: fc.constantFrom('first', 'second'),
      departures: fc.uniqueArray(departure, { minLength: 1, maxLength: 4 }),
      change: bulkChange,
      missedChanges,
    })
    .map(({ departures, missedChanges: missed, ...command }) => (state) => ({
      kind: 'changeDepartures',
      departures: departures.map((id) => seenDeparture(state, id, missed)),
      ...command,
    })),
  undoBulkChange: fc
    .record({
      departures: fc.uniqueArray(departure, { minLength: 1, maxLength: 3 }),
      settings: fc.record(
        {
          capacity: fc.constantFrom(4, 8, null),
          state: fc.constantFrom('open', 'closed', 'cancelled'),
        },
        { requiredKeys: [] },
      ),
      missedChanges,
    })
    .map(({ departures, settings, missedChanges: missed }) => (state) => ({
      kind: 'undoBulkChange',
      id: 'undone',
      departures: departures.map((id) => {
        const { isPromised, ...stored } = state.departures.get(id) ?? {};
        const terms = isPromised && { isPromised, ...termsOf(stored as PromisedTerms) };
        return { ...seenDeparture(state, id, missed), before: { ...terms, ...settings } };
      }),
    })),
  moveDeparture: fc.record({ departure, to: departure }).map((move) => (state) => {
    const revision = state.departures.get(move.departure)?.revision ?? 0;
    return { kind: 'moveDeparture', ...move, reason: 'Rain', revision };
  }),
  assignGuide: fc
    .record({
      departure,
      guide: fc.constantFrom('ann', 'ben', 'ben', 'nobody', undefined),
      anyway: fc.constantFrom(false, false, true),
    })
    .map(({ guide, ...input }) => () => ({
      kind: 'assignGuide',
      ...input,
      ...(guide && { guide }),
    })),
  announceArrival: fc
    .record({ departure, minutes: fc.integer({ min: -200, max: 300 }) })
    .map(({ departure: id, minutes }) => () => {
      const instant = new Date(NOON.getTime() + minutes * 60_000);
      return { kind: 'announceArrival', departure: id, arrival: { state: 'here', at: instant } };
    }),
  announce: fc
    .record({ departure, text: fc.constantFrom('Bring gloves.', 'Bring hats.', undefined) })
    .map(({ departure: id, text }) => () => ({
      kind: 'announce',
      departure: id,
      ...(text !== undefined && { text }),
    })),
  changeTour: tourChange,
  changeTours: tourChange.map((createChange) => (state) => {
    const change = createChange(state);
    if (!change) return undefined;
    const { tour, settings, revision, booked } = change;
    return {
      kind: 'changeTours',
      tours: [{ tour, settings, revision }],
      ...(booked && { booked }),
    };
  }),
  setTourHidden: fc
    .record({ isHidden: fc.constantFrom(true, false, false), hideDespiteBookings: fc.boolean() })
    .map((input) => () => ({ kind: 'setTourHidden', tour: TOUR, ...input })),
  // Tries to delete a tour that doesn't exist, because the other steps need the only existing tour.
  deleteTour: fc.constant(() => ({ kind: 'deleteTour', tour: 'day.nowhere' })),
  mergeGuest: fc
    .record({ guest: fc.constantFrom(...GUESTS), account: fc.constantFrom(...ACCOUNTS) })
    .map((merge) => () => ({ kind: 'mergeGuest', ...merge })),
  recordConfirmedEmail: fc.constantFrom(...ACCOUNTS).map((key) => () => ({
    kind: 'recordConfirmedEmail',
    owner: key,
    emailHash: hashEmail(ADA.email),
  })),
  eraseOwner: fc
    .constantFrom(...ACCOUNTS)
    .map((owner) => () => ({ kind: 'eraseOwner', owner, account: ADA })),
  anonymizeBookings: fc.constant((state) => ({
    kind: 'anonymizeBookings',
    bookings: bookingsIn(state).map(refTo),
  })),
  anonymizeDeparture: departure.map((id) => () => ({ kind: 'anonymizeDeparture', departure: id })),
};

function seenDeparture(state: State, id: string, missed = 0) {
  return { departure: id, revision: (state.departures.get(id)?.revision ?? 0) - missed };
}

const { reserve, notePayment, ...otherSteps } = steps;
/**
 * Booking is the most frequent step, so that departures fill up. Payments are frequent, too, so that some parties pay
 * several times.
 */
const anyStep = fc.oneof(
  { weight: 24, arbitrary: reserve },
  { weight: 8, arbitrary: notePayment },
  ...Object.values(otherSteps).map((arbitrary) => ({ weight: 2, arbitrary })),
);

/** For each batch: its steps, the time since the previous batch, and whether visitors must confirm an email address. */
const anyBatches = fc.array(
  fc.tuple(
    fc.array(anyStep, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...Array<number>(30).fill(0), HOUR_MS, 5 * HOUR_MS, DAY_MS),
    fc.boolean(),
  ),
  { minLength: 5, maxLength: 30 },
);

const anyAvailability = fc.constantFrom(undefined, ONE_GUIDE, TWO_GUIDES);

const [CENTRAL_PARK] = loadSeedTours().flatMap((tour) => (tour._id === TOUR ? [tourOf(tour)] : []));

/**
 * @param hasLongTours whether the two departures on a date clash
 * @param hasSeason whether the tour has a season at first
 */
function initialState(hasLongTours = false, hasSeason = false): State {
  assert.ok(CENTRAL_PARK);
  const state = new State();
  state.tours.set(TOUR, {
    ...CENTRAL_PARK,
    startTimes: STARTS,
    // With this deadline, some departures can still be booked when their bookings can no longer be changed.
    changeCutoffMinutes: 20 * 60,
    price: { kind: 'PERSON', cents: 4000 },
    ...(hasLongTours && { lengthMinutes: 200 }),
    ...(hasSeason && { seasons: [SEASON] }),
  });
  return state;
}

describe('random sequences of commands', () => {
  it(
    'keep the invariants, even if only the necessary counts are loaded',
    { timeout: TIMEOUT_MS },
    () => {
      const decisionCounts = new Map<string, number>();
      const countDecision = (decision: string) =>
        decisionCounts.set(decision, (decisionCounts.get(decision) ?? 0) + 1);
      fc.assert(
        fc.property(anyBatches, anyAvailability, fc.boolean(), (batches, guides, hasSeason) => {
          const state = initialState(guides !== undefined, hasSeason);
          let now = NOON;
          for (const [batch, elapsedMs, requiresConfirmation] of batches) {
            now = new Date(now.getTime() + elapsedMs);
            const rules: Rules = {
              now,
              maxParties: MAX_PARTIES,
              retention: RETENTION,
              requiresConfirmation,
              guides,
            };
            if (guides) state.guides = { ...guides, now };
            const commands = batch.flatMap((step): Command[] => {
              const command = step(state);
              return command ? [command] : [];
            });
            const loadedState = beginBatch(state, commands);
            for (const command of commands) {
              const before = freezeAndCopy(state, rules);
              const decision = decide(command, state, rules);
              assert.deepEqual(decide(command, loadedState, rules), decision);
              const outcome = decision.refusal ? 'refused' : 'done';
              countDecision(`${command.kind} ${outcome}`);
              if (decision.refusal) {
                expect(decision.changes).toBeUndefined();
                continue;
              }
              state.originals = new Originals();
              state.apply(decision.changes ?? {});
              loadedState.apply(decision.changes ?? {});
              checkHeldSpots(state, rules);
              const departures = needsOf(command).departures ?? [];
              const waitlistChanges = settleWaitlists(departures, state, rules);
              assert.deepEqual(settleWaitlists(departures, loadedState, rules), waitlistChanges);
              checkWaitlists(departures, waitlistChanges, state, rules);
              checkNotifications(waitlistChanges);
              for (const { status } of waitlistChanges.bookings ?? []) {
                countDecision(`settled ${status}`);
              }
              checkHistory(before, decision, state, rules);
              checkInvariants(command, decision, before, state, rules);
            }
          }
        }),
        { numRuns: RUNS },
      );
      // Some commands are refused so rarely that a short run may never refuse them.
      if (!IS_THOROUGH) return;
      for (const status of ['offered', 'left', 'waiting']) {
        expect([status, decisionCounts.get(`settled ${status}`)]).toEqual([
          status,
          expect.any(Number),
        ]);
      }
      for (const kind of [
        ...['reserve', 'change', 'cancel', 'restore', 'moveDeparture', 'changeTour', 'changeTours'],
        ...['acceptOffer', 'confirm', 'setContact', 'orderWaitlist'],
        ...['changeDepartures', 'undoBulkChange', 'assignGuide'],
        ...['notePayment', 'noteTip', 'reversePayment'],
      ]) {
        expect([kind, decisionCounts.get(`${kind} done`)]).toEqual([kind, expect.any(Number)]);
        expect([kind, decisionCounts.get(`${kind} refused`)]).toEqual([kind, expect.any(Number)]);
      }
    },
  );
});

/** Raises versions as the ledger does before a batch, and returns the state that the ledger would load. */
function beginBatch(state: State, commands: Command[]): State {
  const needs = combineNeeds(commands.map((command) => needsOf(command)));
  state.changed.departures.clear();
  for (const [id, count] of countOccurrences(needs.departures)) {
    const stored = state.departures.get(id);
    if (stored) state.departures.set(id, { ...stored, version: stored.version + count });
  }
  const loaded = new State();
  if (state.guides) loaded.guides = state.guides;
  for (const [id, tour] of state.tours) loaded.tours.set(id, tour);
  for (const [id, stored] of state.departures) loaded.departures.set(id, stored);
  for (const [id, stored] of state.owners) loaded.owners.set(id, stored);
  for (const booking of bookingsIn(state)) loaded.addStoredBooking(booking);
  for (const [id, payment] of state.payments) {
    const { party = '', reverses = '' } = payment;
    const isNeeded =
      needs.payments.includes(id) ||
      needs.payments.includes(reverses) ||
      needs.bookingsWithPayments.includes(party);
    if (isNeeded) loaded.payments.set(id, payment);
  }
  const countSelection = selectCounts(needs, loaded, MAX_PARTIES);
  for (const id of countSelection.departures) {
    loaded.setBookedCounts(id, state.bookedCountsAt(id));
    for (const key of needs.guests) loaded.setPeopleOfOwner(key, id, state.peopleOfOwner(key, id));
  }
  for (const { date, from, to } of state.guides ? findNearbyStarts(needs, loaded) : []) {
    const nearby = [...state.departures.values()].filter(
      ({ startTime = from, ...each }) => each.date === date && from <= startTime && startTime <= to,
    );
    for (const { _id } of nearby) loaded.setBookedCounts(_id, state.bookedCountsAt(_id));
  }
  for (const key of countSelection.owners)
    loaded.setListSize('day', key, state.listSize('day', key));
  if (countSelection.departures.length === 0) return loaded;
  for (const network of new Set(needs.networks)) {
    loaded.addPeopleOfNetwork(network, state.peopleOfNetwork(network));
  }
  return loaded;
}

/** Copies the state, and freezes its documents, so that no command can change them in place. */
function freezeAndCopy(state: State, { now }: Rules) {
  const { bookings, departures, owners: stored, tours, payments } = state;
  for (const map of [bookings, departures, stored, tours, payments]) {
    for (const document of map.values()) Object.freeze(document);
  }
  return {
    bookings: new Map(state.bookings),
    departures: new Map(state.departures),
    owners: new Map(state.owners),
    tours: new Map(state.tours),
    payments: new Map(state.payments),
    balances: new Map([...bookings].map(([id, booking]) => [id, balanceIn(state, booking)])),
    settings: settingsById(state),
    partyCounts: new Map(DEPARTURES.map((id) => [id, state.bookedCountsAt(id).parties])),
    departuresWithParty: new Set(DEPARTURES.filter((id) => state.hasParty(id))),
    heldPeople: new Map(DEPARTURES.map((id) => [id, heldPeopleAt(state, id, now)])),
    /** The deadlines for changes and cancellations, unless the guide canceled the departure. */
    deadlines: new Map(
      DEPARTURES.map((id) => {
        const { state: status, changeDeadline } = findDeparture(state, id) ?? {};
        return [id, status === 'cancelled' ? undefined : changeDeadline];
      }),
    ),
  };
}

type Before = ReturnType<typeof freezeAndCopy>;

function checkInvariants(
  command: Command,
  decision: Decision,
  before: Before,
  state: State,
  rules: Rules,
): void {
  const bookings = bookingsIn(state);
  for (const booking of bookings) checkBooking(booking);
  checkSums(state, bookings);
  checkRoom(command, decision, before, state, rules);
  checkBookable(command, decision, before, state, rules);
  checkConfirmations(command, decision, before, state, rules);
  checkOwners(command, before, state);
  checkNetworks(command, before, state, rules);
  checkPromises(command, before, state);
  checkRepetition(command, decision, state, rules);
  checkGuides(command, before, state);
  checkAssignments(command, before, state);
  checkPayments(command, before, state);
  const keys = bookings.flatMap((each) =>
    each.requestKey ? [`${each.owner} ${each.requestKey}`] : [],
  );
  expect(new Set(keys).size).toBe(keys.length);
}

function checkBooking(booking: Booking): void {
  // `assert`, because `expect` would take a fifth of the test's time.
  const key = parseDepartureId(booking.departure);
  assert.equal(booking.date, key?.date);
  assert.equal(booking.day, weekdayOf(booking.date));
  assert.equal(booking.place, PLACE);
  assert.equal(booking.status === 'cancelled', booking.cancelledAt !== undefined);
  if (!booking.isListed && booking.owner !== ANONYMOUS && booking.status !== 'left') {
    assert.ok(booking.restorableUntil);
  }
  assert.equal(booking.turn !== undefined, isOnWaitlist(booking) || booking.status === 'left');
  if (booking.status !== 'left') {
    assert.equal(booking.turn?.offeredUntil !== undefined, booking.status === 'offered');
  }
  // Bookings of parties that wait or have waited are later deleted, including their contacts.
  if (booking.turn) assert.ok(booking.deleteAt);
  if (
    booking.owner.startsWith('user:') ||
    booking.owner === WALK_IN ||
    booking.owner === ANONYMOUS
  ) {
    assert.equal(booking.anonymizeAt, undefined);
  }
  // A guest's booking is anonymized after the tour instead of being deleted.
  if (booking.owner.startsWith('guest:') && booking.status === 'booked') {
    assert.equal(booking.deleteAt, undefined);
    assert.ok(booking.anonymizeAt);
    assert.ok(booking.anonymizeAt.getTime() >= Date.parse(addDays(booking.date, 2)));
  }
  if (booking.cancelledBy === 'owner' && booking.owner !== ANONYMOUS) {
    assert.ok(booking.deleteAt);
    const isSoon = booking.deleteAt.getTime() <= (booking.restorableUntil?.getTime() ?? 0);
    // The guide may have to refund a payment.
    assert.ok(isSoon || booking.payments);
  }
  // A deleted account's name is kept only for refunds, until the date is over.
  if (booking.owner === ANONYMOUS && booking.contact) {
    assert.ok(booking.payments && booking.status === 'cancelled');
    assert.equal(booking.deleteAt?.getTime(), Date.parse(addDays(booking.date, 2)));
  }
}

function checkSums(state: State, bookings: Booking[]): void {
  for (const id of DEPARTURES) {
    const parties = bookings.filter((each) => each.departure === id && each.status === 'booked');
    const counts = { people: sumPeople(parties), parties: parties.length };
    assert.deepEqual(state.bookedCountsAt(id), counts);
    assert.ok((state.departures.get(id)?.version ?? 0) >= parties.length);
  }
  for (const { key } of owners) {
    const listSize = bookings.filter((each) => each.owner === key && each.isListed).length;
    assert.equal(state.listSize('day', key), listSize);
    assert.ok((state.owners.get(key)?.version ?? 0) >= listSize);
  }
}

/** No departure holds more spots than it has vacant, even before offers are written. */
function checkHeldSpots(state: State, { now }: Rules): void {
  for (const id of DEPARTURES) {
    const capacity = findDeparture(state, id)?.capacity ?? Infinity;
    assert.ok(
      heldPeopleAt(state, id, now) <= Math.max(0, capacity - state.bookedCountsAt(id).people),
    );
  }
}

function heldPeopleAt(state: State, id: string, now: Date): number {
  const departure = findDeparture(state, id);
  if (!departure) return 0;
  return planOffers(state.waitlistAt(id), departure, state.bookedCountsAt(id), now).heldPeople;
}

/** Parties are notified of new and expired offers, unless their email address is unconfirmed. */
function checkNotifications({ bookings = [], events = [] }: Changes): void {
  const eventKinds = new Map(events.map(({ kind, booking }) => [String(booking._id), kind]));
  for (const { _id, status, turn } of bookings) {
    const kind = { offered: 'waiting-offered', left: 'waiting-lapsed' }[status as string];
    assert.equal(eventKinds.get(String(_id)), turn?.isUnconfirmed ? undefined : kind);
    assert.ok(status !== 'offered' || !turn?.isUnconfirmed);
  }
}

/**
 * Each change that a guide can see has one entry in the history, including changes on waitlists. No entry contains a
 * visitor's name, email address, or phone number.
 */
function checkHistory(before: Before, { changes }: Decision, state: State, { now }: Rules): void {
  const guide = { id: 'ana', name: 'Ana', role: 'owner' as const };
  const { payments } = changes ?? {};
  const entries = toHistoryEntries(
    state.originals ?? new Originals(),
    state,
    { guide, now },
    payments,
  );
  const changedSubjects = [
    ...findChangedIds(
      before.bookings,
      state.bookings,
      ({ status, people, attendance, contact }) => [
        status,
        people,
        contact,
        attendance?.arrived ?? 0,
        attendance?.note,
      ],
    ),
    ...(payments ?? []).map(({ party, departure: id }) => party ?? id),
    ...findChangedIds(before.tours, state.tours, ({ startTimes, isHidden }) => [
      startTimes,
      isHidden,
    ]),
    ...findChangedIds(before.settings, settingsById(state), (settings) => settings),
  ];
  const subjects = entries.map(({ subject }) => subject);
  for (const id of changedSubjects) {
    // The settings that departures inherit change with the tour.
    const isInherited = DEPARTURES.includes(id) && !state.originals?.departures.has(id);
    assert.ok(isInherited || subjects.includes(id), `${id} has no entry.`);
  }
  assert.equal(new Set(subjects).size, subjects.length);
  assert.doesNotMatch(JSON.stringify(entries), /\b(Ada|Lee|Mo|lee|example|12125550100)\b/);
}

/** Returns the ids of the documents that were added or deleted, or for which `select` returns a different value. */
function findChangedIds<Value>(
  before: Map<string, Value>,
  after: Map<string, Value>,
  select: (value: Value) => unknown,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const [oldValue, newValue] = [before.get(id), after.get(id)];
    return !isDeepStrictEqual(oldValue && select(oldValue), newValue && select(newValue));
  });
}

/** The departures' settings that guides can change, by departure id. */
function settingsById(state: State) {
  return new Map(
    DEPARTURES.map((id) => {
      const { startTime, meetingPoint, capacity } = findDeparture(state, id) ?? {};
      return [id, { startTime, meetingPoint, capacity, notice: state.departures.get(id)?.notice }];
    }),
  );
}

/** After each command, waitlists are settled: parties that fit have an offer, and each offer is valid. */
function checkWaitlists(
  departures: string[],
  { bookings = [] }: Changes,
  state: State,
  { now }: Rules,
): void {
  const offeredParties = bookings.filter(({ status }) => status === 'offered');
  for (const id of departures) {
    const departure = findDeparture(state, id);
    const waitlist = state.waitlistAt(id);
    const parties = bookingsIn(state).filter((each) => each.departure === id && isOnWaitlist(each));
    assert.equal(waitlist.length, parties.length);
    if (!departure) continue;
    const counts = state.bookedCountsAt(id);
    const { toOffer, expired, returned, withOffer } = planOffers(waitlist, departure, counts, now);
    assert.deepEqual([toOffer, expired, returned], [[], [], []]);
    for (const { turn } of withOffer) {
      const expiresAt = turn?.offeredUntil?.getTime() ?? 0;
      assert.ok(expiresAt > now.getTime() && expiresAt <= now.getTime() + 12 * HOUR_MS);
    }
    for (const { turn } of offeredParties.filter((each) => each.departure === id)) {
      const cutoff = cutoffOf(departure, counts.parties > 0);
      assert.ok(turn?.offeredUntil && turn.offeredUntil < cutoff);
    }
  }
}

/** Except for walk-ins, no command adds people to a departure without room for them. */
function checkRoom(
  command: Command,
  { changes }: Decision,
  before: Before,
  state: State,
  rules: Rules,
): void {
  const bookingsWithMorePeople = (changes?.bookings ?? []).filter((booking) => {
    const bookingBefore = before.bookings.get(String(booking._id));
    const peopleBefore =
      bookingBefore?.status === 'booked' && bookingBefore.departure === booking.departure
        ? bookingBefore.people
        : 0;
    return (
      booking.status === 'booked' && booking.owner !== WALK_IN && booking.people > peopleBefore
    );
  });
  for (const { departure: id, owner: key, people: partySize } of bookingsWithMorePeople) {
    const capacity = state.departures.get(id)?.capacity;
    const date = parseDepartureId(id)?.date ?? '';
    const tourCapacity = scheduleOn(state.getTour(TOUR), date).capacity;
    const effectiveCapacity = (capacity === undefined ? tourCapacity : capacity) ?? Infinity;
    // Only parties on the waitlist can get the spots that were held before the command.
    const heldPeople = ['acceptOffer', 'confirm'].includes(command.kind)
      ? heldPeopleAt(state, id, rules.now)
      : (before.heldPeople.get(id) ?? 0);
    const bookedPeople = state.bookedCountsAt(id).people;
    expect(bookedPeople + heldPeople).toBeLessThanOrEqual(effectiveCapacity);
    expect(state.bookedCountsAt(id).parties).toBeLessThanOrEqual(
      rules.maxParties + walkInsAt(state, id) + 1,
    );
    expect(partySize).toBeGreaterThan(0);
    expect(state.owners.get(key)?.mergedInto).toBeUndefined();
  }
}

/**
 * Visitors can't be the first to book a departure if too many tours would then take place at once for the guides who
 * aren't off, or if the departure can't be walked that day.
 */
function checkGuides(command: Command, before: Before, state: State): void {
  if (!state.guides) return;
  if (
    ['addWalkIn', 'moveDeparture', 'restoreParty', 'changeTour', 'changeTours'].includes(
      command.kind,
    )
  )
    return;
  const { guides } = state.guides;
  const ledDepartures = DEPARTURES.filter((id) => state.hasParty(id))
    .flatMap((id) => findDeparture(state, id) ?? [])
    .filter((each) => each.state !== 'cancelled');
  const isNew = ({ id, ledAnyway }: Departure) => !before.departuresWithParty.has(id) && !ledAnyway;
  for (const departure of ledDepartures.filter(isNew)) {
    const clashing = ledDepartures.filter(
      ({ id, ...other }) => id !== departure.id && departuresClash(departure, other),
    );
    assert.ok(clashing.length < guides.length, command.kind);
    for (const moment of findMomentsToCheck(departure, state.guides)) {
      const simultaneous = ledDepartures.filter(
        ({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt,
      );
      assert.ok(simultaneous.length <= countGuidesAt(moment, state.guides), command.kind);
    }
    assert.equal(findClosingDay(departure), undefined, command.kind);
  }
}

/** The moments to check during a departure: its start, and when guides' time off or appointments begin. */
function findMomentsToCheck(
  { startsAt, endsAt }: Departure,
  { timeOff, busyTimes }: GuideAvailability,
) {
  const absenceStarts = [
    ...timeOff.map(({ from, startTime = '00:00' }) => newYorkInstant(from, startTime)),
    ...busyTimes.map(({ from }) => from),
  ];
  return [startsAt, ...absenceStarts.filter((moment) => startsAt < moment && moment < endsAt)];
}

function countGuidesAt(
  moment: Date,
  { guides, timeOff, busyTimes, calendarGuide }: GuideAvailability,
): number {
  const isOff = (id: string) =>
    timeOff.some(
      (each) =>
        (each.guide ?? id) === id &&
        newYorkInstant(each.from, each.startTime ?? '00:00') <= moment &&
        moment < endOfTimeOff(each),
    ) ||
    (id === calendarGuide && busyTimes.some(({ from, to }) => from <= moment && moment < to));
  return guides.filter(({ id }) => !isOff(id)).length;
}

/**
 * Only `assignGuide` assigns guides. Unless `anyway` is set, it refuses guides who are off or lead a departure that
 * clashes.
 */
function checkAssignments(command: Command, before: Before, state: State): void {
  for (const [id, { ledBy }] of state.departures) {
    if (ledBy === undefined || ledBy === before.departures.get(id)?.ledBy) continue;
    const departure = findDeparture(state, id);
    assert.ok(command.kind === 'assignGuide' && command.guide === ledBy && departure);
    if (command.anyway) continue;
    const others = [...state.departures.values()].filter(
      (each) => each._id !== id && each.ledBy === ledBy && each.state !== 'cancelled',
    );
    for (const { _id } of others) {
      const other = findDeparture(state, _id);
      assert.ok(!other || !departuresClash(departure, other));
    }
    const { timeOff = [], busyTimes = [], calendarGuide } = state.guides ?? {};
    const isOff = timeOff.some(
      (each) => (each.guide ?? ledBy) === ledBy && isDuringTimeOff(departure, each),
    );
    const isBusyThen = busyTimes.some(
      ({ from, to }) => departure.startsAt < to && departure.endsAt > from,
    );
    assert.ok(!isOff && !(isBusyThen && ledBy === calendarGuide));
  }
}

/** Payments are only corrected by reversals. No party pays more than it owes, or gets back more than it paid. */
function checkPayments(command: Command, before: Before, state: State): void {
  const payments = [...state.payments.values()];
  for (const [id, payment] of before.payments) assert.equal(state.payments.get(id), payment);
  const newPayments = payments.filter(({ _id }) => !before.payments.has(_id));
  assert.ok(newPayments.length <= 1);
  for (const reversal of payments.filter(({ reverses }) => reverses !== undefined)) {
    const { cents, reverses } = reversal;
    const sharedFields = without(reversal, 'reverses');
    const reversedPayment = { ...sharedFields, _id: reverses, cents: -cents, notedAt: NOON };
    assert.deepEqual(state.payments.get(reverses ?? ''), reversedPayment);
    assert.equal(payments.filter((each) => each.reverses === reverses).length, 1);
  }
  for (const booking of bookingsIn(state)) {
    const id = String(booking._id);
    assert.equal(booking.payments ?? 0, state.paymentsOf(id).length);
    const { due, owed, paid, tips } = balanceIn(state, booking);
    for (const cents of [due, owed, paid, tips]) assert.ok(Number.isInteger(cents) && cents >= 0);
    assert.equal(owed, Math.max(0, due - paid));
    const oldBalance = before.balances.get(id);
    if (!newPayments.some(({ party }) => party === id)) {
      assert.deepEqual([paid, tips], [oldBalance?.paid ?? 0, oldBalance?.tips ?? 0], command.kind);
    }
  }
  for (const { party = '', kind, cents, reverses } of newPayments) {
    if (kind === 'TIP' || reverses !== undefined) continue;
    const { owed = 0, paid = 0 } = before.balances.get(party) ?? {};
    assert.ok(kind === 'REFUND' ? -cents <= paid : cents <= owed);
  }
  // Only walk-ins that have paid nothing are removed.
  const removedIds = [...before.bookings.keys()].filter((id) => !state.bookings.has(id));
  if (command.kind === 'removeWalkIn') {
    for (const id of removedIds) assert.equal(sumCents(state.paymentsOf(id)), 0);
  }
}

function sumCents(payments: { cents: number }[]): number {
  return payments.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Visitors only book open departures of visible tours, before the cutoff, and no parties above the tour's maximum size.
 */
function checkBookable(
  command: Command,
  { changes }: Decision,
  before: Before,
  state: State,
  { now }: Rules,
): void {
  if (!['reserve', 'change', 'cancel'].includes(command.kind)) return;
  const { isHidden, maxPartySize = Infinity } = state.getTour(TOUR);
  for (const booking of changes?.bookings ?? []) {
    const bookingBefore = before.bookings.get(String(booking._id));
    const deadline =
      bookingBefore?.status === 'booked' && before.deadlines.get(bookingBefore.departure);
    // Canceling the booking of a past tour only takes the booking off the list.
    const isCanceledOrMoved =
      booking.status !== bookingBefore?.status || booking.departure !== bookingBefore.departure;
    if (deadline && isCanceledOrMoved) {
      expect(now.getTime()).toBeLessThan(deadline.getTime());
    }
    if (booking.status === 'cancelled' || !booking.isListed) continue;
    if (booking.people > (bookingBefore?.people ?? 0)) {
      expect(booking.people).toBeLessThanOrEqual(maxPartySize);
    }
    if (bookingBefore?.departure === booking.departure) continue;
    expect(isHidden).toBe(false);
    const departure = findDeparture(state, booking.departure);
    assert.ok(departure);
    const wasBooked = (before.partyCounts.get(booking.departure) ?? 0) > 0;
    expect(now.getTime()).toBeLessThan(cutoffOf(departure, wasBooked).getTime());
    expect(departure.state).toBe('open');
  }
}

/** Visitors get no spots at a departure with a capacity before they confirm an email address. */
function checkConfirmations(
  command: Command,
  { changes }: Decision,
  before: Before,
  state: State,
  { requiresConfirmation }: Rules,
): void {
  // The guide's commands and `restore` need no confirmed address.
  if (!requiresConfirmation || command.kind === 'restore') return;
  if (!('owner' in command) || typeof command.owner !== 'object') return;
  const { key, guestLimits, linkEmailHash } = command.owner;
  for (const booking of changes?.bookings ?? []) {
    const bookingBefore = before.bookings.get(String(booking._id));
    const peopleBefore =
      bookingBefore?.status === 'booked' && bookingBefore.departure === booking.departure
        ? bookingBefore.people
        : 0;
    const keepsSpots = peopleBefore > 0 && (!guestLimits || bookingBefore?.network !== undefined);
    const isLimited = findDeparture(state, booking.departure)?.capacity !== undefined;
    if (booking.status !== 'booked' || booking.people <= peopleBefore || keepsSpots || !isLimited)
      continue;
    const emailHash = hashEmail(booking.contact?.email ?? '');
    const confirmedHashes = [linkEmailHash, ...(before.owners.get(key)?.confirmed ?? [])];
    if (guestLimits) expect(confirmedHashes).toContain(emailHash);
    else expect(confirmedHashes).not.toEqual([undefined]);
  }
}

function walkInsAt(state: State, departure: string): number {
  return bookingsIn(state).filter((each) => each.departure === departure && each.owner === WALK_IN)
    .length;
}

function checkOwners(command: Command, before: Before, state: State): void {
  for (const guest of GUESTS) {
    if (!state.owners.get(guest)?.mergedInto) continue;
    expect(bookingsIn(state).filter((each) => each.owner === guest)).toEqual([]);
  }
  for (const account of ACCOUNTS) {
    if (!state.owners.get(account)?.erasedAt) continue;
    expect(bookingsIn(state).filter((each) => each.owner === account)).toEqual([]);
  }
  if (command.kind !== 'reserve' && command.kind !== 'restore') return;
  const { key } = command.owner;
  const listSize = state.listSize('day', key);
  const listSizeBefore = [...before.bookings.values()].filter(
    (each) => each.owner === key && each.isListed,
  ).length;
  if (listSize === listSizeBefore) return;
  const mergedSize = state.owners.get(key)?.mergedSize?.day ?? 0;
  const max = command.kind === 'reserve' ? MAX_BOOKINGS : Math.max(MAX_BOOKINGS, mergedSize);
  expect(listSize).toBeLessThanOrEqual(max);
}

/** Guests of one network don't exceed the network's limit. */
function checkNetworks(command: Command, before: Before, state: State, { now }: Rules): void {
  if (!['reserve', 'change', 'restore'].includes(command.kind)) return;
  for (const network of NETWORKS) {
    const peopleFrom = (bookings: Iterable<Booking>) =>
      sumPeople(
        [...bookings].filter(
          (each) =>
            each.network === network && countsTowardLimits(each) && each.date >= newYorkDate(now),
        ),
      );
    const max = Math.max(GUEST_LIMITS.perNetwork, peopleFrom(before.bookings.values()));
    expect(peopleFrom(state.bookings.values())).toBeLessThanOrEqual(max);
  }
}

/** A repeated payment or bulk change has no further effect. */
function checkRepetition(
  command: Command,
  { changes }: Decision,
  state: State,
  rules: Rules,
): void {
  if (['notePayment', 'noteTip', 'reversePayment'].includes(command.kind)) {
    const { refusal, changes: newChanges } = decide(command, state, rules);
    assert.deepEqual([refusal, newChanges], [undefined, undefined]);
  }
  if (command.kind !== 'changeDepartures') return;
  const changedIds = new Set(changes?.departures?.map(({ _id }) => _id));
  const repeated = decide(command, state, rules);
  assert.equal(repeated.refusal, undefined);
  for (const { _id } of repeated.changes?.departures ?? []) assert.ok(!changedIds.has(_id));
}

/** Only the guide's commands change promised terms, and no command makes a booked departure disappear. */
function checkPromises(command: Command, before: Before, state: State): void {
  for (const [id, departureBefore] of before.departures) {
    const departureAfter = state.departures.get(id);
    if (!departureBefore.isPromised) continue;
    assert.ok(findDeparture(state, id));
    const changedTerms = PROMISED_TERMS.filter(
      (term) => departureBefore[term] !== departureAfter?.[term],
    );
    if (changedTerms.length === 0) continue;
    expect([
      'changeDeparture',
      'changeDepartures',
      'undoBulkChange',
      'changeTour',
      'changeTours',
    ]).toContain(command.kind);
    expect(departureAfter?.revision).toBeGreaterThan(departureBefore.revision);
  }
}

function sumPeople(bookings: Booking[]): number {
  return bookings.reduce((sum, booking) => sum + booking.people, 0);
}

describe('guests of one network', () => {
  type VisitorAction =
    | { action: 'book'; guest: string; people: number; departure: string }
    | { action: 'sign in'; guest: string; account: string }
    | { action: 'cancel'; bookingIndex: number }
    | { action: 'confirm'; account: string }
    | { action: 'delete the account'; account: string }
    | { action: 'wait' };

  const guest = fc.nat({ max: 6 }).map((index) => `guest:${String(index)}`);
  const account = fc.constantFrom(...ACCOUNTS);
  const visitorAction: fc.Arbitrary<VisitorAction> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        action: fc.constant('book' as const),
        guest,
        people,
        departure: fc.constantFrom(...DEPARTURES.slice(6)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ action: fc.constant('sign in' as const), guest, account }),
    },
    { weight: 2, arbitrary: fc.record({ action: fc.constant('cancel' as const), bookingIndex }) },
    { weight: 1, arbitrary: fc.record({ action: fc.constant('confirm' as const), account }) },
    {
      weight: 2,
      arbitrary: fc.record({ action: fc.constant('delete the account' as const), account }),
    },
    { weight: 2, arbitrary: fc.constant<VisitorAction>({ action: 'wait' }) },
  );

  /** A caller from the network: a guest, or an account without limits. */
  const callerOf = (key: string): Owner => ({
    key,
    maxBookings: 50,
    ...(key.startsWith('guest:') && { guestLimits: { ...GUEST_LIMITS, network: 'hotel' } }),
  });

  const toCommand = (each: VisitorAction, state: State): Command | undefined => {
    switch (each.action) {
      case 'book':
        return {
          kind: 'reserve',
          list: 'day',
          id: newId(),
          owner: callerOf(each.guest),
          people: each.people,
          contact: LEE,
          tour: TOUR,
          tourRevision: tourRevision(state),
          departures: [each.departure],
        };
      case 'sign in':
        return { kind: 'mergeGuest', guest: each.guest, account: each.account };
      case 'cancel': {
        const booking = pick(
          bookingsIn(state).filter(({ isListed }) => isListed),
          each.bookingIndex,
        );
        return (
          booking && {
            kind: 'cancel',
            ...refWithDeparture(booking),
            owner: callerOf(booking.owner),
          }
        );
      }
      case 'confirm':
        return {
          kind: 'recordConfirmedEmail',
          owner: each.account,
          emailHash: hashEmail(ADA.email),
        };
      case 'delete the account':
        return { kind: 'eraseOwner', owner: each.account, account: ADA };
      case 'wait':
        return { kind: 'offerSpots', departures: DEPARTURES };
    }
  };

  it('never hold more unconfirmed spots than the network’s limit', () => {
    let maxHeld = 0;
    fc.assert(
      fc.property(fc.array(visitorAction, { minLength: 10, maxLength: 60 }), (actions) => {
        const state = initialState();
        state.tours.set(TOUR, { ...state.getTour(TOUR), capacity: 100 });
        /** The number of people in each hold, until the hold's owner confirms an email address. */
        const heldPeople = new Map<string, number>();
        let now = NOON;
        for (const each of actions) {
          if (each.action === 'wait') now = new Date(now.getTime() + HOUR_MS);
          const rules: Rules = {
            now,
            maxParties: 50,
            retention: RETENTION,
            requiresConfirmation: true,
          };
          const command = toCommand(each, state);
          if (!command) continue;
          const { changes = {} } = decide(command, state, rules);
          state.apply(changes);
          settleWaitlists(needsOf(command).departures ?? [], state, rules);
          for (const { _id, turn, people: partySize } of changes.bookings ?? []) {
            if (turn?.isUnconfirmed) heldPeople.set(String(_id), partySize);
            else heldPeople.delete(String(_id));
          }
          const total = [...heldPeople.values()].reduce((sum, count) => sum + count, 0);
          expect(total).toBeLessThanOrEqual(GUEST_LIMITS.perNetwork);
          maxHeld = Math.max(maxHeld, total);
        }
      }),
      { numRuns: RUNS / 4 },
    );
    expect(maxHeld).toBe(GUEST_LIMITS.perNetwork);
  });

  it('can hold spots again once the account with their holds confirms an email address', () => {
    const state = initialState();
    state.tours.set(TOUR, { ...state.getTour(TOUR), capacity: 100 });
    const rules: Rules = {
      now: NOON,
      maxParties: 50,
      retention: RETENTION,
      requiresConfirmation: true,
    };
    const [departure = ''] = DEPARTURES.slice(6);
    const actions: VisitorAction[] = [
      { action: 'book', guest: 'guest:1', people: 5, departure },
      { action: 'sign in', guest: 'guest:1', account: 'user:a' },
    ];
    const carryOut = (each: VisitorAction) => {
      const command = toCommand(each, state);
      const decision = command ? decide(command, state, rules) : {};
      state.apply(decision.changes ?? {});
      return decision;
    };
    actions.forEach(carryOut);
    expect(carryOut({ action: 'book', guest: 'guest:2', people: 5, departure }).refusal).toEqual({
      code: 'network-limit',
      max: GUEST_LIMITS.perNetwork,
    });
    carryOut({ action: 'confirm', account: 'user:a' });
    expect(
      carryOut({ action: 'book', guest: 'guest:2', people: 5, departure }).refusal,
    ).toBeUndefined();
    expect(state.peopleOfNetwork('hotel')).toBe(5);
  });
});

describe('a guest’s booking that the guide moves', () => {
  it('is kept until the new date is over', () => {
    const state = initialState();
    const [from = '', to = ''] = [DEPARTURES[2], DEPARTURES.at(-2)];
    const rules = {
      now: new Date(NOON.getTime() - 40 * DAY_MS),
      maxParties: MAX_PARTIES,
      retention: RETENTION,
      requiresConfirmation: false,
    };
    const guest = owners.find(({ guestLimits }) => guestLimits);
    if (!guest) throw new Error('There is no guest.');
    const id = new Types.ObjectId().toHexString();
    const reserve = decide(
      {
        kind: 'reserve',
        list: 'day',
        id,
        owner: guest,
        people: 2,
        tour: TOUR,
        tourRevision: 0,
        departures: [from],
      },
      state,
      rules,
    );
    state.apply(reserve.changes ?? {});
    expect(reserve.booking?.anonymizeAt).toEqual(new Date(addDays('2027-03-11', 2)));
    const move = decide(
      { kind: 'moveDeparture', departure: from, to, reason: 'Rain', revision: 0 },
      state,
      rules,
    );
    const [booking] = move.changes?.bookings ?? [];
    expect(booking?.date).toBe('2027-11-25');
    expect(booking?.anonymizeAt).toEqual(new Date(addDays('2027-11-25', 2)));
    expect(move.changes?.events).toMatchObject([{ kind: 'departure-moved' }]);
    expect(newYorkDate(newYorkInstant('2027-11-25', '10:00'))).toBe('2027-11-25');
  });
});

describe('a booking that its owner canceled', () => {
  it('can’t be restored once the guide has canceled the departure', () => {
    const state = initialState();
    const rules = {
      now: NOON,
      maxParties: MAX_PARTIES,
      retention: RETENTION,
      requiresConfirmation: false,
    };
    const [departure = ''] = DEPARTURES.slice(6);
    const [owner] = owners;
    assert.ok(owner);
    const booking = { list: 'day' as const, id: newId(), owner, departure };
    const carryOut = (command: Command) => {
      const decision = decide(command, state, rules);
      state.apply(decision.changes ?? {});
      return decision;
    };
    carryOut({
      kind: 'reserve',
      ...booking,
      people: 2,
      tour: TOUR,
      tourRevision: tourRevision(state),
      departures: [departure],
    });
    carryOut({ kind: 'cancel', ...booking });
    carryOut({ kind: 'changeDeparture', departure, settings: { state: 'cancelled' }, revision: 0 });
    expect(carryOut({ kind: 'restore', ...booking })).toMatchObject({
      refusal: { code: 'closed', departure: { id: departure, state: 'cancelled' } },
    });
  });
});

describe('a party that the guide adds to a waitlist', () => {
  it('can be canceled and restored by the guide once it is booked', () => {
    const state = initialState();
    const rules = {
      now: NOON,
      maxParties: MAX_PARTIES,
      retention: RETENTION,
      requiresConfirmation: false,
    };
    const [departure = ''] = DEPARTURES.slice(6);
    const party = { list: 'day' as const, id: newId(), departure };
    const carryOut = (command: Command) => {
      const { changes, refusal } = decide(command, state, rules);
      expect(refusal).toBeUndefined();
      state.apply(changes ?? {});
      state.apply(settleWaitlists([departure], state, rules));
      return state.bookings.get(party.id);
    };
    carryOut({ kind: 'addToWaitlist', ...party, people: 2, contact: { name: 'Mo' } });
    expect(carryOut({ kind: 'acceptOffer', ...party })).toMatchObject({ status: 'booked' });
    const canceled = carryOut({ kind: 'cancelParty', ...party, reason: 'Rain', revision: 0 });
    expect(canceled).toMatchObject({ status: 'cancelled', reason: 'Rain' });
    const restored = carryOut({ kind: 'restoreParty', ...party, to: departure });
    expect(restored).toMatchObject({ status: 'booked' });
    expect(restored).not.toHaveProperty('walkIn');
  });
});

describe('a waitlist', () => {
  it('accepts at most 500 parties even if more parties can book, so that the guide can reorder it', () => {
    const state = initialState();
    const rules = {
      now: NOON,
      maxParties: 1000,
      retention: RETENTION,
      requiresConfirmation: false,
    };
    const [departure = ''] = DEPARTURES.slice(6);
    const addParty = () => {
      const party = { list: 'day' as const, id: newId(), departure };
      const contact = { name: 'Mo' };
      const decision = decide(
        { kind: 'addToWaitlist', ...party, people: 2, contact },
        state,
        rules,
      );
      state.apply(decision.changes ?? {});
      return decision;
    };
    for (let count = 0; count < 500; count++) expect(addParty().refusal).toBeUndefined();
    expect(addParty()).toMatchObject({ refusal: { code: 'full' } });
  });
});

describe('an announcement', () => {
  const [id = '', other = ''] = [DEPARTURES[2], DEPARTURES.at(-2)];
  const rules = {
    now: new Date(NOON.getTime() - 40 * DAY_MS),
    maxParties: MAX_PARTIES,
    retention: RETENTION,
    requiresConfirmation: false,
  };
  const carryOutAll = (state: State, ...commands: Command[]) =>
    commands.map((command) => {
      const decision = decide(command, state, rules);
      state.apply(decision.changes ?? {});
      return decision;
    });
  const [owner] = owners;
  if (!owner) throw new Error('There is no owner.');
  const reserveCommand = (departure: string): Command => ({
    kind: 'reserve',
    list: 'day',
    id: newId(),
    people: 1,
    owner,
    tour: TOUR,
    tourRevision: 0,
    departures: [departure],
  });
  const announceCommand = (text?: string, departure = id): Command => ({
    kind: 'announce',
    departure,
    ...(text !== undefined && { text }),
  });

  it('causes one event for each party', () => {
    const state = initialState();
    carryOutAll(state, reserveCommand(id), reserveCommand(id), reserveCommand(other));
    const [first, repeated, changed, deleted] = carryOutAll(
      state,
      announceCommand('Gloves'),
      announceCommand('Gloves'),
      announceCommand('Hats'),
      announceCommand(),
    );
    const event = { kind: 'notice-written', booking: { departure: id } };
    expect(first?.changes?.events).toMatchObject([event, event]);
    expect(repeated).toEqual({});
    expect(changed?.changes?.events).toMatchObject([event, event]);
    expect(deleted?.changes?.events).toBeUndefined();
    expect(state.departures.get(id)?.notice).toBeUndefined();
  });

  it('stays when the departure changes, and doesn’t raise the departure’s revision', () => {
    const state = initialState();
    const revision = state.departures.get(id)?.revision ?? 0;
    carryOutAll(state, announceCommand('Gloves'), {
      kind: 'changeDeparture',
      departure: id,
      revision,
      settings: { meetingPoint: 'The arch' },
    });
    expect(state.departures.get(id)).toMatchObject({
      notice: { text: 'Gloves', at: rules.now },
      meetingPoint: 'The arch',
      revision: revision + 1,
    });
  });

  it('is refused if the departure doesn’t exist', () => {
    const [decision] = carryOutAll(
      initialState(),
      announceCommand('Gloves', `${TOUR}.2027-01-05.0317`),
    );
    expect(decision).toEqual({ refusal: { code: 'not-found' } });
  });
});

describe('a bulk change', () => {
  const [first = '', second = ''] = DEPARTURES.slice(6);
  const third = DEPARTURES.at(-1) ?? '';
  const rules = {
    now: NOON,
    maxParties: MAX_PARTIES,
    retention: RETENTION,
    requiresConfirmation: false,
  };
  const [owner] = owners;
  if (!owner) throw new Error('There is no owner.');
  const carryOut = (state: State, command: Command) => {
    const decision = decide(command, state, rules);
    state.apply(decision.changes ?? {});
    return decision;
  };
  const changeCommand = (
    state: State,
    change: BulkChange,
    id = 'shift',
    ids = [first, second],
  ) => ({
    kind: 'changeDepartures' as const,
    id,
    departures: ids.map((each) => seenDeparture(state, each)),
    change,
  });
  const bookAt = (state: State, departure: string) =>
    carryOut(state, {
      kind: 'reserve',
      list: 'day',
      id: newId(),
      people: 2,
      owner,
      tour: TOUR,
      tourRevision: tourRevision(state),
      departures: [departure],
    });
  const settingsOf = (state: State, id: string) => {
    const { startTime, capacity, state: status } = findDeparture(state, id) ?? {};
    return { startTime, capacity, status };
  };
  /** The command that undoes the last bulk change of the given departures. */
  const undoCommand = (
    state: State,
    before: Map<string, StoredDeparture>,
    ids = [first, second],
  ) => ({
    kind: 'undoBulkChange' as const,
    id: 'undone',
    departures: ids.map((each) => ({
      ...seenDeparture(state, each),
      before: pickBulkChangedFields(before.get(each)),
    })),
  });
  const pickBulkChangedFields = (stored: Partial<StoredDeparture> = {}) =>
    Object.fromEntries(
      [...BULK_CHANGED_FIELDS, 'isPromised' as const].flatMap((name) =>
        stored[name] === undefined ? [] : [[name, stored[name]]],
      ),
    );

  it('shifts each departure once, even if it is repeated', () => {
    const state = initialState();
    const command = changeCommand(state, { shiftMinutes: 30 });
    expect(carryOut(state, command).refusal).toBeUndefined();
    expect(carryOut(state, command).changes?.departures).toEqual([]);
    const starts = [first, second].map((id) => settingsOf(state, id).startTime);
    expect(starts).toEqual(['10:30', '14:30']);
  });

  it('causes one event for each party, with the bulk change’s id', () => {
    const state = initialState();
    bookAt(state, first);
    bookAt(state, first);
    const { changes } = carryOut(
      state,
      changeCommand(state, { state: 'cancelled', reason: 'Rain' }),
    );
    const event = { kind: 'departure-cancelled', bulkChange: 'shift' };
    expect(changes?.events).toMatchObject([event, event]);
  });

  it('doesn’t close canceled departures, because that would undo the cancellation', () => {
    const state = initialState();
    carryOut(
      state,
      changeCommand(state, { state: 'cancelled', reason: 'Rain' }, 'cancel', [first]),
    );
    carryOut(state, changeCommand(state, { state: 'closed' }));
    const states = [first, second].map((id) => settingsOf(state, id).status);
    expect(states).toEqual(['cancelled', 'closed']);
  });

  it.each([
    ['has changed', 'changed', { state: 'closed' as const }],
    ['would start on a different date', 'other-date', { shiftMinutes: 10 * 60 }],
  ])('is refused as a whole if one departure %s', (_, why, change) => {
    const state = initialState();
    const command = changeCommand(state, change);
    if (why === 'changed') {
      carryOut(state, changeCommand(state, { capacity: 4 }, 'other', [second]));
    }
    const refusal = { code: 'departure-unchangeable', departure: second, why };
    expect(carryOut(state, command)).toEqual({ refusal });
    expect(state.departures.get(first)).toBeUndefined();
  });

  it.each([
    ['has started', 'started', {}],
    ['would start in the past', 'past', { shiftMinutes: -3 * 60 }],
  ])('is refused if a departure %s', (_, why, change) => {
    const state = initialState();
    const [morning = '', afternoon = ''] = DEPARTURES;
    const departure = why === 'started' ? morning : afternoon;
    const command = changeCommand(state, change, 'shift', [departure]);
    expect(carryOut(state, command)).toMatchObject({ refusal: { why, departure } });
  });

  it('restores the stored settings exactly when it is undone', () => {
    const state = initialState();
    carryOut(state, changeCommand(state, { capacity: 4 }, 'earlier', [second]));
    const before = new Map(state.departures);
    carryOut(state, changeCommand(state, { state: 'cancelled', reason: 'Rain' }, 'cancel'));
    expect(carryOut(state, undoCommand(state, before)).refusal).toBeUndefined();
    expect(pickBulkChangedFields(state.departures.get(first))).toEqual({});
    expect(pickBulkChangedFields(state.departures.get(second))).toEqual(
      pickBulkChangedFields(before.get(second)),
    );
    expect(state.departures.get(second)?.revision).toBe(3);
  });

  it('can’t be undone if one departure has changed or was booked since', () => {
    const state = initialState();
    carryOut(state, changeCommand(state, { shiftMinutes: 30 }, 'shift', [first, second, third]));
    const undoAll = undoCommand(state, new Map(), [first, second, third]);
    carryOut(state, changeCommand(state, { capacity: 4 }, 'other', [third]));
    expect(carryOut(state, undoAll)).toMatchObject({
      refusal: { why: 'changed', departure: third },
    });
    bookAt(state, second);
    const undoTwo = undoCommand(state, new Map());
    expect(carryOut(state, undoTwo)).toMatchObject({
      refusal: { why: 'booked', departure: second },
    });
    expect(settingsOf(state, first).startTime).toBe('10:30');
  });

  it('can’t be undone if that would change the terms of a booked departure', () => {
    const state = initialState();
    bookAt(state, first);
    const before = new Map(state.departures);
    carryOut(state, changeCommand(state, { capacity: 20 }, 'capacity', [first]));
    expect(carryOut(state, undoCommand(state, before, [first])).refusal).toBeUndefined();
    carryOut(state, changeCommand(state, { meetingPoint: 'The arch' }, 'meet', [first]));
    const decision = carryOut(state, undoCommand(state, before, [first]));
    expect(decision).toMatchObject({ refusal: { why: 'booked', departure: first } });
  });
});
