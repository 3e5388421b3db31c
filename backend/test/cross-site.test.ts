import { useApp } from './support/app';
import { callsUnder, writes } from './support/documented-calls';
import { accountInput, tourInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { LISTS } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const app = useApp({ TRUST_PROXY: '1' });

type Headers = Record<string, string>;

const own = () => ({ Origin: app.url });
/** The site, as the visitor's browser knows it, before a proxy. */
const PROXIED = { Origin: 'https://tours.example', 'X-Forwarded-Host': 'tours.example' };

/** What a browser says of a call that another page made it send. */
const FROM_ELSEWHERE: [string, () => Headers][] = [
  ['another site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a neighbouring site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
  ['a word that is not known', () => ({ 'Sec-Fetch-Site': 'nonsense' })],
  ['another site, with our origin', () => ({ 'Sec-Fetch-Site': 'cross-site', ...own() })],
  ['another origin, in an older browser', () => ({ Origin: 'https://elsewhere.example' })],
  ['another port, in an older browser', () => ({ Origin: 'http://127.0.0.1:1' })],
  ['a hidden origin, in an older browser', () => ({ Origin: 'null' })],
  ['an origin that is none', () => ({ Origin: 'elsewhere' })],
];
const FROM_HERE: [string, () => Headers][] = [
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
    ['create', (_, headers) => visitor.post(list.create, tourInput(), headers)],
    ['update', (id, headers) => visitor.put(`${list.update}/${id}`, tourInput(), headers)],
    ['delete', (id, headers) => visitor.delete(`${list.remove}/${id}`, headers)],
    ['restore', (id, headers) => visitor.post(`${list.restore}/${id}`, undefined, headers)],
  ];

  describe.each(changes)('to %s', (_, change) => {
    let booking: Booking;
    beforeEach(async () => {
      // A short list is quick to compare.
      await app.database.collection(list.collection).deleteMany({});
      booking = (await visitor.post(list.create, tourInput({ people: 5 }))).body as Booking;
    });

    it.each(FROM_ELSEWHERE)('are refused from %s', async (_name, headers) => {
      const before = (await visitor.get(list.all)).list;
      expectProblem(await change(booking._id, headers()), 403);
      expect((await visitor.get(list.all)).list).toEqual(before);
    });

    it.each(FROM_HERE)('pass from %s', async (_name, headers) => {
      expect((await change(booking._id, headers())).status).toBeLessThan(300);
    });

    it.each(FROM_ELSEWHERE)(
      'pass with the token in the header, from %s',
      async (_name, headers) => {
        const authorization = { ...headers(), Authorization: token };
        expect((await change(booking._id, authorization)).status).toBeLessThan(300);
      },
    );
  });

  it.each(FROM_ELSEWHERE)('are not what reading is: it passes from %s', async (_, headers) => {
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
  it.each(FROM_ELSEWHERE)('is refused from %s', async (_name, headers) => {
    const answer = await call(headers());
    expectProblem(answer, 403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(FROM_HERE)('passes from %s', async (_name, headers) => {
    expect((await call(headers())).status).toBeLessThan(300);
  });
});

/** What else changes something: the guide's calls, and those of the account. */
const OTHERS = ['/api/guide', '/api/account'].flatMap(callsUnder).filter(writes);

it('are not forgotten: the calls that change something', () => {
  expect(OTHERS.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/guide/calendar-address', 'PUT /api/account/password']),
  );
  expect(OTHERS.length).toBeGreaterThanOrEqual(12);
});

describe.each(OTHERS)('$method $path', ({ method, path, body }) => {
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

  it.each(FROM_ELSEWHERE)('is refused from %s', async (_, headers) => {
    const before = await everything();
    const answer = await guide.call(method, path, body, headers());
    expectProblem(answer, 403);
    expect(answer.body.errorMessage).toBe('This call came from another site, so it was refused.');
    expect(await everything()).toEqual(before);
  });

  it.each(FROM_HERE)('passes from %s', async (_, headers) => {
    expect((await guide.call(method, path, body, headers())).status).not.toBe(403);
    expect(await account()).not.toBeNull();
  });

  it.each(FROM_ELSEWHERE)('passes with the token in the header, from %s', async (_, headers) => {
    const authorization = { ...headers(), Authorization: guideToken };
    expect((await guide.call(method, path, body, authorization)).status).not.toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no form, which any page may send: %s',
    async (type) => {
      const before = await everything();
      const answer = await guide.send(method, path, {
        headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
        body: '{}',
      });
      expectProblem(answer, 415);
      expect(await everything()).toEqual(before);
    },
  );
});
