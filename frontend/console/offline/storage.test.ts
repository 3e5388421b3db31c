import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { openResponseCache, openTapDatabase } from './storage';

const BLOCKED_STORAGE = {
  open: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
} as unknown as IDBFactory;

describe.each([
  ['has no IndexedDB', undefined],
  ['blocks IndexedDB', BLOCKED_STORAGE],
])('if the browser %s', (_, factory) => {
  beforeEach(() => {
    Object.assign(globalThis, { indexedDB: factory });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  test('taps last as long as the page', async () => {
    const database = await openTapDatabase();
    expect(database.persistence()).toBe('page only');
    expect(await database.read('guide')).toEqual([]);
  });

  test('the cache of responses stays empty', async () => {
    const cache = openResponseCache();
    await cache.setItem('sheet', 'response');
    expect(await cache.getItem('sheet')).toBeUndefined();
    expect(await cache.entries()).toEqual([]);
  });
});

test('the taps of a newer build are neither read nor changed', async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  (await openDB('guide-taps', 99)).close();
  const database = await openTapDatabase();
  expect(database.persistence()).toBe('outdated');
  expect(await database.read('guide')).toEqual([]);
  expect(await database.write('guide', () => [])).toEqual([]);
  const newer = await openDB('guide-taps');
  expect([newer.version, ...newer.objectStoreNames]).toEqual([99]);
});
