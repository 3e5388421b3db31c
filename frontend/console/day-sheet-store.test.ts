import { addDays, newYorkDate } from 'shared/new-york';
import { ApiError } from '../api/client';
import type { AttendanceInput, DaySheet, PartyRecord, WalkInInput } from '../api/schema';
import { daySheetStore } from './day-sheet-store';
import { setUpDesk } from './desk';
import type { Kept } from './kept';
import { createOutbox } from './outbox';
import { calendarStart } from './sheet-copies';

const DATE = '2030-01-07';
const PARTY: PartyRecord = {
  id: 'one',
  name: 'Guest',
  people: 4,
  bookedAt: '2030-01-01T12:00:00Z',
  walkIn: false,
  arrived: 0,
  noShow: false,
  note: '',
  revision: 0,
};

type Calls = NonNullable<Parameters<typeof daySheetStore>[2]>;
type OutboxCalls = NonNullable<Parameters<typeof createOutbox>[1]>;

const noWait = <T>(send: () => Promise<T>) => send();

/** A server that has one party, and refuses what goes by another revision than the latest. */
function serverWith(first: PartyRecord = PARTY) {
  const server = {
    party: first as PartyRecord | null,
    walkIns: new Map<string, PartyRecord>(),
    seen: [] as (AttendanceInput | string)[],
    /** What it answers every call with; 0 is no answer. */
    down: null as number | null,
    /** It does what it is told, and its answer is lost. */
    mute: false,
  };
  const refuse = (status: number) => Promise.reject(new ApiError(status, 'Refused.'));
  const answer = <T>(value: T) => (server.mute ? refuse(0) : Promise.resolve(value));
  const calls = {
    getSheet: () => {
      if (server.down !== null) return refuse(server.down);
      const parties = [...(server.party ? [server.party] : []), ...server.walkIns.values()];
      const departures = [{ id: 'x', list: 'day', place: 'Central Park', parties }];
      return Promise.resolve({ date: DATE, departures } as unknown as DaySheet);
    },
    getLoads: () => (server.down === null ? Promise.resolve([]) : refuse(server.down)),
    markParty: (_list: string, _id: string, input: AttendanceInput) => {
      server.seen.push(input);
      if (server.down !== null) return refuse(server.down);
      if (!server.party) return refuse(404);
      if (input.revision !== server.party.revision) return refuse(409);
      server.party = { ...server.party, ...input, revision: input.revision + 1 };
      return answer(server.party);
    },
    addWalkIn: (_departure: string, who: WalkInInput, key: string) => {
      server.seen.push(key);
      if (server.down !== null) return refuse(server.down);
      const party = server.walkIns.get(key) ?? { ...PARTY, ...who, id: key, walkIn: true };
      server.walkIns.set(key, party);
      return answer(party);
    },
  };
  return { server, calls: calls as unknown as Calls & OutboxCalls };
}

/** A browser's storage, which outlasts its pages. */
function device() {
  const stored = new Map<string, string>();
  const tabs = new Set<() => void>();
  const page = (): Kept => {
    let heard = () => undefined as unknown;
    return {
      get: (name) => JSON.parse(stored.get(name) ?? 'null') as unknown,
      set: (name, value) => {
        if (value === null) stored.delete(name);
        else stored.set(name, JSON.stringify(value));
        for (const tab of tabs) if (tab !== heard) tab();
      },
      names: () => [...stored.keys()],
      follow: (onChange) => {
        heard = onChange;
        tabs.add(onChange);
        return () => tabs.delete(onChange);
      },
    };
  };
  return { stored, page };
}

