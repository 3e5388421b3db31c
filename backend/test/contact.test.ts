import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  PLACE,
  setDeparture,
  setTour,
  storeBookings,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS, NIGHT_LIST } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const CONTACT = {
  name: 'Ada Walker',
  email: 'ada@example.com',
  phone: '+12125550100',
  whatsApp: true,
  note: 'A stroller.\nArriving by ferry.',
};

const app = useApp();
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
let visitor: Visitor;
beforeEach(async () => {
  await resetBookings(app);
  visitor = app.visitor();
  await visitor.becomeGuest();
});

interface Party {
  name: string;
  email?: string;
  phone?: string;
  whatsApp?: true;
  message?: string;
}

async function fetchParties(date: string): Promise<Party[]> {
  const { text } = await guide.get(`/api/guide/days/${date}`);
  const { departures } = JSON.parse(text) as { departures: { parties: Party[] }[] };
  return departures.flatMap(({ parties }) => parties);
}

const bookingsPath = (list = DAY_LIST) => `/api/tours/${list.id}.empire-state-building/bookings`;
const book = (contact: unknown, overrides: object = {}): Promise<ApiResponse> =>
  visitor.post(bookingsPath(), { date: DATE, people: 2, contact, ...overrides });

describe.each(LISTS)('bookings on the list of $name', (list) => {
  it('accept a contact, which only the guide sees', async () => {
    const { body } = await visitor.post(list.create, {
      ...bookingInputOn(DATE, 2),
      contact: CONTACT,
    });
    expect(Object.keys(body).sort()).toEqual(['_id', 'date', 'day', 'people', 'place']);
    expect((await visitor.get(list.all)).text).not.toContain('Ada');

    const { note, ...fields } = CONTACT;
    expect(await fetchParties(DATE)).toEqual([
      expect.objectContaining({ ...fields, message: note, note: '' }),
    ]);
    const csv = await guide.get(`/api/guide/bookings.csv?from=${DATE}&to=${DATE}`);
    expect(csv.text).toContain(`${PLACE},Ada Walker,ada@example.com,+12125550100,yes,2,`);
    expect(csv.text).toContain('"A stroller.\nArriving by ferry."');
  });

  it('don’t require a contact, and keep an existing contact when they are changed', async () => {
    const { body } = await visitor.post(list.create, bookingInputOn(DATE));
    expect((await fetchParties(DATE))[0]).toMatchObject({ name: 'Guest' });
    const change = (input: object) => visitor.put(`${list.update}/${body._id ?? ''}`, input);
    await change({ ...bookingInputOn(DATE), contact: { name: 'Ada', email: 'ada@example.com' } });
    expect((await fetchParties(DATE))[0]).toMatchObject({ name: 'Ada' });
    await change(bookingInputOn(DATE, 3));
    expect((await fetchParties(DATE))[0]).toMatchObject({ name: 'Ada', people: 3 });
  });
});

it('the day sheet shows the account’s email address if the contact doesn’t have one', async () => {
  const { username, email } = await visitor.signUp();
  await visitor.post(DAY_LIST.create, bookingInputOn(DATE));
  await visitor.post(NIGHT_LIST.create, {
    ...bookingInputOn(DATE),
    contact: { name: 'Ada', phone: '212 555 0100' },
  });
  expect(await fetchParties(DATE)).toEqual([
    expect.objectContaining({ name: username, email }),
    expect.objectContaining({ name: 'Ada', email, phone: '+12125550100' }),
  ]);
});

describe('a contact', () => {
  it.each([
    ['(212) 555-0100', '+12125550100'],
    [' +1 212 555 0100 ', '+12125550100'],
    ['+44 20 7946 0123', '+442079460123'],
    ['+81 90-1234-5678', '+819012345678'],
  ])('can have the phone number %s', async (phone, normalizedPhone) => {
    expect((await book({ name: 'Ada', phone })).status).toBe(201);
    expect(await fetchParties(DATE)).toEqual([expect.objectContaining({ phone: normalizedPhone })]);
  });

  const INVALID_CONTACTS: [string, unknown, string[]][] = [
    ['an empty object', {}, ['contact.name', 'contact.email']],
    ['only a name', { name: 'Ada' }, ['contact.email']],
    ['an email without a name', { email: 'ada@example.com' }, ['contact.name']],
    ['an empty name', { name: ' ', email: 'ada@example.com' }, ['contact.name']],
    ['a name with two lines', { name: 'A\nB', email: 'ada@example.com' }, ['contact.name']],
    ['a long name', { name: 'a'.repeat(101), email: 'ada@example.com' }, ['contact.name']],
    ['an invalid email', { name: 'Ada', email: 'ada' }, ['contact.email']],
    ['an empty email', { name: 'Ada', email: '', phone: '2125550100' }, ['contact.email']],
    ['an impossible phone number', { name: 'Ada', phone: '+1 555 0100' }, ['contact.phone']],
    ['words as the phone number', { name: 'Ada', phone: 'call me' }, ['contact.phone']],
    ['a number as the phone number', { name: 'Ada', phone: 2125550100 }, ['contact.phone']],
    ['a very long phone number', { name: 'Ada', phone: '2'.repeat(10_000) }, ['contact.phone']],
    [
      'WhatsApp without a phone',
      { name: 'Ada', email: 'ada@example.com', whatsApp: true },
      ['contact.whatsApp'],
    ],
    [
      'a string as the WhatsApp field',
      { name: 'Ada', phone: '2125550100', whatsApp: 'yes' },
      ['contact.whatsApp'],
    ],
    [
      'a long note',
      { name: 'Ada', email: 'ada@example.com', note: 'a'.repeat(501) },
      ['contact.note'],
    ],
    [
      'control characters in the note',
      { name: 'Ada', email: 'ada@example.com', note: 'a\u0007' },
      ['contact.note'],
    ],
    ['an object as the name', { name: { $gt: '' }, email: 'ada@example.com' }, ['contact.name']],
    ['a string', 'Ada', ['contact']],
    ['null', null, ['contact']],
    ['an array', [CONTACT], ['contact']],
    ['an empty array', [], ['contact']],
  ];
  it.each(INVALID_CONTACTS)('is rejected (%s)', async (_, contact, fields) => {
    expectFieldErrors(await book(contact), 400, fields);
    const response = await visitor.post(DAY_LIST.create, { ...bookingInputOn(DATE), contact });
    expectFieldErrors(response, 400, fields);
  });

  it('keeps only known fields', async () => {
    await book({ ...CONTACT, isAdmin: true, $where: '1', __proto__: { x: 1 } });
    const storedBooking = await app.database.collection('day_tours').findOne({});
    expect(storedBooking?.contact).toEqual(CONTACT);
  });

  it('is deleted with the account', async () => {
    const account = await visitor.signUp();
    await book(CONTACT);
    const data = await visitor.get('/api/account/data');
    expect(JSON.parse(data.text)).toMatchObject({
      bookings: { day_tours: [{ contact: CONTACT }] },
    });
    const booking = await app.database.collection('day_tours').findOne({});
    await storeBookings(app, DAY_LIST, [
      { owner: String(booking?.owner), date: '2026-01-05', contact: CONTACT },
    ]);
    const { password } = account;
    expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
    const remainingBookings = await app.database.collection('day_tours').find({}).toArray();
    expect(remainingBookings).toHaveLength(1);
    expect(JSON.stringify(remainingBookings)).not.toContain('Ada');
  });
});

