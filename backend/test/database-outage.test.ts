import { startApp, stopApp, untilReady, type RunningApp } from './support/app';
import { eventually } from './support/eventually';
import { accountInput, tourInput } from './support/factories';
import { LISTS, UNKNOWN_ID } from './support/lists';
import { OwnMongod } from './support/mongod';
import { expectProblem } from './support/problems';
import type { Answer, Visitor } from './support/visitor';

const ANSWER_WITHIN_MS = 3000;

const mongod = new OwnMongod();
let app: RunningApp;
afterAll(() => mongod.remove());

/** Every call there is that needs the database. */
function calls(visitor: Visitor): Promise<Answer>[] {
  return [
    visitor.post('/api/signup', accountInput()),
    visitor.post('/api/login', accountInput()),
    visitor.post('/api/guest'),
    visitor.get('/api/session'),
    visitor.delete('/api/logout'),
    visitor.get('/api/health/ready'),
    ...LISTS.flatMap((list) => [
      visitor.get(list.all),
      visitor.post(list.create, tourInput()),
      visitor.put(`${list.update}/${UNKNOWN_ID}`, tourInput()),
      visitor.delete(`${list.remove}/${UNKNOWN_ID}`),
    ]),
  ];
}

/** Checks that every call of these callers says "not now" in time. */
async function expectOutage(...callers: Visitor[]): Promise<void> {
  for (const caller of callers) {
    const start = performance.now();
    const answers = calls(caller).map(async (call) => {
      const answer = await call;
      return { answer, ms: performance.now() - start };
    });
    for (const { answer, ms } of await Promise.all(answers)) {
      expectProblem(answer, 503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(ms).toBeLessThan(ANSWER_WITHIN_MS);
    }
  }
  expect((await app.visitor().get('/api/health/live')).body).toEqual({ status: 'ok' });
  await expectMetricsWithoutFigures();
}

/** What is not known is not told. */
async function expectMetricsWithoutFigures(): Promise<void> {
  const start = performance.now();
  const { status, text } = await app.visitor().get('/api/metrics');
  expect(status).toBe(200);
  expect(performance.now() - start).toBeLessThan(ANSWER_WITHIN_MS);
  expect(text).toMatch(/^database_ready 0$/m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).not.toMatch(/^(users|bookings|backup_\w+)[ {]/m);
}

/** Waits until all is as it was. */
async function expectRecovery(visitor: Visitor, bookings: number): Promise<void> {
  await untilReady(app.url);
  await eventually(async () => {
    expect((await visitor.get('/api/all')).list).toHaveLength(bookings);
  }, 3000);
  expect((await app.visitor().post('/api/signup', accountInput())).status).toBe(201);
  const { status, body } = await visitor.post('/api/new', tourInput());
  expect(status).toBe(201);
  expect((await visitor.delete(`/api/deletetour/${String(body._id)}`)).status).toBe(204);
}

/** Somebody with one booking. */
async function walker(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  await visitor.post('/api/new', tourInput());
  return visitor;
}

describe('while MongoDB is away', () => {
  afterEach(() => stopApp(app));

  it('the API that was started before it says so, and begins by itself', async () => {
    app = await startApp(mongod.uri);
    await expectOutage(app.visitor());
    await mongod.start();
    await untilReady(app.url);
    await expectRecovery(await walker(), 1);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'because it was ended by %s, the API says so, and goes on by itself',
    async (signal) => {
      await mongod.start();
      app = await startApp(mongod.uri);
      await untilReady(app.url);
      const visitor = await walker();
      // A mongod that is killed may forget its last tenth of a second.
      await app.database.db?.admin().command({ fsync: 1 });

      await mongod.stop(signal);
      await expectOutage(visitor, app.visitor());
      await mongod.start();
      await expectRecovery(visitor, 1);
    },
  );

  it('because it is frozen, the API says so, and goes on by itself', async () => {
    await mongod.start();
    app = await startApp(mongod.uri);
    await untilReady(app.url);
    const visitor = app.visitor();
    const account = await visitor.signUp();
    const { body: booking } = await visitor.post('/api/new', tourInput());

    await mongod.freeze();
    // Until that is noticed, what needs no database may still be answered to nobody.
    await expectOutage(visitor);
    // By now the driver has noticed, and the API need not wait any more.
    await eventually(async () => {
      const start = performance.now();
      expectProblem(await visitor.get('/api/all'), 503);
      expect(performance.now() - start).toBeLessThan(500);
    });
    mongod.thaw();

    await untilReady(app.url);
    // What was sent meanwhile may have arrived after all, signing out included.
    await eventually(async () => {
      expect((await visitor.post('/api/login', account)).status).toBe(200);
    }, 3000);
    expect((await visitor.get('/api/all')).list[0]).toEqual(booking);
  }, 45_000);
});
