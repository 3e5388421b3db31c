import { untilReady, useApp, type Settings } from './support/app';
import { callsUnder, type DocumentedCall } from './support/documented-calls';
import { accountInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { expectFieldErrors, expectProblem } from './support/problems';
import { spawnApi, STARTED_WITHIN_MS, useReplica } from './support/process';
import { SECRET } from './support/secret';
import { forgeToken, payloadOf } from './support/tokens';
import type { Answer, Visitor } from './support/visitor';

const ADDRESS = '/api/guide';
const CROSS_SITE = { 'Sec-Fetch-Site': 'cross-site' };

const app = useApp();
const replica = useReplica(() => app.mongodbUri);

const grant = (username: string) => change(username, { $set: { guide: true } });
const revoke = (username: string) => change(username, { $unset: { guide: 1 } });
const change = (username: string, update: object) =>
  app.database.collection('users').updateOne({ username }, update);

/** Checks that the response is the same as for a path that doesn't exist. */
async function expectNotFound(
  call: (path: string) => Promise<Answer>,
  address = ADDRESS,
): Promise<void> {
  const [answer, unknown] = [await call(address), await call('/api/nothing')];
  expectProblem(answer, 404);
  expect(answer.body).toEqual(unknown.body);
  expect(comparableHeaders(answer)).toEqual(comparableHeaders(unknown));
}

function comparableHeaders({ headers }: Answer): Record<string, string> {
  const { date, 'x-request-id': id, ...rest } = Object.fromEntries(headers);
  expect([typeof date, typeof id]).toEqual(['string', 'string']);
  return rest;
}

describe('the guide', () => {
  it('is identified by login, session, and the guide’s own call, and nobody else is', async () => {
    const visitor = app.visitor();
    const { username, email, password } = await visitor.signUp();
    const plain = { username, email };
    const guide = { ...plain, guide: true };
    const logIn = () => visitor.post('/api/login', { username, password });
    expect((await logIn()).body.user).toEqual(plain);
    expect((await visitor.get('/api/session')).body).toEqual({ user: plain });

    await grant(username);
    expect((await visitor.get('/api/session')).body).toEqual({ user: guide });
    expect(await visitor.get(ADDRESS)).toMatchObject({ status: 200 });
    expect((await visitor.get(ADDRESS)).body).toMatchObject({ user: guide });
    expect((await logIn()).body.user).toEqual(guide);

    await revoke(username);
    expect((await logIn()).body.user).toEqual(plain);
    expect((await visitor.get('/api/session')).body).toEqual({ user: plain });
  });

  it('sees which contact data are examples', async () => {
    const guideResponseWith = async (settings: Settings) => {
      const { guide: visitor, token } = await signUpGuide(app);
      if (Object.keys(settings).length === 0) return (await visitor.get(ADDRESS)).text;
      const api = await spawnApi({
        MONGODB_URI: app.mongodbUri,
        JWT_SECRET: SECRET,
        LOG_LEVEL: 'silent',
        ...settings,
      });
      await untilReady(api.url, STARTED_WITHIN_MS);
      const { text } = await api.visitor().get(ADDRESS, { Authorization: token });
      await api.stop();
      return text;
    };
    expect(await guideResponseWith({})).toContain(
      '"exampleContact":["CONTACT_PHONE","CONTACT_EMAIL"]',
    );
    expect(await guideResponseWith({ CONTACT_PHONE: '(646) 555-0199' })).toContain(
      '"exampleContact":["CONTACT_EMAIL"]',
    );
    expect(
      await guideResponseWith({
        CONTACT_PHONE: '(646) 555-0199',
        CONTACT_EMAIL: 'me@walks.example',
      }),
    ).toContain('"exampleContact":[]');
  }, 60_000);

  it('is accepted with the token in the header', async () => {
    const { token } = await signUpGuide(app);
    const answer = await app.visitor().get(ADDRESS, { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
  });

  it('loses access as soon as the role is revoked, on every replica', async () => {
    const { token, username } = await signUpGuide(app);
    const call = (where: Visitor) => where.get(ADDRESS, { Authorization: token });
    const replicas = [app.visitor(), replica().visitor()];
    for (const where of replicas) expect((await call(where)).status).toBe(200);
    await revoke(username);
    for (const where of replicas) expectProblem(await call(where), 404);
    await grant(username);
    for (const where of replicas) expect((await call(where)).status).toBe(200);
  });

  it('can read from any site', async () => {
    const { guide: visitor } = await signUpGuide(app);
    expect((await visitor.get(ADDRESS, CROSS_SITE)).status).toBe(200);
  });
});

describe('the guide’s call', () => {
  it('returns 404 to a caller without a token', () =>
    expectNotFound((path) => app.visitor().get(path)));

  it('returns 404 to a guest', async () => {
    const guest = app.visitor();
    await guest.becomeGuest();
    await expectNotFound((path) => guest.get(path));
  });

  it('returns 404 to a signed-in user', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    await expectNotFound((path) => visitor.get(path));
  });

  it('returns 404 to a user who sends the role when signing up', async () => {
    const visitor = app.visitor();
    const { body } = await visitor.post('/api/signup', { ...accountInput(), guide: true });
    expect(Object.keys(body.user ?? {}).sort()).toEqual(['email', 'username']);
    await expectNotFound((path) => visitor.get(path));
  });

  it('returns 404 to the guide who signed out, or whose token expired', async () => {
    const { guide: visitor, token } = await signUpGuide(app);
    const expired = forgeToken({ ...payloadOf(token), exp: 1_700_000_000 });
    await visitor.delete('/api/logout');
    for (const each of [token, expired, 'x']) {
      await expectNotFound((path) => app.visitor().get(path, { Authorization: each }));
      await expectNotFound((path) => app.visitor().useCookie(each).get(path));
    }
  });

  it('returns 404 to a guest token with the guide’s id', async () => {
    const { token } = await signUpGuide(app);
    const guest = forgeToken({ ...payloadOf(token), aud: 'guest' });
    await expectNotFound((path) => app.visitor().get(path, { Authorization: guest }));
  });

  it('returns 404 after the guide’s account was deleted', async () => {
    const { guide: visitor, username } = await signUpGuide(app);
    await app.database.collection('users').deleteOne({ username });
    await expectNotFound((path) => visitor.get(path));
  });

  it('returns 404 for other methods, which would otherwise reveal that it exists', async () => {
    const { guide: visitor } = await signUpGuide(app);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      await expectNotFound((path) => visitor.call(method, path, undefined));
      await expectNotFound((path) => app.visitor().call(method, path, undefined, CROSS_SITE));
    }
  });

  it('returns 404 to others and 200 to the guide in simultaneous calls', async () => {
    const { guide: visitor } = await signUpGuide(app);
    const other = app.visitor();
    await other.signUp();
    const callers = Array.from({ length: 20 }, (_, i) => (i % 2 ? other : visitor));
    const answers = await Promise.all(callers.map((caller) => caller.get(ADDRESS)));
    expect(answers.map(({ status }) => status)).toEqual(
      callers.map((caller) => (caller === visitor ? 200 : 404)),
    );
  });
});

/** The guide's calls in the API's document. */
const CALLS = callsUnder(ADDRESS);

it('the document contains the guide’s calls', () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(18);
  expect(CALLS.map(({ path }) => path)).toContain('/api/guide/events?date=2030-01-07');
});

