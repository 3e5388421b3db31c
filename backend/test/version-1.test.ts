import { createConnection, Types } from 'mongoose';
import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { TOURS } from 'shared/tour-settings';
import { newDatabase, startApp, stopApp, untilReady, type RunningApp } from './support/app';
import { dateAhead } from './support/departures';
import { signUpGuide } from './support/guide';
import { forgeToken } from './support/tokens';
import type { Booking, Visitor } from './support/visitor';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.now();
const DATE = dateAhead(10);
const MOVED_TO = dateAhead(45);
const PAST = addDays(newYorkDate(new Date(NOW)), -9);
const PLACE = 'Central Park';

const user = new Types.ObjectId();
const other = new Types.ObjectId();
const leaver = new Types.ObjectId();
const ids = Array.from({ length: 16 }, () => new Types.ObjectId());
const later = (ms: number) => new Date(NOW + ms);
/** How version 1 stored a guest's booking. */
const guests = { ownedUntil: later(30 * DAY_MS), expiresAt: later(37 * DAY_MS) };

let slot = 0;
function stored(index: number, owner: string, fields: object = {}) {
  const booking = { place: PLACE, date: DATE, people: 2, ...fields };
  return {
    ...{ _id: ids[index], owner, slot: slot++, day: weekdayOf(booking.date) },
    createdAt: new Date(NOW - DAY_MS + index),
    ...booking,
  };
}

const deleted = (owner: string, index: number) => `deleted:${owner}:${String(ids[index])}`;
const USER = `user:${String(user)}`;
const OTHER = `user:${String(other)}`;
const soon = { expiresAt: later(10 * MINUTE_MS) };
const attendance = { arrived: 1, noShow: true, note: 'Hat', revision: 2 };

/** What version 1 had stored, of every kind. */
const DAY_TOURS = [
  stored(0, USER, { requestKey: 'one', revision: 3 }),
  stored(1, USER, { date: PAST, attendance }),
  stored(2, deleted(USER, 2), soon),
  stored(3, deleted(USER, 3), { date: PAST, restorableUntil: later(10 * MINUTE_MS) }),
  stored(4, 'guest:a', guests),
  stored(5, deleted('guest:a', 5), { ...soon, keptUntil: guests.expiresAt }),
  stored(6, 'guest:a', { ...guests, cancelledAt: later(-MINUTE_MS), cancelReason: 'Rain' }),
  stored(7, 'guest:a', {
    ...guests,
    date: MOVED_TO,
    moved: { from: DATE, reason: 'Snow', at: later(-MINUTE_MS) },
  }),
  stored(8, 'open', { expiresAt: later(DAY_MS) }),
  stored(9, 'walk-in:walk', { walkIn: 'Mo', attendance: { ...attendance, noShow: false } }),
  stored(10, `without-owner:${String(ids[10])}`, { date: PAST }),
  // Signing in had been broken off after its first write, and so had deleting an account.
  stored(11, 'guest:merging', guests),
  stored(12, `user:${String(leaver)}`),
  stored(13, `user:${String(leaver)}`, { date: PAST }),
  // A place had been taken from a booking that was never written.
  { _id: ids[14], owner: `deleted:void:${String(ids[14])}`, slot: 0, ...soon, createdAt: later(0) },
];