describe('booking on a tour’s page', () => {
  it('creates a booking for the date', async () => {
    const { status, body } = await book(CONTACT);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      list: 'day',
      tour: 'day.empire-state-building',
      place: PLACE,
      people: 2,
      status: 'CONFIRMED',
      contact: CONTACT,
      departure: { id: `day.empire-state-building.${DATE}.1000`, date: DATE },
    });
    expect((await visitor.get(DAY_LIST.all)).list).toHaveLength(1);
  });

  it('requires a contact', async () => {
    expectFieldErrors(await book(undefined), 400, ['contact']);
  });

  it('requires a confirmation for two tours at the same time', async () => {
    await setTour(app, NIGHT_LIST, { startTimes: ['11:30'] });
    expect((await book(CONTACT)).status).toBe(201);
    const bookNightTour = (overrides: object = {}) =>
      visitor.post(bookingsPath(NIGHT_LIST), {
        date: DATE,
        people: 2,
        contact: CONTACT,
        ...overrides,
      });
    const refusal = await bookNightTour();
    expectFieldErrors(refusal, 409, ['overlapping']);
    expect(refusal.body.errorMessage).toBe(
      `You have already booked ${PLACE} for 10:00 AM, which overlaps with this tour. Book both?`,
    );
    expect((await bookNightTour({ overlapping: true })).status).toBe(201);
    const secondRefusal = await book(CONTACT);
    expectFieldErrors(secondRefusal, 409, ['overlapping']);
    expect(secondRefusal.body.errorMessage).toBe(
      'You have already booked this tour for 10:00 AM. Book it once more?',
    );
  });

  it('requires no confirmation if one tour ends when the other begins, or for different owners', async () => {
    await setTour(app, NIGHT_LIST, { startTimes: ['12:30'] });
    const otherGuest = app.visitor();
    await otherGuest.becomeGuest();
    const input = { date: DATE, people: 2, contact: CONTACT };
    expect((await otherGuest.post(bookingsPath(), input)).status).toBe(201);
    expect((await book(CONTACT)).status).toBe(201);
    expect((await visitor.post(bookingsPath(NIGHT_LIST), input)).status).toBe(201);
  });

  it('without a time requires a confirmation if the first start with enough spots overlaps', async () => {
    await setTour(app, DAY_LIST, { startTimes: ['10:00', '14:00'] });
    await setDeparture(app, DAY_LIST, DATE, { capacity: 1 });
    await setTour(app, NIGHT_LIST, { startTimes: ['15:00'] });
    const input = { date: DATE, people: 2, contact: CONTACT };
    expect((await visitor.post(bookingsPath(NIGHT_LIST), input)).status).toBe(201);
    expectFieldErrors(await book(CONTACT), 409, ['overlapping']);
    await setDeparture(app, DAY_LIST, DATE, { capacity: 2 });
    expect((await book(CONTACT)).status).toBe(201);
  });

  it('requires no confirmation for a repeated call, and books once', async () => {
    const input = { date: DATE, people: 2, contact: CONTACT };
    const key = { 'Idempotency-Key': 'once' };
    const firstResponse = await visitor.post(bookingsPath(), input, key);
    const secondResponse = await visitor.post(bookingsPath(), input, key);
    expect([firstResponse.status, secondResponse.status]).toEqual([201, 201]);
    expect(secondResponse.body).toEqual(firstResponse.body);
    expect((await visitor.get(DAY_LIST.all)).list).toHaveLength(1);
  });

  it('requires a guest or a signed-in visitor, and a visible tour', async () => {
    const caller = app.visitor();
    const response = await caller.post(bookingsPath(), { date: DATE, people: 2, contact: CONTACT });
    expect(response.status).toBe(401);
    const unknownTourResponse = await visitor.post('/api/tours/day.harlem/bookings', {
      date: DATE,
      people: 2,
      contact: CONTACT,
    });
    expectProblem(unknownTourResponse, 404);
    await setTour(app, DAY_LIST, { isHidden: true });
    expectProblem(await book(CONTACT), 404);
  });
});
