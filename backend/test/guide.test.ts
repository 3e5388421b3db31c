import { waitUntilReady, useApp, type Settings } from './support/app';
import { callsUnder, type DocumentedCall } from './support/documented-calls';
import { accountInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { expectFieldErrors, expectProblem } from './support/problems';
import { spawnApi, STARTUP_TIMEOUT_MS, useReplica } from './support/process';
import { SECRET } from './support/secret';
import { forgeToken, payloadOf } from './support/tokens';
import type { ApiResponse, Visitor } from './support/visitor';

const GUIDE_PATH = '/api/guide';
const CROSS_SITE_HEADERS = { 'Sec-Fetch-Site': 'cross-site' };

const app = useApp();
const replica = useReplica(() => app.mongodbUri);

const grantRole = (username: string) => updateUser(username, { $set: { guide: true } });
const revokeRole = (username: string) => updateUser(username, { $unset: { guide: 1 } });
const updateUser = (username: string, update: object) =>
  app.database.collection('users').updateOne({ username }, update);

/** Checks that the response is the same as for a path that doesn't exist. */
async function expectNotFound(
  call: (path: string) => Promise<ApiResponse>,
  path = GUIDE_PATH,
): Promise<void> {
  const [response, unknownPathResponse] = [await call(path), await call('/api/nothing')];
  expectProblem(response, 404);
  expect(response.body).toEqual(unknownPathResponse.body);
  expect(stableHeadersOf(response)).toEqual(stableHeadersOf(unknownPathResponse));
}

/** Returns the headers that don't differ from call to call. */
function stableHeadersOf({ headers }: ApiResponse): Record<string, string> {
  const { date, 'x-request-id': id, ...stableHeaders } = Object.fromEntries(headers);
  expect([typeof date, typeof id]).toEqual(['string', 'string']);
  return stableHeaders;
}

describe('the guide', () => {
  it('is returned with `guide: true` by login, session, and GET /api/guide until the role is revoked', async () => {
    const visitor = app.visitor();
    const { username, email, password } = await visitor.signUp();
    const plainUser = { username, email };
    const guideUser = { ...plainUser, guide: true, role: 'owner' };
    const logIn = () => visitor.post('/api/login', { username, password });
    expect((await logIn()).body.user).toEqual(plainUser);
    expect((await visitor.get('/api/session')).body).toEqual({ user: plainUser });

    await grantRole(username);
    expect((await visitor.get('/api/session')).body).toEqual({ user: guideUser });
    expect(await visitor.get(GUIDE_PATH)).toMatchObject({ status: 200 });
    expect((await visitor.get(GUIDE_PATH)).body).toMatchObject({ user: guideUser });
    expect((await logIn()).body.user).toEqual(guideUser);

    await revokeRole(username);
    expect((await logIn()).body.user).toEqual(plainUser);
    expect((await visitor.get('/api/session')).body).toEqual({ user: plainUser });
  });

  it('sees which contact settings still have their example values', async () => {
    const fetchGuideResponse = async (settings: Settings) => {
      const { guide: visitor, token } = await signUpGuide(app);
      if (Object.keys(settings).length === 0) return (await visitor.get(GUIDE_PATH)).text;
      const api = await spawnApi({
        MONGODB_URI: app.mongodbUri,
        JWT_SECRET: SECRET,
        LOG_LEVEL: 'silent',
        ...settings,
      });
      await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
      const { text } = await api.visitor().get(GUIDE_PATH, { Authorization: token });
      await api.stop();
      return text;
    };
    expect(await fetchGuideResponse({})).toContain(
      '"exampleContact":["CONTACT_PHONE","CONTACT_EMAIL"]',
    );
    expect(await fetchGuideResponse({ CONTACT_PHONE: '(646) 555-0199' })).toContain(
      '"exampleContact":["CONTACT_EMAIL"]',
    );
    expect(
      await fetchGuideResponse({
        CONTACT_PHONE: '(646) 555-0199',
        CONTACT_EMAIL: 'me@walks.example',
      }),
    ).toContain('"exampleContact":[]');
  }, 60_000);

  it('is accepted with the token in the header', async () => {
    const { token } = await signUpGuide(app);
    const response = await app.visitor().get(GUIDE_PATH, { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
  });

  it('loses access as soon as the role is revoked, on every replica', async () => {
    const { token, username } = await signUpGuide(app);
    const callAsGuide = (client: Visitor) => client.get(GUIDE_PATH, { Authorization: token });
    const clients = [app.visitor(), replica().visitor()];
    for (const client of clients) expect((await callAsGuide(client)).status).toBe(200);
    await revokeRole(username);
    for (const client of clients) expectProblem(await callAsGuide(client), 404);
    await grantRole(username);
    for (const client of clients) expect((await callAsGuide(client)).status).toBe(200);
  });

  it('can send GET requests from any origin', async () => {
    const { guide: visitor } = await signUpGuide(app);
    expect((await visitor.get(GUIDE_PATH, CROSS_SITE_HEADERS)).status).toBe(200);
  });
});

describe('GET /api/guide', () => {
  it('returns 404 to a signed-in user', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    await expectNotFound((path) => visitor.get(path));
  });

  it('returns 404 to a user who requested the role when signing up', async () => {
    const visitor = app.visitor();
    const { body } = await visitor.post('/api/signup', { ...accountInput(), guide: true });
    expect(Object.keys(body.user ?? {}).sort()).toEqual(['email', 'username']);
    await expectNotFound((path) => visitor.get(path));
  });

  it('returns 404 to a guide who signed out, or whose token expired', async () => {
    const { guide: visitor, token } = await signUpGuide(app);
    const expiredToken = forgeToken({ ...payloadOf(token), exp: 1_700_000_000 });
    await visitor.delete('/api/logout');
    for (const invalidToken of [token, expiredToken, 'x']) {
      await expectNotFound((path) => app.visitor().get(path, { Authorization: invalidToken }));
      await expectNotFound((path) => app.visitor().useCookie(invalidToken).get(path));
    }
  });

  it('returns 404 for a guest token that has the guide’s ID', async () => {
    const { token } = await signUpGuide(app);
    const guestToken = forgeToken({ ...payloadOf(token), aud: 'guest' });
    await expectNotFound((path) => app.visitor().get(path, { Authorization: guestToken }));
  });

  it('returns 404 after the guide’s account was deleted', async () => {
    const { guide: visitor, username } = await signUpGuide(app);
    await app.database.collection('users').deleteOne({ username });
    await expectNotFound((path) => visitor.get(path));
  });

  it('returns 404 for other methods, so that the path can’t be discovered', async () => {
    const { guide: visitor } = await signUpGuide(app);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      await expectNotFound((path) => visitor.call(method, path, undefined));
      await expectNotFound((path) =>
        app.visitor().call(method, path, undefined, CROSS_SITE_HEADERS),
      );
    }
  });

  it('returns 200 to the guide and 404 to others in simultaneous calls', async () => {
    const { guide: visitor } = await signUpGuide(app);
    const otherUser = app.visitor();
    await otherUser.signUp();
    const callers = Array.from({ length: 20 }, (_, i) => (i % 2 ? otherUser : visitor));
    const responses = await Promise.all(callers.map((caller) => caller.get(GUIDE_PATH)));
    expect(responses.map(({ status }) => status)).toEqual(
      callers.map((caller) => (caller === visitor ? 200 : 404)),
    );
  });
});

/** The guide-only endpoints in the OpenAPI document. */
const CALLS = callsUnder(GUIDE_PATH);

it('the OpenAPI document contains the guide-only endpoints', () => {
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
    expect((await formerGuide.get(GUIDE_PATH)).status).toBe(200);
    await revokeRole(username);
  });

  const callers: [string, () => Visitor][] = [
    ['a caller without a token', () => app.visitor()],
    ['a guest', () => guest],
    ['a signed-in user', () => user],
    ['a former guide', () => formerGuide],
    ['a caller with an invalid token', () => app.visitor().useCookie('x')],
  ];
  describe.each(callers)('for %s', (_, caller) => {
    it('returns 404 with the token in a cookie or a header, from any origin', async () => {
      const token = caller().cookie;
      const origins: Record<string, string>[] = [
        {},
        CROSS_SITE_HEADERS,
        { Origin: 'https://elsewhere.example' },
      ];
      for (const headers of origins) {
        await expectNotFound(
          (calledPath) => caller().call(method, calledPath, body, headers),
          path,
        );
      }
      if (token === undefined) return;
      const headers = { Authorization: `Bearer ${token}` };
      await expectNotFound(
        (calledPath) => app.visitor().call(method, calledPath, body, headers),
        path,
      );
    });

    // Only valid JSON is tested: malformed bodies get a 400 on every endpoint, before the caller is identified.
    it('returns 404 for any JSON body', async () => {
      if (body === undefined) return;
      for (const anyBody of [
        [],
        'text',
        null,
        { $ne: 1 },
        { revision: 0, people: -1, name: '\r\n' },
      ]) {
        await expectNotFound((calledPath) => caller().call(method, calledPath, anyBody), path);
      }
    });
  });
});

