import { useApp } from './support/app';
import { callsUnder, isWrite } from './support/documented-calls';
import { accountInput, bookingInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const app = useApp({ TRUST_PROXY: '1' });

type Headers = Record<string, string>;

const ownOrigin = () => ({ Origin: app.url });
/** The origin of this site behind a proxy, and the header that the proxy adds. */
const PROXY_HEADERS = { Origin: 'https://tours.example', 'X-Forwarded-Host': 'tours.example' };

/** Headers that browsers send with calls from other sites. */
const FOREIGN_CALLERS: [string, () => Headers][] = [
  ['another site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a neighboring site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
  ['an unknown kind of site', () => ({ 'Sec-Fetch-Site': 'nonsense' })],
  ['another site, with our origin', () => ({ 'Sec-Fetch-Site': 'cross-site', ...ownOrigin() })],
  ['another origin, in an older browser', () => ({ Origin: 'https://elsewhere.example' })],
  ['another port, in an older browser', () => ({ Origin: 'http://127.0.0.1:1' })],
  ['a hidden origin, in an older browser', () => ({ Origin: 'null' })],
  ['a malformed origin', () => ({ Origin: 'elsewhere' })],
];

/** Headers that are sent with calls from this site, and with calls by programs that aren't browsers. */
const TRUSTED_CALLERS: [string, () => Headers][] = [
  ['this site', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
  ['the address bar', () => ({ 'Sec-Fetch-Site': 'none' })],
  ['this site, in an older browser', ownOrigin],
  ['this site behind a proxy, in an older browser', () => PROXY_HEADERS],
  ['a program', () => ({})],
];

let visitor: Visitor;
let token: string;
beforeAll(async () => {
  visitor = app.visitor();
  ({ token } = await visitor.signUp());
});

describe.each(LISTS)('on the list of $name, calls with a cookie', (list) => {
  const changes: [string, (id: string, headers: Headers) => ReturnType<Visitor['get']>][] = [
    ['create', (_, headers) => visitor.post(list.create, bookingInput(), headers)],
    ['update', (id, headers) => visitor.put(`${list.update}/${id}`, bookingInput(), headers)],
    ['delete', (id, headers) => visitor.delete(`${list.remove}/${id}`, headers)],
    ['restore', (id, headers) => visitor.post(`${list.restore}/${id}`, undefined, headers)],
  ];

  describe.each(changes)('that %s a booking', (_, change) => {
    let booking: Booking;
    beforeEach(async () => {
      // Keeps the list short, so that comparing it is fast.
      await app.database.collection(list.collection).deleteMany({});
      booking = (await visitor.post(list.create, bookingInput({ people: 5 }))).body as Booking;
    });

    it.each(FOREIGN_CALLERS)('are refused from %s', async (_name, headers) => {
      const bookingsBefore = (await visitor.get(list.all)).list;
      expectProblem(await change(booking._id, headers()), 403);
      expect((await visitor.get(list.all)).list).toEqual(bookingsBefore);
    });

    it.each(TRUSTED_CALLERS)('are accepted from %s', async (_name, headers) => {
      expect((await change(booking._id, headers())).status).toBeLessThan(300);
    });

    it.each(FOREIGN_CALLERS)(
      'are accepted with the token in the header, from %s',
      async (_name, headers) => {
        const headersWithToken = { ...headers(), Authorization: token };
        expect((await change(booking._id, headersWithToken)).status).toBeLessThan(300);
      },
    );
  });

  it.each(FOREIGN_CALLERS)('are accepted from %s if they only read', async (_, headers) => {
    expect((await visitor.get(list.all, headers())).status).toBe(200);
  });
});

const SESSION_CALLS: [string, (headers: Headers) => ReturnType<Visitor['get']>][] = [
  ['signup', (headers) => app.visitor().post('/api/signup', accountInput(), headers)],
  [
    'login',
    async (headers) => {
      const account = await app.visitor().signUp();
      return app.visitor().post('/api/login', account, headers);
    },
  ],
  ['guest', (headers) => app.visitor().post('/api/guest', undefined, headers)],
  [
    'logout',
    async (headers) => {
      const user = app.visitor();
      await user.signUp();
      return user.delete('/api/logout', headers);
    },
  ],
];

describe.each(SESSION_CALLS)('%s', (_, call) => {
  it.each(FOREIGN_CALLERS)('is refused from %s', async (_name, headers) => {
    const response = await call(headers());
    expectProblem(response, 403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(TRUSTED_CALLERS)('is accepted from %s', async (_name, headers) => {
    expect((await call(headers())).status).toBeLessThan(300);
  });
});

/** All documented calls that change a guide's or an account's data. */
const ACCOUNT_AND_GUIDE_WRITES = ['/api/guide', '/api/account'].flatMap(callsUnder).filter(isWrite);

it('the documented calls include the most important calls for guides and accounts', () => {
  expect(ACCOUNT_AND_GUIDE_WRITES.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/guide/calendar-address', 'PUT /api/account/password']),
  );
  expect(ACCOUNT_AND_GUIDE_WRITES.length).toBeGreaterThanOrEqual(12);
});

describe.each(ACCOUNT_AND_GUIDE_WRITES)('$method $path', ({ method, path, body }) => {
  let guide: Visitor;
  let guideToken: string;
  let username: string;
  beforeAll(async () => {
    ({ guide, username, token: guideToken } = await signUpGuide(app));
  });
  const findAccount = () => app.database.collection('users').findOne({ username });
  const readDatabase = async () => {
    const names = ['users', 'sessions', 'tours', 'departures', 'day_tours', 'night_tours'];
    return Promise.all(names.map((name) => app.database.collection(name).find({}).toArray()));
  };

  it.each(FOREIGN_CALLERS)('is refused from %s', async (_, headers) => {
    const documentsBefore = await readDatabase();
    const response = await guide.call(method, path, body, headers());
    expectProblem(response, 403);
    expect(response.body.errorMessage).toBe('This call came from another site, so it was refused.');
    expect(await readDatabase()).toEqual(documentsBefore);
  });

  it.each(TRUSTED_CALLERS)('isn’t refused as cross-site from %s', async (_, headers) => {
    expect((await guide.call(method, path, body, headers())).status).not.toBe(403);
    // If the call deleted the account, the next calls would be made without one.
    expect(await findAccount()).not.toBeNull();
  });

  it.each(FOREIGN_CALLERS)(
    'isn’t refused as cross-site from %s if the token is in the header',
    async (_, headers) => {
      const headersWithToken = { ...headers(), Authorization: guideToken };
      expect((await guide.call(method, path, body, headersWithToken)).status).not.toBe(403);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'rejects forms with the type %s, which any page can send',
    async (type) => {
      const documentsBefore = await readDatabase();
      const response = await guide.send(method, path, {
        headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
        body: '{}',
      });
      expectProblem(response, 415);
      expect(await readDatabase()).toEqual(documentsBefore);
    },
  );
});
