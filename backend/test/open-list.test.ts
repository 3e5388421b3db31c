import { useApp } from './support/app';
import { storeBookings } from './support/departures';
import { bookingInput } from './support/factories';
import { LISTS, NIGHT_LIST, UNKNOWN_ID } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking } from './support/visitor';

const HOUR_MS = 60 * 60 * 1000;

describe.each(LISTS)('on the list of $name, callers without a token or cookie', (list) => {
  const app = useApp();
  beforeEach(async () => {
    await app.database.collection(list.collection).deleteMany({});
  });

  it('share one list, which every caller can change', async () => {
    const createResponse = await app.visitor().post(list.create, bookingInput());
    expect(createResponse.status).toBe(201);
    expect(createResponse.headers.getSetCookie()).toEqual([]);
    const booking = createResponse.body as Booking;
    expect(Object.keys(booking).sort()).toEqual(['_id', 'date', 'day', 'people', 'place']);
    expect((await app.visitor().get(list.all)).list).toEqual([booking]);

    const path = `${list.update}/${booking._id}`;
    const updateResponse = await app.visitor().put(path, bookingInput({ people: '8' }));
    expect(updateResponse).toMatchObject({ status: 200, body: { ...booking, people: 8 } });

    expect((await app.visitor().delete(`${list.remove}/${booking._id}`)).status).toBe(204);
    expect((await app.visitor().get(list.all)).list).toEqual([]);
  });

  it('never see or change the bookings of signed-in visitors', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const { _id } = (await visitor.post(list.create, bookingInput())).body as Booking;
    expect((await app.visitor().get(list.all)).list).toEqual([]);
    const updateResponse = await app.visitor().put(`${list.update}/${_id}`, bookingInput());
    expectProblem(updateResponse, 404);
    const unknownIdResponse = await app.visitor().delete(`${list.remove}/${UNKNOWN_ID}`);
    expect(updateResponse.body).toEqual(unknownIdResponse.body);
    expectProblem(await app.visitor().delete(`${list.remove}/${_id}`), 404);
    expect((await visitor.get(list.all)).list).toHaveLength(1);
  });

  it('make bookings that are kept for 24 hours', async () => {
    await app.visitor().post(list.create, bookingInput());
    const [booking] = await app.database.collection(list.collection).find({}).toArray();
    const remainingMs = (booking?.deleteAt as Date).getTime() - Date.now();
    expect(remainingMs).toBeLessThanOrEqual(24 * HOUR_MS);
    expect(remainingMs).toBeGreaterThan(24 * HOUR_MS - 10_000);
  });

  it.each(['no token', 'Basic d2Fsa2VyOnNlY3JldA==', 'Bearer no.token.really'])(
    'get a 401 for the invalid header "%s"',
    async (Authorization) => {
      const visitor = app.visitor();
      const headers = { Authorization };
      expectProblem(await visitor.get(list.all, headers), 401);
      expectProblem(await visitor.post(list.create, bookingInput(), headers), 401);
      const path = `${list.update}/${UNKNOWN_ID}`;
      expectProblem(await visitor.put(path, bookingInput(), headers), 401);
      expectProblem(await visitor.delete(`${list.remove}/${UNKNOWN_ID}`, headers), 401);
      const restorePath = `${list.restore}/${UNKNOWN_ID}`;
      expectProblem(await visitor.post(restorePath, undefined, headers), 401);
      expect((await visitor.get(list.all)).list).toEqual([]);
    },
  );

  it.each(['', 'Bearer', 'bearer '])(
    'can send the header "%s", which contains no token',
    async (Authorization) => {
      expect((await app.visitor().get(list.all, { Authorization })).status).toBe(200);
    },
  );

  it('get a 401 for an invalid token cookie', async () => {
    for (const cookie of ['', 'x', '%E0%A4%A', 'a.b.c']) {
      expectProblem(await app.visitor().useCookie(cookie).get(list.all), 401);
    }
  });

  it('get a 401 if they request a list of their own', async () => {
    const headers = { 'X-Own-List': '1' };
    expectProblem(await app.visitor().get(list.all, headers), 401);
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expect((await visitor.get(list.all, headers)).status).toBe(200);
  });

  it('can send token cookies from a different deployment of the site', async () => {
    const Cookie = 'access_token=x; access_token_01234567=x';
    expect((await app.visitor().get(list.all, { Cookie })).status).toBe(200);
  });

  it('can send unrelated cookies', async () => {
    expect((await app.visitor().get(list.all, { Cookie: 'theme=dark' })).status).toBe(200);
  });
});

describe('the open list', () => {
  const app = useApp({ OPEN_LIST_HOURS: '2', OPEN_LIST_MAX: '5', MAX_BOOKINGS: '1' });

  it('holds at most OPEN_LIST_MAX bookings, each for OPEN_LIST_HOURS hours', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { status } = await app.visitor().post('/api/new', bookingInput());
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const [booking] = await app.database.collection('day_tours').find({}).toArray();
    expect((booking?.deleteAt as Date).getTime()).toBeLessThanOrEqual(Date.now() + 2 * HOUR_MS);
  });
});

describe('by default', () => {
  const app = useApp();

  it('the open list holds 500 bookings', async () => {
    const openBookings = Array.from({ length: 499 }, () => ({ owner: 'open' }));
    await storeBookings(app, NIGHT_LIST, openBookings);
    expect((await app.visitor().post('/api/newTwo', bookingInput())).status).toBe(201);
    expectProblem(await app.visitor().post('/api/newTwo', bookingInput()), 409);
    expect((await app.visitor().get('/api/allTwo')).list).toHaveLength(500);
  });
});

describe.each(LISTS)(
  'on the list of $name with OPEN_LIST=off, callers without a token or cookie',
  (list) => {
    const app = useApp({ OPEN_LIST: 'off' });

    it('get a 401', async () => {
      const caller = app.visitor();
      expectProblem(await caller.get(list.all), 401);
      expectProblem(await caller.post(list.create, bookingInput()), 401);
      expectProblem(await caller.put(`${list.update}/${UNKNOWN_ID}`, bookingInput()), 401);
      expectProblem(await caller.delete(`${list.remove}/${UNKNOWN_ID}`), 401);
      expectProblem(await caller.post(`${list.restore}/${UNKNOWN_ID}`), 401);
    });

    it('can become guests', async () => {
      const guest = app.visitor();
      await guest.becomeGuest();
      expect((await guest.post(list.create, bookingInput())).status).toBe(201);
    });
  },
);
