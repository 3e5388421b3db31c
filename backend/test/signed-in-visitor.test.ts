import { useApp, type RunningApp } from './support/app';
import { departureOn } from './support/departures';
import { tourInput } from './support/factories';
import { DAYS, LISTS, UNKNOWN_ID, otherThan } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

describe.each(LISTS)('a signed-in visitor and the $name', (list) => {
  const app = useApp();
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await signedIn(app);
  });

  const book = async (overrides = {}): Promise<Booking> => {
    const { status, body } = await visitor.post(list.create, tourInput(overrides));
    expect(status).toBe(201);
    return body as Booking;
  };
  const bookings = async () => (await visitor.get(list.all)).list;

  it('has an empty list at first', async () => {
    const { status, list: found } = await visitor.get(list.all);
    expect(status).toBe(200);
    expect(found).toEqual([]);
  });

  it('books a tour and gets a record with these five fields and no others', async () => {
    const booking = await book({ people: 3 });
    expect(booking).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
      place: 'Empire State Building',
      day: 'Monday',
      people: 3,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    });
    expect(await bookings()).toEqual([booking]);
  });

  it.each(list.places)('books %s', async (place) => {
    expect(await book({ place })).toMatchObject({ place });
  });

  it.each(DAYS)('books a %s on a matching date', async (day) => {
    const booking = await book({ day });
    expect(booking.day).toBe(day);
    expect(englishWeekday(booking.date)).toBe(day);
  });

  it.each([
    [1, 1],
    [100, 100],
    ['1', 1],
    ['100', 100],
    [' 7 ', 7],
    ['07', 7],
  ])('books for %j people as %d', async (people, number) => {
    expect(await book({ people })).toMatchObject({ people: number });
  });

  it('drops unknown fields', async () => {
    const booking = await book({ owner: 'open', slot: 7, __v: 3, _id: UNKNOWN_ID, note: 'hello' });
    expect(Object.keys(booking).sort()).toEqual(['_id', 'date', 'day', 'people', 'place']);
    expect(booking._id).not.toBe(UNKNOWN_ID);
    const stored = await app.database.collection(list.collection).find({}).toArray();
    expect(stored.find(({ _id }) => String(_id) === booking._id)).toEqual({
      ...booking,
      _id: expect.anything() as unknown,
      owner: expect.stringMatching(/^user:[0-9a-f]{24}$/) as unknown,
      isListed: true,
      status: 'booked',
      tour: `${list.id}.empire-state-building`,
      departure: departureOn(list, booking.date),
      revision: 0,
      createdAt: expect.any(Date) as unknown,
    });
  });

  it('lists bookings from the oldest to the newest', async () => {
    const booked: Booking[] = [];
    for (const place of list.places) booked.push(await book({ place }));
    await visitor.put(`${list.update}/${String(booked[0]?._id)}`, tourInput({ people: 9 }));
    expect((await bookings()).map(({ _id }) => _id)).toEqual(booked.map(({ _id }) => _id));
  });

  it('changes a booking and gets the changed record', async () => {
    const booking = await book();
    const change = tourInput({ place: 'Statue of Liberty', day: 'Friday', people: '12' });
    const { status, body } = await visitor.put(`${list.update}/${booking._id}`, change);
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: booking._id,
      place: 'Statue of Liberty',
      day: 'Friday',
      people: 12,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    });
    expect(await bookings()).toEqual([body]);
  });

  it('deletes a booking, once', async () => {
    const booking = await book();
    const kept = await book();
    const answer = await visitor.delete(`${list.remove}/${booking._id}`);
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(await bookings()).toEqual([kept]);
    expectProblem(await visitor.delete(`${list.remove}/${booking._id}`), 404);
  });

  it.each([
    ['unknown', UNKNOWN_ID],
    ['short', 'x'],
    ['a number', '123'],
    ['a digit too long', `${UNKNOWN_ID}0`],
    ['not hexadecimal', 'z'.repeat(24)],
    ['12 bytes', 'twelve bytes'],
    ['a null byte', '%00'],
    ['not ASCII', '%F0%9F%97%BD'],
    ['an operator', '{"$ne":null}'],
    ['longer than routes usually take', 'a'.repeat(101)],
    ['very long', 'a'.repeat(8000)],
  ])('gets 404 for a booking whose id is %s', async (_, id) => {
    const booking = await book();
    const update = await visitor.put(`${list.update}/${id}`, tourInput({ people: 9 }));
    const removal = await visitor.delete(`${list.remove}/${id}`);
    expectProblem(update, 404);
    expectProblem(removal, 404);
    expect(removal.body).toEqual(update.body);
    const restoration = await visitor.post(`${list.restore}/${id}`);
    expectProblem(restoration, 404);
    expect(restoration.body).toEqual(update.body);
    expect(await bookings()).toEqual([booking]);
  });

  it('gets the same response for somebody else’s booking and one that doesn’t exist', async () => {
    const somebody = await signedIn(app);
    const theirs = (await somebody.post(list.create, tourInput())).body as Booking;
    const path = (route: string, id: string) => `${route}/${id}`;

    const update = await visitor.put(path(list.update, theirs._id), tourInput({ people: 9 }));
    expectProblem(update, 404);
    expect(update.body).toEqual(
      (await visitor.put(path(list.update, UNKNOWN_ID), tourInput({ people: 9 }))).body,
    );
    const removal = await visitor.delete(path(list.remove, theirs._id));
    expectProblem(removal, 404);
    expect(removal.body).toEqual((await visitor.delete(path(list.remove, UNKNOWN_ID))).body);

    expect(await bookings()).toEqual([]);
    expect((await somebody.get(list.all)).list).toEqual([theirs]);
  });

  it('keeps the two lists apart', async () => {
    const booking = await book();
    const other = otherThan(list);
    expect((await visitor.get(other.all)).list).toEqual([]);
    expectProblem(await visitor.put(`${other.update}/${booking._id}`, tourInput()), 404);
    expectProblem(await visitor.delete(`${other.remove}/${booking._id}`), 404);
    expect(await bookings()).toEqual([booking]);
  });

  it('can’t book a place that only the other list has', async () => {
    const other = otherThan(list);
    const place = other.places.find((name) => !list.places.includes(name));
    expectProblem(await visitor.post(list.create, tourInput({ place: String(place) })), 400);
  });

  it('keeps bookings for good', async () => {
    const { _id } = await book();
    const stored = await app.database.collection(list.collection).find({}).toArray();
    const own = stored.find((tour) => String(tour._id) === _id);
    for (const field of ['anonymizeAt', 'deleteAt']) expect(own).not.toHaveProperty(field);
  });
});

