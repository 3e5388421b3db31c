import { useApp, type RunningApp } from './support/app';
import { departureIdOn } from './support/departures';
import { bookingInput } from './support/factories';
import { DAYS, LISTS, UNKNOWN_ID, otherList } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

describe.each(LISTS)('a signed-in visitor on the list of $name', (list) => {
  const app = useApp();
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await signUpVisitor(app);
  });

  const book = async (overrides = {}): Promise<Booking> => {
    const { status, body } = await visitor.post(list.create, bookingInput(overrides));
    expect(status).toBe(201);
    return body as Booking;
  };
  const fetchBookings = async () => (await visitor.get(list.all)).list;

  it('has an empty list at first', async () => {
    const { status, list: bookings } = await visitor.get(list.all);
    expect(status).toBe(200);
    expect(bookings).toEqual([]);
  });

  it('books a tour and gets the booking with its public fields only', async () => {
    const booking = await book({ people: 3 });
    expect(booking).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
      place: 'Empire State Building',
      day: 'Monday',
      people: 3,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    });
    expect(await fetchBookings()).toEqual([booking]);
  });

  it.each(list.places)('books %s', async (place) => {
    expect(await book({ place })).toMatchObject({ place });
  });

  it.each(DAYS)('books a tour on the next %s', async (day) => {
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
  ])('can send %j as the number of people, which is stored as %d', async (people, number) => {
    expect(await book({ people })).toMatchObject({ people: number });
  });

  it('can send unknown fields, which aren’t stored', async () => {
    const booking = await book({ owner: 'open', slot: 7, __v: 3, _id: UNKNOWN_ID, note: 'hello' });
    expect(Object.keys(booking).sort()).toEqual(['_id', 'date', 'day', 'people', 'place']);
    expect(booking._id).not.toBe(UNKNOWN_ID);
    const storedBookings = await app.database.collection(list.collection).find({}).toArray();
    expect(storedBookings.find(({ _id }) => String(_id) === booking._id)).toEqual({
      ...booking,
      _id: expect.anything() as unknown,
      owner: expect.stringMatching(/^user:[0-9a-f]{24}$/) as unknown,
      isListed: true,
      status: 'booked',
      language: 'en',
      tour: `${list.id}.empire-state-building`,
      departure: departureIdOn(list, booking.date),
      revision: 0,
      createdAt: expect.any(Date) as unknown,
    });
  });

  it('gets the bookings from the oldest to the newest', async () => {
    const bookedIds: string[] = [];
    for (const place of list.places) bookedIds.push((await book({ place }))._id);
    await visitor.put(`${list.update}/${String(bookedIds[0])}`, bookingInput({ people: 9 }));
    expect((await fetchBookings()).map(({ _id }) => _id)).toEqual(bookedIds);
  });

  it('changes a booking and gets the changed booking', async () => {
    const booking = await book();
    const change = bookingInput({ place: 'Statue of Liberty', day: 'Friday', people: '12' });
    const { status, body } = await visitor.put(`${list.update}/${booking._id}`, change);
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: booking._id,
      place: 'Statue of Liberty',
      day: 'Friday',
      people: 12,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    });
    expect(await fetchBookings()).toEqual([body]);
  });

  it('deletes a booking, and gets 404 for deleting it again', async () => {
    const booking = await book();
    const otherBooking = await book();
    const response = await visitor.delete(`${list.remove}/${booking._id}`);
    expect(response).toMatchObject({ status: 204, text: '' });
    expect(await fetchBookings()).toEqual([otherBooking]);
    expectProblem(await visitor.delete(`${list.remove}/${booking._id}`), 404);
  });

  it.each([
    ['unknown', UNKNOWN_ID],
    ['short', 'x'],
    ['a number', '123'],
    ['one digit too long', `${UNKNOWN_ID}0`],
    ['not hexadecimal', 'z'.repeat(24)],
    ['12 bytes', 'twelve bytes'],
    ['a null byte', '%00'],
    ['not ASCII', '%F0%9F%97%BD'],
    ['an operator', '{"$ne":null}'],
    ['longer than the router’s default limit', 'a'.repeat(101)],
    ['very long', 'a'.repeat(8000)],
  ])('gets 404 for a booking whose id is %s', async (_, id) => {
    const booking = await book();
    const updateResponse = await visitor.put(`${list.update}/${id}`, bookingInput({ people: 9 }));
    const deleteResponse = await visitor.delete(`${list.remove}/${id}`);
    expectProblem(updateResponse, 404);
    expectProblem(deleteResponse, 404);
    expect(deleteResponse.body).toEqual(updateResponse.body);
    const restoreResponse = await visitor.post(`${list.restore}/${id}`);
    expectProblem(restoreResponse, 404);
    expect(restoreResponse.body).toEqual(updateResponse.body);
    expect(await fetchBookings()).toEqual([booking]);
  });

  it('gets the same response for another owner’s booking as for an unknown id', async () => {
    const otherVisitor = await signUpVisitor(app);
    const othersBooking = (await otherVisitor.post(list.create, bookingInput())).body as Booking;
    const makePath = (route: string, id: string) => `${route}/${id}`;

    const updateResponse = await visitor.put(
      makePath(list.update, othersBooking._id),
      bookingInput({ people: 9 }),
    );
    expectProblem(updateResponse, 404);
    expect(updateResponse.body).toEqual(
      (await visitor.put(makePath(list.update, UNKNOWN_ID), bookingInput({ people: 9 }))).body,
    );
    const deleteResponse = await visitor.delete(makePath(list.remove, othersBooking._id));
    expectProblem(deleteResponse, 404);
    expect(deleteResponse.body).toEqual(
      (await visitor.delete(makePath(list.remove, UNKNOWN_ID))).body,
    );

    expect(await fetchBookings()).toEqual([]);
    expect((await otherVisitor.get(list.all)).list).toEqual([othersBooking]);
  });

  it('can’t read or change a booking through the other list', async () => {
    const booking = await book();
    const secondList = otherList(list);
    expect((await visitor.get(secondList.all)).list).toEqual([]);
    expectProblem(await visitor.put(`${secondList.update}/${booking._id}`, bookingInput()), 404);
    expectProblem(await visitor.delete(`${secondList.remove}/${booking._id}`), 404);
    expect(await fetchBookings()).toEqual([booking]);
  });

  it('can’t book a place that is only on the other list', async () => {
    const secondList = otherList(list);
    const place = secondList.places.find((name) => !list.places.includes(name));
    expectProblem(await visitor.post(list.create, bookingInput({ place: String(place) })), 400);
  });

  it('has bookings that aren’t deleted automatically', async () => {
    const { _id } = await book();
    const storedBookings = await app.database.collection(list.collection).find({}).toArray();
    const booking = storedBookings.find((each) => String(each._id) === _id);
    for (const field of ['anonymizeAt', 'deleteAt']) expect(booking).not.toHaveProperty(field);
  });
});

