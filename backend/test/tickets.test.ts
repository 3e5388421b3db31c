import { hashSecret, generateSecret } from '../src/bookings/manage-link';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureOn, PLACE, setDeparture, storeBookings } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS, NIGHT_LIST, UNKNOWN_ID, type List } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { parseSetCookie, type ApiResponse, type Visitor } from './support/visitor';

const DATE = dateAhead(10);
const LATER = dateAhead(20);
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
let address: string;
beforeEach(async () => {
  await resetBookings(app);
  visitor = app.visitor();
  await visitor.becomeGuest();
  ticket = await book(visitor);
  address = `/api/bookings/${ticket.id}`;
});

const ticketOf = (response: ApiResponse): Ticket => JSON.parse(response.text) as Ticket;

async function book(by: Visitor, list = DAY_LIST, input: object = {}): Promise<Ticket> {
  const path = `/api/tours/${list.id}.empire-state-building/bookings`;
  const response = await by.post(path, { date: DATE, people: 2, contact: CONTACT, ...input });
  expect(response.status).toBe(201);
  return ticketOf(response);
}

async function linkOf(by: Visitor, at = address) {
  const response = await by.post(`${at}/link`);
  expect(response.status).toBe(201);
  const { path } = JSON.parse(response.text) as { path: string };
  const [page = '', secret = ''] = path.split('#');
  return { page, secret };
}

const openLink = (by: Visitor, secret: string, at = address) => by.post(`${at}/access`, { secret });

describe('the bookings of one owner', () => {
  it('include day and night tours, in the order in which they take place', async () => {
    const night = await book(visitor, NIGHT_LIST);
    const later = await book(visitor, DAY_LIST, { date: LATER, people: 4 });
    const [past] = await storeBookings(app, DAY_LIST, [
      { owner: await ownerOf(ticket.id), date: '2026-01-05' },
    ]);
    const response = await visitor.get('/api/bookings');
    const tickets = JSON.parse(response.text) as Ticket[];
    expect(tickets.map(({ id }) => id)).toEqual([String(past?._id), ticket.id, night.id, later.id]);
    expect(tickets[1]).toEqual(ticket);
    expect(tickets[3]).toMatchObject({ people: 4, contact: CONTACT });
  });

  it('include a canceled one for as long as it can be restored', async () => {
    expect((await visitor.delete(address)).status).toBe(204);
    expect(JSON.parse((await visitor.get('/api/bookings')).text)).toMatchObject([
      { id: ticket.id, status: 'CANCELLED', utcRestorableUntil: expect.any(String) as unknown },
    ]);
    expect((await visitor.get(DAY_LIST.all)).list).toEqual([]);
    await app.database
      .collection('day_tours')
      .updateMany({}, { $set: { restorableUntil: new Date(Date.now() - 1000) } });
    expect((await visitor.get('/api/bookings')).list).toEqual([]);
  });

  it('can be read by their owner alone', async () => {
    const other = app.visitor();
    await other.becomeGuest();
    expect((await other.get('/api/bookings')).list).toEqual([]);
    expectProblem(await app.visitor().get('/api/bookings'), 401);
  });
});

async function ownerOf(id: string): Promise<string> {
  const all = await app.database.collection('day_tours').find({}).toArray();
  return String(all.find(({ _id }) => String(_id) === id)?.owner);
}

/** The calls for which a caller must be allowed to manage the booking. */
const CALLS: [string, (by: Visitor) => Promise<ApiResponse>][] = [
  ['read it', (by) => by.get(address)],
  ['change it', (by) => by.put(address, { date: LATER, people: 3 })],
  ['change its contact', (by) => by.put(`${address}/contact`, { ...CONTACT, name: 'Bo' })],
  ['cancel it', (by) => by.delete(address)],
  ['restore it', (by) => by.post(`${address}/restore`)],
  ['download its calendar file', (by) => by.get(`${address}/calendar`)],
  ['make a link', (by) => by.post(`${address}/link`)],
];

const MANAGERS: [string, () => Promise<Visitor>][] = [
  ['its guest', () => Promise.resolve(visitor)],
  [
    'its user',
    async () => {
      await visitor.signUp();
      return visitor;
    },
  ],
  [
    'a visitor with its link',
    async () => {
      const { secret } = await linkOf(visitor);
      const other = app.visitor();
      expect((await openLink(other, secret)).status).toBe(200);
      return other;
    },
  ],
  [
    'a visitor with its link, and bookings of their own',
    async () => {
      const { secret } = await linkOf(visitor);
      const other = app.visitor();
      await other.signUp();
      expect((await openLink(other, secret)).status).toBe(200);
      return other;
    },
  ],
];

