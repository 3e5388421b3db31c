import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { openGuideSession, openTapStore } from './guide-session';

const USER = { username: 'dana', email: 'dana@example.com' };
const DEPARTURE = { date: '2030-01-07', id: 'day.central-park.2030-01-07.1000' };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('taps stay on the device of a removed colleague until an owner discards them', async () => {
  const { outbox } = await openGuideSession({ ...USER, guide: true, role: 'colleague' });
  await outbox.addWalkIn(DEPARTURE, { name: 'Mo', people: 2 });
  const store = await openTapStore(USER);
  expect(await store.readAll()).toHaveLength(1);
  const beforeTap = new Date(Date.now() - 60_000).toISOString();
  const keptStore = await openTapStore({ ...USER, tapsDiscardedAt: beforeTap });
  expect(await keptStore.readAll()).toHaveLength(1);
  const afterTap = new Date(Date.now() + 60_000).toISOString();
  const emptiedStore = await openTapStore({ ...USER, tapsDiscardedAt: afterTap });
  expect(await emptiedStore.readAll()).toEqual([]);
});

test('taps that an earlier build stored are kept', async () => {
  const earlierDatabase = await openDB('guide-taps', 1, {
    upgrade: (database) => {
      database.createObjectStore('taps', { keyPath: 'id' }).createIndex('guide', 'guide');
    },
  });
  const tap = {
    kind: 'walk-in',
    id: 'stored-by-an-earlier-build',
    guide: USER.username,
    order: 1,
    at: Date.now(),
    date: DEPARTURE.date,
    departure: DEPARTURE.id,
    who: { name: 'Early Bird', people: 3 },
    tried: false,
    takenBack: false,
  };
  await earlierDatabase.put('taps', tap);
  earlierDatabase.close();
  const store = await openTapStore(USER);
  expect(await store.readAll()).toEqual([tap]);
});
