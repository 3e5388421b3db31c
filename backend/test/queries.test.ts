import { newYorkDate, nextDates } from 'shared/new-york';
import { JobsService } from '../src/database/jobs.service';
import { useApp } from './support/app';
import { setDeparture, setTour, storeBookings } from './support/departures';
import { accountInput, bookingInput } from './support/factories';
import { LISTS, UNKNOWN_ID } from './support/lists';
import type { Booking, Visitor } from './support/visitor';

/** An operation in MongoDB's profile. */
interface Operation {
  op: string;
  ns: string;
  command: object;
  /** The plan of every stage that reads. Missing if nothing is searched. */
  planSummary?: string;
  hasSortStage?: boolean;
  keysExamined?: number;
  docsExamined?: number;
  /** For queries alone. */
  nreturned?: number;
  /** For updates alone. */
  nMatched?: number;
  /** For deletions alone. */
  ndeleted?: number;
}

const OTHERS = 40;
const OWN = 5;
/** The maximum number of database operations for a batch of commands, besides its commit. */
const MAX_PER_BATCH = 7;

describe.each(LISTS)('with many bookings on the list of $name', (list) => {
  const app = useApp();
  let visitor: Visitor;
  let bookings: Booking[];

  // Background work would count toward the calls.
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
    // Queries of an empty collection can't use an index.
    await setTour(app, list, {});
    await setDeparture(app, list, '2030-01-07', {});
    visitor = app.visitor();
    await visitor.post('/api/guest');
    for (let count = 0; count < OWN; count++) await visitor.post(list.create, bookingInput());
    bookings = (await visitor.get(list.all)).list;
  });

  const calls: [string, number, () => Promise<{ status: number }>][] = [
    ['list', 200, () => visitor.get(list.all)],
    ['book', 201, () => visitor.post(list.create, bookingInput())],
    [
      'book by name',
      201,
      () => visitor.post(list.create, bookingInput(), { 'Idempotency-Key': 'a' }),
    ],
    ['change', 200, () => visitor.put(`${list.update}/${idOf()}`, bookingInput({ people: 3 }))],
    ['move', 200, () => visitor.put(`${list.update}/${idOf()}`, bookingInput({ day: 'Friday' }))],
    ['miss', 404, () => visitor.put(`${list.update}/${UNKNOWN_ID}`, bookingInput())],
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

  it.each(calls)('a call to %s reads no more than it needs', async (_, status, call) => {
    const operations = await profile(call, status);
    expect(operations.length).toBeGreaterThan(0);
    for (const operation of operations) {
      expect(operation).toEqual(expect.objectContaining({ wasteful: [] }));
    }
  });

  describe('booking a weekday', () => {
    const day = 'Tuesday';
    const capacity = 4;
    const book = (people: number) => visitor.post(list.create, bookingInput({ day, people }));
    /** The number of operations that a call makes in transactions. */
    const countOperations = async (call: () => Promise<{ status: number }>, status: number) =>
      (await profile(call, status)).filter(({ command }) => command.includes('"txnNumber"')).length;

    beforeEach(() => setTour(app, list, { capacity }));
    afterEach(() => app.database.collection('departures').deleteMany({}));

    it('takes few operations if the first date has room', async () => {
      expect(await countOperations(() => book(1), 201)).toBeLessThanOrEqual(MAX_PER_BATCH);
    });

    it('takes no more operations for many simultaneous bookings', async () => {
      const visitors = await Promise.all(
        Array.from({ length: 16 }, async () => {
          const one = app.visitor();
          await one.becomeGuest();
          return one;
        }),
      );
      const bookAll = async () => {
        const responses = await Promise.all(
          visitors.map((one) => one.post(list.create, bookingInput({ day: 'Friday', people: 1 }))),
        );
        return { status: Math.max(...responses.map(({ status }) => status)) };
      };
      // The first call waits for nothing, and all others share a few batches.
      expect(await countOperations(bookAll, 201)).toBeLessThanOrEqual(4 * MAX_PER_BATCH);
    });

    it('takes few more operations if all dates are full', async () => {
      expect(await countOperations(() => book(capacity + 1), 409)).toBeLessThanOrEqual(
        2 * MAX_PER_BATCH,
      );
    });

    it('takes few more operations if only the last date has room', async () => {
      const last = nextDates(day, newYorkDate(new Date()), 90).at(-1) ?? '';
      await setDeparture(app, list, last, { capacity: capacity + 1 });
      const bookLast = async () => {
        const response = await book(capacity + 1);
        expect(response.body.date).toBe(last);
        return response;
      };
      expect(await countOperations(bookLast, 201)).toBeLessThanOrEqual(2 * MAX_PER_BATCH);
    });
  });

  /** Returns the operations of a call. */
  async function profile(call: () => Promise<{ status: number }>, status: number) {
    const { db } = app.database;
    await db?.command({ profile: 2 });
    const response = await call();
    await db?.command({ profile: 0 });
    expect(response).toMatchObject({ status });
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
  // Each of several ranges may read one key beyond its end.
  const [, ranges] = /"\$in":\[([^\]]*)\]/.exec(JSON.stringify(operation.command)) ?? [];
  const mostBehind = ranges === undefined ? 0 : ranges.split(',').length;
  // A transaction's load reads sums and documents together.
  const isLoad = JSON.stringify(operation.command).includes('"$documents"');
  // The tours are few, and all are needed.
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