let app: RunningApp;
let guide: Visitor;
beforeAll(async () => {
  const uri = newDatabase();
  const connection = await createConnection(uri).asPromise();
  const accounts = [
    [user, 'walker'],
    [other, 'other'],
  ] as const;
  const [id, name] = ['day.2030-01-07.central-park', `day.${DATE}.central-park`];
  const documents: Record<string, object[]> = {
    users: [
      ...accounts.map(([_id, username]) => ({
        ...{ _id, username, email: `${username}@example.com`, passwordHash: 'none' },
        createdAt: later(-DAY_MS),
      })),
      {
        ...{ _id: leaver, username: 'left:x', email: 'left:x', passwordHash: 'left:x' },
        ...{ createdAt: later(-DAY_MS), leftAt: later(-1000) },
      },
    ],
    places: [
      {
        ...{ _id: 'day.central-park', startTime: '09:30', lengthMinutes: 100, capacity: 20 },
        ...{ meetingPoint: 'The gate', cutoffMinutes: 30, weekdays: ['Monday', weekdayOf(DATE)] },
      },
    ],
    departures: [
      {
        ...{ _id: name, list: 'day', place: PLACE, date: DATE, version: 7, holds: [] },
        ...{ meetingPoint: 'The arch', reason: 'Parade', revision: 2 },
      },
      // Only a hold had been noted of it.
      { _id: id, list: 'day', place: PLACE, date: '2030-01-07', version: 1, holds: [] },
    ],
    guest_places: [{ _id: 'network', places: [{ booking: ids[4] }], expiresAt: later(DAY_MS) }],
    revoked_tokens: [
      { _id: 'token', expiresAt: later(DAY_MS), from: 'guest:merging', heir: OTHER },
    ],
    calendar_entries: [
      { _id: name, hash: 'x', sequence: 12, changedAt: later(0), expiresAt: later(DAY_MS) },
    ],
    day_tours: DAY_TOURS,
  };
  for (const [collection, all] of Object.entries(documents)) {
    await connection.collection(collection).insertMany(all);
  }
  await connection.collection('day_tours').createIndex({ owner: 1, slot: 1 }, { unique: true }, {});
  await connection.collection('users').createIndex({ leftAt: 1 }, {}, {});
  await connection.close();
  app = await startApp(uri);
  await untilReady(app.url);
  ({ guide } = await signUpGuide(app));
});
afterAll(async () => {
  await app.database.dropDatabase();
  await stopApp(app);
});

const as = (owner: string) => {
  const [aud, sub] = owner.split(':');
  const exp = Math.floor(NOW / 1000) + 3600;
  const token = forgeToken({ sub, aud, jti: owner, iss: 'new-york-on-foot', exp, v: 2 });
  return app.visitor().useCookie(token);
};
const listOf = async (visitor: Visitor) =>
  (await visitor.get('/api/all')).list as (Booking & { moved?: object; cancelled?: object })[];
const idsOf = async (visitor: Visitor) => (await listOf(visitor)).map(({ _id }) => _id);
const named = (...indexes: number[]) => indexes.map((index) => String(ids[index]));