/** A page of the guide's, on a device. */
function openPage({ calls }: ReturnType<typeof serverWith>, kept: Kept, lock = noWait) {
  const outbox = createOutbox(kept, calls, lock);
  const desk = setUpDesk(kept, outbox);
  let changed = () => undefined as unknown;
  const store = daySheetStore(DATE, desk, calls, (_date, onChange) => {
    changed = onChange;
    return () => undefined;
  });
  const shown = () => store.snapshot().sheet?.departures[0]?.parties[0];
  const wanted = () => store.snapshot().wanted.one?.marks ?? shown();
  const mark = (marks: Parameters<typeof store.mark>[2]) => {
    store.mark('day', shown() ?? PARTY, marks);
  };
  const hear = async () => {
    changed();
    await settled();
  };
  const waiting = () => outbox.snapshot().waiting;
  return { store, outbox, shown, wanted, mark, hear, waiting, stop: store.start() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function started(first?: PartyRecord) {
  const world = serverWith(first);
  const { stored, page } = device();
  const all = openPage(world, page());
  await settled();
  /** What the guide sees who closes the page, and opens it again. */
  const reopen = async () => {
    all.stop();
    const next = openPage(world, page());
    await settled();
    return next;
  };
  return { ...world, ...all, stored, page, reopen };
}

test('a tap shows at once, and is sent by the revision that was seen', async () => {
  const { server, wanted, mark } = await started({ ...PARTY, revision: 3 });
  mark({ arrived: 4 });
  expect(wanted()?.arrived).toBe(4);
  await settled();
  expect(server.seen).toEqual([{ arrived: 4, noShow: false, note: '', revision: 3 }]);
  expect(server.party).toMatchObject({ arrived: 4, revision: 4 });
});

test('quick taps are sent one after the other, by rising revisions', async () => {
  const { server, mark, store } = await started();
  for (const arrived of [1, 2, 3]) mark({ arrived });
  mark({ noShow: true });
  await settled();
  expect(server.seen.map((input) => (input as AttendanceInput).revision)).toEqual([0, 1]);
  expect(server.party).toMatchObject({ arrived: 3, noShow: true });
  expect(store.snapshot().wanted).toEqual({});
  expect(store.snapshot().news).toEqual({});
});

test('what another device noted is kept, shown and told', async () => {
  const { server, shown, mark, store, outbox } = await started();
  server.party = { ...PARTY, arrived: 2, note: 'late', revision: 1 };
  mark({ note: 'at the gate', arrived: 4 });
  await settled();
  expect(server.party).toMatchObject({ arrived: 2, note: 'late' });
  expect(shown()).toMatchObject({ arrived: 2, note: 'late', revision: 1 });
  expect(store.snapshot().wanted).toEqual({});
  expect(store.snapshot().news.one).toEqual({
    sentence:
      'Changed on another device: 2 of 4 arrived, note “late”. Your note wasn’t saved: “at the gate”.',
    refused: true,
  });
  // Not once more above the sheet.
  expect(outbox.snapshot().losses).toEqual([]);
});

test('what came through although no answer did is no news', async () => {
  const { server, mark, store, shown } = await started();
  server.party = { ...PARTY, arrived: 4, revision: 1 };
  mark({ arrived: 4 });
  await settled();
  expect(shown()).toMatchObject({ arrived: 4, revision: 1 });
  expect(store.snapshot().news).toEqual({});
});

test('a tap just after another device’s change is not taken to undo it', async () => {
  const { server, mark, hear, store } = await started();
  server.party = { ...PARTY, arrived: 4, revision: 1 };
  await hear();
  expect(store.snapshot().news.one).toMatchObject({
    sentence: 'Changed on another device: 4 of 4 arrived.',
    refused: false,
  });
  mark({ arrived: 0 });
  await settled();
  expect(server.party.arrived).toBe(4);
  expect(server.seen).toEqual([]);
});

describe('a party that is cancelled', () => {
  const cancelled = { at: '2030-01-02T12:00:00Z', reason: 'Nobody ever came.' };

  test('shows at once, and does not go unseen when it goes', async () => {
    const { server, calls, shown, store, hear } = await started({ ...PARTY, revision: 2 });
    const asked: unknown[] = [];
    calls.cancelParty = (list, id, input) => {
      asked.push(list, id, input);
      server.party = { ...PARTY, revision: 3, cancelled };
      return Promise.resolve(server.party);
    };
    await store.cancelParty('day', { ...PARTY, revision: 2 }, cancelled.reason);
    expect(asked).toEqual(['day', 'one', { reason: cancelled.reason, revision: 2 }]);
    expect(shown()).toMatchObject({ cancelled });
    await settled();
    server.party = null;
    await hear();
    expect(store.snapshot().gone).toEqual([]);
  });

  test('stays so, and says why, where that can’t be undone', async () => {
    const { calls, shown, store } = await started({ ...PARTY, cancelled });
    calls.restoreParty = () => Promise.reject(new ApiError(409, 'Others have its places.'));
    store.restoreParty('day', 'one');
    await settled();
    expect(shown()).toMatchObject({ cancelled });
    expect(store.snapshot().news.one).toEqual({
      sentence: 'Not undone. Others have its places.',
      refused: true,
    });
    calls.restoreParty = () => Promise.reject(new ApiError(0, 'No answer.'));
    store.restoreParty('day', 'one');
    await settled();
    expect(store.snapshot().news.one?.sentence).toBe(
      'Not undone. This needs a connection. No answer.',
    );
  });

  test('elsewhere meanwhile is told to whoever taps', async () => {
    const { server, mark, store } = await started();
    server.party = { ...PARTY, revision: 1, cancelled };
    mark({ arrived: 4 });
    await settled();
    expect(store.snapshot().news.one?.sentence).toBe(
      'Changed on another device: cancelled, “Nobody ever came.”.',
    );
  });
});

test('what was refused is taken back, and said', async () => {
  const { server, mark, wanted, store, waiting } = await started();
  server.down = 400;
  mark({ arrived: 4 });
  await settled();
  expect(wanted()?.arrived).toBe(0);
  expect(store.snapshot().news.one).toEqual({ sentence: 'Not saved. Refused.', refused: true });
  expect(waiting()).toEqual([]);
});

test.each([0, 429, 502, 503, 504])('after a %i a tap waits, and is sent later', async (status) => {
  const { server, mark, wanted, store, outbox, hear } = await started();
  server.down = status;
  mark({ arrived: 4 });
  await settled();
  expect(wanted()?.arrived).toBe(4);
  expect(store.snapshot()).toMatchObject({ wanted: { one: { waited: true } }, news: {} });
  expect(outbox.snapshot().lost).toBe(true);
  mark({ arrived: 3 });
  await settled();
  server.down = null;
  mark({ note: 'late' });
  await settled();
  expect(server.party).toMatchObject({ arrived: 3, note: 'late', revision: 1 });
  expect(outbox.snapshot()).toEqual({ waiting: [], losses: [], lost: false });
  await hear();
  expect(store.snapshot()).toMatchObject({ wanted: {}, news: {}, error: null });
});

test('the sheet is there without the server, as it last was, with what waits', async () => {
  const { server, mark, stored, reopen } = await started();
  mark({ arrived: 1 });
  await settled();
  server.down = 0;
  mark({ arrived: 2 });
  await settled();
  const next = await reopen();
  expect(next.shown()).toMatchObject({ arrived: 1, revision: 1 });
  expect(next.wanted()).toMatchObject({ arrived: 2 });
  expect(next.store.snapshot()).toMatchObject({ error: null, at: expect.any(String) as string });
  server.down = null;
  next.mark({ arrived: 3 });
  await settled();
  expect(server.party).toMatchObject({ arrived: 3, revision: 2 });
  expect(next.store.snapshot().news).toEqual({});
  expect([...stored.keys()].sort()).toEqual(['loads:2030-01-06', `sheet:${DATE}`]);
});

test('a date that was never had says so', async () => {
  const world = serverWith();
  world.server.down = 0;
  const { store } = openPage(world, device().page());
  await settled();
  expect(store.snapshot()).toMatchObject({ sheet: null, error: 'Refused.' });
});

test('a tap that waited never undoes what another device noted since', async () => {
  const { server, mark, shown, store, hear, outbox } = await started();
  server.down = 0;
  mark({ arrived: 4, note: 'at the gate' });
  await settled();
  server.party = { ...PARTY, arrived: 2, revision: 1 };
  server.down = null;
  await hear();
  // Not told yet: it will be, when the tap is refused.
  expect(store.snapshot().news).toEqual({});
  outbox.mark(DATE, 'day', PARTY, {});
  await settled();
  expect(server.party).toEqual({ ...PARTY, arrived: 2, revision: 1 });
  expect(shown()).toMatchObject({ arrived: 2, revision: 1 });
  expect(store.snapshot().wanted).toEqual({});
  expect(store.snapshot().news.one).toEqual({
    sentence:
      'Changed on another device: 2 of 4 arrived. Your tap wasn’t saved: 4 of 4 arrived. Your note wasn’t saved: “at the gate”.',
    refused: true,
  });
});

test('a tap that came through without an answer is this device’s own', async () => {
  const { server, mark, store } = await started();
  server.mute = true;
  mark({ arrived: 1 });
  await settled();
  server.mute = false;
  mark({ arrived: 2 });
  await settled();
  expect(server.party).toMatchObject({ arrived: 2, revision: 2 });
  expect(store.snapshot()).toMatchObject({ wanted: {}, news: {} });
});

test('what another device noted after it is not', async () => {
  const { server, mark, store } = await started();
  server.mute = true;
  mark({ arrived: 1 });
  await settled();
  server.mute = false;
  // It looked at it twice.
  server.party = { ...PARTY, arrived: 1, revision: 3 };
  mark({ arrived: 2 });
  await settled();
  expect(server.party).toMatchObject({ arrived: 1, revision: 3 });
  expect(store.snapshot().news.one).toMatchObject({ refused: true });
});

test('a form does not wait for what another tab has sent', async () => {
  const world = serverWith();
  const { page } = device();
  const inTurn = oneAtATime();
  const never = <T>() => new Promise<T>(() => undefined);
  const first = openPage(world, page(), never);
  const second = openPage(world, page(), inTurn);
  await settled();
  const added = first.store.addWalkIn('x', { name: 'Ada', people: 2 });
  second.mark({ arrived: 1 });
  await settled();
  first.mark({ note: 'late' });
  await expect(added).resolves.toBeUndefined();
  expect(world.server.walkIns.size).toBe(1);
});

test('what is tapped back before it was sent is not sent', async () => {
  const world = serverWith();
  const { mark, waiting } = openPage(world, device().page(), oneAtATime());
  await settled();
  mark({ noShow: true });
  expect(waiting()).toHaveLength(1);
  mark({ noShow: false });
  expect(waiting()).toEqual([]);
  await settled();
  expect(world.server.seen).toEqual([]);
});

test('what was refused while its date was not shown is told until that was seen', async () => {
  const { server, mark, outbox, stop, reopen } = await started();
  server.down = 0;
  mark({ arrived: 4 });
  await settled();
  stop();
  server.down = null;
  server.party = { ...PARTY, arrived: 1, revision: 1 };
  outbox.mark(DATE, 'day', PARTY, {});
  await settled();
  const { outbox: next } = await reopen();
  expect(next.snapshot().losses).toEqual([
    {
      date: DATE,
      who: 'Guest',
      sentence: 'Changed on another device: 1 of 4 arrived. Your tap wasn’t saved: 4 of 4 arrived.',
    },
  ]);
  next.forgetLosses();
  expect(next.snapshot().losses).toEqual([]);
});

test('a walk-in waits with its key, and is added once', async () => {
  const { server, store, reopen } = await started();
  server.mute = true;
  await store.addWalkIn('x', { name: 'Ada', people: 2 });
  expect(store.snapshot().walkIns).toMatchObject([{ who: { name: 'Ada', people: 2 } }]);
  const next = await reopen();
  expect(next.store.snapshot().walkIns).toHaveLength(1);
  server.mute = false;
  next.mark({ arrived: 1 });
  await settled();
  const [first, second] = server.seen;
  expect(second).toBe(first);
  expect(server.walkIns.size).toBe(1);
  expect(next.store.snapshot().walkIns).toEqual([]);
  const parties = next.store.snapshot().sheet?.departures[0]?.parties;
  expect(parties?.map(({ name }) => name)).toEqual(['Guest', 'Ada']);
});

test('a walk-in that is refused is for its form to tell, and one that waited is told', async () => {
  const { server, store, outbox, waiting } = await started();
  server.down = 400;
  await expect(store.addWalkIn('x', { name: 'Ada', people: 2 })).rejects.toThrow('Refused.');
  expect(waiting()).toEqual([]);
  expect(outbox.snapshot().losses).toEqual([]);
  server.down = 0;
  await store.addWalkIn('x', { name: 'Bob', people: 1 });
  server.down = 404;
  await store.addWalkIn('x', { name: 'Cy', people: 1 }).catch(() => undefined);
  await settled();
  expect(waiting()).toEqual([]);
  expect(outbox.snapshot().losses.map(({ who, sentence }) => `${who}: ${sentence}`)).toEqual([
    'Bob (1): Not added. Refused.',
    'Cy (1): Not added. Refused.',
  ]);
});

test('a walk-in that waits is taken back without a call', async () => {
  const { server, store, waiting } = await started();
  server.down = 0;
  await store.addWalkIn('x', { name: 'Ada', people: 2 });
  const [walkIn] = store.snapshot().walkIns;
  store.dropWalkIn(walkIn?.id ?? '');
  expect(waiting()).toEqual([]);
  expect(store.snapshot().walkIns).toEqual([]);
});

test('a walk-in that is taken back while it is sent does not stay on the server', async () => {
  const { server, calls, store } = await started();
  const { addWalkIn } = calls;
  const removed: unknown[] = [];
  calls.addWalkIn = async (...call) => {
    store.dropWalkIn(call[2]);
    return addWalkIn(...call);
  };
  calls.removeWalkIn = (list, id) => {
    removed.push(list);
    server.walkIns.delete(id);
    return Promise.resolve(undefined);
  };
  await store.addWalkIn('day.x', { name: 'Ada', people: 2 });
  await settled();
  expect(removed).toEqual(['day']);
  expect(server.walkIns.size).toBe(0);
  expect(store.snapshot().sheet?.departures[0]?.parties).toHaveLength(1);
});

test.each([
  ['in turn', oneAtATime()],
  ['where browsers have no locks', noWait],
])('two tabs do no harm, %s', async (how, lock) => {
  const world = serverWith();
  const { server } = world;
  const { page } = device();
  const tabs = [openPage(world, page(), lock), openPage(world, page(), lock)] as const;
  await settled();
  server.down = 0;
  tabs[0].mark({ arrived: 4 });
  await settled();
  const sent = server.seen.length;
  server.down = null;
  for (const { outbox } of tabs) outbox.mark(DATE, 'day', PARTY, {});
  await settled();
  for (const { hear } of tabs) await hear();
  expect(server.party).toMatchObject({ arrived: 4, revision: 1 });
  expect(server.seen).toHaveLength(sent + (how === 'in turn' ? 1 : 2));
  for (const { store, waiting, shown } of tabs) {
    expect(waiting()).toEqual([]);
    expect(shown()).toMatchObject({ arrived: 4 });
    expect(Object.values(store.snapshot().news).filter(({ refused }) => refused)).toEqual([]);
  }
});

test('sheets are kept from yesterday on', async () => {
  const { stored, page } = device();
  const today = newYorkDate(new Date());
  const [old, yesterday] = [addDays(today, -2), addDays(today, -1)];
  for (const date of [old, yesterday]) stored.set(`sheet:${date}`, '{}');
  stored.set('loads:2020-01-05', '[]');
  stored.set('outbox', '[]');
  openPage(serverWith(), page());
  await settled();
  expect([...stored.keys()].sort()).toEqual(
    ['loads:2030-01-06', 'outbox', `sheet:${DATE}`, `sheet:${yesterday}`].sort(),
  );
});

test('a party that goes is told of until that was seen', async () => {
  const { server, hear, store } = await started();
  server.party = null;
  await hear();
  await hear();
  expect(store.snapshot().gone).toEqual(['Guest, party of 4 at Central Park']);
  store.forgetGone();
  expect(store.snapshot().gone).toEqual([]);
});

test.each([
  ['2030-01-06', '2030-01-06'],
  ['2030-01-07', '2030-01-06'],
  ['2030-01-12', '2030-01-06'],
])('the two weeks of %s begin on Sunday, %s', (date, sunday) => {
  expect(calendarStart(date)).toBe(sunday);
});

/** As browsers' locks do it. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(send: () => Promise<T>): Promise<T> => {
    const result = last.then(send);
    last = result;
    return result;
  };
}
