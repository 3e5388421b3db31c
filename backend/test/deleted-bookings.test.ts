import { resetBookings, type RunningApp, useApp } from './support/app';
import { departureOn, setDeparture } from './support/departures';
import { bookingInput } from './support/factories';
import { LISTS, UNKNOWN_ID, otherList, type List } from './support/lists';
import { expectProblem } from './support/problems';
import type { ApiResponse, Booking, Visitor } from './support/visitor';

const MINUTE_MS = 60 * 1000;

const signedIn = async (app: RunningApp) => {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
};
const asGuest = async (app: RunningApp) => {
  const guest = app.visitor();
  await guest.becomeGuest();
  return guest;
};
const asCallerWithoutToken = (app: RunningApp) => app.visitor();
const ACTORS: [string, (app: RunningApp) => Promise<Visitor> | Visitor][] = [
  ['a signed-in visitor', signedIn],
  ['a guest', asGuest],
  ['a caller with neither token nor cookie', asCallerWithoutToken],
];
const CASES = LISTS.flatMap((list) =>
  ACTORS.map(
    ([name, createVisitor]) => [`${name} who deletes ${list.name}`, list, createVisitor] as const,
  ),
);

/** The calls to one list, for a visitor. */
const using = (visitor: Visitor, list: List) => ({
  all: async () => (await visitor.get(list.all)).list,
  book: async (overrides: object = {}, headers: Record<string, string> = {}) => {
    const response = await visitor.post(list.create, bookingInput(overrides), headers);
    expect(response.status).toBe(201);
    return response.body as Booking;
  },
  update: (id: string, overrides: object = {}) =>
    visitor.put(`${list.update}/${id}`, bookingInput(overrides)),
  remove: (id: string) => visitor.delete(`${list.remove}/${id}`),
  restore: (id: string) => visitor.post(`${list.restore}/${id}`),
});

const withKey = (key: string) => ({ 'Idempotency-Key': key });
const statuses = (responses: ApiResponse[]) => responses.map(({ status }) => status);
const withStatus = (responses: ApiResponse[], status: number) =>
  responses.filter((response) => response.status === status);

