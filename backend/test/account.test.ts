import { hash } from '@node-rs/argon2';
import { newYorkDate, addDays, monthsBefore } from 'shared/new-york';
import type { Booking as StoredBooking } from '../src/bookings/booking';
import { useApp } from './support/app';
import { storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { bookingInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { DAY_LIST, LISTS, NIGHT_LIST, type List } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import { retryWhileBusy } from './support/retry-while-busy';
import { payloadOf } from './support/tokens';
import { COOKIE, parseSetCookie, type Booking, type Visitor } from './support/visitor';
import { omit } from './support/omit';

const FIREFOX_USER_AGENT = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const SAFARI_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = 'another walk in the park';

interface SessionRecord {
  id: string;
  browser: string;
  createdAt: string;
  current?: true;
}

interface AccountData {
  account: { username: string; email: string; createdAt: string };
  bookings: Record<string, (Booking & { createdAt: string; keptUntil?: string })[]>;
  sessions: SessionRecord[];
}

const SETTINGS = { TRUST_PROXY: '1', JOB_CHECK_SECONDS: '1' };
const app = useApp(SETTINGS);

/** The last byte of the most recent IP address, from a range that is reserved for documentation. */
let lastIpByte = 0;
const nextIpHeader = () => ({ 'X-Forwarded-For': `203.0.113.${String(++lastIpByte)}` });

const signIn = (
  { username, password }: { username: string; password: string },
  userAgent = 'test',
  visitor: Visitor = app.visitor(),
) => visitor.post('/api/login', { username, password }, { 'User-Agent': userAgent });

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/session')).status === 200;

const fetchSessions = async (visitor: Visitor): Promise<SessionRecord[]> => {
  const { status, text } = await visitor.get('/api/account/sessions');
  expect(status).toBe(200);
  return JSON.parse(text) as SessionRecord[];
};

const deleteAccount = (visitor: Visitor, password: string, headers = {}) =>
  visitor.call('DELETE', '/api/account', { password }, headers);

const changePassword = (visitor: Visitor, password: string, newPassword = NEW_PASSWORD) =>
  visitor.put('/api/account/password', { password, newPassword });

const findDocuments = (collection: string, filter: object) =>
  app.database.collection(collection).find(filter).toArray();

/** Stores a booking for any date directly in the database. */
const storeBooking = async (
  list: List,
  owner: string,
  date: string,
  overrides: Partial<StoredBooking> = {},
): Promise<StoredBooking> => {
  const createdAt = new Date('2025-01-02T03:04:05Z');
  const [booking] = await storeBookings(app, list, [{ owner, date, createdAt, ...overrides }]);
  if (!booking) throw new Error('The booking was not stored.');
  return booking;
};

const ownerOf = (token: string) => `user:${String(payloadOf(token).sub)}`;

describe('an account endpoint', () => {
  const CALLS: [string, string, object?][] = [
    ['GET', '/api/account/data'],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/0b8f8d6e-7c53-4b8e-9d0a-3f6a0a7f4a11'],
    ['PUT', '/api/account/password', { password: 'x'.repeat(8), newPassword: NEW_PASSWORD }],
    ['PUT', '/api/account/email', { password: 'x'.repeat(8), email: 'me@example.com' }],
    ['DELETE', '/api/account', { password: 'x'.repeat(8) }],
  ];

  describe.each(CALLS)('%s %s', (method, path, body) => {
    it('rejects a caller who isn’t signed in', async () => {
      expectProblem(await app.visitor().call(method, path, body), 401);
    });

    it('rejects a guest', async () => {
      const guest = app.visitor();
      await guest.becomeGuest();
      expectProblem(await guest.call(method, path, body), 401);
      expect((await guest.get('/api/all')).status).toBe(200);
    });

    it('rejects a user who signed out', async () => {
      const visitor = app.visitor();
      const { token } = await visitor.signUp();
      await visitor.delete('/api/logout');
      expectProblem(await visitor.useCookie(token).call(method, path, body), 401);
    });

    it('rejects a call from a different site', async () => {
      if (method === 'GET') return;
      const visitor = app.visitor();
      const { username, password } = await visitor.signUp();
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      expectProblem(await visitor.call(method, path, body && { ...body, password }, headers), 403);
      expect(await isSignedIn(visitor)).toBe(true);
      expect((await signIn({ username, password })).status).toBe(200);
    });
  });

  const BODIES: [string, string, Record<string, string>][] = [
    ['PUT', '/api/account/password', { password: 'x'.repeat(8), newPassword: NEW_PASSWORD }],
    ['PUT', '/api/account/email', { password: 'x'.repeat(8), email: 'me@example.com' }],
    ['DELETE', '/api/account', { password: 'x'.repeat(8) }],
  ];
  describe.each(BODIES)('%s %s', (method, path, validBody) => {
    it.each(Object.keys(validBody))('rejects an invalid %s', async (field) => {
      const visitor = app.visitor();
      await visitor.signUp();
      for (const value of [
        undefined,
        null,
        '',
        'short',
        'a'.repeat(300),
        7,
        {},
        '\ud800'.repeat(9),
      ]) {
        const response = await visitor.call(method, path, { ...validBody, [field]: value });
        expectFieldErrors(response, 400, [field]);
      }
      expectProblem(await visitor.send(method, path, { body: '{}' }), 415);
      expect(await isSignedIn(visitor)).toBe(true);
    });

    it('rejects a wrong password with an error in that field, and keeps the session', async () => {
      const visitor = app.visitor();
      const account = await visitor.signUp();
      const response = await visitor.call(method, path, validBody);
      expectFieldErrors(response, 403, ['password']);
      expect(response.body.errorMessage).toBe('That’s not your password.');
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await isSignedIn(visitor)).toBe(true);
      expect((await signIn(account)).body.user?.email).toBe(account.email);
    });

    it('returns 429 after 10 wrong passwords, not counting failed sign-ins, and keeps the session', async () => {
      const visitor = app.visitor();
      const account = await visitor.signUp();
      const ipHeader = nextIpHeader();
      const wrongCredentials = { username: account.username, password: 'wrong password' };
      for (let i = 0; i < 10; i++) {
        expectProblem(await visitor.call(method, path, validBody, ipHeader), 403);
        expectProblem(await app.visitor().post('/api/login', wrongCredentials, ipHeader), 401);
      }
      const { password } = account;
      const refusal = await visitor.call(method, path, { ...validBody, password }, ipHeader);
      expectProblem(refusal, 429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await isSignedIn(visitor)).toBe(true);
    });
  });
});

describe('a user’s sessions', () => {
  const replica = useReplica(() => app.mongodbUri, SETTINGS);

  it('are listed with their browsers, but without tokens', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    await signIn(account, FIREFOX_USER_AGENT);
    const phone = app.visitor();
    const { body } = await signIn(account, SAFARI_USER_AGENT, phone);
    const sessions = await fetchSessions(phone);
    expect(sessions).toEqual([
      expect.objectContaining({ browser: 'Unknown browser' }),
      expect.objectContaining({ browser: 'Firefox on Android' }),
      { ...sessions[2], browser: 'Safari on an iPhone', current: true },
    ]);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    for (const session of sessions) {
      expect(Math.abs(Date.parse(session.createdAt) - Date.now())).toBeLessThan(60_000);
    }
    expect(JSON.stringify(sessions)).not.toContain(body.accessToken);
  });

  it('are stored without the User-Agent header until their tokens expire', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const { body } = await signIn(account, `<script>${'x'.repeat(3000)}`);
    const { jti, sub, exp } = payloadOf(String(body.accessToken));
    expect(await findDocuments('sessions', { _id: jti as never })).toEqual([
      {
        _id: jti,
        user: sub,
        browser: 'Unknown browser',
        createdAt: expect.any(Date) as unknown,
        expiresAt: new Date(Number(exp) * 1000),
      },
    ]);
  });

  it('can be ended one by one, on every replica', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const phone = replica().visitor();
    await signIn(account, FIREFOX_USER_AGENT, phone);
    expect(await isSignedIn(phone)).toBe(true);
    const [, phoneSession] = await fetchSessions(visitor);
    const sessionPath = `/api/account/sessions/${String(phoneSession?.id)}`;
    expect(await visitor.delete(sessionPath)).toMatchObject({ status: 204, text: '' });
    expectProblem(await phone.get('/api/session'), 401);
    expectProblem(await phone.get('/api/all'), 401);
    expect(await fetchSessions(visitor)).toHaveLength(1);
    expect(await isSignedIn(visitor)).toBe(true);
    expectProblem(await visitor.delete(sessionPath), 404);
  });

  it('can’t be ended by other users, who get the same response as for an unknown session', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    const otherUser = app.visitor();
    await otherUser.signUp();
    const [session] = await fetchSessions(visitor);
    const refusal = await otherUser.delete(`/api/account/sessions/${String(session?.id)}`);
    const unknownSessionResponse = await otherUser.delete('/api/account/sessions/unknown');
    expectProblem(refusal, 404);
    expect(refusal.body).toEqual(unknownSessionResponse.body);
    expectProblem(await otherUser.delete(`/api/account/sessions/${'a'.repeat(5000)}`), 404);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await fetchSessions(otherUser)).toHaveLength(1);
  });

  it('can all be ended with one call, except the caller’s session', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const phones = [app.visitor(), app.visitor()];
    for (const phone of phones) await signIn(account, FIREFOX_USER_AGENT, phone);
    const otherUser = app.visitor();
    await otherUser.signUp();
    expect((await visitor.delete('/api/account/sessions')).status).toBe(204);
    for (const phone of phones) expectProblem(await phone.get('/api/session'), 401);
    expect(await fetchSessions(visitor)).toMatchObject([{ current: true }]);
    expect(await isSignedIn(otherUser)).toBe(true);
    expect((await visitor.delete('/api/account/sessions')).status).toBe(204);
  });
});

