import { ApiError } from '../api/client';
import type { AttendanceInput, DaySheet, PartyRecord } from '../api/schema';
import { calendarStart, daySheetStore } from './day-sheet-store';

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

/** A server that has one party, and refuses what goes by another revision than the latest. */
function serverWith(first: PartyRecord = PARTY) {
  const server = { party: first as PartyRecord | null, seen: [] as AttendanceInput[], down: false };
  const refuse = (status: number) => Promise.reject(new ApiError(status, 'Refused.'));
  const calls = {
    getSheet: () => {
      const parties = server.party ? [server.party] : [];
      const departures = [{ id: 'x', list: 'day', place: 'Central Park', parties }];
      return Promise.resolve({ date: DATE, departures } as unknown as DaySheet);
    },
    getLoads: () => Promise.resolve([]),
    markParty: (_list: string, _id: string, input: AttendanceInput) => {
      server.seen.push(input);
      if (server.down) return refuse(0);
      if (!server.party) return refuse(404);
      if (input.revision !== server.party.revision) return refuse(409);
      server.party = { ...server.party, ...input, revision: input.revision + 1 };
      return Promise.resolve(server.party);
    },
  };
  let changed = () => undefined as unknown;
  const store = daySheetStore(
    DATE,
    calls as unknown as NonNullable<Parameters<typeof daySheetStore>[1]>,
    (_date, onChange) => {
      changed = onChange;
      return () => undefined;
    },
  );
  const shown = () => store.snapshot().sheet?.departures[0]?.parties[0];
  const wanted = () => store.snapshot().wanted.one ?? shown();
  const mark = (marks: Parameters<typeof store.mark>[2]) => {
    store.mark('day', shown() ?? PARTY, marks);
  };
  const hear = async () => {
    changed();
    await settled();
  };
  return { server, store, shown, wanted, mark, hear };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function started(first?: PartyRecord) {
  const all = serverWith(first);
  all.store.start();
  await settled();
  return all;
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
  expect(server.seen.map(({ revision }) => revision)).toEqual([0, 1]);
  expect(server.party).toMatchObject({ arrived: 3, noShow: true });
  expect(store.snapshot().wanted).toEqual({});
  expect(store.snapshot().news).toEqual({});
});

test('what another device noted is kept, shown and told', async () => {
  const { server, shown, mark, store } = await started();
  server.party = { ...PARTY, arrived: 2, note: 'late', revision: 1 };
  mark({ note: 'at the gate', arrived: 4 });
  await settled();
  expect(server.party).toMatchObject({ arrived: 2, note: 'late' });
  expect(shown()).toMatchObject({ arrived: 2, note: 'late', revision: 1 });
  expect(store.snapshot().wanted).toEqual({});
  expect(store.snapshot().news.one).toEqual({
    sentence:
      'Changed on another device: 2 of 4 arrived, note “late”. Your note was not saved: “at the gate”.',
    refused: true,
  });
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

test('what could not be sent is taken back, and said', async () => {
  const { server, mark, wanted, store } = await started();
  server.down = true;
  mark({ arrived: 4 });
  await settled();
  expect(wanted()?.arrived).toBe(0);
  expect(store.snapshot().news.one).toEqual({ sentence: 'Not saved. Refused.', refused: true });
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
