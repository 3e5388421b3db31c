import fc from 'fast-check';
import { Types } from 'mongoose';
import assert from 'node:assert/strict';
import { departureId, parseDepartureId } from 'shared/departure-id';
import { addDays, newYorkDate, newYorkInstant, weekdayOf } from 'shared/new-york';
import { PROMISED } from '../departures/departure';
import { tourOf } from '../tours/tours.service';
import type { Booking } from './booking.schema';
import type { Command } from './commands';
import { countEach, needsOfAll, whatToCount } from './batch-needs';
import { decide, type Decision, type Rules } from './decide';
import { NOBODY, WALK_IN, type Owner } from './owner';
import { listOf, State } from './state';

/** `make test-api` takes its time for it, and `make test-unit` doesn't. */
const IS_THOROUGH = process.env.THOROUGH !== undefined;
const RUNS = IS_THOROUGH ? 2000 : 200;
const TOUR = 'day.central-park';
const PLACE = 'Central Park';
/** A Wednesday, at noon in New York. */
const NOON = new Date('2027-03-10T17:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DATES = ['2027-03-10', '2027-03-11', '2027-03-14', '2027-03-15', '2027-03-29'];
const STARTS = ['10:00', '14:00'];
const DEPARTURES = DATES.flatMap((date) =>
  STARTS.map((start) => departureId({ list: 'day', place: PLACE, date, start })),
);
const KEEPING = { guestMs: 30 * DAY_MS, openListMs: DAY_MS };
const MAX_BOOKINGS = 3;
const MAX_PARTIES = 4;
const GUEST_LIMITS = { perDeparture: 6, perNetwork: 9 };
const NETWORKS = ['home', 'hotel'];
const GUESTS = ['guest:a', 'guest:b'];
const ACCOUNTS = ['user:a', 'user:b'];
/** They stay what they are. */
const [LASTING_GUEST, LASTING_ACCOUNT] = ['guest:c', 'user:c'];

/** Guests call from wherever they are. */
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

/** A command with places for what is only known when it is decided. */
type Step = (state: State) => Command | undefined;

const people = fc.integer({ min: 1, max: 5 });
const owner = fc.constantFrom(...owners);
/** Two are what most want. */
const departure = fc.oneof(
  fc.constantFrom(...DEPARTURES),
  fc.constantFrom(...DEPARTURES.slice(2, 4)),
);
const which = fc.nat({ max: 20 });
/** Mostly what was seen last, at times what is out of date. */
const age = fc.constantFrom(0, 0, 0, 1);

function pick<Item>(items: Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}

function ref(booking: Booking) {
  return { list: listOf(booking), id: String(booking._id) };
}

const bookingsIn = (state: State) => [...state.bookings.values()];
const ownedBy = (state: State, { key }: Owner) =>
  bookingsIn(state).filter((booking) => booking.owner === key);
/** Where a departure's parties were moved, or the same one. */
function followed(state: State, id: string): string {
  const movedTo = state.departures.get(id)?.movedTo;
  return DEPARTURES.find((each) => movedTo !== undefined && each.includes(movedTo)) ?? id;
}

const tourRevision = (state: State) => state.tour(TOUR).revision;

const steps: fc.Arbitrary<Step>[] = [
  fc
    .record({
      owner,
      departures: fc.uniqueArray(departure, { minLength: 1, maxLength: 3 }),
      people,
    })
    .chain((reserve) =>
      fc.record({
        reserve: fc.constant(reserve),
        key: fc.constantFrom(undefined, undefined, undefined, 'k', 'l'),
      }),
    )
    .map(({ reserve, key }) => (state) => {
      const id = new Types.ObjectId().toHexString();
      const day = weekdayOf(parseDepartureId(reserve.departures[0] ?? '')?.date ?? '');
      const request = key && { key, place: PLACE, people: reserve.people, day };
      const revision = tourRevision(state);
      const base = {
        kind: 'reserve',
        list: 'day',
        id,
        tour: TOUR,
        tourRevision: revision,
      } as const;
      return { ...base, ...reserve, ...(request && { request }) };
    }),
  fc.record({ owner, which, people, to: departure, age }).map((step) => (state) => {
    const booking = pick(ownedBy(state, step.owner), step.which);
    if (!booking) return undefined;
    return {
      kind: 'change',
      ...ref(booking),
      ...{ owner: step.owner, people: step.people, tour: TOUR },
      ...{ tourRevision: tourRevision(state), departures: [step.to] },
      seen: { departure: booking.departure, revision: booking.revision - step.age },
    };
  }),
  fc
    .record({ kind: fc.constantFrom('cancel' as const, 'restore' as const), owner, which })
    .map(({ kind, owner: who, which: index }) => (state) => {
      const own = ownedBy(state, who);
      const isWanted = ({ isListed }: Booking) => isListed === (kind === 'cancel');
      const booking = pick(own.some(isWanted) ? own.filter(isWanted) : own, index);
      return booking && { kind, ...ref(booking), owner: who, departure: booking.departure };
    }),
  fc.record({ which, age, reason: fc.constant('Rain') }).map((step) => (state) => {
    const booking = pick(bookingsIn(state), step.which);
    const revision = (booking?.attendance?.revision ?? 0) - step.age;
    return booking && { kind: 'cancelParty', ...ref(booking), reason: step.reason, revision };
  }),
  which.map((index) => (state) => {
    const booking = pick(bookingsIn(state), index);
    const from = booking?.departure ?? '';
    const to = followed(state, from);
    return booking && { kind: 'restoreParty', ...ref(booking), departure: from, to };
  }),
  fc.record({ which, arrived: people, noShow: fc.boolean() }).map((step) => (state) => {
    const booking = pick(bookingsIn(state), step.which);
    const { arrived, noShow } = step;
    const revision = booking?.attendance?.revision ?? 0;
    const attendance = { arrived, noShow, note: 'Hat', revision };
    return booking && { kind: 'markAttendance', ...ref(booking), attendance };
  }),
  fc.record({ departure, people, name: fc.constant('Mo') }).map((walkIn) => () => {
    const id = new Types.ObjectId().toHexString();
    return { kind: 'addWalkIn', list: 'day', id, ...walkIn };
  }),
  which.map((index) => (state) => {
    const booking = pick(bookingsIn(state), index);
    return booking && { kind: 'removeWalkIn', ...ref(booking) };
  }),
  fc
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
      age,
    })
    .map((step) => (state) => {
      const revision = (state.departures.get(step.departure)?.revision ?? 0) - step.age;
      return {
        kind: 'changeDeparture',
        departure: step.departure,
        settings: step.settings,
        revision,
      };
    }),
  fc.record({ departure, to: departure }).map((move) => (state) => {
    const revision = state.departures.get(move.departure)?.revision ?? 0;
    return { kind: 'moveDeparture', ...move, reason: 'Rain', revision };
  }),
  fc
    .record({
      capacity: fc.constantFrom(6, 10, undefined),
      startTimes: fc.constantFrom(STARTS, ['10:00'], ['08:00', '14:00']),
      meetingPoint: fc.constantFrom('Columbus Circle', 'Strawberry Fields'),
      booked: fc.constantFrom('keep' as const, 'change' as const, undefined),
    })
    .map(({ booked, capacity, ...settings }) => (state) => {
      const { lengthMinutes, cutoffMinutes, weekdays, daysAhead } = state.tour(TOUR);
      const limit = capacity !== undefined && { capacity };
      const all = { lengthMinutes, cutoffMinutes, weekdays, daysAhead, ...settings, ...limit };
      return { kind: 'changeTour', tour: TOUR, settings: all, ...(booked && { booked }) };
    }),
  fc
    .record({ guest: fc.constantFrom(...GUESTS), account: fc.constantFrom(...ACCOUNTS) })
    .map((merge) => () => ({ kind: 'mergeGuest', ...merge })),
  fc.constantFrom(...ACCOUNTS).map((key) => () => ({ kind: 'eraseOwner', owner: key })),
  fc.constant((state) => ({ kind: 'anonymize', bookings: bookingsIn(state).map(ref) })),
];

