import { resetBookings, type RunningApp, useApp } from './support/app';
import { departureIdOn, setDeparture } from './support/departures';
import { bookingInput } from './support/factories';
import { LISTS, UNKNOWN_ID, otherList, type List } from './support/lists';
import { expectProblem } from './support/problems';
import type { ApiResponse, Booking, Visitor } from './support/visitor';

const MINUTE_MS = 60 * 1000;

const signUpVisitor = async (app: RunningApp) => {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
};
const createGuest = async (app: RunningApp) => {
  const guest = app.visitor();
  await guest.becomeGuest();
  return guest;
};
const createAnonymousCaller = (app: RunningApp) => app.visitor();
const CALLERS: [string, (app: RunningApp) => Promise<Visitor> | Visitor][] = [
  ['a signed-in visitor', signUpVisitor],
  ['a guest', createGuest],
  ['a caller without a token or cookie', createAnonymousCaller],
];
const CASES = LISTS.flatMap((list) =>
  CALLERS.map(
    ([name, createVisitor]) => [`${name} who deletes ${list.name}`, list, createVisitor] as const,
  ),
);

/** Returns a client that makes a visitor's calls to one list. */
const createClient = (visitor: Visitor, list: List) => ({
  fetchAll: async () => (await visitor.get(list.all)).list,
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

const keyHeader = (key: string) => ({ 'Idempotency-Key': key });
const statusesOf = (responses: ApiResponse[]) => responses.map(({ status }) => status);
const filterByStatus = (responses: ApiResponse[], status: number) =>
  responses.filter((response) => response.status === status);

describe.each(CASES)('%s', (_, list, createVisitor) => {
  const app = useApp();
  let visitor: Visitor;
  let client: ReturnType<typeof createClient>;
  beforeEach(async () => {
    await resetBookings(app);
    visitor = await createVisitor(app);
    client = createClient(visitor, list);
  });

  it('can restore a booking unchanged, at the same position', async () => {
    const firstBooking = await client.book({ people: 1 });
    const secondBooking = await client.book({ people: 2 }, keyHeader('two'));
    const thirdBooking = await client.book({ people: 3 });
    const bookingBefore = await findStored(app, list, secondBooking._id);

    expect((await client.remove(secondBooking._id)).status).toBe(204);
    expect(await client.fetchAll()).toEqual([firstBooking, thirdBooking]);
    const fourthBooking = await client.book({ people: 4 });
    const restoreResponse = await client.restore(secondBooking._id);
    expect([restoreResponse.status, restoreResponse.body]).toEqual([200, secondBooking]);
    expect(await client.fetchAll()).toEqual([
      firstBooking,
      secondBooking,
      thirdBooking,
      fourthBooking,
    ]);
    expect(await findStored(app, list, secondBooking._id)).toEqual({
      ...bookingBefore,
      revision: 2,
    });
  });

  it('can restore a booking whose departure can’t be booked anymore', async () => {
    const booking = await client.book();
    await client.remove(booking._id);
    await setDeparture(app, list, booking.date, { state: 'closed' });
    const refusal = await visitor.post(list.create, bookingInput({ date: booking.date }));
    expectProblem(refusal, 409);
    const { status, body } = await client.restore(booking._id);
    expect([status, body]).toEqual([200, booking]);
    expect(await client.fetchAll()).toEqual([booking]);
  });

  it('can restore a booking whose tour has ended', async () => {
    const { _id } = await client.book();
    const pastFields = { date: '2020-01-06', place: 'Coney Island' };
    await updateStored(app, list, _id, {
      ...pastFields,
      departure: departureIdOn(list, pastFields.date),
    });
    await client.remove(_id);
    expect(await client.fetchAll()).toEqual([]);
    const { status, body } = await client.restore(_id);
    expect([status, body]).toEqual([200, { _id, day: 'Monday', people: 2, ...pastFields }]);
    expect(await client.fetchAll()).toEqual([body]);
  });

  it('can change a restored booking, delete it again, and restore it again', async () => {
    const { _id } = await client.book();
    const bookingBefore = await findStored(app, list, _id);
    await client.remove(_id);
    await client.restore(_id);
    expect((await client.update(_id, { people: 7 })).status).toBe(200);
    expect((await client.remove(_id)).status).toBe(204);
    expect(await client.fetchAll()).toEqual([]);
    const secondRestore = await client.restore(_id);
    expect(secondRestore).toMatchObject({ status: 200, body: { _id, people: 7 } });
    expect(await client.fetchAll()).toEqual([secondRestore.body]);
    const bookingAfter = await findStored(app, list, _id);
    expect([bookingAfter?.deleteAt, bookingAfter?.anonymizeAt]).toEqual([
      bookingBefore?.deleteAt,
      bookingBefore?.anonymizeAt,
    ]);
  });

  it('gets the same response for a repeated restore, and for a booking that wasn’t deleted', async () => {
    const booking = await client.book();
    expect((await client.restore(booking._id)).body).toEqual(booking);
    await client.remove(booking._id);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await client.restore(booking._id);
      expect([status, body]).toEqual([200, booking]);
    }
    expect(await client.fetchAll()).toEqual([booking]);
  });

  it('can’t see or change a deleted booking until it is restored', async () => {
    const { _id } = await client.book();
    await client.remove(_id);
    expectProblem(await client.update(_id), 404);
    expectProblem(await client.remove(_id), 404);
    expect(await client.fetchAll()).toEqual([]);
  });

  it('can restore a booking for only 15 minutes, even if MongoDB deletes it later', async () => {
    const { _id } = await client.book();
    const startMs = Date.now();
    await client.remove(_id);
    const { restorableUntil, deleteAt } = { ...(await findStored(app, list, _id)) };
    const untilMs = (restorableUntil as Date).getTime();
    expect(untilMs).toBeGreaterThanOrEqual(startMs + 15 * MINUTE_MS);
    expect(untilMs).toBeLessThanOrEqual(Date.now() + 15 * MINUTE_MS);
    expect(deleteAt).toEqual(restorableUntil);

    await updateStored(app, list, _id, { restorableUntil: new Date(Date.now() + 5000) });
    expect((await client.restore(_id)).status).toBe(200);
    await client.remove(_id);
    await updateStored(app, list, _id, { restorableUntil: new Date(Date.now() - 1) });
    const lateResponse = await client.restore(_id);
    expectProblem(lateResponse, 404);
    expect(lateResponse.body).toEqual((await client.restore(UNKNOWN_ID)).body);
    expect(await client.fetchAll()).toEqual([]);
  });

  it('is the only caller who can restore the booking', async () => {
    const booking = await client.book();
    await client.remove(booking._id);
    for (const [, createOtherVisitor] of CALLERS) {
      // Callers without a token share one list.
      if (createVisitor === createAnonymousCaller && createOtherVisitor === createAnonymousCaller)
        continue;
      const otherClient = createClient(await createOtherVisitor(app), list);
      const response = await otherClient.restore(booking._id);
      expectProblem(response, 404);
      expect(response.body).toEqual((await otherClient.restore(UNKNOWN_ID)).body);
      expect(await otherClient.fetchAll()).toEqual([]);
    }
    expectProblem(await createClient(visitor, otherList(list)).restore(booking._id), 404);
    expect((await client.restore(booking._id)).body).toEqual(booking);
  });

  it('gets 415 for a body that isn’t JSON, and can restore the booking with any JSON body', async () => {
    const booking = await client.book();
    await client.remove(booking._id);
    const path = `${list.restore}/${booking._id}`;
    expectProblem(await visitor.send('POST', path, { body: 'x' }), 415);
    expect(await client.fetchAll()).toEqual([]);
    const { status, body } = await visitor.post(path, bookingInput({ people: 9 }));
    expect([status, body]).toEqual([200, booking]);
  });

  it('can’t duplicate a restored booking by repeating the call that made it', async () => {
    const booking = await client.book({}, keyHeader('one'));
    await client.remove(booking._id);
    await client.restore(booking._id);
    expect(await client.book({}, keyHeader('one'))).toEqual(booking);
    expect(await client.fetchAll()).toEqual([booking]);
  });

  it('can’t book again by repeating the call that made a deleted booking, but can restore it', async () => {
    const booking = await client.book({}, keyHeader('one'));
    await client.remove(booking._id);
    expect(await client.book({}, keyHeader('one'))).toEqual(booking);
    expect(await client.fetchAll()).toEqual([]);
    const newBooking = await client.book({}, keyHeader('two'));
    expect(newBooking._id).not.toBe(booking._id);

    const { status, body } = await client.restore(booking._id);
    expect([status, body]).toEqual([200, booking]);
    for (const [key, expectedBooking] of [
      ['one', booking],
      ['two', newBooking],
    ] as const) {
      expect(await client.book({}, keyHeader(key))).toEqual(expectedBooking);
    }
    expect(await client.fetchAll()).toEqual([booking, newBooking]);
  });
});

describe.each(LISTS)('the open list’s deleted $name', (list) => {
  const app = useApp();

  it('expire no later than if they hadn’t been deleted', async () => {
    const client = createClient(createAnonymousCaller(app), list);
    const { _id } = await client.book();
    const createdAt = new Date(Date.now() - 24 * 60 * MINUTE_MS + 5 * MINUTE_MS);
    await updateStored(app, list, _id, { createdAt });
    await client.remove(_id);
    const deleteAt = new Date(createdAt.getTime() + 24 * 60 * MINUTE_MS);
    expect((await findStored(app, list, _id))?.deleteAt).toEqual(deleteAt);
    await client.restore(_id);
    expect((await findStored(app, list, _id))?.deleteAt).toEqual(deleteAt);
  });
});

describe.each(LISTS)('a guest’s deleted $name', (list) => {
  const app = useApp();

  it.each(['signing up', 'signing in'])(
    'can be restored after %s, and are kept permanently',
    async (method) => {
      const account = await app.visitor().signUp();
      const guest = await createGuest(app);
      const client = createClient(guest, list);
      const deletedBookings = [
        await client.book({ people: 1 }, keyHeader('one')),
        await client.book({ people: 2 }),
      ];
      const keptBooking = await client.book({ people: 3 }, keyHeader('two'));
      for (const { _id } of deletedBookings) await client.remove(_id);
      const otherClient = createClient(await createGuest(app), list);
      const othersBooking = await otherClient.book();
      await otherClient.remove(othersBooking._id);

      if (method === 'signing up') await guest.signUp();
      else expect((await guest.post('/api/login', account)).status).toBe(200);
      expect(await client.fetchAll()).toEqual([keptBooking]);
      for (const booking of deletedBookings) {
        const { status, body } = await client.restore(booking._id);
        expect([status, body]).toEqual([200, booking]);
        const restoredBooking = await findStored(app, list, booking._id);
        for (const field of ['restorableUntil', 'anonymizeAt', 'deleteAt', 'cancelledAt']) {
          expect(restoredBooking).not.toHaveProperty(field);
        }
      }
      expect(await client.fetchAll()).toEqual([...deletedBookings, keptBooking]);
      // Repeating the calls that created the bookings doesn't create more bookings.
      expect(await client.book({ people: 1 }, keyHeader('one'))).toEqual(deletedBookings[0]);
      expect(await client.book({ people: 3 }, keyHeader('two'))).toEqual(keptBooking);
      expect(await client.fetchAll()).toHaveLength(3);
      // The other guest's booking still belongs to that guest.
      expectProblem(await client.restore(othersBooking._id), 404);
      expect((await otherClient.restore(othersBooking._id)).status).toBe(200);
    },
  );
});

describe.each(LISTS)('a guest who signs up while restoring $name', (list) => {
  const app = useApp();

  it('keeps every restored booking, and can restore the rest', async () => {
    const guest = await createGuest(app);
    const client = createClient(guest, list);
    const bookings: Booking[] = [];
    for (let people = 1; people <= 10; people++) bookings.push(await client.book({ people }));
    await Promise.all(bookings.map(({ _id }) => client.remove(_id)));
    const guestClient = createClient(app.visitor().useCookie(String(guest.cookie)), list);
    const responses = Promise.all(bookings.map(({ _id }) => guestClient.restore(_id)));
    await guest.signUp();
    const restoredBookings = filterByStatus(await responses, 200).map(({ body }) => body);
    expect(await client.fetchAll()).toEqual(restoredBookings);
    for (const { _id } of bookings) expect((await client.restore(_id)).status).toBe(200);
    expect(await client.fetchAll()).toEqual(bookings);
    const collection = app.database.collection(list.collection);
    expect(await collection.countDocuments({ owner: /guest:/ })).toBe(0);
    for (const field of ['anonymizeAt', 'deleteAt']) {
      expect(await collection.countDocuments({ [field]: { $exists: true } })).toBe(0);
    }
  });
});

describe.each(LISTS)('a full list of $name', (list) => {
  const app = useApp({ MAX_BOOKINGS: '5' });
  let visitor: Visitor;
  let client: ReturnType<typeof createClient>;
  let bookings: Booking[];
  beforeEach(async () => {
    visitor = await signUpVisitor(app);
    client = createClient(visitor, list);
    bookings = [];
    for (let people = 1; people <= 5; people++) bookings.push(await client.book({ people }));
  });

  const repeatFiveTimes = <T>(call: () => Promise<T>) => Array.from({ length: 5 }, call);

  it('doesn’t restore a deleted booking until there is room', async () => {
    const [firstBooking, secondBooking] = bookings as [Booking, Booking];
    await client.remove(firstBooking._id);
    const newBooking = await client.book();
    const refusal = await client.restore(firstBooking._id);
    expectProblem(refusal, 409);
    expect(refusal.body.errorMessage).toBe(
      'This list is full: it can hold 5 bookings. Delete one to make room.',
    );
    expectProblem(await client.restore(UNKNOWN_ID), 404);
    expect((await client.restore(secondBooking._id)).status).toBe(200);

    await client.remove(secondBooking._id);
    expect((await client.restore(firstBooking._id)).status).toBe(200);
    expect(await client.fetchAll()).toEqual([firstBooking, ...bookings.slice(2), newBooking]);
    expectProblem(await client.restore(secondBooking._id), 409);
  });

  it('restores all its bookings, but accepts no new ones, if a guest’s bookings took it over the limit', async () => {
    const guest = await createGuest(app);
    const otherClient = createClient(guest, list);
    for (let people = 1; people <= 3; people++) await otherClient.book({ people });
    const account = await app.visitor().signUp();
    visitor = app.visitor();
    const { username, password } = account;
    expect((await visitor.post('/api/login', { username, password })).status).toBe(200);
    client = createClient(visitor, list);
    for (let people = 4; people <= 8; people++) await client.book({ people });
    expect((await guest.post('/api/login', { username, password })).status).toBe(200);
    const allBookings = await client.fetchAll();
    expect(allBookings).toHaveLength(8);

    // Restores each booking by itself, and then all of them at the same time.
    for (const { _id } of allBookings) {
      await client.remove(_id);
      expect((await client.restore(_id)).status).toBe(200);
    }
    await Promise.all(allBookings.map(({ _id }) => client.remove(_id)));
    const responses = await Promise.all(allBookings.map(({ _id }) => client.restore(_id)));
    expect(statusesOf(responses)).toEqual(allBookings.map(() => 200));
    expect(await client.fetchAll()).toEqual(allBookings);

    // Repeatedly deleting, booking, and restoring never makes the list longer than it was.
    for (let round = 0; round < 3; round++) {
      const currentBookings = await client.fetchAll();
      await Promise.all(currentBookings.map(({ _id }) => client.remove(_id)));
      for (let people = 1; people <= 5; people++) await client.book({ people });
      expectProblem(await visitor.post(list.create, bookingInput()), 409);
      const restoreResponses = await Promise.all(
        currentBookings.map(({ _id }) => client.restore(_id)),
      );
      expect(filterByStatus(restoreResponses, 200)).toHaveLength(3);
      expect(filterByStatus(restoreResponses, 409)).toHaveLength(5);
      expect(await client.fetchAll()).toHaveLength(8);
    }
  });

  it('restores a booking only once if several calls restore it at the same time', async () => {
    const [firstBooking] = bookings as [Booking];
    await client.remove(firstBooking._id);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => client.restore(firstBooking._id)),
    );
    for (const { status, body } of responses) expect([status, body]).toEqual([200, firstBooking]);
    expect(await client.fetchAll()).toEqual(bookings);
  });

  it('restores all of its bookings with simultaneous calls', async () => {
    await Promise.all(bookings.map(({ _id }) => client.remove(_id)));
    expect(await client.fetchAll()).toEqual([]);
    const responses = await Promise.all(
      [...bookings, ...bookings, ...bookings, ...bookings].map(({ _id }) => client.restore(_id)),
    );
    expect(statusesOf(responses)).toEqual(responses.map(() => 200));
    expect(await client.fetchAll()).toEqual(bookings);
  });

  it('has room for either a restored booking or a new one, but not for both', async () => {
    for (let round = 0; round < 5; round++) {
      const [firstBooking] = (await client.fetchAll()) as [Booking];
      await client.remove(firstBooking._id);
      const [restoreResponses, bookResponses] = await Promise.all([
        Promise.all(repeatFiveTimes(() => client.restore(firstBooking._id))),
        Promise.all(repeatFiveTimes(() => visitor.post(list.create, bookingInput()))),
      ]);
      const currentBookings = await client.fetchAll();
      expect(currentBookings).toHaveLength(5);
      const isRestored = currentBookings.some(({ _id }) => _id === firstBooking._id);
      expect(statusesOf(restoreResponses)).toEqual(
        restoreResponses.map(() => (isRestored ? 200 : 409)),
      );
      expect(filterByStatus(bookResponses, 201)).toHaveLength(isRestored ? 0 : 1);
      expect(filterByStatus(bookResponses, 409)).toHaveLength(isRestored ? 5 : 4);
    }
  });

  it('neither loses nor duplicates bookings while bookings are restored, deleted, and created', async () => {
    const [firstBooking] = bookings as [Booking];
    for (let round = 0; round < 5; round++) {
      const [removeResponses, restoreResponses, bookResponses] = await Promise.all([
        Promise.all(repeatFiveTimes(() => client.remove(firstBooking._id))),
        Promise.all(repeatFiveTimes(() => client.restore(firstBooking._id))),
        Promise.all(repeatFiveTimes(() => visitor.post(list.create, bookingInput()))),
      ]);
      expect(
        statusesOf(removeResponses).filter((status) => status !== 204 && status !== 404),
      ).toEqual([]);
      expect(
        statusesOf(restoreResponses).filter((status) => status !== 200 && status !== 409),
      ).toEqual([]);
      expect(
        statusesOf(bookResponses).filter((status) => status !== 201 && status !== 409),
      ).toEqual([]);

      const newIds = filterByStatus(bookResponses, 201).map(({ body }) => String(body._id));
      expect(newIds.length).toBeLessThan(2);
      const currentBookings = await client.fetchAll();
      expect(currentBookings.length).toBeLessThanOrEqual(5);
      const otherIds = [...bookings.slice(1).map(({ _id }) => _id), ...newIds];
      const ids = currentBookings.map(({ _id }) => _id).filter((id) => id !== firstBooking._id);
      expect(ids.sort()).toEqual(otherIds.sort());
      for (const id of newIds) await client.remove(id);
      expect((await client.restore(firstBooking._id)).body).toEqual(firstBooking);
      expect(await client.fetchAll()).toEqual(bookings);
    }
  });
});

async function findStored({ database }: RunningApp, { collection }: List, id: string) {
  const bookings = await database.collection(collection).find({}).toArray();
  return bookings.find(({ _id }) => String(_id) === id);
}

async function updateStored(
  app: RunningApp,
  list: List,
  id: string,
  fields: object,
): Promise<void> {
  const booking = await findStored(app, list, id);
  const { matchedCount } = await app.database
    .collection(list.collection)
    .updateOne({ _id: booking?._id }, { $set: fields });
  expect(matchedCount).toBe(1);
}