describe('the guide-only endpoints', () => {
  let guide: Visitor;
  beforeAll(async () => {
    ({ guide } = await signUpGuide(app));
  });
  const calls = CALLS.filter(({ path }) => path.includes('2030-') && !path.includes('/events'));

  describe.each(['0000-01-01', '0001-01-03', '9998-11-26', '9998-12-31', '9999-12-31'])(
    'on %s',
    (date) => {
      it.each(calls)(
        'return a documented status and valid dates ($method $path)',
        async ({ method, path, body }) => {
          const pathOnDate = path.replace(/2030-\d\d-\d\d/g, date);
          const response = await guide.call(method, pathOnDate, body);
          expect([200, 204, 400, 404]).toContain(response.status);
          const dates = response.text.match(/[-+\d]+-\d\d(-\d\d)?(?=")/g) ?? [];
          for (const each of dates) expect(each).toMatch(/^\d{4}-\d\d-\d\d$/);
        },
        5000,
      );
    },
  );

  it('accept ranges up to 9999-12-31, the last supported date, and truncate longer ranges', async () => {
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

describe('GET /api/guide/days', () => {
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
  ])('rejects %j as the number of days', async (days) => {
    const { guide: visitor } = await signUpGuide(app);
    const response = await visitor.get(`/api/guide/days?from=2030-01-07&days=${days}`);
    expectFieldErrors(response, 400, ['days']);
    expect(response.body.errorMessage).toBe('Days must be a whole number from 1 to 100.');
  });
});
