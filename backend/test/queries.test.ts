import { newYorkDate, nextDates } from 'shared/new-york';
import { JobsService } from '../src/database/jobs.service';
import { useApp } from './support/app';
import { setDeparture, setPlace, storeBookings } from './support/departures';
import { accountInput, tourInput } from './support/factories';
import { LISTS, UNKNOWN_ID } from './support/lists';
import type { Booking, Visitor } from './support/visitor';

/** What MongoDB's profiler notes of an operation. */
interface Operation {
  op: string;
  ns: string;
  command: object;
  /** Of every stage that reads; missing where nothing is looked for. */
  planSummary?: string;
  hasSortStage?: boolean;
  keysExamined?: number;
  docsExamined?: number;
  /** Of a query. */
  nreturned?: number;
  /** Of an update. */
  nMatched?: number;
  /** Of a deletion. */
  ndeleted?: number;
}

const OTHERS = 40;
const OWN = 5;
/** How often a batch of commands may ask the database, beside its commit. */
const ONE_BATCH = 7;

describe.each(LISTS)('among many bookings on the list of $name', (list) => {
  const app = useApp();
  let visitor: Visitor;
  let bookings: Booking[];

  // What is done in the background meanwhile is not the call's.
  beforeAll(() => app.app.get(JobsService).beforeApplicationShutdown());

  beforeEach(async () => {
    const others = Array.from({ length: OTHERS * 5 }, (_, number) => ({
      owner: `guest:${String(number % OTHERS)}`,
      date: '2030-01-07',
      createdAt: new Date(number),
    }));
    await app.database.collection(list.collection).deleteMany({});
    await app.database.collection('failed_sign_ins').deleteMany({});
    await storeBookings(app, list, others);
    // What there is none of can't be looked for on an index.
    await setPlace(app, list, {});
    await setDeparture(app, list, '2030-01-07', {});
    visitor = app.visitor();
    await visitor.post('/api/guest');
    for (let count = 0; count < OWN; count++) await visitor.post(list.create, tourInput());
    bookings = (await visitor.get(list.all)).list;
  });

  const calls: [string, number, () => Promise<{ status: number }>][] = [
    ['list', 200, () => visitor.get(list.all)],
    ['book', 201, () => visitor.post(list.create, tourInput())],
    ['book by name', 201, () => visitor.post(list.create, tourInput(), { 'Idempotency-Key': 'a' })],
    ['change', 200, () => visitor.put(`${list.update}/${idOf()}`, tourInput({ people: 3 }))],
    ['move', 200, () => visitor.put(`${list.update}/${idOf()}`, tourInput({ day: 'Friday' }))],
    ['miss', 404, () => visitor.put(`${list.update}/${UNKNOWN_ID}`, tourInput())],
    ['delete', 204, () => visitor.delete(`${list.remove}/${idOf()}`)],
    ['bring back', 200, deleteAndRestore],
    ['sign up with the list', 201, () => visitor.post('/api/signup', accountInput())],
    ['sign in, fail and sign out', 204, signInAndOut],
    ['see and end sessions', 204, seeAndEndSessions],
  ];

  const idOf = () => bookings[0]?._id ?? '';

  async function deleteAndRestore() {
    await visitor.delete(`${list.remove}/${idOf()}`);
    return visitor.post(`${list.restore}/${idOf()}`);
  }

  async function signInAndOut() {
    const account = accountInput();
    await visitor.post('/api/signup', account);
    await visitor.post('/api/login', { ...account, username: account.email });
    await visitor.post('/api/login', { ...account, password: 'not that one' });
    await visitor.get('/api/session');
    return visitor.delete('/api/logout');
  }

  async function seeAndEndSessions() {
    const account = accountInput();
    await visitor.post('/api/signup', account);
    await app.visitor().post('/api/login', account);
    await visitor.get('/api/account/sessions');
    return visitor.delete('/api/account/sessions');
  }

  it.each(calls)('to %s reads no more than it needs', async (_, status, call) => {
    const operations = await profile(call, status);
    expect(operations.length).toBeGreaterThan(0);
    for (const operation of operations) {
      expect(operation).toEqual(expect.objectContaining({ wasteful: [] }));
    }
  });

  describe('to book a day, whichever of its dates', () => {
    const day = 'Tuesday';
    const capacity = 4;
    const book = (people: number) => visitor.post(list.create, tourInput({ day, people }));
    /** How many questions a call asks in transactions. */
    const questions = async (call: () => Promise<{ status: number }>, status: number) =>
      (await profile(call, status)).filter(({ command }) => command.includes('"txnNumber"')).length;

    beforeEach(() => setPlace(app, list, { capacity }));
    afterEach(() => app.database.collection('departures').deleteMany({}));

    it('asks a few times where the first has room', async () => {
      expect(await questions(() => book(1), 201)).toBeLessThanOrEqual(ONE_BATCH);
    });

    it('asks no more for many bookings at once', async () => {
      const visitors = await Promise.all(
        Array.from({ length: 16 }, async () => {
          const one = app.visitor();
          await one.becomeGuest();
          return one;
        }),
      );
      const bookAll = async () => {
        const answers = await Promise.all(
          visitors.map((one) => one.post(list.create, tourInput({ day: 'Friday', people: 1 }))),
        );
        return { status: Math.max(...answers.map(({ status }) => status)) };
      };
      // Who comes first has no one to wait for, and all others are few batches.
      expect(await questions(bookAll, 201)).toBeLessThanOrEqual(4 * ONE_BATCH);
    });

    it('asks little more where all are full', async () => {
      expect(await questions(() => book(capacity + 1), 409)).toBeLessThanOrEqual(2 * ONE_BATCH);
    });

    it('asks little more where only the last has room', async () => {
      const last = nextDates(day, newYorkDate(new Date()), 90).at(-1) ?? '';
      await setDeparture(app, list, last, { capacity: capacity + 1 });
      const bookLast = async () => {
        const answer = await book(capacity + 1);
        expect(answer.body.date).toBe(last);
        return answer;
      };
      expect(await questions(bookLast, 201)).toBeLessThanOrEqual(2 * ONE_BATCH);
    });
  });

  /** What a call has the database do. */
  async function profile(call: () => Promise<{ status: number }>, status: number) {
    const { db } = app.database;
    await db?.command({ profile: 2 });
    const answer = await call();
    await db?.command({ profile: 0 });
    expect(answer).toMatchObject({ status });
    const noted = db?.collection<Operation>('system.profile');
    const operations = (await noted?.find({ ns: { $not: /system\.profile$/ } }).toArray()) ?? [];
    await noted?.drop();
    return operations
      .filter(({ op, planSummary }) => op !== 'insert' && planSummary !== undefined)
      .map((operation) => ({
        ns: operation.ns,
        command: JSON.stringify(operation.command),
        plan: operation.planSummary,
        wasteful: flawsOf(operation),
      }));
  }
});

