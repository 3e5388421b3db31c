import { hashSecret, generateSecret } from '../src/bookings/manage-link';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, PLACE, setDeparture, storeBookings } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS, NIGHT_LIST, UNKNOWN_ID, type List } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { parseSetCookie, type ApiResponse, type Visitor } from './support/visitor';

const DATE = dateAhead(10);
const LATER_DATE = dateAhead(20);
const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };
const HOUR_SECONDS = 60 * 60;

interface Ticket {
  id: string;
  list: string;
  people: number;
  departure: { id: string; date: string; meetingPoint: string; localDateTimeStart: string };
  status: string;
  cancellation?: { by: string; reason?: string };
  contact?: object;
}

const app = useApp({ CONTACT_REQUIRED: 'off', TRUST_PROXY: '1' });
let visitor: Visitor;
let ticket: Ticket;
let bookingPath: string;
beforeEach(async () => {
  await resetBookings(app);
  visitor = app.visitor();
  await visitor.becomeGuest();
  ticket = await book(visitor);
  bookingPath = `/api/bookings/${ticket.id}`;
});

const parseTicket = (response: ApiResponse): Ticket => JSON.parse(response.text) as Ticket;

async function book(caller: Visitor, list = DAY_LIST, input: object = {}): Promise<Ticket> {
  const path = `/api/tours/${list.id}.empire-state-building/bookings`;
  const response = await caller.post(path, { date: DATE, people: 2, contact: CONTACT, ...input });
  expect(response.status).toBe(201);
  return parseTicket(response);
}

async function createLink(caller: Visitor, path = bookingPath) {
  const response = await caller.post(`${path}/link`);
  expect(response.status).toBe(201);
  const { path: link } = JSON.parse(response.text) as { path: string };
  const [page = '', secret = ''] = link.split('#');
  return { page, secret };
}

const openLink = (caller: Visitor, secret: string, path = bookingPath) =>
  caller.post(`${path}/access`, { secret });

describe('the list of an owner’s bookings', () => {
  it('includes day and night tours, sorted by their start times', async () => {
    const nightTicket = await book(visitor, NIGHT_LIST);
    const laterTicket = await book(visitor, DAY_LIST, { date: LATER_DATE, people: 4 });
    const [pastBooking] = await storeBookings(app, DAY_LIST, [
      { owner: await findOwner(ticket.id), date: '2026-01-05' },
    ]);
    const response = await visitor.get('/api/bookings');
    const tickets = JSON.parse(response.text) as Ticket[];
    expect(tickets.map(({ id }) => id)).toEqual([
      String(pastBooking?._id),
      ticket.id,
      nightTicket.id,
      laterTicket.id,
    ]);
    expect(tickets[1]).toEqual(ticket);
    expect(tickets[3]).toMatchObject({ people: 4, contact: CONTACT });
  });

  it('includes a canceled booking for as long as it can be restored', async () => {
    expect((await visitor.delete(bookingPath)).status).toBe(204);
    expect(JSON.parse((await visitor.get('/api/bookings')).text)).toMatchObject([
      { id: ticket.id, status: 'CANCELLED', utcRestorableUntil: expect.any(String) as unknown },
    ]);
    expect((await visitor.get(DAY_LIST.all)).list).toEqual([]);
    await app.database
      .collection('day_tours')
      .updateMany({}, { $set: { restorableUntil: new Date(Date.now() - 1000) } });
    expect((await visitor.get('/api/bookings')).list).toEqual([]);
  });

  it('can only be read by the owner', async () => {
    const otherVisitor = app.visitor();
    await otherVisitor.becomeGuest();
    expect((await otherVisitor.get('/api/bookings')).list).toEqual([]);
    expectProblem(await app.visitor().get('/api/bookings'), 401);
  });
});

async function findOwner(id: string): Promise<string> {
  const bookings = await app.database.collection('day_tours').find({}).toArray();
  return String(bookings.find(({ _id }) => String(_id) === id)?.owner);
}