describe('a browser’s session', () => {
  it('ends when the user signs out', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const phone = app.visitor();
    await signIn(account, FIREFOX_USER_AGENT, phone);
    await phone.delete('/api/logout');
    expect(await fetchSessions(visitor)).toHaveLength(1);
  });

  it.each(['the same', 'a different'])(
    'ends when %s user signs in from that browser',
    async (whichUser) => {
      const visitor = app.visitor();
      const account = await visitor.signUp();
      const nextAccount = whichUser === 'the same' ? account : await app.visitor().signUp();
      const response = await signIn(nextAccount, FIREFOX_USER_AGENT, visitor);
      expect(response.status).toBe(200);
      expectProblem(await app.visitor().useCookie(account.token).get('/api/session'), 401);
      expect(await isSignedIn(visitor)).toBe(true);
      const sessions = await fetchSessions(visitor);
      expect(sessions.at(-1)).toMatchObject({ browser: 'Firefox on Android', current: true });
    },
  );

  it('ends when a user signs up from that browser, but not when signing in fails', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    expectProblem(await signIn({ ...account, password: 'wrong password' }, '', visitor), 401);
    expect(await isSignedIn(visitor)).toBe(true);
    await visitor.signUp();
    expectProblem(await app.visitor().useCookie(account.token).get('/api/session'), 401);
  });
});