describe.each(CALLS)('$method $path', ({ method, path, body }: DocumentedCall) => {
  let guest: Visitor, user: Visitor, formerGuide: Visitor;
  beforeAll(async () => {
    [guest, user] = [app.visitor(), app.visitor()];
    await guest.becomeGuest();
    await user.signUp();
    const { guide: visitor, username } = await signUpGuide(app);
    formerGuide = visitor;
    expect((await formerGuide.get(ADDRESS)).status).toBe(200);
    await revoke(username);
  });

  const callers: [string, () => Visitor][] = [
    ['nobody', () => app.visitor()],
    ['a guest', () => guest],
    ['somebody signed in', () => user],
    ['a former guide', () => formerGuide],
    ['a bad token', () => app.visitor().useCookie('x')],
  ];
  describe.each(callers)('for %s', (_, caller) => {
    it('returns 404, by cookie or header, from any site', async () => {
      const token = caller().cookie;
      const origins: Record<string, string>[] = [
        {},
        CROSS_SITE,
        { Origin: 'https://elsewhere.example' },
      ];
      for (const headers of origins) {
        await expectNotFound((where) => caller().call(method, where, body, headers), path);
      }
      if (token === undefined) return;
      const headers = { Authorization: `Bearer ${token}` };
      await expectNotFound((where) => app.visitor().call(method, where, body, headers), path);
    });

    // Unreadable bodies are rejected before the caller is identified, as for every call.
    it('returns 404 for any readable body', async () => {
      if (body === undefined) return;
      for (const sent of [
        [],
        'text',
        null,
        { $ne: 1 },
        { revision: 0, people: -1, name: '\r\n' },
      ]) {
        await expectNotFound((where) => caller().call(method, where, sent), path);
      }
    });
  });
});

describe('the first and last dates of the calendar', () => {
  let guide: Visitor;
  beforeAll(async () => {
    ({ guide } = await signUpGuide(app));
  });
  const calls = CALLS.filter(({ path }) => path.includes('2030-') && !path.includes('/events'));

  describe.each(['0000-01-01', '0001-01-03', '9998-11-26', '9998-12-31', '9999-12-31'])(
    '%s',
    (date) => {
      it.each(calls)(
        'are handled by $method $path',
        async ({ method, path, body }) => {
          const there = path.replace(/2030-\d\d-\d\d/g, date);
          const answer = await guide.call(method, there, body);
          expect([200, 204, 400, 404]).toContain(answer.status);
          const dates = answer.text.match(/[-+\d]+-\d\d(-\d\d)?(?=")/g) ?? [];
          for (const each of dates) expect(each).toMatch(/^\d{4}-\d\d-\d\d$/);
        },
        5000,
      );
    },
  );

  it('limit a range, however long it is', async () => {
    const { status, text } = await guide.get('/api/guide/days?from=9999-12-29&days=100');
    expect(status).toBe(200);
    expect((JSON.parse(text) as { date: string }[]).map(({ date }) => date)).toEqual([
      '9999-12-29',
      '9999-12-30',
      '9999-12-31',
    ]);
    for (const call of ['bookings.csv', 'figures']) {
      const range = 'from=9998-11-26&to=9999-12-30';
      expect((await guide.get(`/api/guide/${call}?${range}`)).status).toBe(200);
    }
  }, 5000);
});

describe('the guide’s tasks', () => {
  it.each([
    '-1',
    '0',
    '101',
    '1e9',
    '1.5',
    'NaN',
    'Infinity',
    '0x10',
    '',
    ' ',
    '1&days=2',
    '[$gt]=1',
  ])('can be read for 1 to 100 days, and not for %j', async (days) => {
    const { guide: visitor } = await signUpGuide(app);
    const answer = await visitor.get(`/api/guide/days?from=2030-01-07&days=${days}`);
    expectFieldErrors(answer, 400, ['days']);
    expect(answer.body.errorMessage).toBe('Days must be a whole number from 1 to 100.');
  });
});