/** Booking is what happens most. */
const someStep = fc.oneof(
  { weight: 24, arbitrary: steps[0] ?? fc.constant(() => undefined) },
  ...steps.slice(1).map((arbitrary) => ({ weight: 2, arbitrary })),
);

/** What is decided together, and how much later. */
const someBatches = fc.array(
  fc.tuple(
    fc.array(someStep, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...Array<number>(30).fill(0), HOUR_MS, 5 * HOUR_MS, DAY_MS),
  ),
  { minLength: 5, maxLength: 30 },
);

function start(): State {
  const state = new State();
  const revision = 0;
  state.tours.set(TOUR, { ...tourOf(TOUR), startTimes: STARTS, revision });
  return state;
}

describe('whatever is asked for, in whatever order', () => {
  it('the invariants hold, also where only what matters is counted', () => {
    const decided = new Map<string, number>();
    fc.assert(
      fc.property(someBatches, (all) => {
        const state = start();
        let now = NOON;
        for (const [batch, laterMs] of all) {
          now = new Date(now.getTime() + laterMs);
          const rules: Rules = { now, maxParties: MAX_PARTIES, keeping: KEEPING };
          const commands = batch.flatMap((step) => step(state) ?? []);
          const loaded = beginBatch(state, commands);
          for (const command of commands) {
            const before = copyOf(state);
            const decision = decide(command, state, rules);
            assert.deepEqual(decide(command, loaded, rules), decision);
            const outcome = decision.refusal ? 'refused' : 'done';
            decided.set(
              `${command.kind} ${outcome}`,
              (decided.get(`${command.kind} ${outcome}`) ?? 0) + 1,
            );
            if (decision.refusal) {
              expect(decision.changes).toBeUndefined();
              continue;
            }
            state.apply(decision.changes ?? {});
            loaded.apply(decision.changes ?? {});
            check(command, decision, before, state, rules);
          }
        }
      }),
      { numRuns: RUNS },
    );
    // Some are seldom refused.
    if (!IS_THOROUGH) return;
    // Each was carried out, and refused.
    for (const kind of ['reserve', 'change', 'cancel', 'restore', 'moveDeparture', 'changeTour']) {
      expect([kind, decided.get(`${kind} done`)]).toEqual([kind, expect.any(Number)]);
      expect([kind, decided.get(`${kind} refused`)]).toEqual([kind, expect.any(Number)]);
    }
  });
});