describe.each(LISTS)('a signed-in visitor’s booking limit on the list of $name', (list) => {
  const app = useApp({ MAX_BOOKINGS: '15' });

  it('isn’t exceeded by simultaneous calls', async () => {
    const visitor = await signUpVisitor(app);
    for (let i = 0; i < 5; i++) await visitor.post(list.create, bookingInput());

    const responses = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post(list.create, bookingInput())),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    const refusals = responses.filter(({ status }) => status !== 201);
    for (const response of refusals) expectProblem(response, 409);
    expect(refusals[0]?.body.errorMessage).toBe(
      'This list is full: it can hold 15 bookings. Delete one to make room.',
    );
    expect((await visitor.get(list.all)).list).toHaveLength(15);
  });

  it('allows another booking after a deletion, and doesn’t count the other list', async () => {
    const visitor = await signUpVisitor(app);
    for (let i = 0; i < 15; i++) await visitor.post(list.create, bookingInput());
    const [oldestBooking] = (await visitor.get(list.all)).list;
    await visitor.delete(`${list.remove}/${String(oldestBooking?._id)}`);
    expect((await visitor.post(list.create, bookingInput())).status).toBe(201);
    expectProblem(await visitor.post(list.create, bookingInput()), 409);
    expect((await visitor.post(otherList(list).create, bookingInput())).status).toBe(201);
  });
});

describe('by default', () => {
  const app = useApp();

  it('a visitor can have 200 bookings in a list', async () => {
    const visitor = await signUpVisitor(app);
    for (let i = 0; i < 199; i++) await visitor.post('/api/new', bookingInput());
    expect((await visitor.post('/api/new', bookingInput())).status).toBe(201);
    const refusal = await visitor.post('/api/new', bookingInput());
    expectProblem(refusal, 409);
    expect(refusal.body.detail).toContain('200');
  });
});

async function signUpVisitor(app: RunningApp): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

function englishWeekday(date: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
