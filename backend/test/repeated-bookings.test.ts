import { useApp } from './support/app';
import { departureOn, PLACE, storeBookings } from './support/departures';
import { tourInput } from './support/factories';
import { LISTS, otherThan } from './support/lists';
import { expectProblem } from './support/problems';
import { payloadOf } from './support/tokens';
import type { Booking, Visitor } from './support/visitor';

const KEY = 'Idempotency-Key';
const withKey = (key: string) => ({ [KEY]: key });
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(LISTS)('a booking of $name that is sent again', (list) => {
  const app = useApp({ MAX_BOOKINGS: '4' });
  let visitor: Visitor;
  beforeEach(async () => {
    await app.database.collection(list.collection).deleteMany({});
    visitor = app.visitor();
    await visitor.signUp();
  });

  it('returns the same record with its key, and adds nothing', async () => {
    const first = await visitor.post(list.create, tourInput(), withKey('one'));
    expect(first.status).toBe(201);
    expect(Object.keys(first.body).sort()).toEqual(['_id', 'date', 'day', 'people', 'place']);
    for (const input of [
      tourInput(),
      tourInput({ people: '2' }),
      tourInput({ date: String(first.body.date) }),
    ]) {
      const again = await visitor.post(list.create, input, withKey('one'));
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    expect((await visitor.get(list.all)).list).toEqual([first.body]);
  });

  it('is a new booking without a key, or with a different one', async () => {
    for (const headers of [{}, {}, withKey('one'), withKey('two')]) {
      expect((await visitor.post(list.create, tourInput(), headers)).status).toBe(201);
    }
    expect((await visitor.get(list.all)).list).toHaveLength(4);
  });

  it('is found in the same list, for its owner alone', async () => {
    const { body } = await visitor.post(list.create, tourInput(), withKey('one'));
    const other = app.visitor();
    await other.becomeGuest();
    for (const [caller, path] of [
      [visitor, otherThan(list).create],
      [other, list.create],
      [app.visitor(), list.create],
    ] as const) {
      const answer = await caller.post(path, tourInput(), withKey('one'));
      expect(answer.status).toBe(201);
      expect(answer.body._id).not.toBe(body._id);
    }
  });

  it('is found even if the list is full', async () => {
    const { body } = await visitor.post(list.create, tourInput(), withKey('one'));
    for (let i = 0; i < 3; i++) await visitor.post(list.create, tourInput());
    const again = await visitor.post(list.create, tourInput(), withKey('one'));
    expect([again.status, again.body]).toEqual([201, body]);
    expectProblem(await visitor.post(list.create, tourInput(), withKey('two')), 409);
  });

  it('is booked once by simultaneous calls, even with the last spots', async () => {
    for (let i = 0; i < 3; i++) await visitor.post(list.create, tourInput());
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post(list.create, tourInput(), withKey('one'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await visitor.get(list.all)).list).toHaveLength(4);
  });

  it('returns the same booking, even if its date can’t be booked anymore', async () => {
    const user = app.visitor();
    const { token } = await user.signUp();
    const departure = departureOn(list, '2020-01-06');
    const [booking] = await storeBookings(app, list, [
      {
        owner: `user:${String(payloadOf(token).sub)}`,
        date: '2020-01-06',
        requestKey: 'one',
        requested: { place: PLACE, people: 2, departure },
      },
    ]);
    const input = tourInput({ date: '2020-01-06' });
    const again = await user.post(list.create, input, withKey('one'));
    expect([again.status, again.body._id]).toEqual([201, String(booking?._id)]);
    expectProblem(await user.post(list.create, input, withKey('two')), 400);
  });

  it('returns the booking as it is now, including later changes', async () => {
    const { body } = await visitor.post(list.create, tourInput(), withKey('one'));
    const change = tourInput({ people: 7, place: 'Statue of Liberty' });
    const changed = await visitor.put(`${list.update}/${String(body._id)}`, change);
    expect(changed.status).toBe(200);
    const again = await visitor.post(list.create, tourInput(), withKey('one'));
    expect([again.status, again.body]).toEqual([201, changed.body]);
    expectProblem(await visitor.post(list.create, change, withKey('one')), 422);
    expect((await visitor.get(list.all)).list).toEqual([changed.body]);
  });

  it('books nothing after the booking was deleted', async () => {
    const { body } = await visitor.post(list.create, tourInput(), withKey('one'));
    await visitor.delete(`${list.remove}/${String(body._id)}`);
    const again = await visitor.post(list.create, tourInput(), withKey('one'));
    expect([again.status, again.body]).toEqual([201, body]);
    expect((await visitor.get(list.all)).list).toEqual([]);
    expect((await visitor.post(`${list.restore}/${String(body._id)}`)).status).toBe(200);
    expect((await visitor.get(list.all)).list).toEqual([body]);
  });

  it('is refused if a different booking has the same key', async () => {
    const { body } = await visitor.post(list.create, tourInput(), withKey('one'));
    const later = new Date(Date.parse(String(body.date)) + 7 * DAY_MS).toISOString().slice(0, 10);
    for (const change of [
      { place: 'Statue of Liberty' },
      { day: 'Tuesday' },
      { people: 3 },
      { date: later },
    ]) {
      const answer = await visitor.post(list.create, tourInput(change), withKey('one'));
      expectProblem(answer, 422);
      expect(answer.body.errorMessage).toMatch(/^This Idempotency-Key was already used for .+\.$/);
    }
    expect((await visitor.get(list.all)).list).toEqual([body]);
  });

  it.each(['A', 'a-Z_0-9', 'k'.repeat(64)])('accepts the key %s', async (key) => {
    expect((await visitor.post(list.create, tourInput(), withKey(key))).status).toBe(201);
  });

  it.each(['', ' ', 'k'.repeat(65), 'a b', 'a.b', 'a, b', 'é', '"a"', '$ne'])(
    'rejects the key "%s"',
    async (key) => {
      const answer = await visitor.post(list.create, tourInput(), withKey(key));
      expectProblem(answer, 400);
      expect(answer.body.errorMessage).toMatch(/^Idempotency-Key must be 1 to 64 characters/);
      expect((await visitor.get(list.all)).list).toEqual([]);
    },
  );

  it('allows a guest to take along bookings with the account’s keys', async () => {
    const account = await app.visitor().signUp();
    const guest = app.visitor();
    await guest.becomeGuest();
    const booked: Booking[] = [];
    for (const key of ['one', 'two']) {
      booked.push((await guest.post(list.create, tourInput(), withKey(key))).body as Booking);
    }
    const signedIn = app.visitor();
    await signedIn.post('/api/login', account);
    const own = (await signedIn.post(list.create, tourInput(), withKey('one'))).body as Booking;

    expect((await guest.post('/api/login', account)).status).toBe(200);
    expect((await signedIn.get(list.all)).list).toEqual([...booked, own]);
    // A repeat of the account's own call still finds its booking.
    const again = await signedIn.post(list.create, tourInput(), withKey('one'));
    expect(again.body).toEqual(own);
  });
});