describe.each(CASES)('%s', (_, list, createVisitor) => {
  const app = useApp();
  let visitor: Visitor;
  let my: ReturnType<typeof using>;
  beforeEach(async () => {
    await resetBookings(app);
    visitor = await createVisitor(app);
    my = using(visitor, list);
  });

  it('can restore one unchanged, at the same position', async () => {
    const first = await my.book({ people: 1 });
    const second = await my.book({ people: 2 }, withKey('two'));
    const third = await my.book({ people: 3 });
    const before = await stored(app, list, second._id);

    expect((await my.remove(second._id)).status).toBe(204);
    expect(await my.all()).toEqual([first, third]);
    const fourth = await my.book({ people: 4 });
    const restored = await my.restore(second._id);
    expect([restored.status, restored.body]).toEqual([200, second]);
    expect(await my.all()).toEqual([first, second, third, fourth]);
    expect(await stored(app, list, second._id)).toEqual({ ...before, revision: 2 });
  });

  it('can restore one that can’t be booked anymore', async () => {
    const booking = await my.book();
    await my.remove(booking._id);
    await setDeparture(app, list, booking.date, { state: 'closed' });
    const refused = await visitor.post(list.create, bookingInput({ date: booking.date }));
    expectProblem(refused, 409);
    const { status, body } = await my.restore(booking._id);
    expect([status, body]).toEqual([200, booking]);
    expect(await my.all()).toEqual([booking]);
  });

  it('can restore one whose tour is over', async () => {
    const { _id } = await my.book();
    const gone = { date: '2020-01-06', place: 'Coney Island' };
    await change(app, list, _id, { ...gone, departure: departureOn(list, gone.date) });
    await my.remove(_id);
    expect(await my.all()).toEqual([]);
    const { status, body } = await my.restore(_id);
    expect([status, body]).toEqual([200, { _id, day: 'Monday', people: 2, ...gone }]);
    expect(await my.all()).toEqual([body]);
  });

  it('can change a restored one, delete it again, and restore it again', async () => {
    const { _id } = await my.book();
    const before = await stored(app, list, _id);
    await my.remove(_id);
    await my.restore(_id);
    expect((await my.update(_id, { people: 7 })).status).toBe(200);
    expect((await my.remove(_id)).status).toBe(204);
    expect(await my.all()).toEqual([]);
    const again = await my.restore(_id);
    expect(again).toMatchObject({ status: 200, body: { _id, people: 7 } });
    expect(await my.all()).toEqual([again.body]);
    const { deleteAt, anonymizeAt } = { ...before };
    const { deleteAt: deleted, anonymizeAt: anonymized } = { ...(await stored(app, list, _id)) };
    expect([deleted, anonymized]).toEqual([deleteAt, anonymizeAt]);
  });

  it('gets the same response for a repeated restore, and for a booking that wasn’t deleted', async () => {
    const booking = await my.book();
    expect((await my.restore(booking._id)).body).toEqual(booking);
    await my.remove(booking._id);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await my.restore(booking._id);
      expect([status, body]).toEqual([200, booking]);
    }
    expect(await my.all()).toEqual([booking]);
  });

  it('doesn’t see it until it is restored', async () => {
    const { _id } = await my.book();
    await my.remove(_id);
    expectProblem(await my.update(_id), 404);
    expectProblem(await my.remove(_id), 404);
    expect(await my.all()).toEqual([]);
  });

  it('can restore it for 15 minutes, even if MongoDB deletes it late', async () => {
    const { _id } = await my.book();
    const before = Date.now();
    await my.remove(_id);
    const { restorableUntil, deleteAt } = { ...(await stored(app, list, _id)) };
    const until = (restorableUntil as Date).getTime();
    expect(until).toBeGreaterThanOrEqual(before + 15 * MINUTE_MS);
    expect(until).toBeLessThanOrEqual(Date.now() + 15 * MINUTE_MS);
    expect(deleteAt).toEqual(restorableUntil);

    await change(app, list, _id, { restorableUntil: new Date(Date.now() + 5000) });
    expect((await my.restore(_id)).status).toBe(200);
    await my.remove(_id);
    await change(app, list, _id, { restorableUntil: new Date(Date.now() - 1) });
    const late = await my.restore(_id);
    expectProblem(late, 404);
    expect(late.body).toEqual((await my.restore(UNKNOWN_ID)).body);
    expect(await my.all()).toEqual([]);
  });

  it('is the only caller who can restore it', async () => {
    const booking = await my.book();
    await my.remove(booking._id);
    for (const [, createOther] of ACTORS) {
      // Callers without a token share one list.
      if (createVisitor === asCallerWithoutToken && createOther === asCallerWithoutToken) continue;
      const theirs = using(await createOther(app), list);
      const response = await theirs.restore(booking._id);
      expectProblem(response, 404);
      expect(response.body).toEqual((await theirs.restore(UNKNOWN_ID)).body);
      expect(await theirs.all()).toEqual([]);
    }
    expectProblem(await using(visitor, otherList(list)).restore(booking._id), 404);
    expect((await my.restore(booking._id)).body).toEqual(booking);
  });

  it('needs no body to restore it, and can send JSON only', async () => {
    const booking = await my.book();
    await my.remove(booking._id);
    const path = `${list.restore}/${booking._id}`;
    expectProblem(await visitor.send('POST', path, { body: 'x' }), 415);
    expect(await my.all()).toEqual([]);
    const { status, body } = await visitor.post(path, bookingInput({ people: 9 }));
    expect([status, body]).toEqual([200, booking]);
  });

  it('can restore it, and the call that made it still counts once', async () => {
    const booking = await my.book({}, withKey('one'));
    await my.remove(booking._id);
    await my.restore(booking._id);
    expect(await my.book({}, withKey('one'))).toEqual(booking);
    expect(await my.all()).toEqual([booking]);
  });

  it('books nothing when the call that made it is repeated, and can still restore it', async () => {
    const booking = await my.book({}, withKey('one'));
    await my.remove(booking._id);
    expect(await my.book({}, withKey('one'))).toEqual(booking);
    expect(await my.all()).toEqual([]);
    const another = await my.book({}, withKey('two'));
    expect(another._id).not.toBe(booking._id);

    const { status, body } = await my.restore(booking._id);
    expect([status, body]).toEqual([200, booking]);
    for (const [key, made] of [
      ['one', booking],
      ['two', another],
    ] as const) {
      expect(await my.book({}, withKey(key))).toEqual(made);
    }
    expect(await my.all()).toEqual([booking, another]);
  });
});

describe.each(LISTS)('the open list’s deleted $name', (list) => {
  const app = useApp();

  it('expire no later than if they hadn’t been deleted', async () => {
    const my = using(asCallerWithoutToken(app), list);
    const { _id } = await my.book();
    const createdAt = new Date(Date.now() - 24 * 60 * MINUTE_MS + 5 * MINUTE_MS);
    await change(app, list, _id, { createdAt });
    await my.remove(_id);
    const deleteAt = new Date(createdAt.getTime() + 24 * 60 * MINUTE_MS);
    expect((await stored(app, list, _id))?.deleteAt).toEqual(deleteAt);
    await my.restore(_id);
    expect((await stored(app, list, _id))?.deleteAt).toEqual(deleteAt);
  });
});

