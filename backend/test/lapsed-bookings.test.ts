import { Types } from 'mongoose';
import { OwnedLists } from '../src/owner/owned-lists';
import { addDays, newYorkDate } from '../src/new-york';
import { useApp } from './support/app';
import { dateAhead, PLACE } from './support/departures';
import { eventually } from './support/eventually';
import { tourInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { LISTS, type List } from './support/lists';
import { useReplica } from './support/process';
import { payloadOf } from './support/tokens';
import type { Booking, Visitor } from './support/visitor';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TODAY = newYorkDate(new Date());
const OVER = addDays(TODAY, -20);

const app = useApp();
useReplica(() => app.mongodbUri);

let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  for (const { collection } of LISTS) await app.database.collection(collection).deleteMany({});
});

const fromNow = (ms: number) => new Date(Date.now() + ms);
/** How a guest's booking is stored that is the guest's for so long. */
const graced = (ms: number) => ({ ownedUntil: fromNow(ms), expiresAt: fromNow(ms + 7 * DAY_MS) });
const lapse = (signal = new AbortController().signal) => app.app.get(OwnedLists).lapse(signal);

describe.each(LISTS)('a guest’s $name', (list) => {
  let guest: Visitor;
  let owner: string;
  beforeEach(async () => {
    guest = app.visitor();
    await guest.becomeGuest();
    owner = `guest:${String(payloadOf(String(guest.cookie)).sub)}`;
  });

  const tours = () => app.database.collection(list.collection);
  const find = (_id: Types.ObjectId | string) => tours().findOne({ _id: new Types.ObjectId(_id) });
  const myIds = async () => (await guest.get(list.all)).list.map(({ _id }) => _id);
  const figures = async (from = OVER, to = OVER) =>
    (await guide.get(`/api/guide/figures?from=${from}&to=${to}`)).text;

  /** Stores a booking of the guest's, of any date. */
  async function store(fields: Record<string, unknown> = {}): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    const booking = { place: PLACE, day: 'Monday', people: 3, date: OVER };
    const createdAt = new Date(`${addDays(OVER, -5)}T15:00:00Z`);
    await tours().insertOne({ _id, owner, slot: 7, ...booking, createdAt, ...fields });
    return _id;
  }

  it('are mere numbers once they are kept no longer, and count as before', async () => {
    const attendance = { arrived: 2, noShow: true, note: 'Hat', revision: 4 };
    const _id = await store({ ...graced(-1), attendance, requestKey: 'mine', revision: 2 });
    const before = await figures();
    expect(before).toContain('"people":3,"parties":1,"noShow":1');
    expect(await myIds()).toEqual([String(_id)]);
    for (let i = 0; i < 2; i++) {
      await lapse();
      expect(await find(_id)).toEqual({
        _id,
        owner: `without-owner:${String(_id)}`,
        slot: 7,
        place: PLACE,
        day: 'Monday',
        people: 3,
        date: OVER,
        createdAt: new Date(`${addDays(OVER, -5)}T15:00:00Z`),
        revision: 2,
        attendance: { arrived: 2, noShow: true, revision: 4 },
      });
    }
    expect(await figures()).toBe(before);
    expect(await myIds()).toEqual([]);
    expect((await guest.get(`${list.calendar}/${String(_id)}`)).status).toBe(404);
  });

  it('are the guest’s until then, to the last minute', async () => {
    const _id = await store(graced(MINUTE_MS));
    const before = await find(_id);
    await lapse();
    expect(await find(_id)).toEqual(before);
    expect(await myIds()).toEqual([String(_id)]);
  });

  it('count also where the guest took them off the list once they were over', async () => {
    const _id = await store(graced(5000));
    expect((await guest.delete(`${list.remove}/${String(_id)}`)).status).toBe(204);
    const before = await figures();
    expect(before).toContain('"people":3');
    expect((await guest.post(`${list.restore}/${String(_id)}`)).status).toBe(200);
    await guest.delete(`${list.remove}/${String(_id)}`);
    await tours().updateOne({ _id }, { $set: graced(-1) });
    await lapse();
    const stored = await find(_id);
    expect(stored?.owner).toBe(`without-owner:${String(_id)}`);
    for (const field of ['expiresAt', 'keptUntil', 'restorableUntil']) {
      expect(stored).not.toHaveProperty(field);
    }
    expect(await figures()).toBe(before);
  });

  it('that were taken off the list count also after the guest has signed up', async () => {
    const _id = await store(graced(DAY_MS));
    await guest.delete(`${list.remove}/${String(_id)}`);
    await guest.signUp();
    expect(await find(_id)).not.toHaveProperty('ownedUntil');
    await tours().updateOne({ _id }, { $set: { expiresAt: fromNow(5 * MINUTE_MS) } });
    await lapse();
    expect(await find(_id)).not.toHaveProperty('expiresAt');
    expect(await figures()).toContain('"people":3');
  });

  it('expire where they were cancelled before', async () => {
    const { _id } = (await guest.post(list.create, tourInput())).body as Booking;
    await guest.delete(`${list.remove}/${_id}`);
    // The day came and went while MongoDB was late.
    await tours().updateOne(
      { _id: new Types.ObjectId(_id) },
      { $set: { date: OVER, ownedUntil: fromNow(-1) } },
    );
    const before = await find(_id);
    expect(before?.expiresAt).toBeInstanceOf(Date);
    await lapse();
    expect(await find(_id)).toEqual(before);
    expect(await figures()).not.toContain('"people":2');
  });

  it('are kept until they are over where they were put off', async () => {
    const date = dateAhead(30);
    const ids = [
      await store({ ...graced(-1), date }),
      await store({ ...graced(-1), date: TODAY, slot: 8 }),
    ];
    await lapse();
    for (const [index, day] of [date, TODAY].entries()) {
      const until = Date.parse(addDays(day, 2));
      expect(await find(ids[index] ?? '')).toMatchObject({
        owner,
        ownedUntil: new Date(until),
        expiresAt: new Date(until + 7 * DAY_MS),
      });
    }
    expect(await myIds()).toHaveLength(2);
  });

  it('that were stored without a grace are numbers some minutes before they expire', async () => {
    const soon = await store({ expiresAt: fromNow(5 * MINUTE_MS) });
    const later = await store({ expiresAt: fromNow(60 * MINUTE_MS), slot: 8 });
    await lapse();
    expect((await find(soon))?.owner).toBe(`without-owner:${String(soon)}`);
    expect((await find(later))?.owner).toBe(owner);
  });

  it('stay numbers when accounts are deleted and old bookings lose their owners', async () => {
    const visitor = app.visitor();
    const { password, token } = await visitor.signUp();
    const _id = await store({ ...graced(-1), date: '2020-01-06' });
    await store({ owner: `user:${String(payloadOf(token).sub)}`, slot: 8 });
    await lapse();
    const before = await find(_id);
    expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
    await app.app.get(OwnedLists).disown(13, new AbortController().signal);
    await app.app.get(OwnedLists).forget(owner);
    expect(await find(_id)).toEqual(before);
    expect(await tours().countDocuments({ owner: /^without-owner:/ })).toBe(2);
  });
});

