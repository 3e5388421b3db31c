import { newYorkDate, nextDates } from 'shared/new-york';
import { JobsService } from '../src/database/jobs.service';
import type { TranslationRecord } from '../src/planning/translations.dto';
import { useApp } from './support/app';
import { departureIdOn, setDeparture, setTour, storeBookings } from './support/departures';
import { accountInput, bookingInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { LISTS, UNKNOWN_ID } from './support/lists';
import type { Booking, Visitor } from './support/visitor';

/** An operation recorded by MongoDB's profiler. */
interface Operation {
  op: string;
  ns: string;
  command: object;
  /** How the operation reads, such as `IXSCAN { owner: 1 }`. Missing if the operation doesn't search. */
  planSummary?: string;
  hasSortStage?: boolean;
  keysExamined?: number;
  docsExamined?: number;
  /** Set only for queries. */
  nreturned?: number;
  /** Set only for updates. */
  nMatched?: number;
  /** Set only for deletions. */
  ndeleted?: number;
}

const OTHER_OWNER_COUNT = 40;
const OWN_BOOKING_COUNT = 5;
/** The maximum number of database operations for a batch of commands, not counting its commit. */
const MAX_OPERATIONS_PER_BATCH = 7;

describe.each(LISTS)('with many bookings on the list of $name', (list) => {
  const app = useApp();
  let guide: Visitor;
  let visitor: Visitor;
  let bookings: Booking[];

  beforeAll(async () => {
    // Stops the background jobs, because their operations would be mistaken for the calls' operations.
    await app.app.get(JobsService).beforeApplicationShutdown();
    ({ guide } = await signUpGuide(app));
  });

  beforeEach(async () => {
    const otherBookings = Array.from({ length: OTHER_OWNER_COUNT * 5 }, (_, index) => ({
      owner: `guest:${String(index % OTHER_OWNER_COUNT)}`,
      date: '2030-01-07',
      createdAt: new Date(index),
    }));
    await app.database.collection(list.collection).deleteMany({});
    await app.database.collection('failed_sign_ins').deleteMany({});
    await storeBookings(app, list, otherBookings);
    // Queries on an empty collection can't use an index.
    await setTour(app, list, {});
    await setDeparture(app, list, '2030-01-07', {});
    visitor = app.visitor();
    await visitor.post('/api/guest');
    for (let count = 0; count < OWN_BOOKING_COUNT; count++)
      await visitor.post(list.create, bookingInput());
    bookings = (await visitor.get(list.all)).list;
  });

  const calls: [string, number, () => Promise<{ status: number }>][] = [
    ['list', 200, () => visitor.get(list.all)],
    ['book', 201, () => visitor.post(list.create, bookingInput())],
    [
      'book with a key',
      201,
      () => visitor.post(list.create, bookingInput(), { 'Idempotency-Key': 'a' }),
    ],
    [
      'change',
      200,
      () => visitor.put(`${list.update}/${firstBookingId()}`, bookingInput({ people: 3 })),
    ],
    [
      'move',
      200,
      () => visitor.put(`${list.update}/${firstBookingId()}`, bookingInput({ day: 'Friday' })),
    ],
    [
      'change an unknown booking',
      404,
      () => visitor.put(`${list.update}/${UNKNOWN_ID}`, bookingInput()),
    ],
    ['delete', 204, () => visitor.delete(`${list.remove}/${firstBookingId()}`)],
    ['delete and restore', 200, deleteAndRestore],
    ['sign up with bookings', 201, () => visitor.post('/api/signup', accountInput())],
    ['sign in, fail to sign in, and sign out', 204, signInAndOut],
    ['see and end sessions', 204, seeAndEndSessions],
    ['translate a tour', 200, translateTour],
  ];

  const firstBookingId = () => bookings[0]?._id ?? '';

  async function translateTour() {
    const path = '/api/guide/tours/day.central-park/translations';
    const [firstTranslation] = JSON.parse((await guide.get(path)).text) as TranslationRecord[];
    const { language = '', revision } = firstTranslation ?? {};
    return guide.put(`${path}/${language}`, {
      texts: [{ source: 'Central Park', text: 'Der Central Park' }],
      revision,
    });
  }

  async function deleteAndRestore() {
    await visitor.delete(`${list.remove}/${firstBookingId()}`);
    return visitor.post(`${list.restore}/${firstBookingId()}`);
  }

  async function signInAndOut() {
    const account = accountInput();
    await visitor.post('/api/signup', account);
    await visitor.post('/api/login', { ...account, username: account.email });
    await visitor.post('/api/login', { ...account, password: 'wrong password' });
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
    const operations = await profileOperations(call, status);
    expect(operations.length).toBeGreaterThan(0);
    for (const operation of operations) {
      expect(operation).toEqual(expect.objectContaining({ flaws: [] }));
    }
  });

  it.each(['party', 'departure'])('payments by a %s are found with an index', async (payer) => {
    const { date = '' } = bookings[0] ?? {};
    const path =
      payer === 'party'
        ? `/api/guide/parties/${list.id}/${firstBookingId()}/payments`
        : `/api/guide/departures/${departureIdOn(list, date)}/payments`;
    const payment = { kind: 'TIP', cents: 500, method: 'CASH' };
    const [firstPath, secondPath] = [1, 2].map(
      (paymentNumber) => `${path}/${list.id}-${payer}-${String(paymentNumber)}`,
    );
    await guide.put(String(firstPath), payment);
    const operations = await profileOperations(async () => {
      await guide.put(String(secondPath), payment);
      return guide.delete(String(secondPath));
    }, 200);
    const paymentOperations = operations.filter(({ ns }) => ns.endsWith('.payments'));
    expect(paymentOperations).toHaveLength(2);
    for (const operation of paymentOperations)
      expect(operation).toEqual(expect.objectContaining({ flaws: [] }));
  });

  describe('booking by weekday', () => {
    const day = 'Tuesday';
    const capacity = 4;
    const book = (people: number) => visitor.post(list.create, bookingInput({ day, people }));
    /** Makes a call, and returns the number of its operations in transactions. */
    const countOperations = async (call: () => Promise<{ status: number }>, status: number) =>
      (await profileOperations(call, status)).filter(({ command }) =>
        command.includes('"txnNumber"'),
      ).length;

    beforeEach(() => setTour(app, list, { capacity }));
    afterEach(() => app.database.collection('departures').deleteMany({}));

    it('takes few operations if the first date has room', async () => {
      expect(await countOperations(() => book(1), 201)).toBeLessThanOrEqual(
        MAX_OPERATIONS_PER_BATCH,
      );
    });

    it('takes no more operations for many simultaneous bookings', async () => {
      const visitors = await Promise.all(
        Array.from({ length: 16 }, async () => {
          const guest = app.visitor();
          await guest.becomeGuest();
          return guest;
        }),
      );
      const bookAll = async () => {
        const responses = await Promise.all(
          visitors.map((guest) =>
            guest.post(list.create, bookingInput({ day: 'Friday', people: 1 })),
          ),
        );
        return { status: Math.max(...responses.map(({ status }) => status)) };
      };
      // The first call starts a batch immediately, and all others share a few batches.
      expect(await countOperations(bookAll, 201)).toBeLessThanOrEqual(4 * MAX_OPERATIONS_PER_BATCH);
    });

    it('takes few more operations if all dates are full', async () => {
      expect(await countOperations(() => book(capacity + 1), 409)).toBeLessThanOrEqual(
        2 * MAX_OPERATIONS_PER_BATCH,
      );
    });

    it('takes few more operations if only the last date has room', async () => {
      const lastDate = nextDates(day, newYorkDate(new Date()), 90).at(-1) ?? '';
      await setDeparture(app, list, lastDate, { capacity: capacity + 1 });
      const bookLast = async () => {
        const response = await book(capacity + 1);
        expect(response.body.date).toBe(lastDate);
        return response;
      };
      expect(await countOperations(bookLast, 201)).toBeLessThanOrEqual(
        2 * MAX_OPERATIONS_PER_BATCH,
      );
    });
  });

  /** Makes a call, and returns its database operations. */
  async function profileOperations(call: () => Promise<{ status: number }>, status: number) {
    const { db } = app.database;
    await db?.command({ profile: 2 });
    const response = await call();
    await db?.command({ profile: 0 });
    expect(response).toMatchObject({ status });
    const profileCollection = db?.collection<Operation>('system.profile');
    const operations =
      (await profileCollection?.find({ ns: { $not: /system\.profile$/ } }).toArray()) ?? [];
    await profileCollection?.drop();
    return operations
      .filter(({ op, planSummary }) => op !== 'insert' && planSummary !== undefined)
      .map((operation) => ({
        ns: operation.ns,
        command: JSON.stringify(operation.command),
        plan: operation.planSummary,
        flaws: findFlaws(operation),
      }));
  }
});

