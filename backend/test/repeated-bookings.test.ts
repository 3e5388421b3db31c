import { addDays } from 'shared/new-york';
import { useApp } from './support/app';
import { departureIdOn, PLACE, storeBookings } from './support/departures';
import { bookingInput } from './support/factories';
import { LISTS, otherList } from './support/lists';
import { expectProblem } from './support/problems';
import { payloadOf } from './support/tokens';
import type { Booking, Visitor } from './support/visitor';

const keyHeader = (key: string) => ({ 'Idempotency-Key': key });

describe.each(LISTS)('a repeated call to book $name', (list) => {
  const app = useApp({ MAX_BOOKINGS: '4' });
  let visitor: Visitor;
  beforeEach(async () => {
    await app.database.collection(list.collection).deleteMany({});
    visitor = app.visitor();
    await visitor.signUp();
  });

  it('returns the first booking if it has the same key, and creates no second one', async () => {
    const firstResponse = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    expect(firstResponse.status).toBe(201);
    expect(Object.keys(firstResponse.body).sort()).toEqual([
      '_id',
      'date',
      'day',
      'people',
      'place',
    ]);
    for (const input of [
      bookingInput(),
      bookingInput({ people: '2' }),
      bookingInput({ date: String(firstResponse.body.date) }),
    ]) {
      const repeatedResponse = await visitor.post(list.create, input, keyHeader('one'));
      expect([repeatedResponse.status, repeatedResponse.body]).toEqual([201, firstResponse.body]);
    }
    expect((await visitor.get(list.all)).list).toEqual([firstResponse.body]);
  });

  it('creates a new booking if it has no key, or a different key', async () => {
    for (const headers of [{}, {}, keyHeader('one'), keyHeader('two')]) {
      expect((await visitor.post(list.create, bookingInput(), headers)).status).toBe(201);
    }
    expect((await visitor.get(list.all)).list).toHaveLength(4);
  });

  it('is compared only with bookings of the same owner on the same list', async () => {
    const { body } = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    const otherGuest = app.visitor();
    await otherGuest.becomeGuest();
    for (const [caller, path] of [
      [visitor, otherList(list).create],
      [otherGuest, list.create],
      [app.visitor(), list.create],
    ] as const) {
      const response = await caller.post(path, bookingInput(), keyHeader('one'));
      expect(response.status).toBe(201);
      expect(response.body._id).not.toBe(body._id);
    }
  });

  it('returns the booking even if the account has reached its limit', async () => {
    const { body } = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    for (let i = 0; i < 3; i++) await visitor.post(list.create, bookingInput());
    const repeatedResponse = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    expect([repeatedResponse.status, repeatedResponse.body]).toEqual([201, body]);
    expectProblem(await visitor.post(list.create, bookingInput(), keyHeader('two')), 409);
  });

  it('creates only one booking if it is sent many times simultaneously, even near the account’s limit', async () => {
    for (let i = 0; i < 3; i++) await visitor.post(list.create, bookingInput());
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post(list.create, bookingInput(), keyHeader('one'))),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
    expect((await visitor.get(list.all)).list).toHaveLength(4);
  });

  it('returns the booking even if its date can’t be booked anymore', async () => {
    const user = app.visitor();
    const { token } = await user.signUp();
    const departure = departureIdOn(list, '2020-01-06');
    const [booking] = await storeBookings(app, list, [
      {
        owner: `user:${String(payloadOf(token).sub)}`,
        date: '2020-01-06',
        requestKey: 'one',
        requested: { place: PLACE, people: 2, departure },
      },
    ]);
    const input = bookingInput({ date: '2020-01-06' });
    const repeatedResponse = await user.post(list.create, input, keyHeader('one'));
    expect([repeatedResponse.status, repeatedResponse.body._id]).toEqual([
      201,
      String(booking?._id),
    ]);
    expectProblem(await user.post(list.create, input, keyHeader('two')), 400);
  });

  it('returns the booking with its later changes', async () => {
    const { body } = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    const change = bookingInput({ people: 7, place: 'Statue of Liberty' });
    const changeResponse = await visitor.put(`${list.update}/${String(body._id)}`, change);
    expect(changeResponse.status).toBe(200);
    const repeatedResponse = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    expect([repeatedResponse.status, repeatedResponse.body]).toEqual([201, changeResponse.body]);
    expectProblem(await visitor.post(list.create, change, keyHeader('one')), 422);
    expect((await visitor.get(list.all)).list).toEqual([changeResponse.body]);
  });

  it('creates no booking if the first one was deleted', async () => {
    const { body } = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    await visitor.delete(`${list.remove}/${String(body._id)}`);
    const repeatedResponse = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    expect([repeatedResponse.status, repeatedResponse.body]).toEqual([201, body]);
    expect((await visitor.get(list.all)).list).toEqual([]);
    expect((await visitor.post(`${list.restore}/${String(body._id)}`)).status).toBe(200);
    expect((await visitor.get(list.all)).list).toEqual([body]);
  });

  it('is rejected if its key was used for a different booking', async () => {
    const { body } = await visitor.post(list.create, bookingInput(), keyHeader('one'));
    const laterDate = addDays(String(body.date), 7);
    for (const change of [
      { place: 'Statue of Liberty' },
      { day: 'Tuesday' },
      { people: 3 },
      { date: laterDate },
    ]) {
      const response = await visitor.post(list.create, bookingInput(change), keyHeader('one'));
      expectProblem(response, 422);
      expect(response.body.errorMessage).toMatch(
        /^This Idempotency-Key was already used for .+\.$/,
      );
    }
    expect((await visitor.get(list.all)).list).toEqual([body]);
  });

  it.each(['A', 'a-Z_0-9', 'k'.repeat(64)])('can have the key %s', async (key) => {
    expect((await visitor.post(list.create, bookingInput(), keyHeader(key))).status).toBe(201);
  });

  it.each(['', ' ', 'k'.repeat(65), 'a b', 'a.b', 'a, b', 'é', '"a"', '$ne'])(
    'is rejected with the key "%s"',
    async (key) => {
      const response = await visitor.post(list.create, bookingInput(), keyHeader(key));
      expectProblem(response, 400);
      expect(response.body.errorMessage).toMatch(/^Idempotency-Key must be 1 to 64 characters/);
      expect((await visitor.get(list.all)).list).toEqual([]);
    },
  );

  it('returns the account’s booking even if the account has taken over a guest’s booking with the same key', async () => {
    const account = await app.visitor().signUp();
    const guest = app.visitor();
    await guest.becomeGuest();
    const guestBookings: Booking[] = [];
    for (const key of ['one', 'two']) {
      guestBookings.push(
        (await guest.post(list.create, bookingInput(), keyHeader(key))).body as Booking,
      );
    }
    const user = app.visitor();
    await user.post('/api/login', account);
    const ownBooking = (await user.post(list.create, bookingInput(), keyHeader('one')))
      .body as Booking;

    expect((await guest.post('/api/login', account)).status).toBe(200);
    expect((await user.get(list.all)).list).toEqual([...guestBookings, ownBooking]);
    // Repeating the account's call still returns the account's booking.
    const repeatedResponse = await user.post(list.create, bookingInput(), keyHeader('one'));
    expect(repeatedResponse.body).toEqual(ownBooking);
  });
});
