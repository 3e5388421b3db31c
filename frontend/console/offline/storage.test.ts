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
