import { useApp } from './support/app';
import { dateAhead } from './support/departures';
import { accountInput, bookingInput } from './support/factories';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { sendRaw } from './support/raw';
import type { Booking, Visitor } from './support/visitor';

interface WriteRoute {
  name: string;
  method: string;
  path: string;
  validBody: object;
  fields: string[];
}

const { username, email, password } = accountInput();
const ROUTES: WriteRoute[] = [
  {
    name: 'signup',
    method: 'POST',
    path: '/api/signup',
    validBody: { username, email, password },
    fields: ['username', 'email', 'password'],
  },
  {
    name: 'login',
    method: 'POST',
    path: '/api/login',
    validBody: { username, password },
    fields: ['username', 'password'],
  },
  ...LISTS.flatMap((list) => [
    {
      name: list.create,
      method: 'POST',
      path: list.create,
      validBody: bookingInput(),
      fields: ['place', 'day', 'people'],
    },
    {
      name: list.update,
      method: 'PUT',
      path: `${list.update}/:id`,
      validBody: bookingInput(),
      fields: ['place', 'day', 'people'],
    },
  ]),
  {
    name: 'a booking on a tour’s page',
    method: 'POST',
    path: '/api/tours/day.central-park/bookings',
    validBody: { date: dateAhead(10), people: 2, contact: { name: 'Ada Walker', email } },
    fields: ['date', 'people'],
  },
  {
    name: 'a ticket',
    method: 'PUT',
    path: '/api/bookings/:id',
    validBody: { date: dateAhead(10), people: 2 },
    fields: ['date', 'people'],
  },
  {
    name: 'a contact',
    method: 'PUT',
    path: '/api/bookings/:id/contact',
    validBody: { name: 'Ada Walker', email },
    fields: ['name', 'email'],
  },
];

/** Values that are invalid in every field. */
const INVALID_VALUES: [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['an empty string', ''],
  ['spaces', '   '],
  ['an operator', { $gt: '' }],
  ['a different operator', { $ne: null }],
  ['a regular expression', { $regex: '.*' }],
  ['an array', ['Monday']],
  ['an empty array', []],
  ['an object', {}],
  ['an object with a toString field', { toString: 'Monday' }],
  ['a negative number', -1],
  ['zero', 0],
  ['a fraction', 1.5],
  ['a large number', 1e300],
  ['a long string', 'a'.repeat(5000)],
];

/** Strings that are invalid in every field except the username at sign-in. */
const INVALID_STRINGS: [string, unknown][] = [
  ['an unpaired surrogate', '\ud800'],
  ['a null byte', '\u0000'],
];