describe('the job', () => {
  const many = (list: List, count: number) =>
    Array.from({ length: count }, (_, slot) => ({
      ...{ owner: 'guest:many', slot, day: 'Monday', people: 1, date: OVER },
      ...{ createdAt: new Date(), ...graced(-slot - 1) },
      place: list.places[slot % list.places.length],
    }));
  const numbers = async () => {
    const counts = LISTS.map(({ collection }) =>
      app.database.collection(collection).countDocuments({ owner: /^without-owner:/ }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count);
  };
  beforeEach(async () => {
    for (const list of LISTS) {
      await app.database.collection(list.collection).insertMany(many(list, 2500));
    }
  });

  it('runs every few minutes, whatever the number of replicas', async () => {
    const jobs = app.database.collection<{ _id: string; due: Date }>('jobs');
    await eventually(async () => {
      // One that is under way has not seen all of them.
      if ((await numbers()) < 5000) {
        await jobs.updateOne({ _id: 'expiry' }, { $set: { due: new Date(0) } });
      }
      expect(await numbers()).toBe(5000);
      const due = (await jobs.findOne({ _id: 'expiry' }))?.due.getTime() ?? 0;
      expect(due).toBeGreaterThan(Date.now() + 2 * MINUTE_MS);
      expect(due).toBeLessThan(Date.now() + 4 * MINUTE_MS);
    }, 20_000);
  }, 30_000);

  it('stops when it has to, and goes on another time', async () => {
    await expect(lapse(AbortSignal.abort())).rejects.toThrow();
    expect(await numbers()).toBe(0);
    const stopping = new AbortController();
    const stopped = lapse(stopping.signal);
    await eventually(async () => {
      expect(await numbers()).toBeGreaterThan(0);
    });
    stopping.abort();
    await stopped.catch(() => undefined);
    await lapse();
    expect(await numbers()).toBe(5000);
  });

  it('reads by the index of what expires, and nothing that is nobody’s', async () => {
    const { db } = app.database;
    await lapse();
    await db?.command({ profile: 2 });
    await lapse();
    await db?.command({ profile: 0 });
    const profiled = db?.collection('system.profile');
    const noted = (await profiled?.find({ ns: /_tours$/ }).toArray()) ?? [];
    await profiled?.drop();
    // Others look after what is deleted at the same time.
    const operations = noted.filter(({ command }) =>
      JSON.stringify(command).includes('"expiresAt":{"$lte"'),
    );
    // What was put off, what had a grace and what had none, in each list.
    expect(operations).toHaveLength(6);
    for (const { planSummary, docsExamined } of operations) {
      expect(planSummary).toBe('IXSCAN { expiresAt: 1 }');
      expect(docsExamined).toBe(0);
    }
  });
});
