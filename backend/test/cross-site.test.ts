import { useApp } from './support/app';
import { callsUnder, isWrite } from './support/documented-calls';
import { accountInput, bookingInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const app = useApp({ TRUST_PROXY: '1' });

type Headers = Record<string, string>;

const own = () => ({ Origin: app.url });
/** The site behind a proxy, as the visitor's browser sees it. */
const PROXIED = { Origin: 'https://tours.example', 'X-Forwarded-Host': 'tours.example' };

/** Headers that a browser sends with calls from another page. */
const OTHER_SITES: [string, () => Headers][] = [
  ['another site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a neighbouring site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
  ['a word that is not known', () => ({ 'Sec-Fetch-Site': 'nonsense' })],
  ['another site, with our origin', () => ({ 'Sec-Fetch-Site': 'cross-site', ...own() })],
  ['another origin, in an older browser', () => ({ Origin: 'https://elsewhere.example' })],
  ['another port, in an older browser', () => ({ Origin: 'http://127.0.0.1:1' })],
  ['a hidden origin, in an older browser', () => ({ Origin: 'null' })],
  ['an origin that is none', () => ({ Origin: 'elsewhere' })],
];
const THIS_SITE: [string, () => Headers][] = [
  ['this site', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
  ['the address bar', () => ({ 'Sec-Fetch-Site': 'none' })],
  ['this site, in an older browser', own],
  ['this site behind a proxy, in an older browser', () => PROXIED],
  ['no browser', () => ({})],
];

let visitor: Visitor;
let token: string;
beforeAll(async () => {
  visitor = app.visitor();
  ({ token } = await visitor.signUp());
});

describe.each(LISTS)('changes of $name by cookie', (list) => {
  const changes: [string, (id: string, headers: Headers) => ReturnType<Visitor['get']>][] = [
    ['create', (_, headers) => visitor.post(list.create, bookingInput(), headers)],
    ['update', (id, headers) => visitor.put(`${list.update}/${id}`, bookingInput(), headers)],
    ['delete', (id, headers) => visitor.delete(`${list.remove}/${id}`, headers)],
    ['restore', (id, headers) => visitor.post(`${list.restore}/${id}`, undefined, headers)],
  ];

  describe.each(changes)('to %s', (_, change) => {
    let booking: Booking;
    beforeEach(async () => {
      // A short list is fast to compare.
      await app.database.collection(list.collection).deleteMany({});
      booking = (await visitor.post(list.create, bookingInput({ people: 5 }))).body as Booking;
    });

    it.each(OTHER_SITES)('are refused from %s', async (_name, headers) => {
      const before = (await visitor.get(list.all)).list;
      expectProblem(await change(booking._id, headers()), 403);
      expect((await visitor.get(list.all)).list).toEqual(before);
    });

    it.each(THIS_SITE)('are accepted from %s', async (_name, headers) => {
      expect((await change(booking._id, headers())).status).toBeLessThan(300);
    });

    it.each(OTHER_SITES)(
      'are accepted with the token in the header, from %s',
      async (_name, headers) => {
        const authorization = { ...headers(), Authorization: token };
        expect((await change(booking._id, authorization)).status).toBeLessThan(300);
      },
    );
  });

  it.each(OTHER_SITES)('don’t include reads, which are accepted from %s', async (_, headers) => {
    expect((await visitor.get(list.all, headers())).status).toBe(200);
  });
});

const SESSIONS: [string, (headers: Headers) => ReturnType<Visitor['get']>][] = [
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
      const leaving = app.visitor();
      await leaving.signUp();
      return leaving.delete('/api/logout', headers);
    },
  ],
];

describe.each(SESSIONS)('%s', (_, call) => {
  it.each(OTHER_SITES)('is refused from %s', async (_name, headers) => {
    const response = await call(headers());
    expectProblem(response, 403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(THIS_SITE)('is accepted from %s', async (_name, headers) => {
    expect((await call(headers())).status).toBeLessThan(300);
  });
});

/** The guide's and the account's calls that change something. */
const OTHER_WRITES = ['/api/guide', '/api/account'].flatMap(callsUnder).filter(isWrite);

it('checks at least the most important of the other calls that write', () => {
  expect(OTHER_WRITES.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/guide/calendar-address', 'PUT /api/account/password']),
  );
  expect(OTHER_WRITES.length).toBeGreaterThanOrEqual(12);
});

describe.each(OTHER_WRITES)('$method $path', ({ method, path, body }) => {
  let guide: Visitor;
  let guideToken: string;
  let username: string;
  beforeAll(async () => {
    ({ guide, username, token: guideToken } = await signUpGuide(app));
  });
  const account = () => app.database.collection('users').findOne({ username });
  const everything = async () => {
    const names = ['users', 'sessions', 'tours', 'departures', 'day_tours', 'night_tours'];
    return Promise.all(names.map((name) => app.database.collection(name).find({}).toArray()));
  };

  it.each(OTHER_SITES)('is refused from %s', async (_, headers) => {
    const before = await everything();
    const response = await guide.call(method, path, body, headers());
    expectProblem(response, 403);
    expect(response.body.errorMessage).toBe('This call came from another site, so it was refused.');
    expect(await everything()).toEqual(before);
  });

  it.each(THIS_SITE)('is accepted from %s', async (_, headers) => {
    expect((await guide.call(method, path, body, headers())).status).not.toBe(403);
    expect(await account()).not.toBeNull();
  });

  it.each(OTHER_SITES)('is accepted with the token in the header, from %s', async (_, headers) => {
    const authorization = { ...headers(), Authorization: guideToken };
    expect((await guide.call(method, path, body, authorization)).status).not.toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'rejects forms, which any page can send: %s',
    async (type) => {
      const before = await everything();
      const response = await guide.send(method, path, {
        headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
        body: '{}',
      });
      expectProblem(response, 415);
      expect(await everything()).toEqual(before);
    },
  );
});