describe('data of version 1', () => {
  it('are in the lists they were in', async () => {
    expect(await idsOf(as(USER))).toEqual(named(0, 1));
    expect(await idsOf(as('guest:a'))).toEqual(named(4, 6, 7));
    expect(await listOf(as('guest:a'))).toMatchObject([
      { people: 2, date: DATE },
      { cancelled: { reason: 'Rain' } },
      { date: MOVED_TO, moved: { from: DATE, reason: 'Snow' } },
    ]);
    expect(await idsOf(app.visitor())).toEqual(named(8));
  });

  it('finish what had been broken off', async () => {
    expect(await idsOf(as(OTHER))).toEqual(named(11));
    expect((await as('guest:merging').get('/api/all')).status).toBe(401);
    const bookings = app.database.collection('day_tours');
    expect(await bookings.findOne({ _id: ids[12] })).toBeNull();
    expect(await bookings.findOne({ _id: ids[13] })).toMatchObject({ owner: 'nobody', people: 2 });
    expect(await bookings.findOne({ _id: ids[14] })).toBeNull();
    expect(await app.database.collection('users').findOne({ _id: leaver })).toBeNull();
  });

  it('are kept for as long as before, and a moved booking until its tour is over', async () => {
    const bookings = app.database.collection('day_tours');
    expect(await bookings.findOne({ _id: ids[4] })).toMatchObject({
      anonymizeAt: guests.ownedUntil,
      network: 'network',
    });
    expect(await bookings.findOne({ _id: ids[7] })).toMatchObject({
      anonymizeAt: new Date(addDays(MOVED_TO, 2)),
    });
    expect(await bookings.findOne({ _id: ids[8] })).toMatchObject({ deleteAt: later(DAY_MS) });
    expect(await bookings.findOne({ _id: ids[0] })).not.toHaveProperty('deleteAt');
  });

  it('are on the day sheet, at the terms they were booked at', async () => {
    const { text } = await guide.get(`/api/guide/days/${DATE}`);
    const { departures } = JSON.parse(text) as {
      departures: { place: string; parties: { id: string; note: string }[] }[];
    };
    const departure = departures.find(({ place, parties }) => place === PLACE && parties.length);
    expect(departure).toMatchObject({
      ...{ startTime: '09:30', lengthMinutes: 100, meetingPoint: 'The arch', reason: 'Parade' },
      ...{ revision: 2, capacity: 20, taken: 10 },
    });
    expect(departure?.parties.map(({ id }) => id)).toEqual(named(0, 4, 8, 9, 11, 6));
    const past = JSON.parse((await guide.get(`/api/guide/days/${PAST}`)).text) as typeof departures;
    expect(JSON.stringify(past)).toContain('"note":"Hat"');
  });

  it('count in the figures', async () => {
    const { text } = await guide.get(`/api/guide/figures?from=${PAST}&to=${PAST}`);
    const { places } = JSON.parse(text) as { places: { place: string }[] };
    expect(places.find(({ place }) => place === PLACE)).toMatchObject({ people: 8, parties: 4 });
  });

  it('keep the tours’ settings, and the cutoff of version 1', async () => {
    const places = JSON.parse((await guide.get('/api/guide/places')).text) as { id: string }[];
    const found = (id: string) => places.find((each) => each.id === id);
    expect(found('day.central-park')).toMatchObject({ startTimes: ['09:30'], cutoffMinutes: 30 });
    expect(found('night.times-square')).toMatchObject({ startTimes: ['19:30'], cutoffMinutes: 0 });
    for (const [id, minutes] of Object.entries({
      'day.central-park': 30,
      'night.times-square': 0,
    })) {
      expect(found(id)).toMatchObject({ changeCutoffMinutes: minutes });
    }
    const stored = await app.database.collection('departures').find({ isPromised: true }).toArray();
    expect(stored.length).toBeGreaterThan(0);
    for (const each of stored) expect(each.changeCutoffMinutes).toBe(each.cutoffMinutes);
  });

  it('get the texts of the first tours', async () => {
    const { list } = (await app.visitor().get('/api/tours')) as unknown as {
      list: { id: string }[];
    };
    expect(list.map(({ id }) => id)).toEqual(TOURS.map(({ id }) => id));
    const { text } = await app.visitor().get('/api/tours/day.central-park');
    expect(JSON.parse(text)).toMatchObject({
      durationMinutesTo: 100,
      locations: expect.any(Array) as unknown,
    });
  });

  it('are the same for calendars', async () => {
    const { text } = await guide.get(
      `/api/guide/departures/day.central-park.${DATE}.0930/calendar`,
    );
    expect(text).toContain(`UID:day.${DATE}.central-park@new-york-on-foot`);
    expect(Number(/SEQUENCE:(\d+)/.exec(text)?.[1])).toBeGreaterThan(12);
  });

  it('come back where they had just been deleted', async () => {
    const [walker, guest] = [as(USER), as('guest:a')];
    const restore = (visitor: Visitor, index: number) =>
      visitor.post(`/api/restoretour/${String(ids[index])}`);
    expect((await restore(walker, 2)).status).toBe(200);
    expect((await restore(walker, 3)).status).toBe(200);
    expect((await restore(guest, 5)).status).toBe(200);
    expect(await idsOf(walker)).toEqual(named(0, 1, 2, 3));
  });

  it('know the calls that made them', async () => {
    const input = { place: PLACE, day: weekdayOf(DATE), people: 2, date: DATE };
    const again = await as(USER).post('/api/new', input, { 'Idempotency-Key': 'one' });
    expect([again.status, again.body._id]).toEqual([201, String(ids[0])]);
  });
});