describe('changing the password', () => {
  it('replaces the old password, and ends all other sessions', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const phone = app.visitor();
    await signIn(account, FIREFOX_USER_AGENT, phone);
    const response = await changePassword(visitor, account.password);
    expect(response).toMatchObject({ status: 204, text: '' });
    expectProblem(await signIn(account), 401);
    expect((await signIn({ ...account, password: NEW_PASSWORD })).status).toBe(200);
    expectProblem(await phone.get('/api/session'), 401);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('rejects a common password, the username, and the email address', async () => {
    const visitor = app.visitor();
    const { username, email, password } = await visitor.signUp();
    for (const weakPassword of ['12345678', 'Sunshine1', username, email, email.toUpperCase()]) {
      expectFieldErrors(await changePassword(visitor, password, weakPassword), 400, [
        'newPassword',
      ]);
    }
    expect((await signIn({ username, password })).status).toBe(200);
  });

  it('requires 12 characters from the guide', async () => {
    const { guide, password } = await signUpGuide(app);
    const refusal = await changePassword(guide, password, '11 signs :)');
    expectFieldErrors(refusal, 400, ['newPassword']);
    expect(refusal.body.errorMessage).toMatch(/12 characters/);
    expect((await changePassword(guide, password, '12 signs :-)')).status).toBe(204);
  });

  it('ends the sessions of simultaneous sign-ins with the old password', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = app.visitor();
      const account = await visitor.signUp();
      const [change, ...signIns] = await Promise.all([
        retryWhileBusy(() => changePassword(visitor, account.password)),
        ...Array.from({ length: 8 }, () => retryWhileBusy(() => signIn(account))),
      ]);
      // The status is 403 if an earlier attempt returned 503 after it had changed the password.
      expect([204, 403]).toContain(change.status);
      for (const { status, body } of signIns) {
        expect([200, 401]).toContain(status);
        if (status === 401) continue;
        const phone = app.visitor().useCookie(String(body.accessToken));
        expectProblem(await phone.get('/api/session'), 401);
      }
      expect(await fetchSessions(visitor)).toHaveLength(1);
    }
  });

  it('succeeds for only one of two simultaneous calls', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const passwords = ['the first of two', 'the second of two'];
    const responses = await Promise.all(
      passwords.map((password) => changePassword(visitor, account.password, password)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 403]);
    const acceptedPassword = passwords[responses.findIndex(({ status }) => status === 204)];
    expect((await signIn({ ...account, password: String(acceptedPassword) })).status).toBe(200);
  });
});