describe.each(MANAGERS)('%s', (_, createVisitor) => {
  it('changes, cancels, and restores it', async () => {
    const by = await createVisitor();
    expect(ticketOf(await by.get(address))).toEqual(ticket);

    const changed = await by.put(address, { date: LATER, people: 3 });
    expect(changed.status).toBe(200);
    expect(ticketOf(changed)).toMatchObject({
      people: 3,
      departure: { id: departureOn(DAY_LIST, LATER) },
    });
    const corrected = await by.put(`${address}/contact`, { name: 'Bo', phone: '2125550100' });
    expect(ticketOf(corrected).contact).toEqual({ name: 'Bo', phone: '+12125550100' });

    expect((await by.delete(address)).status).toBe(204);
    expect(ticketOf(await by.get(address))).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'visitor' },
      utcRestorableUntil: expect.any(String) as unknown,
    });
    expect((await by.post(`${address}/restore`)).status).toBe(200);
    const back = ticketOf(await by.get(address));
    expect(back).toEqual({ ...ticketOf(corrected), status: 'CONFIRMED' });

    const file = await by.get(`${address}/calendar`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.text).toContain(PLACE);
  });

  it('sees each error at its field', async () => {
    const by = await createVisitor();
    expectFieldErrors(await by.put(address, { date: '2026-02-30', people: 0 }), 400, [
      'date',
      'people',
    ]);
    const { body } = await by.put(address, { date: '2020-01-06', people: 1 });
    expect(body.errors?.map(({ field }) => field)).toEqual(['date']);
    expectFieldErrors(await by.put(`${address}/contact`, { name: '' }), 400, ['name', 'email']);
  });
});

const STRANGERS: [string, () => Promise<Visitor>, number][] = [
  ['a caller without a token', () => Promise.resolve(app.visitor()), 401],
  [
    'another guest',
    async () => {
      const other = app.visitor();
      await other.becomeGuest();
      return other;
    },
    404,
  ],
  [
    'a user',
    async () => {
      const other = app.visitor();
      await other.signUp();
      return other;
    },
    404,
  ],
  ['the guide', async () => (await signUpGuide(app)).guide, 404],
  [
    'a visitor with the link of another booking',
    async () => {
      const guest = app.visitor();
      await guest.becomeGuest();
      const { id } = await book(guest);
      const { secret } = await linkOf(guest, `/api/bookings/${id}`);
      const other = app.visitor();
      await openLink(other, secret, `/api/bookings/${id}`);
      return other;
    },
    401,
  ],
];

describe.each(STRANGERS)('%s', (_, createVisitor, status) => {
  it.each(CALLS)('can’t %s', async (_name, call) => {
    const other = await createVisitor();
    const before = await app.database.collection('day_tours').find({}).toArray();
    const refused = await call(other);
    expectProblem(refused, status);
    // An unknown booking gets the same response.
    const existing = address;
    address = `/api/bookings/${UNKNOWN_ID}`;
    const unknown = await call(other);
    address = existing;
    expect([unknown.status, unknown.body]).toEqual([refused.status, refused.body]);
    expect(await app.database.collection('day_tours').find({}).toArray()).toEqual(before);
  });
});