/** Does to everything that is known what the ledger does first, and gives what it would load of it. */
function beginBatch(state: State, commands: Command[]): State {
  const needs = needsOfAll(commands);
  state.changed.departures.clear();
  for (const [id, count] of countEach(needs.departures)) {
    const stored = state.departures.get(id);
    if (stored) state.departures.set(id, { ...stored, version: stored.version + count });
  }
  const loaded = new State();
  for (const [id, tour] of state.tours) loaded.tours.set(id, tour);
  for (const [id, stored] of state.departures) loaded.departures.set(id, stored);
  for (const [id, stored] of state.owners) loaded.owners.set(id, stored);
  for (const booking of bookingsIn(state)) loaded.addStored(booking);
  const counted = whatToCount(needs, loaded, MAX_PARTIES);
  for (const id of counted.departures) {
    loaded.setBooked(id, state.bookedAt(id));
    for (const key of needs.guests) loaded.setPeopleOf(key, id, state.peopleOf(key, id));
  }
  for (const key of counted.owners) loaded.setListSize('day', key, state.listSize('day', key));
  if (counted.departures.length === 0) return loaded;
  for (const network of new Set(needs.networks)) {
    loaded.addPeopleFrom(network, state.peopleFrom(network));
  }
  return loaded;
}

/** What there was; from now on, nothing can change it in its place. */
function copyOf(state: State) {
  for (const map of [state.bookings, state.departures, state.owners, state.tours]) {
    for (const document of map.values()) Object.freeze(document);
  }
  return {
    bookings: new Map(state.bookings),
    departures: new Map(state.departures),
    owners: new Map(state.owners),
  };
}

type Before = ReturnType<typeof copyOf>;

function check(
  command: Command,
  decision: Decision,
  before: Before,
  state: State,
  rules: Rules,
): void {
  const bookings = bookingsIn(state);
  for (const booking of bookings) checkBooking(booking);
  checkSums(state, bookings);
  checkRoom(decision, before, state, rules);
  checkOwners(command, before, state);
  checkNetworks(command, before, state, rules);
  checkPromises(command, before, state);
  const keys = bookings.flatMap((each) =>
    each.requestKey ? [`${each.owner} ${each.requestKey}`] : [],
  );
  expect(new Set(keys).size).toBe(keys.length);
}

function checkBooking(booking: Booking): void {
  const key = parseDepartureId(booking.departure);
  expect(booking).toMatchObject({ date: key?.date, day: weekdayOf(key?.date ?? ''), place: PLACE });
  expect(booking.status === 'cancelled').toBe(booking.cancelledAt !== undefined);
  if (!booking.isListed && booking.owner !== NOBODY) expect(booking.restorableUntil).toBeDefined();
  if (booking.owner.startsWith('user:') || booking.owner === WALK_IN || booking.owner === NOBODY) {
    expect(booking.anonymizeAt).toBeUndefined();
  }
  // MongoDB deletes no guest's booking that takes place.
  if (booking.owner.startsWith('guest:') && booking.status === 'booked') {
    expect(booking.deleteAt).toBeUndefined();
    const over = Date.parse(addDays(booking.date, 2));
    expect(booking.anonymizeAt?.getTime()).toBeGreaterThanOrEqual(over);
  }
  if (booking.cancelledBy === 'owner') {
    expect(booking.deleteAt?.getTime()).toBeLessThanOrEqual(
      booking.restorableUntil?.getTime() ?? 0,
    );
  }
}