/** Calls that only the booking's owner, or a visitor with its link, can make. */
const MANAGER_CALLS: [string, (caller: Visitor) => Promise<ApiResponse>][] = [
  ['read the booking', (caller) => caller.get(bookingPath)],
  ['change the booking', (caller) => caller.put(bookingPath, { date: LATER_DATE, people: 3 })],
  [
    'change its contact',
    (caller) => caller.put(`${bookingPath}/contact`, { ...CONTACT, name: 'Bo' }),
  ],
  ['cancel the booking', (caller) => caller.delete(bookingPath)],
  ['restore the booking', (caller) => caller.post(`${bookingPath}/restore`)],
  ['download its calendar file', (caller) => caller.get(`${bookingPath}/calendar`)],
  ['create a link', (caller) => caller.post(`${bookingPath}/link`)],
];

const MANAGERS: [string, () => Promise<Visitor>][] = [
  ['the booking’s guest', () => Promise.resolve(visitor)],
  [
    'the booking’s user',
    async () => {
      await visitor.signUp();
      return visitor;
    },
  ],
  [
    'a visitor with the booking’s link',
    async () => {
      const { secret } = await createLink(visitor);
      const otherVisitor = app.visitor();
      expect((await openLink(otherVisitor, secret)).status).toBe(200);
      return otherVisitor;
    },
  ],
  [
    'a visitor with the booking’s link and other bookings',
    async () => {
      const { secret } = await createLink(visitor);
      const otherVisitor = app.visitor();
      await otherVisitor.signUp();
      expect((await openLink(otherVisitor, secret)).status).toBe(200);
      return otherVisitor;
    },
  ],
];

describe.each(MANAGERS)('%s', (_, createVisitor) => {
  it('can change, cancel, and restore the booking', async () => {
    const manager = await createVisitor();
    expect(parseTicket(await manager.get(bookingPath))).toEqual(ticket);

    const changeResponse = await manager.put(bookingPath, { date: LATER_DATE, people: 3 });
    expect(changeResponse.status).toBe(200);
    expect(parseTicket(changeResponse)).toMatchObject({
      people: 3,
      departure: { id: departureIdOn(DAY_LIST, LATER_DATE) },
    });
    const correctionResponse = await manager.put(`${bookingPath}/contact`, {
      name: 'Bo',
      phone: '2125550100',
    });
    expect(parseTicket(correctionResponse).contact).toEqual({ name: 'Bo', phone: '+12125550100' });

    expect((await manager.delete(bookingPath)).status).toBe(204);
    expect(parseTicket(await manager.get(bookingPath))).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'visitor' },
      utcRestorableUntil: expect.any(String) as unknown,
    });
    expect((await manager.post(`${bookingPath}/restore`)).status).toBe(200);
    const restoredTicket = parseTicket(await manager.get(bookingPath));
    expect(restoredTicket).toEqual({ ...parseTicket(correctionResponse), status: 'CONFIRMED' });

    const file = await manager.get(`${bookingPath}/calendar`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.text).toContain(PLACE);
  });

  it('gets each error at its field', async () => {
    const manager = await createVisitor();
    expectFieldErrors(await manager.put(bookingPath, { date: '2026-02-30', people: 0 }), 400, [
      'date',
      'people',
    ]);
    const { body } = await manager.put(bookingPath, { date: '2020-01-06', people: 1 });
    expect(body.errors?.map(({ field }) => field)).toEqual(['date']);
    expectFieldErrors(await manager.put(`${bookingPath}/contact`, { name: '' }), 400, [
      'name',
      'email',
    ]);
  });
});

