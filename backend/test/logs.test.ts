import { connect } from 'node:net';
import { once } from 'node:events';
import { makeDatabaseUri, waitUntilReady } from './support/app';
import { SECRET } from './support/secret';
import { storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { accountInput, bookingInput } from './support/factories';
import { DAY_LIST } from './support/lists';
import { expectProblem } from './support/problems';
import { spawnApi, STARTUP_TIMEOUT_MS, type ApiProcess } from './support/process';
import type { ApiResponse, Booking } from './support/visitor';
import { createConnection, type Connection } from 'mongoose';

let api: ApiProcess;
let mongodbUri: string;
const startApi = async () => {
  mongodbUri = makeDatabaseUri();
  api = await spawnApi({
    NODE_ENV: 'production',
    MONGODB_URI: mongodbUri,
    JWT_SECRET: SECRET,
    TRUST_PROXY: '1',
    JOB_CHECK_SECONDS: '1',
  });
  await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
};
const stopApi = async () => {
  await api.stop();
  const database = await createConnection(mongodbUri).asPromise();
  await database.dropDatabase();
  await database.close();
};

type LogLine = Record<string, unknown>;

/** Returns every line that the API has written so far. */
const readLines = (): LogLine[] =>
  api.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);

const linesFor = (response: ApiResponse) =>
  readLines().filter(({ id }) => id === response.headers.get('x-request-id'));

describe('the log', () => {
  beforeAll(startApi);
  afterAll(stopApi);

  it('contains one line for each request, with its id, method, route, status, and time', async () => {
    const visitor = api.visitor();
    const signupResponse = await visitor.post('/api/signup', accountInput());
    const bookingResponse = await visitor.post('/api/new', bookingInput());
    const { _id } = bookingResponse.body as Booking;
    const responses: [ApiResponse, string, string | null][] = [
      [signupResponse, 'POST', '/api/signup'],
      [bookingResponse, 'POST', '/api/new'],
      [await visitor.put(`/api/editour/${_id}`, bookingInput()), 'PUT', '/api/editour/:id'],
      [await visitor.delete(`/api/deletetourTwo/${_id}`), 'DELETE', '/api/deletetourTwo/:id'],
      [await visitor.post('/api/new', { people: 0 }), 'POST', '/api/new'],
      [await visitor.get('/api/session', { Authorization: 'x' }), 'GET', '/api/session'],
      [await visitor.get('/api/all?token=secret'), 'GET', '/api/all'],
      [await visitor.get('/api/nothing?token=secret'), 'GET', null],
      [await visitor.get('/api/editour/%zz'), 'GET', null],
      [await visitor.send('POST', '/api/new', { body: '{' }), 'POST', '/api/new'],
    ];
    await eventually(() => {
      for (const [response, method, route] of responses) {
        expect(linesFor(response)).toEqual([
          {
            level: 'info',
            time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
            id: response.headers.get('x-request-id'),
            method,
            route,
            status: response.status,
            ms: expect.any(Number) as unknown,
          },
        ]);
      }
    });
    expect(responses.map(([{ status }]) => status)).toEqual([
      201, 201, 200, 404, 400, 401, 200, 404, 400, 415,
    ]);
  });

  it('contains the id that the proxy sent', async () => {
    const response = await api.visitor().get('/api/all', { 'X-Request-Id': 'proxy-0123.4567' });
    expect(response.headers.get('x-request-id')).toBe('proxy-0123.4567');
    await eventually(() => {
      expect(linesFor(response)).toHaveLength(1);
    });
  });

  it('contains no token, cookie, password, name, body, or query', async () => {
    const visitor = api.visitor();
    const account = accountInput({ password: 'hunter2-hunter2' });
    const { token } = await visitor.signUp(account);
    const secrets = [
      ...['hunter2', account.username, account.email, SECRET],
      ...token.split('.').slice(1),
      ...['Statue of Liberty', 'in-the-query', 'in-the-path', 'in-a-header', 'in-the-body'],
    ];
    await visitor.post('/api/login', { ...account, password: 'in-the-body' });
    await visitor.post('/api/login', account, { Authorization: `Bearer ${token}` });
    await visitor.post('/api/signup', account);
    await visitor.post('/api/new', bookingInput({ place: 'Statue of Liberty' }));
    await visitor.post('/api/new', { place: 'in-the-body', day: { $gt: 'in-the-body' } });
    await visitor.get('/api/all?secret=in-the-query', { 'X-Secret': 'in-a-header' });
    await visitor.get('/api/in-the-path/%zz?secret=in-the-query');
    await visitor.put('/api/editour/in-the-path', bookingInput());
    await visitor.send('POST', '/api/new', {
      body: '{"in-the-body',
      headers: { 'Content-Type': 'application/json' },
    });
    await visitor.send('POST', '/api/new', { body: 'in-the-body' });
    await visitor.get('/api/all', { Authorization: 'in-a-header' });
    const lastResponse = await visitor.delete('/api/logout');
    await eventually(() => {
      expect(linesFor(lastResponse)).toHaveLength(1);
    });
    expect(readLines().length).toBeGreaterThan(12);
    for (const secret of secrets) expect(api.stdout + api.stderr).not.toContain(secret);
    expect(api.stderr).toBe('');
  });

  it('warns about example contact data, but not about custom contact data', async () => {
    const findContactWarnings = (output: string) =>
      output.split('\n').filter((line) => line.includes('"Contact"'));
    expect(findContactWarnings(api.stdout)).toEqual([
      expect.stringMatching(/"level":"warn".*an example phone number and email address/),
    ]);
    const customApi = await spawnApi({
      NODE_ENV: 'production',
      MONGODB_URI: mongodbUri,
      JWT_SECRET: SECRET,
      CONTACT_PHONE: '(646) 555-0199',
      CONTACT_EMAIL: 'me@walks.example',
    });
    await waitUntilReady(customApi.url, STARTUP_TIMEOUT_MS);
    await customApi.stop();
    expect(findContactWarnings(customApi.stdout)).toEqual([]);
  }, 40_000);

  it('reports a failing background job only once, and reports when the job works again', async () => {
    const linesAbout = (job: string) => readLines().filter((line) => line.job === job);
    const database = await createConnection(mongodbUri).asPromise();
    const makeJobDue = () =>
      database
        .collection<{ _id: string }>('jobs')
        .updateOne({ _id: 'expiry' }, { $set: { due: new Date(0) } });
    const countFailures = async () => {
      const { text } = await api.visitor().get('/api/metrics');
      return Number(/^job_failures_total\{job="expiry"\} (\d+)$/m.exec(text)?.[1]);
    };
    const expiredBooking = {
      date: '2020-01-06',
      anonymizeAt: new Date(0),
      owner: 'guest:stored-owner',
    };
    await storeBookings({ database }, DAY_LIST, [expiredBooking]);
    // The validator makes the database reject the job's write.
    await database.db?.command({ collMod: 'day_tours', validator: { owner: { $ne: 'nobody' } } });
    const failureLine = {
      level: 'error',
      time: expect.any(String) as unknown,
      context: 'JobsService',
      msg: 'A background job failed',
      job: 'expiry',
      error: 'MongoBulkWriteError',
      code: 121,
      trace: expect.any(Array) as unknown,
    };
    for (const failureCount of [1, 2]) {
      await makeJobDue();
      await eventually(async () => {
        expect(await countFailures()).toBe(failureCount);
      }, 15_000);
      expect(linesAbout('expiry')).toEqual([failureLine]);
    }

    await database.db?.command({ collMod: 'day_tours', validator: {} });
    await makeJobDue();
    await eventually(() => {
      expect(linesAbout('expiry')).toEqual([
        failureLine,
        expect.objectContaining({ level: 'info', msg: 'A background job works again' }),
      ]);
    }, 15_000);
    await database.close();
    expect(api.stdout).not.toContain('stored-owner');
  }, 60_000);

  describe('about an internal error', () => {
    const errorLinesFor = (response: ApiResponse) =>
      linesFor(response).filter(({ level }) => level === 'error');

    /** Changes the database directly. */
    async function changeDatabase(change: (db: Connection) => Promise<unknown>): Promise<void> {
      const database = await createConnection(mongodbUri).asPromise();
      await change(database);
      await database.close();
    }

    it('contains the cause, without stored data', async () => {
      const visitor = api.visitor();
      await visitor.signUp();
      await visitor.post('/api/new', bookingInput());
      const invalidMove = { from: '2030-01-07', reason: 'stored-reason', at: 'no date' };
      await changeDatabase((db) =>
        db.collection('day_tours').updateMany({}, { $set: { moved: invalidMove } }),
      );
      const response = await visitor.get('/api/all');
      expectProblem(response, 500);
      await eventually(() => {
        expect(errorLinesFor(response)).toEqual([
          expect.objectContaining({
            context: 'ProblemFilter',
            error: 'TypeError',
            message: expect.stringMatching(/toISOString is not a function$/) as unknown,
            trace: expect.any(Array) as unknown,
          }),
        ]);
      });
      expect(api.stdout).not.toContain('stored-reason');
    });

    it('contains the code of a database error, but not its message', async () => {
      const visitor = api.visitor();
      const { username } = await visitor.signUp();
      await changeDatabase(async (db) => {
        await db.createCollection('day_tours').catch(() => undefined);
        await db.db?.command({ collMod: 'day_tours', validator: { people: { $lt: 50 } } });
      });
      const response = await visitor.post('/api/new', bookingInput({ people: 77 }));
      expectProblem(response, 500);
      await eventually(() => {
        expect(errorLinesFor(response)).toEqual([
          expect.objectContaining({ error: 'MongoBulkWriteError', code: 121 }),
        ]);
      });
      expect(errorLinesFor(response)[0]).not.toHaveProperty('message');
      expect(api.stdout).not.toContain(username);
    });
  });
});

