import { setTimeout as wait } from 'node:timers/promises';
import { DaySheetService } from '../src/guide/day-sheet.service';
import { addDays } from '../src/new-york';
import { useApp } from './support/app';
import { PLACE, setDeparture } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useReplica } from './support/process';
import type { Visitor } from './support/visitor';

const DATE = '2030-01-07';
const PATH = `/api/guide/events?date=${DATE}`;
const LOOK_MS = 2000;
const MOST = 20;
/** The next look at the sheet, and some for a busy machine. */
const SECONDS = 6000;

const app = useApp();
const replica = useReplica(() => app.mongodbUri);

let guide: Visitor, username: string;
beforeEach(async () => {
  ({ guide, username } = await signUpGuide(app));
});
let open: AbortController[] = [];
afterEach(() => {
  for (const stream of open) stream.abort();
  open = [];
});

/** Listens as a browser does; `told` is all that came, once the server ends it, `heard` once something came. */
async function listen(visitor = guide, url = app.url) {
  const stream = new AbortController();
  open.push(stream);
  const response = await fetch(url + PATH, {
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
  const told = read();
  told.catch(() => undefined);
  const heard = (what: RegExp) =>
    eventually(() => {
      expect(text).toMatch(what);
    });
  const close = () => {
    stream.abort();
  };
  return { response, told, heard, close };
}

it.each([
  [
    'the role is taken away',
    () => app.database.collection('users').updateOne({ username }, { $unset: { guide: 1 } }),
  ],
  ['the guide signs out', () => guide.delete('/api/logout')],
  ['the session is ended from elsewhere', endedFromElsewhere],
  ['the account is gone', () => app.database.collection('users').deleteOne({ username })],
])('events end within seconds when %s, on every replica', async (_, cease) => {
  const streams = [await listen(), await listen(guide, replica().url)];
  for (const { response } of streams) expect(response.status).toBe(200);
  for (const { heard } of streams) await heard(/^event: sheet$/m);
  const since = performance.now();
  await cease();
  for (const { told } of streams) await told;
  expect(performance.now() - since).toBeLessThan(SECONDS);
});

async function endedFromElsewhere() {
  const phone = app.visitor();
  await phone.post('/api/login', { username, password: 'a walk in the park' });
  expect((await phone.delete('/api/account/sessions')).status).toBe(204);
}

it('events are for no more windows than anybody has, and for others again when some close', async () => {
  const streams = await Promise.all(Array.from({ length: MOST + 5 }, () => listen()));
  const statuses = streams.map(({ response }) => response.status).sort();
  expect(statuses).toEqual([...Array<number>(MOST).fill(200), ...Array<number>(5).fill(429)]);
  const refused = await listen();
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get('retry-after')).toBe('60');
  expect(JSON.parse(await refused.told)).toMatchObject({
    status: 429,
    errorMessage: 'This day is open in too many windows. Please close some of them.',
  });

  const { guide: other } = await signUpGuide(app);
  expect((await listen(other)).response.status).toBe(200);
  // All other calls go on.
  expect((await guide.get('/api/guide/days/2030-01-07')).status).toBe(200);

  streams.find(({ response }) => response.status === 200)?.close();
  await eventually(async () => {
    expect((await listen()).response.status).toBe(200);
  });
  expect((await listen()).response.status).toBe(429);
});

it('events come from one look at the sheet for all who listen', async () => {
  const looks = jest.spyOn(app.app.get(DaySheetService), 'fingerprint');
  const streams = await Promise.all(Array.from({ length: MOST }, () => listen()));
  for (const { heard } of streams) await heard(/^event: sheet$/m);
  await wait(2 * LOOK_MS);
  expect(looks.mock.calls.length).toBeGreaterThan(1);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(4);
  for (const { close } of streams) close();
  await wait(LOOK_MS);
  looks.mockClear();
  await wait(2 * LOOK_MS);
  expect(looks).not.toHaveBeenCalled();
  looks.mockRestore();
});

describe('the sheet’s state', () => {
  const tours = () => app.database.collection('day_tours');
  const party = {
    owner: 'guest:a',
    slot: 0,
    ...{ place: PLACE, date: DATE, day: 'Monday', people: 2 },
    createdAt: new Date(0),
  };
  const state = () => app.app.get(DaySheetService).fingerprint(DATE);
  beforeEach(async () => {
    await tours().deleteMany({});
    await tours().insertOne({ ...party });
  });

  it('is the same as long as nothing changes', async () => {
    expect(await state()).toBe(await state());
    await tours().insertOne({ ...party, slot: 1, date: addDays(DATE, 1) });
    const before = await state();
    await tours().updateOne({ slot: 1 }, { $set: { people: 9 } });
    expect(await state()).toBe(before);
  });

  const attendance = { arrived: 1, noShow: false, note: '', revision: 1 };
  const changes: [string, () => Promise<unknown>][] = [
    ['a party comes', () => tours().insertOne({ ...party, slot: 1 })],
    ['a party goes', () => tours().deleteOne({})],
    ['one comes for another', () => tours().replaceOne({}, { ...party, createdAt: new Date(1) })],
    ['a party grows', () => tours().updateOne({}, { $set: { people: 3 } })],
    ['somebody arrives', () => tours().updateOne({}, { $set: { attendance } })],
    ['a guest signs up', () => tours().updateOne({}, { $set: { owner: 'user:a' } })],
    ['a walk-in gets a name', () => tours().updateOne({}, { $set: { walkIn: 'Mo' } })],
    ['a party moves', () => tours().updateOne({}, { $set: { place: 'Rockefeller Center' } })],
    [
      'the departure starts earlier',
      () => setDeparture(app, DAY_LIST, DATE, { startTime: '08:00' }),
    ],
  ];
  it.each(changes)('is another when %s', async (_, change) => {
    const before = await state();
    await change();
    expect(await state()).not.toBe(before);
  });
});

it('events cost no window what is closed at once, again and again', async () => {
  for (let i = 0; i < 3 * MOST; i++) {
    const stream = new AbortController();
    const call = fetch(app.url + PATH, {
      headers: { Authorization: guide.cookie ?? '' },
      signal: stream.signal,
    });
    setTimeout(
      () => {
        stream.abort();
      },
      (i % 10) * 2,
    );
    await call.then((response) => response.text()).catch(() => undefined);
  }
  await eventually(async () => {
    expect((await listen()).response.status).toBe(200);
  });
});
