import { Types } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { useApp, type RunningApp } from './support/app';
import { bookingInput } from './support/factories';
import { LISTS, UNKNOWN_ID } from './support/lists';
import { expectProblem } from './support/problems';
import { forgeToken, payloadOf } from './support/tokens';
import { COOKIE, parseSetCookie, type Booking, type Visitor } from './support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(LISTS)('a guest on the list of $name', (list) => {
  const app = useApp();
  let guest: Visitor;
  beforeEach(async () => {
    guest = await createGuest(app);
  });

  const findBooking = (_id: string) => findStoredBooking(app, list.collection, _id);

  it('can make, list, change, and delete bookings', async () => {
    expect((await guest.get(list.all)).list).toEqual([]);
    const createResponse = await guest.post(list.create, bookingInput({ people: '4' }));
    expect(createResponse.status).toBe(201);
    const booking = createResponse.body as Booking;
    expect(Object.keys(booking).sort()).toEqual(['_id', 'date', 'day', 'people', 'place']);
    expect(booking.people).toBe(4);
    expect((await guest.get(list.all)).list).toEqual([booking]);

    const input = bookingInput({ place: 'Statue of Liberty', people: 5 });
    const changeResponse = await guest.put(`${list.update}/${booking._id}`, input);
    expect(changeResponse.status).toBe(200);
    expect((await guest.get(list.all)).list).toEqual([
      { ...booking, place: 'Statue of Liberty', people: 5 },
    ]);

    expect((await guest.delete(`${list.remove}/${booking._id}`)).status).toBe(204);
    expect((await guest.get(list.all)).list).toEqual([]);
  });

  it('has a list that nobody else can see or change', async () => {
    const { _id } = (await guest.post(list.create, bookingInput())).body as Booking;
    const visitor = app.visitor();
    await visitor.signUp();
    for (const otherCaller of [await createGuest(app), visitor, app.visitor()]) {
      expect((await otherCaller.get(list.all)).list).toEqual([]);
      const updateResponse = await otherCaller.put(
        `${list.update}/${_id}`,
        bookingInput({ people: 9 }),
      );
      expectProblem(updateResponse, 404);
      const unknownIdResponse = await otherCaller.put(
        `${list.update}/${UNKNOWN_ID}`,
        bookingInput({ people: 9 }),
      );
      expect(updateResponse.body).toEqual(unknownIdResponse.body);
      expectProblem(await otherCaller.delete(`${list.remove}/${_id}`), 404);
    }
    expect((await guest.get(list.all)).list).toMatchObject([{ _id, people: 2 }]);
  });

  it('keeps bookings for 30 days, even after changing them', async () => {
    const startMs = Date.now();
    const { _id } = (await guest.post(list.create, bookingInput())).body as Booking;
    const anonymizeAt = (await findBooking(_id))?.anonymizeAt as Date;
    expect(anonymizeAt.getTime()).toBeGreaterThanOrEqual(startMs + 30 * DAY_MS);
    expect(anonymizeAt.getTime()).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS);
    await guest.put(`${list.update}/${_id}`, bookingInput({ people: 3 }));
    const changedBooking = await findBooking(_id);
    expect(changedBooking).toMatchObject({ anonymizeAt });
    expect(changedBooking).not.toHaveProperty('deleteAt');
  });

  it.each(['signing up', 'signing in'])('keeps bookings permanently after %s', async (method) => {
    const account = await app.visitor().signUp();
    const bookings: Booking[] = [];
    for (const place of list.places.slice(0, 3)) {
      bookings.push((await guest.post(list.create, bookingInput({ place }))).body as Booking);
    }
    if (method === 'signing up') await guest.signUp();
    else expect((await guest.post('/api/login', account)).status).toBe(200);

    expect((await guest.get(list.all)).list).toEqual(bookings);
    for (const { _id } of bookings) {
      const booking = await findBooking(_id);
      expect(booking).not.toHaveProperty('anonymizeAt');
      expect(booking).not.toHaveProperty('deleteAt');
    }
  });

  it('sees both the account’s bookings and its own after signing in, the oldest first', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const firstBooking = (await visitor.post(list.create, bookingInput({ people: 1 }))).body;
    const secondBooking = (await guest.post(list.create, bookingInput({ people: 2 }))).body;
    const thirdBooking = (await visitor.post(list.create, bookingInput({ people: 3 }))).body;
    await guest.post('/api/login', account);
    expect((await guest.get(list.all)).list).toEqual([firstBooking, secondBooking, thirdBooking]);
  });

  it('keeps its bookings when signing in fails', async () => {
    const account = await app.visitor().signUp();
    await guest.post(list.create, bookingInput());
    const signInResponse = await guest.post('/api/login', {
      ...account,
      password: 'wrong password',
    });
    expect(signInResponse.status).toBe(401);
    expect((await guest.get(list.all)).list).toHaveLength(1);
  });

  it('keeps bookings made with an older cookie, but none of its cookies is valid after signing up', async () => {
    const olderCookie = makeOlderCookie(guest);
    const bookings = [await guest.post(list.create, bookingInput())];
    // The guest returns shortly before the cookie expires, and gets a new one.
    const renewedGuest = app.visitor().useCookie(olderCookie);
    await renewedGuest.becomeGuest();
    expect(payloadOf(String(renewedGuest.cookie)).sub).toBe(payloadOf(olderCookie).sub);
    expect(renewedGuest.cookie).not.toBe(olderCookie);
    const guestWithOlderCookie = app.visitor().useCookie(olderCookie);
    bookings.push(await guestWithOlderCookie.post(list.create, bookingInput({ people: 3 })));

    const renewedCookie = String(renewedGuest.cookie);
    await renewedGuest.signUp();
    for (const token of [olderCookie, String(guest.cookie), renewedCookie]) {
      const visitor = app.visitor().useCookie(token);
      expectProblem(await visitor.get(list.all), 401);
      expectProblem(await visitor.post(list.create, bookingInput()), 401);
      expectProblem(await visitor.put(`${list.update}/${UNKNOWN_ID}`, bookingInput()), 401);
    }
    expect((await renewedGuest.get(list.all)).list).toEqual(bookings.map(({ body }) => body));
  });

  it('keeps bookings that are made with an older cookie while signing in', async () => {
    const account = await app.visitor().signUp();
    const guestWithOlderCookie = app.visitor().useCookie(makeOlderCookie(guest));
    const pendingResponses = Promise.all(
      Array.from({ length: 30 }, () => guestWithOlderCookie.post(list.create, bookingInput())),
    );
    expect((await guest.post('/api/login', account)).status).toBe(200);
    const responses = await pendingResponses;
    for (const { status } of responses) expect([201, 401]).toContain(status);
    const bookedIds = responses.filter(({ status }) => status === 201).map(({ body }) => body._id);
    const listedIds = (await guest.get(list.all)).list.map(({ _id }) => _id);
    expect(listedIds.sort()).toEqual(bookedIds.sort());
  });
});