describe('SIGTERM', () => {
  beforeEach(startApi);
  afterEach(stopApi);

  it('stops an idle API immediately, without an error', async () => {
    const start = performance.now();
    api.child.kill('SIGTERM');
    expect(await api.exit).toEqual({ exitCode: 0, signal: null });
    expect(performance.now() - start).toBeLessThan(3000);
    expect(api.stderr).toBe('');
  });

  it('lets running requests finish, and accepts no new ones', async () => {
    // The rest of the body is sent after the signal, so the request is running when the signal arrives.
    const body = JSON.stringify(accountInput());
    const head = [
      'POST /api/signup HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${String(Buffer.byteLength(body))}`,
    ].join('\r\n');
    let response = '';
    const socket = connect(api.port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (chunk) => (response += String(chunk)));
    await once(socket, 'connect');
    socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
    await api.visitor().get('/api/health/live');

    api.child.kill('SIGTERM');
    await eventually(async () => {
      await expect(fetch(`${api.url}/api/health/live`)).rejects.toThrow();
    });
    socket.write(body.slice(10));
    await once(socket, 'close');
    expect(response).toMatch(/^HTTP\/1\.1 201 /);
    expect(response).toMatch(/connection: close/i);
    await api.exit;
    expect(
      readLines().filter(({ route, status }) => route === '/api/signup' && status === 201),
    ).toHaveLength(1);
    expect(api.stderr).toBe('');
  });
});