/** Returns the reasons why an operation reads more than it needs. */
function findFlaws(operation: Operation): string[] {
  const { planSummary = '', hasSortStage = false } = operation;
  const { keysExamined = 0, docsExamined = 0, nreturned, nMatched, ndeleted } = operation;
  const resultCount = nreturned ?? nMatched ?? ndeleted ?? 0;
  // A query with several ranges may read one key beyond the end of each.
  const [, ranges] = /"\$in":\[([^\]]*)\]/.exec(JSON.stringify(operation.command)) ?? [];
  const maxExtraKeys = ranges === undefined ? 0 : ranges.split(',').length;
  // The query that loads a transaction's data reads sums and documents together.
  const loadsTransactionData = JSON.stringify(operation.command).includes('"$documents"');
  // The API may read all tours, because there are only a few.
  const readsAllTours = operation.ns.endsWith('.tours') && docsExamined === resultCount;
  const usesIndex = /^(IDHACK|IXSCAN)/.test(planSummary) && !planSummary.includes('COLLSCAN');
  const flaws: string[] = [];
  if (!usesIndex && !readsAllTours) flaws.push(`without an index: ${planSummary}`);
  if (hasSortStage) flaws.push('sorted in memory');
  if (loadsTransactionData) return flaws;
  if (keysExamined > resultCount + maxExtraKeys) {
    flaws.push(`${String(keysExamined)} keys for ${String(resultCount)}`);
  }
  if (docsExamined > resultCount) {
    flaws.push(`${String(docsExamined)} documents for ${String(resultCount)}`);
  }
  return flaws;
}