function checkSums(state: State, bookings: Booking[]): void {
  for (const id of DEPARTURES) {
    const there = bookings.filter((each) => each.departure === id && each.status === 'booked');
    const booked = { people: sum(there), parties: there.length };
    assert.deepEqual(state.bookedAt(id), booked);
    assert.ok((state.departures.get(id)?.version ?? 0) >= there.length);
  }
  for (const { key } of owners) {
    const listed = bookings.filter((each) => each.owner === key && each.isListed);
    assert.equal(state.listSize('day', key), listed.length);
    assert.ok((state.owners.get(key)?.version ?? 0) >= listed.length);
  }
}

/** Whoever adds people to a departure finds room for them; only walk-ins do not ask. */
function checkRoom({ changes }: Decision, before: Before, state: State, rules: Rules): void {
  const added = (changes?.bookings ?? []).filter((booking) => {
    const old = before.bookings.get(String(booking._id));
    const was = old?.status === 'booked' && old.departure === booking.departure ? old.people : 0;
    return booking.status === 'booked' && booking.owner !== WALK_IN && booking.people > was;
  });
  for (const { departure: id, owner: key, people: party } of added) {
    const capacity = state.departures.get(id)?.capacity;
    const limit = capacity === undefined ? state.tour(TOUR).capacity : (capacity ?? undefined);
    expect(state.bookedAt(id).people).toBeLessThanOrEqual(limit ?? Infinity);
    expect(state.bookedAt(id).parties).toBeLessThanOrEqual(
      rules.maxParties + walkInsAt(state, id) + 1,
    );
    expect(party).toBeGreaterThan(0);
    expect(state.owners.get(key)?.mergedInto).toBeUndefined();
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
  const grown = state.listSize('day', key);
  const wasThere = [...before.bookings.values()].filter(
    (each) => each.owner === key && each.isListed,
  );
  if (grown === wasThere.length) return;
  const merged = state.owners.get(key)?.mergedSize?.day ?? 0;
  const most = command.kind === 'reserve' ? MAX_BOOKINGS : Math.max(MAX_BOOKINGS, merged);
  expect(grown).toBeLessThanOrEqual(most);
}

/** Guests of one network add no one once as many of them come as are allowed. */
function checkNetworks(command: Command, before: Before, state: State, { now }: Rules): void {
  if (!['reserve', 'change', 'restore'].includes(command.kind)) return;
  for (const network of NETWORKS) {
    const peopleFrom = (bookings: Iterable<Booking>) =>
      sum(
        [...bookings].filter(
          (each) =>
            each.network === network && each.status === 'booked' && each.date >= newYorkDate(now),
        ),
      );
    const most = Math.max(GUEST_LIMITS.perNetwork, peopleFrom(before.bookings.values()));
    expect(peopleFrom(state.bookings.values())).toBeLessThanOrEqual(most);
  }
}

/** What was promised changes by the guide's commands alone, and then each party is told. */
function checkPromises(command: Command, before: Before, state: State): void {
  for (const [id, old] of before.departures) {
    const now = state.departures.get(id);
    if (!old.isPromised) continue;
    const changed = PROMISED.filter((term) => old[term] !== now?.[term]);
    if (changed.length === 0) continue;
    expect(['changeDeparture', 'changeTour']).toContain(command.kind);
    expect(now?.revision).toBeGreaterThan(old.revision);
  }
}

function sum(bookings: Booking[]): number {
  return bookings.reduce((total, { people: party }) => total + party, 0);
}

describe('a guest’s booking that the guide moves', () => {
  it('is kept until its new date is over', () => {
    const state = start();
    const [from = '', to = ''] = [DEPARTURES[2], DEPARTURES.at(-2)];
    const rules = {
      now: new Date(NOON.getTime() - 40 * DAY_MS),
      maxParties: MAX_PARTIES,
      keeping: KEEPING,
    };
    const guest = owners.find(({ guestLimits }) => guestLimits);
    if (!guest) throw new Error('There is no guest.');
    const id = new Types.ObjectId().toHexString();
    const reserve = decide(
      {
        ...{ kind: 'reserve', list: 'day', id, owner: guest, people: 2 },
        ...{ tour: TOUR, tourRevision: 0, departures: [from] },
      },
      state,
      rules,
    );
    state.apply(reserve.changes ?? {});
    expect(reserve.answer?.anonymizeAt).toEqual(new Date(addDays('2027-03-11', 2)));
    const moved = decide(
      { kind: 'moveDeparture', departure: from, to, reason: 'Rain', revision: 0 },
      state,
      rules,
    );
    const [booking] = moved.changes?.bookings ?? [];
    expect(booking?.date).toBe('2027-03-29');
    expect(booking?.anonymizeAt).toEqual(new Date(addDays('2027-03-29', 2)));
    expect(moved.changes?.events).toMatchObject([{ kind: 'departure-moved' }]);
    expect(newYorkDate(newYorkInstant('2027-03-29', '10:00'))).toBe('2027-03-29');
  });
});
