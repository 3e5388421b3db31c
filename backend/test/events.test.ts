import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { DaySheetService } from '../src/day-sheet/day-sheet.service';
import { useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  setDeparture,
  setTour,
  storeBookings,
  bookingInputOn,
} from './support/departures';
import { eventually } from './support/eventually';
import { accountInput } from './support/factories';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useReplica } from './support/process';
import { Visitor, type ApiResponse } from './support/visitor';

const DATE = dateAhead(10);
const LATER_DATE = dateAhead(12);
const TOUR = 'day.empire-state-building';
const PATH = `/api/guide/events?date=${DATE}`;
const MAX_STREAMS = 20;
/** After this time, events about earlier changes have been sent. */
const QUIET_MS = 2500;
/** Events are usually sent within two seconds. A busy machine takes longer. */
const MAX_DELAY_MS = 4000;

const app = useApp();
const replica = useReplica(() => app.mongodbUri);

let guide: Visitor, username: string;
beforeEach(async () => {
  ({ guide, username } = await signUpGuide(app));
});
let openStreams: AbortController[] = [];
afterEach(() => {
  for (const stream of openStreams) stream.abort();
  openStreams = [];
});

/**
 * Listens to events as a browser does. `textAtEnd` resolves to the received text when the server ends the stream, and
 * `waitForText` resolves when the text matches a pattern.
 */
async function listen(visitor = guide, url = app.url, path = PATH) {
  const stream = new AbortController();
  openStreams.push(stream);
  const response = await fetch(url + path, {
    headers: { Authorization: visitor.cookie ?? '' },
    signal: stream.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
    }
    return text;
  };
  const textAtEnd = read();
  textAtEnd.catch(() => undefined);
  const waitForText = (pattern: RegExp) =>
    eventually(() => {
      expect(text).toMatch(pattern);
    });
  const close = () => {
    stream.abort();
  };
  /** Returns the number of sheet events received so far. */
  const countSheetEvents = () => text.match(/^event: sheet$/gm)?.length ?? 0;
  return { response, textAtEnd, waitForText, countSheetEvents, close };
}

function setPaymentService(name: string): Promise<ApiResponse> {
  const method = { kind: 'OTHER', uses: ['FARE'], url: 'https://pay.example/', name };
  return guide.put('/api/guide/payment-methods', { methods: [method] });
}

it.each([
  [
    'the guide loses the role',
    () => app.database.collection('users').updateOne({ username }, { $unset: { guide: 1 } }),
  ],
  ['the guide signs out', () => guide.delete('/api/logout')],
  ['a different device ends the session', endSessionFromPhone],
  ['the account is deleted', () => app.database.collection('users').deleteOne({ username })],
])('the event stream of every replica ends within seconds when %s', async (_, endAccess) => {
  const streams = [await listen(), await listen(guide, replica().url)];
  for (const { response } of streams) expect(response.status).toBe(200);
  for (const { waitForText } of streams) await waitForText(/^event: sheet$/m);
  const startMs = performance.now();
  await endAccess();
  for (const { textAtEnd } of streams) await textAtEnd;
  expect(performance.now() - startMs).toBeLessThan(MAX_DELAY_MS);
});

async function endSessionFromPhone() {
  const phone = app.visitor();
  await phone.post('/api/login', { username, password: 'a walk in the park' });
  expect((await phone.delete('/api/account/sessions')).status).toBe(204);
}