const OTHER_CALLERS: [string, () => Promise<Visitor>, number][] = [
  ['a caller without a token', () => Promise.resolve(app.visitor()), 401],
  [
    'a different guest',
    async () => {
      const otherVisitor = app.visitor();
      await otherVisitor.becomeGuest();
      return otherVisitor;
    },
    404,
  ],
  [
    'a user',
    async () => {
      const otherVisitor = app.visitor();
      await otherVisitor.signUp();
      return otherVisitor;
    },
    404,
  ],
  ['the guide', async () => (await signUpGuide(app)).guide, 404],
  [
    'a visitor with a different booking’s link',
    async () => {
      const guest = app.visitor();
      await guest.becomeGuest();
      const { id } = await book(guest);
      const { secret } = await createLink(guest, `/api/bookings/${id}`);
      const otherVisitor = app.visitor();
      await openLink(otherVisitor, secret, `/api/bookings/${id}`);
      return otherVisitor;
    },
    401,
  ],
];

describe.each(OTHER_CALLERS)('%s', (_, createVisitor, status) => {
  it.each(MANAGER_CALLS)('can’t %s', async (_name, call) => {
    const otherVisitor = await createVisitor();
    const bookingsBefore = await app.database.collection('day_tours').find({}).toArray();
    const refusal = await call(otherVisitor);
    expectProblem(refusal, status);
    // The response for an unknown booking must be the same.
    const existingPath = bookingPath;
    bookingPath = `/api/bookings/${UNKNOWN_ID}`;
    const unknownIdResponse = await call(otherVisitor);
    bookingPath = existingPath;
    expect([unknownIdResponse.status, unknownIdResponse.body]).toEqual([
      refusal.status,
      refusal.body,
    ]);
    expect(await app.database.collection('day_tours').find({}).toArray()).toEqual(bookingsBefore);
  });
});

describe('a manage link', () => {
  it('is stored only as a hash, and is returned only once', async () => {
    const { page, secret } = await createLink(visitor);
    expect(page).toBe(`/booking/${ticket.id}`);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const booking = await app.database.collection('day_tours').findOne({});
    expect(booking?.manageLinks).toEqual([hashSecret(secret)]);
    const responses = await Promise.all([
      visitor.get(bookingPath),
      visitor.get('/api/bookings'),
      visitor.get(`${bookingPath}/calendar`),
      visitor.get(DAY_LIST.all),
    ]);
    for (const { text } of responses) expect(text).not.toContain(secret);
    expect(JSON.stringify(booking)).not.toContain(secret);
  });

  it('sets a one-hour cookie that is sent only with calls for this booking', async () => {
    const { secret } = await createLink(visitor);
    const otherVisitor = app.visitor();
    const response = await openLink(otherVisitor, secret);
    const [setCookieHeader = ''] = response.headers.getSetCookie();
    expect(parseSetCookie(setCookieHeader).attributes).toEqual({
      path: `/api/bookings/${ticket.id}`,
      httponly: '',
      samesite: 'Strict',
      'max-age': String(HOUR_SECONDS),
    });
    expect(setCookieHeader).not.toContain(secret);
    const secureResponse = await otherVisitor.post(
      `${bookingPath}/access`,
      { secret },
      { 'X-Forwarded-Proto': 'https' },
    );
    expect(secureResponse.headers.getSetCookie()[0]).toMatch(/^__Secure-.*; Secure/);
  });

  it('gives no access to other bookings or to the account', async () => {
    const nightTicket = await book(visitor, NIGHT_LIST);
    const { secret } = await createLink(visitor);
    const otherVisitor = app.visitor();
    await openLink(otherVisitor, secret);
    expectProblem(await otherVisitor.get(`/api/bookings/${nightTicket.id}`), 401);
    expectProblem(await otherVisitor.get('/api/bookings'), 401);
    expectProblem(await otherVisitor.get('/api/account/data'), 401);
    expectProblem(await otherVisitor.get('/api/session'), 401);
    expectProblem(await openLink(otherVisitor, secret, `/api/bookings/${nightTicket.id}`), 404);
  });

  it.each([
    ['unknown', generateSecret(), 404],
    ['missing', undefined, 400],
    ['too short', 'abc', 400],
    ['an operator', { $ne: null }, 400],
    ['a hash', hashSecret(generateSecret()), 400],
  ])('is rejected if its secret is %s', async (_, secret, status) => {
    await createLink(visitor);
    expectProblem(await app.visitor().post(`${bookingPath}/access`, { secret }), status);
  });

  it('is deleted, and its access revoked, after five newer links are created', async () => {
    const { secret } = await createLink(visitor);
    const otherVisitor = app.visitor();
    await openLink(otherVisitor, secret);
    for (let count = 0; count < 5; count++) {
      expect((await otherVisitor.get(bookingPath)).status).toBe(200);
      await createLink(visitor);
    }
    expectProblem(await openLink(app.visitor(), secret), 404);
    expectProblem(await otherVisitor.get(bookingPath), 404);
  });

  it('stays valid when the guest signs up, and is deleted with the account', async () => {
    const { secret } = await createLink(visitor);
    const { password } = await visitor.signUp();
    const otherVisitor = app.visitor();
    expect((await openLink(otherVisitor, secret)).status).toBe(200);
    await visitor.call('DELETE', '/api/account', { password });
    expectProblem(await otherVisitor.get(bookingPath), 404);
    expectProblem(await openLink(app.visitor(), secret), 404);
  });

  it('can’t be used from a different site', async () => {
    const { secret } = await createLink(visitor);
    const crossSiteHeaders = { 'Sec-Fetch-Site': 'cross-site' };
    expectProblem(
      await app.visitor().post(`${bookingPath}/access`, { secret }, crossSiteHeaders),
      403,
    );
    expectProblem(await visitor.delete(bookingPath, crossSiteHeaders), 403);
  });
});