describe('a password hash with outdated parameters', () => {
  const OLD_PARAMETERS = { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 };
  const findHash = async (username: string) =>
    String((await app.database.collection('users').findOne({ username }))?.passwordHash);
  const downgradeHash = async ({ username, password }: { username: string; password: string }) => {
    const passwordHash = await hash(password, OLD_PARAMETERS);
    await app.database.collection('users').updateOne({ username }, { $set: { passwordHash } });
    return passwordHash;
  };

  it('is replaced when the user signs in', async () => {
    const account = await app.visitor().signUp();
    const oldHash = await downgradeHash(account);
    expectProblem(await signIn({ ...account, password: 'wrong password' }), 401);
    expect(await findHash(account.username)).toBe(oldHash);
    expect((await signIn(account)).status).toBe(200);
    const newHash = await findHash(account.username);
    expect(newHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(account)).status).toBe(200);
    expect(await findHash(account.username)).toBe(newHash);
  });

  it('doesn’t make simultaneous sign-ins fail', async () => {
    const account = await app.visitor().signUp();
    await downgradeHash(account);
    const responses = await Promise.all(Array.from({ length: 6 }, () => signIn(account)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});

describe('changing the email address', () => {
  const changeEmail = (visitor: Visitor, password: string, email: string) =>
    visitor.put('/api/account/email', { password, email });

  it('lets the user sign in only with the new email address, and ends all other sessions', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const phone = app.visitor();
    await signIn(account, FIREFOX_USER_AGENT, phone);
    const email = `new-${account.email}`;
    const response = await changeEmail(visitor, account.password, ` ${email} `);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ username: account.username, email });
    expect((await visitor.get('/api/session')).body.user?.email).toBe(email);
    expectProblem(await phone.get('/api/session'), 401);
    expect((await signIn({ ...account, username: email })).status).toBe(200);
    expectProblem(await signIn({ ...account, username: account.email }), 401);
    // The old email address is available again.
    await app.visitor().signUp({ email: account.email });
  });

  it('rejects the email address of a different account, regardless of its case, and changes nothing', async () => {
    const { email: takenEmail } = await app.visitor().signUp();
    const visitor = app.visitor();
    const account = await visitor.signUp();
    for (const email of [takenEmail, takenEmail.toUpperCase()]) {
      expectFieldErrors(await changeEmail(visitor, account.password, email), 409, ['email']);
    }
    expect((await visitor.get('/api/session')).body.user?.email).toBe(account.email);
  });

  it('rejects the password as the email address', async () => {
    const password = 'uptown@example.com';
    const visitor = app.visitor();
    await visitor.signUp({ password });
    expectFieldErrors(await changeEmail(visitor, password, password), 400, ['email']);
  });

  it('accepts the same email address in a different case', async () => {
    const visitor = app.visitor();
    const { email, password } = await visitor.signUp();
    const uppercaseEmail = email.toUpperCase();
    const { body } = await changeEmail(visitor, password, uppercaseEmail);
    expect(body).toMatchObject({ email: uppercaseEmail });
  });
});