it('only a limited number of windows can receive events, and closing one makes room for the next', async () => {
  const streams = await Promise.all(Array.from({ length: MAX_STREAMS + 5 }, () => listen()));
  const statuses = streams.map(({ response }) => response.status).sort();
  expect(statuses).toEqual([
    ...Array<number>(MAX_STREAMS).fill(200),
    ...Array<number>(5).fill(429),
  ]);
  const refusedStream = await listen();
  expect(refusedStream.response.status).toBe(429);
  expect(refusedStream.response.headers.get('retry-after')).toBe('60');
  expect(JSON.parse(await refusedStream.textAtEnd)).toMatchObject({
    status: 429,
    errorMessage: 'This day is open in too many windows. Please close some of them.',
  });

  const { guide: otherGuide } = await signUpGuide(app);
  expect((await listen(otherGuide)).response.status).toBe(200);
  // Other endpoints still work.
  expect((await guide.get(`/api/guide/days/${DATE}`)).status).toBe(200);

  streams.find(({ response }) => response.status === 200)?.close();
  await eventually(async () => {
    expect((await listen()).response.status).toBe(200);
  });
  expect((await listen()).response.status).toBe(429);
});

describe('events', () => {
  const SHEET_COLLECTIONS = /\.(day_tours|night_tours|departures|tours)$/;

  it('need one query for all listeners, and no query while nothing changes', async () => {
    const fingerprintSpy = vi.spyOn(app.app.get(DaySheetService), 'computeFingerprint');
    let startMs = performance.now();
    /** Returns the maximum number of queries so far: one immediately, and one per second after that. */
    const maxQueries = () => 1 + Math.ceil((performance.now() - startMs) / 1000);
    const streams = await Promise.all(Array.from({ length: MAX_STREAMS }, () => listen()));
    for (const { waitForText } of streams) await waitForText(/^event: sheet$/m);
    await wait(QUIET_MS);
    expect(fingerprintSpy.mock.calls.length).toBeLessThanOrEqual(maxQueries());

    const { db } = app.database;
    fingerprintSpy.mockClear();
    await db?.command({ profile: 2 });
    await wait(2 * QUIET_MS);
    await db?.command({ profile: 0 });
    const profile = db?.collection('system.profile');
    const operations = (await profile?.find({ ns: SHEET_COLLECTIONS }).toArray()) ?? [];
    await profile?.drop();
    expect(fingerprintSpy).not.toHaveBeenCalled();
    // A background job regularly queries bookings to anonymize.
    expect(
      operations.filter(({ command }) => !JSON.stringify(command).includes('anonymizeAt')),
    ).toEqual([]);

    startMs = performance.now();
    await book(app.url);
    await wait(QUIET_MS);
    expect(fingerprintSpy.mock.calls.length).toBeGreaterThan(0);
    expect(fingerprintSpy.mock.calls.length).toBeLessThanOrEqual(maxQueries());
    expect(maxQueries()).toBeLessThan(MAX_STREAMS / 2);
    for (const { countSheetEvents } of streams) expect(countSheetEvents()).toBeGreaterThan(1);

    for (const { close } of streams) close();
    await wait(QUIET_MS);
    fingerprintSpy.mockClear();
    await book(app.url);
    await wait(QUIET_MS);
    expect(fingerprintSpy).not.toHaveBeenCalled();
    fingerprintSpy.mockRestore();
  });

  it('are sent within about two seconds of every change, on every replica', async () => {
    const streams = [await listen(), await listen(guide, replica().url)];
    for (const { waitForText } of streams) await waitForText(/^event: sheet$/m);
    /** Makes a change, and measures how long it takes until every listener has an event. */
    const measureDelay = async (
      change: () => Promise<ApiResponse>,
    ): Promise<[number, ApiResponse]> => {
      // The pause keeps the change from being reported together with the previous one.
      await wait(1500);
      const countsBefore = streams.map(({ countSheetEvents }) => countSheetEvents());
      const response = await change();
      expect(response.status).toBeLessThan(300);
      const startMs = performance.now();
      await eventually(() => {
        streams.forEach(({ countSheetEvents }, index) => {
          expect(countSheetEvents()).toBeGreaterThan(countsBefore[index] ?? 0);
        });
      }, MAX_DELAY_MS);
      return [performance.now() - startMs, response];
    };

    const visitor = app.visitor();
    await visitor.becomeGuest();
    const [, bookingResponse] = await measureDelay(() =>
      visitor.post('/api/new', bookingInputOn(DATE)),
    );
    const id = String(bookingResponse.body._id);
    const departurePath = `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}`;
    const attendance = { arrived: 1, noShow: false, note: 'Hat', revision: 0 };
    const tourPath = `/api/guide/places/${TOUR}`;
    const tours = JSON.parse((await guide.get('/api/guide/places')).text) as { id: string }[];
    const settings = tours.find((each) => tourPath.endsWith(each.id));
    const changes: (() => Promise<ApiResponse>)[] = [
      () => visitor.put(`/api/editour/${id}`, bookingInputOn(DATE, 4)),
      () => guide.put(`/api/guide/parties/day/${id}`, attendance),
      () => guide.post(`${departurePath}/walk-ins`, { name: 'Mo', people: 1 }),
      () => guide.patch(departurePath, { capacity: 9, revision: 0 }),
      () => visitor.delete(`/api/deletetour/${id}`),
      () => visitor.post(`/api/restoretour/${id}`),
      () => visitor.post('/api/signup', accountInput()),
      () => setPaymentService('Wise'),
      () =>
        guide.patch(tourPath, {
          ...settings,
          meetingPoint: 'The arch',
          bookedDepartures: 'change',
        }),
    ];
    const delaysMs: number[] = [];
    for (const change of changes) {
      const [delayMs] = await measureDelay(change);
      delaysMs.push(delayMs);
    }
    const median = delaysMs.sort((a, b) => a - b)[Math.floor(delaysMs.length / 2)];
    expect(median).toBeLessThan(2000);
  }, 60_000);

  it('are sent when a tour’s price changes, even if nobody has booked', async () => {
    const path = `/api/guide/events?date=${dateAhead(20)}`;
    const { waitForText, countSheetEvents } = await listen(guide, app.url, path);
    await waitForText(/^event: sheet$/m);
    await wait(QUIET_MS);
    const countBefore = countSheetEvents();
    const price = { kind: 'PERSON', cents: 4100 };
    const response = await guide.put('/api/guide/tours/prices', { tours: [TOUR], price });
    expect(response.status).toBe(204);
    await eventually(() => {
      expect(countSheetEvents()).toBeGreaterThan(countBefore);
    });
  });

  it('are sent even if the database has no change streams', async () => {
    const { db } = app.database;
    if (!db) throw new Error('There is no database.');
    const watchSpy = vi.spyOn(db, 'watch').mockImplementation(() => {
      const stream = new EventEmitter() as ReturnType<typeof db.watch>;
      stream.close = () => Promise.resolve();
      setImmediate(() => stream.emit('error', new Error('There are no change streams.')));
      return stream;
    });
    const { waitForText, countSheetEvents } = await listen(
      guide,
      app.url,
      `/api/guide/events?date=${LATER_DATE}`,
    );
    await waitForText(/^event: sheet$/m);
    expect(watchSpy).toHaveBeenCalledTimes(1);
    const countBefore = countSheetEvents();
    await book(app.url, LATER_DATE);
    await eventually(() => {
      expect(countSheetEvents()).toBeGreaterThan(countBefore);
    });
    watchSpy.mockRestore();
  });

  async function book(url: string, date = DATE): Promise<void> {
    const visitor = new Visitor(url);
    await visitor.becomeGuest();
    expect((await visitor.post('/api/new', bookingInputOn(date))).status).toBe(201);
  }
});