describe.each(ROUTES)('a body for $name', ({ method, path, validBody, fields }) => {
  const app = useApp({ TRUST_PROXY: '1' });
  let visitor: Visitor;
  let booking: Booking;
  let url: string;
  beforeAll(async () => {
    visitor = app.visitor();
    await visitor.signUp();
    const list = LISTS.find(({ update }) => path.startsWith(update)) ?? DAY_LIST;
    booking = (await visitor.post(list.create, bookingInput())).body as Booking;
    url = path.replace(':id', booking._id);
  });

  const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    visitor.send(method, url, { body, headers: { 'Content-Type': type } });

  /** Returns all documents about visitors, to check that no document was added or changed. */
  async function readDatabase() {
    const names = ['users', 'day_tours', 'night_tours', 'failed_sign_ins'];
    return Promise.all(names.map((name) => app.database.collection(name).find({}).toArray()));
  }
  let documents: unknown;
  beforeAll(async () => {
    documents = await readDatabase();
  });
  afterEach(async () => {
    const documentsBefore = documents;
    documents = await readDatabase();
    expect(documents).toEqual(documentsBefore);
  });

  describe.each(fields)('with an invalid %s', (field) => {
    it('is rejected if the field is missing', async () => {
      const body = { ...validBody, [field]: undefined };
      expectFieldErrors(await visitor.call(method, url, body), 400, [field]);
    });

    const canBeAnyString = path === '/api/login' && field === 'username';
    it.each(canBeAnyString ? INVALID_VALUES : [...INVALID_VALUES, ...INVALID_STRINGS])(
      'is rejected if the field is %s',
      async (_, value) => {
        const response = await visitor.call(method, url, { ...validBody, [field]: value });
        expectFieldErrors(response, 400, [field]);
      },
    );
  });

  it('is rejected with an error for each missing field', async () => {
    expectFieldErrors(await visitor.call(method, url, {}), 400, fields);
  });

  it.each(['null', '[]', '[{}]', `[${JSON.stringify(validBody)}]`, '"text"', '5', 'true', '""'])(
    'is rejected if it is %s',
    async (body) => {
      expectProblem(await send(body), 400);
    },
  );

  it.each([
    ['empty', ''],
    ['truncated', JSON.stringify(validBody).slice(0, -1)],
    ['followed by another object', `${JSON.stringify(validBody)}{}`],
    ['JavaScript', "{place: 'Central Park'}"],
    ['NaN as a number', '{"people": NaN}'],
    ['a form', 'people=1&day=Monday'],
  ])('is rejected if it is not JSON (%s)', async (_, body) => {
    expectProblem(await send(body), 400);
  });

  it('is rejected if it is not UTF-8', async () => {
    const latin1 = Buffer.from(JSON.stringify({ ...validBody, note: 'café' }), 'latin1');
    expectProblem(await send(new Uint8Array(latin1)), 400);
    expectProblem(await send(new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])), 400);
  });

  it.each([
    ['lists', '['.repeat(7000) + ']'.repeat(7000)],
    ['objects', '{"a":'.repeat(2000) + '1' + '}'.repeat(2000)],
  ])('is rejected if it has deeply nested %s in a field', async (_, deepJson) => {
    const [field = ''] = fields;
    const bodyJson = JSON.stringify({ ...validBody, [field]: 0 });
    const response = await send(bodyJson.replace(`"${field}":0`, `"${field}":${deepJson}`));
    expectFieldErrors(response, 400, [field]);
  });

  it.each([
    ['__proto__', '{"__proto__": {"admin": true}, '],
    ['a prototype', '{"constructor": {"prototype": {"admin": true}}, '],
  ])('is rejected if it has %s', async (_, bodyStart) => {
    expectProblem(await send(JSON.stringify(validBody).replace('{', bodyStart)), 400);
    expect({}).not.toHaveProperty('admin');
  });

  it('is rejected if it is over 16 KiB', async () => {
    expectProblem(await send(JSON.stringify({ ...validBody, note: 'a'.repeat(16 * 1024) })), 413);
  });

  it('is rejected if it is over 16 KiB, even without a Content-Length', async () => {
    const response = await sendRaw(
      app.port,
      [
        `${method} ${url} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        'Connection: close',
        '',
        '4400',
        ' '.repeat(0x4400),
        '0',
        '',
        '',
      ].join('\r\n'),
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/content-type: application\/problem\+json/i);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch+json',
    'nonsense',
  ])('is rejected with the content type %s', async (type) => {
    expectProblem(await send(JSON.stringify(validBody), type), 415);
  });
});

describe.each(LISTS)('a request to book $name', (list) => {
  const app = useApp();

  it.each(['-1', '0', '101', '1.5', '1e1', '0x10', '5; drop', '٣', '1,000', '', ' ', 'two'])(
    'is rejected with the string %j as the number of people',
    async (people) => {
      const response = await app.visitor().post(list.create, bookingInput({ people }));
      expectFieldErrors(response, 400, ['people']);
      expect(response.body.errorMessage).toBe('People must be a whole number from 1 to 100.');
    },
  );

  it.each(['1e400', '-1e400', '101', '1e-400', '99.999', '9007199254740993'])(
    'is rejected with the JSON number %s as the number of people',
    async (people) => {
      const body = JSON.stringify(bookingInput({ people: 0 })).replace(
        '"people":0',
        `"people":${people}`,
      );
      const response = await app
        .visitor()
        .send('POST', list.create, { body, headers: { 'Content-Type': 'application/json' } });
      expectFieldErrors(response, 400, ['people']);
    },
  );

  it.each(['Sunday', 'monday', 'Mon', 'MONDAY', ' Monday', 1])(
    'is rejected with the day %j',
    async (day) => {
      const body = { ...bookingInput(), day };
      expectFieldErrors(await app.visitor().post(list.create, body), 400, ['day']);
    },
  );

  it.each([
    null,
    5,
    {},
    [],
    true,
    '',
    'tomorrow',
    '2030-1-7',
    '2030-02-30',
    '2030-01-07T00:00:00Z',
  ])('is rejected with the date %j', async (date) => {
    const body = { ...bookingInput(), date };
    expectFieldErrors(await app.visitor().post(list.create, body), 400, ['date']);
  });
});

describe('unknown fields', () => {
  const app = useApp();

  it('are never stored with an account', async () => {
    const account = accountInput();
    const { status } = await app.visitor().post('/api/signup', {
      ...account,
      admin: true,
      _id: '0123456789abcdef01234567',
      passwordHash: 'x',
      createdAt: 0,
      $set: { admin: true },
      'a.b': 1,
      constructor: 'x',
      nested: { a: [{ b: 1 }] },
    });
    expect(status).toBe(201);
    const user = await app.database.collection('users').findOne({ username: account.username });
    const fields = ['_id', 'createdAt', 'email', 'longPassword', 'passwordHash', 'username'];
    expect(Object.keys(user ?? {}).sort()).toEqual(fields);
    expect(user?.passwordHash).toMatch(/^\$argon2id/);
    expect(String(user?._id)).not.toBe('0123456789abcdef01234567');
  });

  it.each(LISTS)('never change the owner of a booking of $name', async (list) => {
    const visitor = app.visitor();
    await visitor.signUp();
    const { _id } = (await visitor.post(list.create, bookingInput())).body as Booking;
    const inputWithForbiddenFields = {
      ...bookingInput({ people: 3 }),
      owner: 'open',
      _id: 'x',
      $set: { owner: 'open' },
    };
    expect((await visitor.put(`${list.update}/${_id}`, inputWithForbiddenFields)).status).toBe(200);
    expect((await visitor.get(list.all)).list).toMatchObject([{ _id, people: 3 }]);
    expect((await app.visitor().get(list.all)).list).toEqual([]);
  });

  it('may be deeply nested', async () => {
    const deepJson = '['.repeat(7000) + ']'.repeat(7000);
    const body = JSON.stringify({ ...bookingInput(), note: 0 }).replace(
      '"note":0',
      `"note":${deepJson}`,
    );
    const headers = { 'Content-Type': 'application/json' };
    expect((await app.visitor().send('POST', '/api/new', { body, headers })).status).toBe(201);
  });
});

describe('the API', () => {
  const app = useApp();

  it.each([
    '/',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/all/more',
    '/all',
    '/api/health',
    '/api/ALL',
  ])('returns 404 for the unknown path %s', async (path) => {
    expectProblem(await app.visitor().get(path), 404);
  });

  it.each([
    ['GET', '/api/new', 'POST'],
    ['GET', '/api/signup?from=home', 'POST'],
    ['POST', '/api/all', 'GET, HEAD'],
    ['PATCH', '/api/editour/0123456789abcdef01234567', 'PUT'],
    ['DELETE', '/api/session', 'GET, HEAD'],
    ['OPTIONS', '/api/all', 'GET, HEAD'],
    ['QUERY', '/api/all', 'GET, HEAD'],
    ['PROPFIND', '/api/login', 'POST'],
  ])('returns 405 for %s %s, which allows only %s', async (method, path, allowed) => {
    const response = await app.visitor().send(method, path);
    expectProblem(response, 405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

  it.each(['/api/editour/%', '/api/editour/%zz', '/api/editour/%c3', '/%', '/api/%e0%a4%a'])(
    'rejects the malformed path %s',
    async (path) => {
      const response = await app.visitor().put(path, bookingInput());
      expectProblem(response, 400);
      expect(response.text).not.toContain(path);
    },
  );
});

describe('a request that isn’t valid HTTP', () => {
  const app = useApp();

  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/all HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a malformed header', 'GET /api/all HTTP/1.1\r\nHost x\r\n\r\n', 400],
    [
      'two Content-Length headers',
      'POST /api/new HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'headers of 20 KiB',
      `GET /api/all HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_480)}\r\n\r\n`,
      431,
    ],
    ['a URL of 20 KiB', `GET /api/all?${'a'.repeat(20_480)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ])('gets a problem document as its response (%s)', async (_, bytes, status) => {
    const response = await sendRaw(app.port, bytes);
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(head).toMatch(/^x-request-id: [\w-]{8,}/im);
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status });
  });
});

describe('X-Request-Id', () => {
  describe('behind a proxy', () => {
    const app = useApp({ TRUST_PROXY: '1' });

    it('is the id that the proxy sent', async () => {
      const { headers } = await app
        .visitor()
        .get('/api/all', { 'X-Request-Id': 'proxy-0123.4567' });
      expect(headers.get('x-request-id')).toBe('proxy-0123.4567');
    });

    it.each(['short', 'a'.repeat(65), '{"msg":"x"}', 'with spaces in it', ''])(
      'is a new id if the proxy sends the invalid id %j',
      async (id) => {
        const { headers } = await app.visitor().get('/api/all', { 'X-Request-Id': id });
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      },
    );
  });

  describe('without a proxy', () => {
    const app = useApp();

    it('is a new id in every response', async () => {
      const requestHeaders = { 'X-Request-Id': 'proxy-0123.4567' };
      const ids = new Set<string | null>();
      for (const path of ['/api/all', '/api/session', '/api/nothing', '/%', '/api/docs']) {
        ids.add((await app.visitor().get(path, requestHeaders)).headers.get('x-request-id'));
      }
      expect(ids.size).toBe(5);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    });
  });
});