describe('the file with a user’s data', () => {
  it('contains all stored data about the user, but no data about other users', async () => {
    const otherUser = app.visitor();
    await otherUser.signUp();
    await otherUser.post('/api/new', bookingInput());
    const visitor = app.visitor();
    const { username, email, token } = await visitor.signUp();
    const bookedByCollection: Record<string, Booking[]> = {};
    for (const list of LISTS) {
      const responses = [
        await visitor.post(list.create, bookingInput()),
        await visitor.post(list.create, bookingInput({ people: 5 })),
      ];
      bookedByCollection[list.collection] = responses.map(({ body }) => body as Booking);
    }
    const response = await visitor.get('/api/account/data');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="new-york-on-foot.json"',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const data = JSON.parse(response.text) as AccountData;
    expect(Object.keys(data).sort()).toEqual(['account', 'bookings', 'sessions']);
    expect(data.account).toEqual({ username, email, createdAt: expect.any(String) as unknown });
    expect(data.sessions).toEqual(await fetchSessions(visitor));
    for (const list of LISTS) {
      const bookings = data.bookings[list.collection] ?? [];
      expect(bookings).toEqual(
        bookedByCollection[list.collection]?.map((booking) => ({
          ...booking,
          language: 'en',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
        })),
      );
    }
    expect(response.text).not.toMatch(/argon2|owner|isListed|departure/);
    expect(response.text).not.toContain(token);
  });

  const fetchData = async (visitor: Visitor): Promise<AccountData> =>
    JSON.parse((await visitor.get('/api/account/data')).text) as AccountData;

  it.each(LISTS)('includes the guide’s notes about $name', async (list) => {
    const visitor = app.visitor();
    await visitor.signUp();
    const { _id } = (await visitor.post(list.create, bookingInput())).body as Booking;
    const { guide } = await signUpGuide(app);
    const attendance = { arrived: 1, noShow: true, note: 'Came by bike', revision: 0 };
    expect((await guide.put(`/api/guide/parties/${list.id}/${_id}`, attendance)).status).toBe(200);
    const [booking] = (await fetchData(visitor)).bookings[list.collection] ?? [];
    expect(booking).toMatchObject({
      _id,
      attendance: { arrived: 1, noShow: true, note: 'Came by bike' },
    });
  });

  it.each(LISTS)('includes deleted $name until they are removed permanently', async (list) => {
    const visitor = app.visitor();
    const { token } = await visitor.signUp();
    const book = async () => (await visitor.post(list.create, bookingInput())).body as Booking;
    const [keptBooking, deletedBooking] = [await book(), await book()];
    const { _id } = await storeBooking(list, ownerOf(token), '2025-01-06');
    const pastId = String(_id);
    for (const id of [deletedBooking._id, pastId]) {
      expect((await visitor.delete(`${list.remove}/${id}`)).status).toBe(204);
    }
    const bookings = (await fetchData(visitor)).bookings[list.collection] ?? [];
    const storedFields = { language: 'en', createdAt: expect.any(String) as unknown };
    expect(bookings).toEqual([
      expect.objectContaining({ _id: pastId, deleted: true }),
      { ...keptBooking, ...storedFields },
      {
        ...deletedBooking,
        ...storedFields,
        deleted: true,
        keptUntil: expect.any(String) as unknown,
      },
    ]);
    // Bookings of past tours are kept for statistics, even if their owner deletes them.
    expect(bookings[0]).not.toHaveProperty('keptUntil');
    const minutesLeft = (Date.parse(String(bookings[2]?.keptUntil)) - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(14);
    expect(minutesLeft).toBeLessThanOrEqual(15);

    await visitor.post(`${list.restore}/${deletedBooking._id}`);
    expect((await fetchData(visitor)).bookings[list.collection]?.[2]).toEqual({
      ...deletedBooking,
      ...storedFields,
    });
  });

  it('shows the guide role, and when the calendar address was created', async () => {
    const { guide, password } = await signUpGuide(app);
    expect((await fetchData(guide)).account).toMatchObject({ guide: true });
    const { text } = await guide.post('/api/guide/calendar-address', { password });
    const { path, since } = JSON.parse(text) as { path: string; since: string };
    const data = await fetchData(guide);
    expect(data.account).toMatchObject({ guide: true, calendarAddressSince: since });
    expect(path).toMatch(/feed/);
    expect(JSON.stringify(data)).not.toContain(path.slice(-40));
  });
});

describe('deleting an account', () => {
  const replica = useReplica(() => app.mongodbUri, SETTINGS);
  const today = newYorkDate(new Date());

  it('ends its sessions on every replica, and makes its username and email address available again', async () => {
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const phone = replica().visitor();
    await signIn(account, FIREFOX_USER_AGENT, phone);
    const response = await deleteAccount(visitor, account.password);
    expect(response).toMatchObject({ status: 204, text: '' });
    const [setCookieHeader = ''] = response.headers.getSetCookie();
    expect(parseSetCookie(setCookieHeader)).toMatchObject({ name: COOKIE, value: '' });
    for (const browser of [phone, app.visitor().useCookie(account.token)]) {
      expectProblem(await browser.get('/api/session'), 401);
      expectProblem(await browser.get('/api/all'), 401);
      expectProblem(await browser.post('/api/new', bookingInput()), 401);
    }
    const unknownNameResponse = await signIn({ ...account, username: 'nobody-of-that-name' });
    for (const username of [account.username, account.email]) {
      const refusal = await signIn({ ...account, username });
      expectProblem(refusal, 401);
      expect(refusal.body).toEqual(unknownNameResponse.body);
    }
    const { username, email } = account;
    await app.visitor().signUp({ username, email });
  });

  it('removes all personal data', async () => {
    const visitor = app.visitor();
    const { username, email, password, token } = await visitor.signUp();
    await deleteAccount(visitor, password);
    const id = String(payloadOf(token).sub);
    const users = await findDocuments('users', {});
    expect(JSON.stringify(users)).not.toContain(username);
    expect(JSON.stringify(users)).not.toContain(email);
    expect(users.filter(({ _id }) => String(_id) === id)).toEqual([]);
    expect(await findDocuments('sessions', { user: id })).toEqual([]);
    for (const collection of ['day_tours', 'night_tours', 'outbox']) {
      expect(JSON.stringify(await findDocuments(collection, {}))).not.toContain(id);
    }
    // The remaining owner document prevents new bookings for the deleted account.
    expect(await findDocuments('owners', { _id: `user:${id}` as never })).toEqual([
      {
        _id: `user:${id}`,
        version: expect.any(Number) as unknown,
        erasedAt: expect.any(Date) as unknown,
        expiresAt: expect.any(Date) as unknown,
      },
    ]);
  });

  it('revokes the guide role and the calendar address immediately, even if a token isn’t revoked yet', async () => {
    const { guide, password, token } = await signUpGuide(app);
    const response = await guide.post('/api/guide/calendar-address', { password });
    const { path } = JSON.parse(response.text) as { path: string };
    expect((await app.visitor().get(path)).status).toBe(200);

    expect((await deleteAccount(guide, password)).status).toBe(204);
    expectProblem(await app.visitor().get(path), 404);
    expectProblem(await app.visitor().useCookie(token).get('/api/guide'), 404);

    // Restores the state before the token was revoked.
    await app.database.collection('revoked_tokens').deleteMany({});
    expectProblem(await app.visitor().useCookie(token).get('/api/guide'), 404);
    expectProblem(await app.visitor().useCookie(token).post('/api/new', bookingInput()), 401);
  });

  it.each(LISTS)(
    'deletes upcoming $name, and keeps past ones anonymously for statistics',
    async (list) => {
      const visitor = app.visitor();
      const { password, token } = await visitor.signUp();
      const owner = ownerOf(token);
      const upcomingBooking = (await visitor.post(list.create, bookingInput())).body as Booking;
      const removedBooking = (await visitor.post(list.create, bookingInput())).body as Booking;
      await visitor.delete(`${list.remove}/${removedBooking._id}`);
      const { collection } = list;
      const personalFields = {
        requestKey: 'mine',
        network: 'somewhere',
        restorableUntil: new Date(),
      };
      const pastBooking = await storeBooking(list, owner, addDays(today, -1), {
        ...personalFields,
        isListed: false,
      });
      const todaysBooking = await storeBooking(list, owner, today);
      const tomorrowsBooking = await storeBooking(list, owner, addDays(today, 1));
      const otherUsersBooking = await storeBooking(list, 'user:somebody', addDays(today, 1));

      expect((await deleteAccount(visitor, password)).status).toBe(204);
      const remainingBookings = new Map(
        (await findDocuments(collection, {})).map((each) => [String(each._id), each]),
      );
      for (const id of [upcomingBooking._id, removedBooking._id, String(tomorrowsBooking._id)]) {
        expect(remainingBookings.has(id)).toBe(false);
      }
      expect(remainingBookings.get(String(otherUsersBooking._id))).toEqual(otherUsersBooking);
      for (const booking of [pastBooking, todaysBooking]) {
        const nonpersonalFields = omit(booking, 'requestKey', 'network', 'restorableUntil');
        const anonymizedBooking = { ...nonpersonalFields, owner: 'nobody', revision: 1 };
        expect(remainingBookings.get(String(booking._id))).toEqual(anonymizedBooking);
      }
    },
  );

  it('succeeds for only one of two simultaneous calls, without an internal error', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = app.visitor();
      const { password, token } = await visitor.signUp();
      const sameUserOnReplica = replica().visitor().useCookie(token);
      const responses = await Promise.all([
        deleteAccount(visitor, password),
        deleteAccount(sameUserOnReplica, password),
      ]);
      const [first, second] = responses.map(({ status }) => status).sort();
      expect(first).toBe(204);
      expect([401, 403]).toContain(second);
    }
  });

  it('ends the sessions of simultaneous sign-ins', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = app.visitor();
      const account = await visitor.signUp();
      const [deletion, ...signIns] = await Promise.all([
        retryWhileBusy(() => deleteAccount(visitor, account.password)),
        ...Array.from({ length: 6 }, () => retryWhileBusy(() => signIn(account))),
      ]);
      expect(deletion.status).toBe(204);
      for (const { status, body } of signIns) {
        expect([200, 401]).toContain(status);
        if (status === 401) continue;
        const phone = app.visitor().useCookie(String(body.accessToken));
        expectProblem(await phone.get('/api/all'), 401);
      }
      expect(await findDocuments('sessions', { user: payloadOf(account.token).sub })).toEqual([]);
    }
  });

  it.each(LISTS)(
    'changes nothing, not even $name, if a write to the database fails',
    async (list) => {
      const visitor = app.visitor();
      const account = await visitor.signUp();
      const upcomingBooking = (await visitor.post(list.create, bookingInput())).body as Booking;
      const pastBooking = await storeBooking(list, ownerOf(account.token), addDays(today, -7));
      const bookingsBefore = await findDocuments(list.collection, {});
      // The database rejects the last write.
      const { db } = app.database;
      await db?.command({
        collMod: list.collection,
        validator: { owner: { $ne: 'nobody' } },
      });
      const failedDeletion = await deleteAccount(visitor, account.password);
      await db?.command({ collMod: list.collection, validator: {} });
      expectProblem(failedDeletion, 500);
      expect(await findDocuments(list.collection, {})).toEqual(bookingsBefore);
      expect(await isSignedIn(visitor)).toBe(true);
      expect((await visitor.get(list.all)).list.map(({ _id }) => _id)).toEqual([
        String(pastBooking._id),
        upcomingBooking._id,
      ]);
      expect((await visitor.post(list.create, bookingInput())).status).toBe(201);
      expect((await signIn(account)).status).toBe(200);

      expect((await deleteAccount(visitor, account.password)).status).toBe(204);
      expectProblem(await visitor.useCookie(account.token).get(list.all), 401);
      expect(await findDocuments(list.collection, { owner: ownerOf(account.token) })).toEqual([]);
    },
  );

  it('deletes bookings that are made at the same time, too', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = app.visitor();
      const { password, token } = await visitor.signUp();
      const sameUserOnReplica = replica().visitor().useCookie(token);
      const [deletion, ...bookings] = await Promise.all([
        retryWhileBusy(() => deleteAccount(visitor, password)),
        ...Array.from({ length: 10 }, () =>
          retryWhileBusy(() => sameUserOnReplica.post('/api/new', bookingInput())),
        ),
      ]);
      expect(deletion.status).toBe(204);
      for (const { status } of bookings) expect([201, 401]).toContain(status);
      expect(await findDocuments('day_tours', { owner: ownerOf(token) })).toEqual([]);
    }
  });
});