describe('the fingerprint of a sheet', () => {
  const bookings = () => app.database.collection('day_tours');
  const party = { owner: 'guest:a', date: DATE, createdAt: new Date(0) };
  const storeParty = (booking = {}) => storeBookings(app, DAY_LIST, [{ ...party, ...booking }]);
  const readFingerprint = () => app.app.get(DaySheetService).computeFingerprint(DATE);
  beforeEach(async () => {
    for (const name of ['day_tours', 'departures'])
      await app.database.collection(name).deleteMany({});
    await storeParty();
  });

  it('stays the same while nothing on the sheet changes', async () => {
    expect(await readFingerprint()).toBe(await readFingerprint());
    await storeParty({ date: LATER_DATE, owner: 'guest:b' });
    const fingerprintBefore = await readFingerprint();
    await bookings().updateOne({ owner: 'guest:b' }, { $set: { people: 9 } });
    expect(await readFingerprint()).toBe(fingerprintBefore);
  });

  const attendance = { arrived: 1, noShow: false, note: '', revision: 1 };
  const changes: [string, () => Promise<unknown>][] = [
    ['a party books', () => storeParty()],
    ['a party is deleted', () => bookings().deleteOne({})],
    [
      'one party replaces another',
      async () => {
        await bookings().deleteOne({});
        await storeParty({ createdAt: new Date(1) });
      },
    ],
    ['a party grows', () => bookings().updateOne({}, { $set: { people: 3 } })],
    [
      'the guide cancels a party',
      () => bookings().updateOne({}, { $set: { status: 'cancelled' } }),
    ],
    ['a person arrives', () => bookings().updateOne({}, { $set: { attendance } })],
    ['a guest signs up', () => bookings().updateOne({}, { $set: { owner: 'user:a' } })],
    ['a walk-in gets a name', () => bookings().updateOne({}, { $set: { walkIn: 'Mo' } })],
    [
      'a party moves',
      () =>
        bookings().updateOne(
          {},
          { $set: { departure: departureIdOn(DAY_LIST, LATER_DATE), date: LATER_DATE } },
        ),
    ],
    [
      'the departure starts earlier',
      () => setDeparture(app, DAY_LIST, DATE, { startTime: '08:00' }),
    ],
    ['the guide adds a service for payments', () => setPaymentService('Revolut')],
    [
      'the price that walk-ins pay changes',
      () => setTour(app, DAY_LIST, { price: { kind: 'PERSON', cents: 4200 } }),
    ],
  ];
  it.each(changes)('changes when %s', async (_, change) => {
    const fingerprintBefore = await readFingerprint();
    await change();
    expect(await readFingerprint()).not.toBe(fingerprintBefore);
  });

  it('changes only in its second part, the sum of revisions, when the guide checks in a party', async () => {
    const [firstPart, revisions] = (await readFingerprint()).split(' ');
    expect(revisions).toBe('0');
    await bookings().updateOne({}, { $set: { attendance } });
    expect(await readFingerprint()).toBe(`${String(firstPart)} 1`);
    await storeParty({ attendance: { ...attendance, revision: 4 } });
    expect(await readFingerprint()).toMatch(/^[^ ]+ 5$/);
    expect(await readFingerprint()).not.toBe(`${String(firstPart)} 5`);
  });

  it('changes only in its second part when the guide notes or reverses payments and tips', async () => {
    const [firstPart] = (await readFingerprint()).split(' ');
    const { _id } = (await bookings().findOne({})) ?? {};
    const partyPath = `/api/guide/parties/day/${String(_id)}/payments/p`;
    const departurePath = `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}/payments/tip`;
    const tip = { cents: 500, method: 'CASH' };
    const calls = [
      () => guide.put(partyPath, { kind: 'TIP', ...tip }),
      () => guide.put(departurePath, tip),
      () => guide.delete(partyPath),
      () => guide.delete(departurePath),
    ];
    for (const [index, call] of calls.entries()) {
      expect((await call()).status).toBe(200);
      expect(await readFingerprint()).toBe(`${String(firstPart)} ${String(index + 1)}`);
    }
  });
});

it('streams that are closed right after opening don’t count as open windows', async () => {
  for (let i = 0; i < 3 * MAX_STREAMS; i++) {
    const stream = new AbortController();
    const call = fetch(app.url + PATH, {
      headers: { Authorization: guide.cookie ?? '' },
      signal: stream.signal,
    });
    const delayMs = (i % 10) * 2;
    setTimeout(() => {
      stream.abort();
    }, delayMs);
    await call.then((response) => response.text()).catch(() => undefined);
  }
  await eventually(async () => {
    expect((await listen()).response.status).toBe(200);
  });
});