describe.each(LISTS)('a guest’s deleted $name', (list) => {
  const app = useApp();

  it.each(['signing up', 'signing in'])(
    'can be restored after %s, and are kept for good',
    async (how) => {
      const account = await app.visitor().signUp();
      const guest = await asGuest(app);
      const my = using(guest, list);
      const deleted = [await my.book({ people: 1 }, withKey('one')), await my.book({ people: 2 })];
      const kept = await my.book({ people: 3 }, withKey('two'));
      for (const { _id } of deleted) await my.remove(_id);
      const other = using(await asGuest(app), list);
      const theirs = await other.book();
      await other.remove(theirs._id);

      if (how === 'signing up') await guest.signUp();
      else expect((await guest.post('/api/login', account)).status).toBe(200);
      expect(await my.all()).toEqual([kept]);
      for (const booking of deleted) {
        const { status, body } = await my.restore(booking._id);
        expect([status, body]).toEqual([200, booking]);
        const after = await stored(app, list, booking._id);
        for (const field of ['restorableUntil', 'anonymizeAt', 'deleteAt', 'cancelledAt']) {
          expect(after).not.toHaveProperty(field);
        }
      }
      expect(await my.all()).toEqual([...deleted, kept]);
      // The calls that made them still count once.
      expect(await my.book({ people: 1 }, withKey('one'))).toEqual(deleted[0]);
      expect(await my.book({ people: 3 }, withKey('two'))).toEqual(kept);
      expect(await my.all()).toHaveLength(3);
      // The other guest's booking stayed where it was.
      expectProblem(await my.restore(theirs._id), 404);
      expect((await other.restore(theirs._id)).status).toBe(200);
    },
  );
});

describe.each(LISTS)('a guest who signs up while restoring $name', (list) => {
  const app = useApp();

  it('has every restored booking, and can restore the rest', async () => {
    const guest = await asGuest(app);
    const my = using(guest, list);
    const bookings: Booking[] = [];
    for (let people = 1; people <= 10; people++) bookings.push(await my.book({ people }));
    await Promise.all(bookings.map(({ _id }) => my.remove(_id)));
    const before = using(app.visitor().useCookie(String(guest.cookie)), list);
    const responses = Promise.all(bookings.map(({ _id }) => before.restore(_id)));
    await guest.signUp();
    const back = withStatus(await responses, 200).map(({ body }) => body);
    expect(await my.all()).toEqual(back);
    for (const { _id } of bookings) expect((await my.restore(_id)).status).toBe(200);
    expect(await my.all()).toEqual(bookings);
    const all = app.database.collection(list.collection);
    expect(await all.countDocuments({ owner: /guest:/ })).toBe(0);
    for (const field of ['anonymizeAt', 'deleteAt']) {
      expect(await all.countDocuments({ [field]: { $exists: true } })).toBe(0);
    }
  });
});