function flawsOf(operation: Operation): string[] {
  const { planSummary = '', hasSortStage = false } = operation;
  const { keysExamined = 0, docsExamined = 0, nreturned, nMatched, ndeleted } = operation;
  const found = nreturned ?? nMatched ?? ndeleted ?? 0;
  // Each of several ranges may end with the first key that lies behind it.
  const [, ranges] = /"\$in":\[([^\]]*)\]/.exec(JSON.stringify(operation.command)) ?? [];
  const mostBehind = ranges === undefined ? 0 : ranges.split(',').length;
  // What a transaction loads together is counted together: what is summed up, and each document found.
  const isLoad = JSON.stringify(operation.command).includes('"$documents"');
  // All of them are wanted, and they are few.
  const isAllTours = operation.ns.endsWith('.tours') && docsExamined === found;
  const onIndex = /^(IDHACK|IXSCAN)/.test(planSummary) && !planSummary.includes('COLLSCAN');
  return [
    ...(onIndex || isAllTours ? [] : [`not on an index: ${planSummary}`]),
    ...(hasSortStage ? ['sorted in memory'] : []),
    ...(!isLoad && keysExamined > found + mostBehind
      ? [`${String(keysExamined)} keys for ${String(found)}`]
      : []),
    ...(!isLoad && docsExamined > found
      ? [`${String(docsExamined)} documents for ${String(found)}`]
      : []),
  ];
}