describe.each(LISTS)('a guest who signs up while booking $name', (list) => {
  const app = useApp();

  it('keeps every acknowledged booking', async () => {
    const guest = await createGuest(app);
    const sameGuest = app.visitor().useCookie(String(guest.cookie));
    const pendingResponses = Array.from({ length: 40 }, () =>
      sameGuest.post(list.create, bookingInput()),
    );
    await guest.signUp();
    const acknowledgedResponses = (await Promise.all(pendingResponses)).filter(
      ({ status }) => status === 201,
    );
    const bookedIds = acknowledgedResponses.map(({ body }) => body._id).sort();
    const listedIds = (await guest.get(list.all)).list.map(({ _id }) => _id).sort();
    expect(listedIds).toEqual(bookedIds);
    const collection = app.database.collection(list.collection);
    expect(await collection.countDocuments({ owner: /^guest:/ })).toBe(0);
  });
});

describe('a guest’s cookie', () => {
  const app = useApp();

  it('lasts 30 days', async () => {
    const { headers, status, text } = await app.visitor().post('/api/guest');
    expect({ status, text }).toEqual({ status: 204, text: '' });
    const [setCookieHeader = ''] = headers.getSetCookie();
    const { name, attributes } = parseSetCookie(setCookieHeader);
    expect(name).toBe(COOKIE);
    expect(attributes).toEqual({
      'max-age': String((30 * DAY_MS) / 1000),
      path: '/api',
      httponly: '',
      samesite: 'Lax',
    });
  });

  it('isn’t replaced by another call to become a guest', async () => {
    const guest = await createGuest(app);
    await guest.post('/api/new', bookingInput());
    const cookie = guest.cookie;
    const response = await guest.post('/api/guest');
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(guest.cookie).toBe(cookie);
    expect((await guest.get('/api/all')).list).toHaveLength(1);
  });

  it('replaces the cookie of a signed-in visitor', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    await visitor.post('/api/new', bookingInput());
    await visitor.becomeGuest();
    expect((await visitor.get('/api/all')).list).toEqual([]);
    expectProblem(await visitor.get('/api/session'), 401);
  });

  it('is different for each guest', async () => {
    expect((await createGuest(app)).cookie).not.toBe((await createGuest(app)).cookie);
  });
});