describe('old bookings', () => {
  useReplica(() => app.mongodbUri, SETTINGS);
  const today = newYorkDate(new Date());
  const lastKeptDate = monthsBefore(today, 13);
  // The last day of the month before, because `lastKeptDate` may be a nonexistent date like 2025-02-30.
  const lastAnonymizedDate = addDays(`${lastKeptDate.slice(0, 8)}01`, -1);

  const makeRetentionDue = () =>
    app.database
      .collection<{ _id: string }>('jobs')
      .updateOne({ _id: 'retention' }, { $set: { due: new Date(0) } });
  const findOwner = async ({ _id }: StoredBooking) =>
    (await app.database.collection('day_tours').findOne({ _id }))?.owner as unknown;

  it('are anonymized once a day, regardless of the number of replicas', async () => {
    const oldBooking = await storeBooking(DAY_LIST, 'user:a', lastAnonymizedDate, {
      requestKey: 'mine',
    });
    const olderBooking = await storeBooking(NIGHT_LIST, 'guest:b', '2019-05-06');
    const keptBooking = await storeBooking(DAY_LIST, 'user:a', lastKeptDate);
    await makeRetentionDue();
    await eventually(async () => {
      expect(await findOwner(oldBooking)).toBe('nobody');
      const { _id } = olderBooking;
      expect(await findDocuments('night_tours', { _id, owner: 'nobody' })).toHaveLength(1);
    }, 15_000);
    const [booking] = await findDocuments('day_tours', { _id: oldBooking._id });
    expect(booking).not.toHaveProperty('requestKey');
    expect(booking).toMatchObject({ date: lastAnonymizedDate, people: 2 });

    await eventually(async () => {
      const [job] = await findDocuments('jobs', { _id: 'retention' as never });
      expect((job?.due as Date).getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
    });
    // The job is scheduled again, so it has finished.
    expect(await findOwner(keptBooking)).toBe('user:a');
    const bookingStoredAfterRun = await storeBooking(
      DAY_LIST,
      'user:a',
      addDays(lastAnonymizedDate, -1),
    );
    // Waits longer than the interval at which the replicas check whether the job is due.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await findOwner(bookingStoredAfterRun)).toBe('user:a');
    await makeRetentionDue();
    await eventually(async () => {
      expect(await findOwner(bookingStoredAfterRun)).toBe('nobody');
    }, 15_000);
  }, 60_000);

  it('are found with an index that skips anonymized bookings', async () => {
    const { db } = app.database;
    const anonymize = async (booking: StoredBooking) => {
      await makeRetentionDue();
      await eventually(async () => {
        expect(await findOwner(booking)).toBe('nobody');
      }, 15_000);
    };
    const anonymizedBookings = Array.from({ length: 300 }, () => ({
      owner: 'nobody',
      date: '2018-01-02',
    }));
    await storeBookings(app, DAY_LIST, anonymizedBookings);
    await anonymize(await storeBooking(DAY_LIST, 'user:a', '2018-01-02'));
    const oldBooking = await storeBooking(DAY_LIST, 'user:a', '2018-01-03');
    await db?.command({ profile: 2 });
    await anonymize(oldBooking);
    await db?.command({ profile: 0 });
    const operations = await findDocuments('system.profile', {
      op: { $in: ['query', 'command'] },
      ns: /day_tours$/,
      planSummary: /departure/,
    });
    await db?.collection('system.profile').drop();
    expect(operations.length).toBeGreaterThan(0);
    for (const { planSummary, docsExamined } of operations) {
      expect(planSummary).toMatch(/IXSCAN \{ departure: 1, status: 1/);
      expect(docsExamined).toBeLessThan(50);
    }
  }, 60_000);
});
