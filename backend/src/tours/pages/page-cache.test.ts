import { PageCache } from './page-cache';

let pages: Record<string, string | null>;
let renderCount: number;
let cache: PageCache;
beforeEach(() => {
  pages = { '/a': 'first' };
  renderCount = 0;
  cache = new PageCache((path) => {
    renderCount += 1;
    const page = pages[path];
    return page === undefined ? Promise.reject(new Error('broken')) : Promise.resolve(page);
  }, 20);
});

const waitUntilStale = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a page is rendered once for simultaneous requests, and again when the cached copy is stale', async () => {
  expect(await Promise.all([cache.get('/a'), cache.get('/a')])).toEqual(['first', 'first']);
  expect(renderCount).toBe(1);
  pages['/a'] = 'second';
  await waitUntilStale();
  expect(await cache.get('/a')).toBe('second');
  expect(cache.getLast('/a')).toBe('second');
});

test('the last rendered page stays available while rendering fails', async () => {
  await cache.get('/a');
  delete pages['/a'];
  await waitUntilStale();
  await expect(cache.get('/a')).rejects.toThrow('broken');
  expect(cache.getLast('/a')).toBe('first');
});

test('a deleted page is removed from the cache', async () => {
  await cache.get('/a');
  pages['/a'] = null;
  await waitUntilStale();
  expect(await cache.get('/a')).toBeNull();
  expect(cache.getLast('/a')).toBeUndefined();
  expect(cache.paths).toEqual([]);
});

test('a page that never existed is not cached', async () => {
  pages['/b'] = null;
  expect(await cache.get('/b')).toBeNull();
  expect(await cache.get('/b')).toBeNull();
  expect(renderCount).toBe(2);
  expect(cache.getLast('/b')).toBeUndefined();
});