describe('a ticket', () => {
  it('shows that the guide canceled the tour, with the reason', async () => {
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Ice on the path' });
    expect(parseTicket(await visitor.get(bookingPath))).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'guide', reason: 'Ice on the path' },
    });
  });

  it('shows that the guide canceled the booking, with the reason', async () => {
    const { guide } = await signUpGuide(app);
    const cancellationPath = `/api/guide/parties/day/${ticket.id}/cancellation`;
    const response = await guide.put(cancellationPath, { reason: 'Sold twice', revision: 0 });
    expect(response.status).toBe(200);
    expect(parseTicket(await visitor.get(bookingPath))).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'guide', reason: 'Sold twice' },
    });
    expectProblem(await visitor.put(`${bookingPath}/contact`, CONTACT), 409);
    expectProblem(await visitor.put(bookingPath, { date: LATER_DATE, people: 1 }), 409);
  });

  it('can’t be changed if its tour has ended', async () => {
    const [pastBooking] = await storeBookings(app, DAY_LIST, [
      { owner: await findOwner(ticket.id), date: '2026-01-05' },
    ]);
    const pastPath = `/api/bookings/${String(pastBooking?._id)}`;
    expect((await visitor.get(pastPath)).status).toBe(200);
    expectProblem(await visitor.put(`${pastPath}/contact`, CONTACT), 409);
  });

  it.each(LISTS)(
    'shows how many spots are left when a change of $name is refused for lack of spots',
    async (list: List) => {
      const otherTicket = await book(visitor, list, { overlapping: true });
      await setDeparture(app, list, LATER_DATE, { capacity: 2 });
      const response = await visitor.put(`/api/bookings/${otherTicket.id}`, {
        date: LATER_DATE,
        people: 3,
      });
      expectFieldErrors(response, 409, ['date']);
      expect(response.body.errorMessage).toContain('has 2 spots left');
    },
  );
});

it('a tour can be booked without a contact if the site’s settings allow it', async () => {
  expect((await book(visitor, NIGHT_LIST, { contact: undefined })).contact).toBeUndefined();
});