describe('a manage link', () => {
  it('is stored only as a hash, and returned once', async () => {
    const { page, secret } = await linkOf(visitor);
    expect(page).toBe(`/booking/${ticket.id}`);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const stored = await app.database.collection('day_tours').findOne({});
    expect(stored?.manageLinks).toEqual([hashSecret(secret)]);
    const texts = await Promise.all([
      visitor.get(address),
      visitor.get('/api/bookings'),
      visitor.get(`${address}/calendar`),
      visitor.get(DAY_LIST.all),
    ]);
    for (const { text } of texts) expect(text).not.toContain(secret);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('sets a cookie for this booking’s calls alone, for an hour', async () => {
    const { secret } = await linkOf(visitor);
    const other = app.visitor();
    const response = await openLink(other, secret);
    const [line = ''] = response.headers.getSetCookie();
    expect(parseSetCookie(line).attributes).toEqual({
      path: `/api/bookings/${ticket.id}`,
      httponly: '',
      samesite: 'Strict',
      'max-age': String(HOUR_SECONDS),
    });
    expect(line).not.toContain(secret);
    const secure = await other.post(
      `${address}/access`,
      { secret },
      { 'X-Forwarded-Proto': 'https' },
    );
    expect(secure.headers.getSetCookie()[0]).toMatch(/^__Secure-.*; Secure/);
  });

  it('opens nothing else', async () => {
    const second = await book(visitor, NIGHT_LIST);
    const { secret } = await linkOf(visitor);
    const other = app.visitor();
    await openLink(other, secret);
    expectProblem(await other.get(`/api/bookings/${second.id}`), 401);
    expectProblem(await other.get('/api/bookings'), 401);
    expectProblem(await other.get('/api/account/data'), 401);
    expectProblem(await other.get('/api/session'), 401);
    expectProblem(await openLink(other, secret, `/api/bookings/${second.id}`), 404);
  });

  it.each([
    ['one that was never made', generateSecret(), 404],
    ['none', undefined, 400],
    ['a short one', 'abc', 400],
    ['an operator', { $ne: null }, 400],
    ['a hash', hashSecret(generateSecret()), 400],
  ])('can’t be %s', async (_, secret, status) => {
    await linkOf(visitor);
    expectProblem(await app.visitor().post(`${address}/access`, { secret }), status);
  });

  it('is deleted with its access after five newer links', async () => {
    const { secret } = await linkOf(visitor);
    const other = app.visitor();
    await openLink(other, secret);
    for (let count = 0; count < 5; count++) {
      expect((await other.get(address)).status).toBe(200);
      await linkOf(visitor);
    }
    expectProblem(await openLink(app.visitor(), secret), 404);
    expectProblem(await other.get(address), 404);
  });

  it('stays valid when its guest signs up, and is deleted with the account', async () => {
    const { secret } = await linkOf(visitor);
    const { password } = await visitor.signUp();
    const other = app.visitor();
    expect((await openLink(other, secret)).status).toBe(200);
    await visitor.call('DELETE', '/api/account', { password });
    expectProblem(await other.get(address), 404);
    expectProblem(await openLink(app.visitor(), secret), 404);
  });

  it('can’t be used from a different site', async () => {
    const { secret } = await linkOf(visitor);
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
    expectProblem(await app.visitor().post(`${address}/access`, { secret }, elsewhere), 403);
    expectProblem(await visitor.delete(address, elsewhere), 403);
  });
});

describe('a ticket', () => {
  it('shows that the guide canceled the tour, and why', async () => {
    await setDeparture(app, DAY_LIST, DATE, { state: 'cancelled', reason: 'Ice on the path' });
    expect(ticketOf(await visitor.get(address))).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'guide', reason: 'Ice on the path' },
    });
  });

  it('shows that the guide canceled its party, and why', async () => {
    const { guide } = await signUpGuide(app);
    const where = `/api/guide/parties/day/${ticket.id}/cancellation`;
    const response = await guide.put(where, { reason: 'Sold twice', revision: 0 });
    expect(response.status).toBe(200);
    expect(ticketOf(await visitor.get(address))).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'guide', reason: 'Sold twice' },
    });
    expectProblem(await visitor.put(`${address}/contact`, CONTACT), 409);
    expectProblem(await visitor.put(address, { date: LATER, people: 1 }), 409);
  });

  it('of a past tour stays unchanged', async () => {
    const [past] = await storeBookings(app, DAY_LIST, [
      { owner: await ownerOf(ticket.id), date: '2026-01-05' },
    ]);
    const at = `/api/bookings/${String(past?._id)}`;
    expect((await visitor.get(at)).status).toBe(200);
    expectProblem(await visitor.put(`${at}/contact`, CONTACT), 409);
  });

  it.each(LISTS)('of a full departure of $name suggests alternatives', async (list: List) => {
    const other = await book(visitor, list, { overlapping: true });
    await setDeparture(app, list, LATER, { capacity: 2 });
    const response = await visitor.put(`/api/bookings/${other.id}`, { date: LATER, people: 3 });
    expectFieldErrors(response, 409, ['date']);
    expect(response.body.errorMessage).toContain('has 2 spots left');
  });
});

it('a tour’s page books without a contact if the guide’s settings allow it', async () => {
  expect((await book(visitor, NIGHT_LIST, { contact: undefined })).contact).toBeUndefined();
});