describe.each(LISTS)('the cap on a signed-in visitor’s $name', (list) => {
  const app = useApp({ MAX_BOOKINGS: '15' });

  it('admits exactly as many simultaneous bookings as there is room for', async () => {
    const visitor = await signedIn(app);
    for (let i = 0; i < 5; i++) await visitor.post(list.create, tourInput());

    const racing = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post(list.create, tourInput())),
    );
    expect(racing.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = racing.filter(({ status }) => status !== 201);
    for (const answer of refused) expectProblem(answer, 409);
    expect(refused[0]?.body.errorMessage).toBe(
      'This list is full: it can hold 15 bookings. Delete one to make room.',
    );
    expect((await visitor.get(list.all)).list).toHaveLength(15);
  });

  it('makes room for a deletion, separately from the other list', async () => {
    const visitor = await signedIn(app);
    for (let i = 0; i < 15; i++) await visitor.post(list.create, tourInput());
    const [oldest] = (await visitor.get(list.all)).list;
    await visitor.delete(`${list.remove}/${String(oldest?._id)}`);
    expect((await visitor.post(list.create, tourInput())).status).toBe(201);
    expectProblem(await visitor.post(list.create, tourInput()), 409);
    expect((await visitor.post(otherThan(list).create, tourInput())).status).toBe(201);
  });
});

describe('by default', () => {
  const app = useApp();

  it('a visitor can have 200 bookings in a list', async () => {
    const visitor = await signedIn(app);
    for (let i = 0; i < 199; i++) await visitor.post('/api/new', tourInput());
    expect((await visitor.post('/api/new', tourInput())).status).toBe(201);
    const refused = await visitor.post('/api/new', tourInput());
    expectProblem(refused, 409);
    expect(refused.body.detail).toContain('200');
  });
});

async function signedIn(app: RunningApp): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

function englishWeekday(date: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
