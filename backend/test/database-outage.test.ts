import { startApp, stopApp, waitUntilReady, type RunningApp } from './support/app';
import { eventually } from './support/eventually';
import { accountInput, bookingInput } from './support/factories';
import { LISTS, UNKNOWN_ID } from './support/lists';
import { TestMongod } from './support/mongod';
import { expectProblem } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const MAX_RESPONSE_MS = 3000;

const mongod = new TestMongod();
let app: RunningApp;
afterAll(() => mongod.remove());

/** Makes one call of each kind that needs the database. */
function makeAllCalls(visitor: Visitor): Promise<ApiResponse>[] {
  return [
    visitor.post('/api/signup', accountInput()),
    visitor.post('/api/login', accountInput()),
    visitor.post('/api/guest'),
    visitor.get('/api/session'),
    visitor.delete('/api/logout'),
    visitor.get('/api/health/ready'),
    ...LISTS.flatMap((list) => [
      visitor.get(list.all),
      visitor.post(list.create, bookingInput()),
      visitor.put(`${list.update}/${UNKNOWN_ID}`, bookingInput()),
      visitor.delete(`${list.remove}/${UNKNOWN_ID}`),
    ]),
  ];
}

/** Checks that every call of these visitors returns 503 in time. */
async function expectOutage(...callers: Visitor[]): Promise<void> {
  for (const caller of callers) {
    const start = performance.now();
    const responses = makeAllCalls(caller).map(async (call) => {
      const response = await call;
      return { response, ms: performance.now() - start };
    });
    for (const { response, ms } of await Promise.all(responses)) {
      expectProblem(response, 503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(ms).toBeLessThan(MAX_RESPONSE_MS);
    }
  }
  expect((await app.visitor().get('/api/health/live')).body).toEqual({ status: 'ok' });
  await expectMetricsWithoutDatabase();
}

/** Checks that the metrics are available, but omit values from the database. */
async function expectMetricsWithoutDatabase(): Promise<void> {
  const start = performance.now();
  const { status, text } = await app.visitor().get('/api/metrics');
  expect(status).toBe(200);
  expect(performance.now() - start).toBeLessThan(MAX_RESPONSE_MS);
  expect(text).toMatch(/^database_ready 0$/m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).not.toMatch(/^(users|bookings|backup_\w+)[ {]/m);
}

/** Waits until calls work as before the outage. */
async function expectRecovery(visitor: Visitor, bookingCount: number): Promise<void> {
  await waitUntilReady(app.url);
  await eventually(async () => {
    expect((await visitor.get('/api/all')).list).toHaveLength(bookingCount);
  }, 3000);
  expect((await app.visitor().post('/api/signup', accountInput())).status).toBe(201);
  const { status, body } = await visitor.post('/api/new', bookingInput());
  expect(status).toBe(201);
  expect((await visitor.delete(`/api/deletetour/${String(body._id)}`)).status).toBe(204);
}

/** Signs up a visitor with one booking. */
async function signUpWithBooking(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  await visitor.post('/api/new', bookingInput());
  return visitor;
}

describe('during an outage of MongoDB', () => {
  afterEach(() => stopApp(app));

  it('an API that started before MongoDB returns 503, and recovers by itself', async () => {
    app = await startApp(mongod.uri);
    await expectOutage(app.visitor());
    await mongod.start();
    await waitUntilReady(app.url);
    await expectRecovery(await signUpWithBooking(), 1);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'the API returns 503 after MongoDB gets a %s, and recovers by itself',
    async (signal) => {
      await mongod.start();
      app = await startApp(mongod.uri);
      await waitUntilReady(app.url);
      const visitor = await signUpWithBooking();
      // A killed mongod may lose the writes of the last tenth of a second.
      await app.database.db?.admin().command({ fsync: 1 });

      await mongod.stop(signal);
      await expectOutage(visitor, app.visitor());
      await mongod.start();
      await expectRecovery(visitor, 1);
    },
  );

  it('while MongoDB is frozen, the API returns 503, and recovers by itself afterward', async () => {
    await mongod.start();
    app = await startApp(mongod.uri);
    await waitUntilReady(app.url);
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const { body: booking } = await visitor.post('/api/new', bookingInput());

    await mongod.freeze();
    // Checks only a signed-in visitor. Until the driver notices the outage, a caller without a token
    // can still make some calls that don't need the database.
    await expectOutage(visitor);
    // The driver has noticed the outage, so the API fails fast.
    await eventually(async () => {
      const start = performance.now();
      expectProblem(await visitor.get('/api/all'), 503);
      expect(performance.now() - start).toBeLessThan(500);
    });
    mongod.thaw();

    await waitUntilReady(app.url);
    // MongoDB may now carry out calls from the outage, including the sign-out.
    await eventually(async () => {
      expect((await visitor.post('/api/login', account)).status).toBe(200);
    }, 3000);
    expect((await visitor.get('/api/all')).list[0]).toEqual(booking);
  }, 45_000);
});