describe('with custom settings', () => {
  const app = useApp({ GUEST_DAYS: '2', MAX_BOOKINGS: '3' });

  it('guests can have the configured number of bookings, for the configured time', async () => {
    const guest = app.visitor();
    const [setCookieHeader = ''] = (await guest.post('/api/guest')).headers.getSetCookie();
    expect(parseSetCookie(setCookieHeader).attributes['max-age']).toBe('172800');
    const { _id, date } = (await guest.post('/api/new', bookingInput())).body as Booking;
    const anonymizeAt = (await findStoredBooking(app, 'day_tours', _id))?.anonymizeAt as Date;
    // Bookings are kept at least until the tour has ended, because the guide expects their parties.
    const expectedMs = Math.max(Date.now() + 2 * DAY_MS, Date.parse(date) + 2 * DAY_MS);
    expect(Math.abs(anonymizeAt.getTime() - expectedMs)).toBeLessThan(10_000);
    for (let i = 0; i < 2; i++) await guest.post('/api/new', bookingInput());
    expectProblem(await guest.post('/api/new', bookingInput()), 409);
  });

  it('guests keep all their bookings when they sign in, even if the account then exceeds the limit', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const guest = await createGuest(app);
    for (const person of [visitor, guest]) {
      for (let i = 0; i < 3; i++) await person.post('/api/newTwo', bookingInput());
    }
    await guest.post('/api/login', account);
    expect((await guest.get('/api/allTwo')).list).toHaveLength(6);
    expectProblem(await guest.post('/api/newTwo', bookingInput()), 409);
  });

  it('an account with 1000 bookings doesn’t take over a guest’s bookings, so that its list stays small enough to read', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const guest = await createGuest(app);
    await guest.post('/api/new', bookingInput());
    const { _id } = (await visitor.post('/api/new', bookingInput())).body as Booking;
    const bookings = app.database.collection('day_tours');
    const storedBooking = (await bookings.find({}).toArray()).find(
      (booking) => String(booking._id) === _id,
    );
    if (!storedBooking) throw new Error('The booking was not stored.');
    const otherBookings = Array.from({ length: 999 }, () => ({
      ...storedBooking,
      _id: new Types.ObjectId(),
    }));
    await bookings.insertMany(otherBookings);
    await guest.post('/api/login', account);
    expect((await guest.get('/api/all')).list).toHaveLength(1000);
  });
});

/** Returns a cookie that the same guest would have received 20 days ago. */
function makeOlderCookie(guest: Visitor): string {
  const payload = payloadOf(String(guest.cookie));
  const exp = Math.floor((Date.now() + 10 * DAY_MS) / 1000);
  return forgeToken({ ...payload, jti: randomUUID(), iat: exp - 30 * 86_400, exp });
}

async function createGuest(app: RunningApp): Promise<Visitor> {
  const guest = app.visitor();
  await guest.becomeGuest();
  return guest;
}

async function findStoredBooking({ database }: RunningApp, collection: string, _id: string) {
  const bookings = await database.collection(collection).find({}).toArray();
  return bookings.find((booking) => String(booking._id) === _id);
}