describe.each(LISTS)('a full list of $name', (list) => {
  const app = useApp({ MAX_BOOKINGS: '5' });
  let visitor: Visitor;
  let my: ReturnType<typeof using>;
  let bookings: Booking[];
  beforeEach(async () => {
    visitor = await signedIn(app);
    my = using(visitor, list);
    bookings = [];
    for (let people = 1; people <= 5; people++) bookings.push(await my.book({ people }));
  });

  const five = <T>(make: () => Promise<T>) => Array.from({ length: 5 }, make);

  it('restores no deleted booking until there is room', async () => {
    const [first, second] = bookings as [Booking, Booking];
    await my.remove(first._id);
    const more = await my.book();
    const refused = await my.restore(first._id);
    expectProblem(refused, 409);
    expect(refused.body.errorMessage).toBe(
      'This list is full: it can hold 5 bookings. Delete one to make room.',
    );
    expectProblem(await my.restore(UNKNOWN_ID), 404);
    expect((await my.restore(second._id)).status).toBe(200);

    await my.remove(second._id);
    expect((await my.restore(first._id)).status).toBe(200);
    expect(await my.all()).toEqual([first, ...bookings.slice(2), more]);
    expectProblem(await my.restore(second._id), 409);
  });

  it('that exceeds the limit after a guest signed up only restores the bookings that it had', async () => {
    const guest = await asGuest(app);
    const theirs = using(guest, list);
    for (let people = 1; people <= 3; people++) await theirs.book({ people });
    const account = await app.visitor().signUp();
    visitor = app.visitor();
    const { username, password } = account;
    expect((await visitor.post('/api/login', { username, password })).status).toBe(200);
    my = using(visitor, list);
    for (let people = 4; people <= 8; people++) await my.book({ people });
    expect((await guest.post('/api/login', { username, password })).status).toBe(200);
    const all = await my.all();
    expect(all).toHaveLength(8);

    // Each alone, then all at once.
    for (const { _id } of all) {
      await my.remove(_id);
      expect((await my.restore(_id)).status).toBe(200);
    }
    await Promise.all(all.map(({ _id }) => my.remove(_id)));
    const responses = await Promise.all(all.map(({ _id }) => my.restore(_id)));
    expect(statuses(responses)).toEqual(all.map(() => 200));
    expect(await my.all()).toEqual(all);

    // No more are restored than there were, however often all are deleted and booked again.
    for (let round = 0; round < 3; round++) {
      const there = await my.all();
      await Promise.all(there.map(({ _id }) => my.remove(_id)));
      for (let people = 1; people <= 5; people++) await my.book({ people });
      expectProblem(await visitor.post(list.create, bookingInput()), 409);
      const back = await Promise.all(there.map(({ _id }) => my.restore(_id)));
      expect(withStatus(back, 200)).toHaveLength(3);
      expect(withStatus(back, 409)).toHaveLength(5);
      expect(await my.all()).toHaveLength(8);
    }
  });

  it('restores a booking once for simultaneous calls', async () => {
    const [first] = bookings as [Booking];
    await my.remove(first._id);
    const responses = await Promise.all(Array.from({ length: 20 }, () => my.restore(first._id)));
    for (const { status, body } of responses) expect([status, body]).toEqual([200, first]);
    expect(await my.all()).toEqual(bookings);
  });

  it('restores all that it had with simultaneous calls', async () => {
    await Promise.all(bookings.map(({ _id }) => my.remove(_id)));
    expect(await my.all()).toEqual([]);
    const responses = await Promise.all(
      [...bookings, ...bookings, ...bookings, ...bookings].map(({ _id }) => my.restore(_id)),
    );
    expect(statuses(responses)).toEqual(responses.map(() => 200));
    expect(await my.all()).toEqual(bookings);
  });

  it('has room for either a restored booking or a new one', async () => {
    for (let round = 0; round < 5; round++) {
      const [first] = (await my.all()) as [Booking];
      await my.remove(first._id);
      const [restored, created] = await Promise.all([
        Promise.all(five(() => my.restore(first._id))),
        Promise.all(five(() => visitor.post(list.create, bookingInput()))),
      ]);
      const there = await my.all();
      expect(there).toHaveLength(5);
      const isBack = there.some(({ _id }) => _id === first._id);
      expect(statuses(restored)).toEqual(restored.map(() => (isBack ? 200 : 409)));
      expect(withStatus(created, 201)).toHaveLength(isBack ? 0 : 1);
      expect(withStatus(created, 409)).toHaveLength(isBack ? 5 : 4);
    }
  });

  it('neither loses nor duplicates bookings while they are restored, deleted, and made', async () => {
    const [first] = bookings as [Booking];
    for (let round = 0; round < 5; round++) {
      const [removed, restored, created] = await Promise.all([
        Promise.all(five(() => my.remove(first._id))),
        Promise.all(five(() => my.restore(first._id))),
        Promise.all(five(() => visitor.post(list.create, bookingInput()))),
      ]);
      expect(statuses(removed).filter((status) => status !== 204 && status !== 404)).toEqual([]);
      expect(statuses(restored).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(statuses(created).filter((status) => status !== 201 && status !== 409)).toEqual([]);

      const made = withStatus(created, 201).map(({ body }) => String(body._id));
      expect(made.length).toBeLessThan(2);
      const there = await my.all();
      expect(there.length).toBeLessThanOrEqual(5);
      const others = [...bookings.slice(1).map(({ _id }) => _id), ...made];
      const ids = there.map(({ _id }) => _id).filter((id) => id !== first._id);
      expect(ids.sort()).toEqual(others.sort());
      for (const id of made) await my.remove(id);
      expect((await my.restore(first._id)).body).toEqual(first);
      expect(await my.all()).toEqual(bookings);
    }
  });
});

async function stored({ database }: RunningApp, { collection }: List, id: string) {
  const tours = await database.collection(collection).find({}).toArray();
  return tours.find(({ _id }) => String(_id) === id);
}

async function change(app: RunningApp, list: List, id: string, fields: object): Promise<void> {
  const tour = await stored(app, list, id);
  const { matchedCount } = await app.database
    .collection(list.collection)
    .updateOne({ _id: tour?._id }, { $set: fields });
  expect(matchedCount).toBe(1);
}
