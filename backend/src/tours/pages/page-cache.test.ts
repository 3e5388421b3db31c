import { PageCache } from './page-cache';

let pages: Record<string, string | null>;
let count: number;
let cache: PageCache;
beforeEach(() => {
  pages = { '/a': 'first' };
  count = 0;
  cache = new PageCache((path) => {
    count += 1;
    const page = pages[path];
    return page === undefined ? Promise.reject(new Error('broken')) : Promise.resolve(page);
  }, 20);
});

const later = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a page is rendered once for simultaneous calls, and again when it is no longer fresh', async () => {
  expect(await Promise.all([cache.get('/a'), cache.get('/a')])).toEqual(['first', 'first']);
  expect(count).toBe(1);
  pages['/a'] = 'second';
  await later();
  expect(await cache.get('/a')).toBe('second');
  expect(cache.getLast('/a')).toBe('second');
});

test('the last page stays while rendering fails', async () => {
  await cache.get('/a');
  delete pages['/a'];
  await later();
  await expect(cache.get('/a')).rejects.toThrow('broken');
  expect(cache.getLast('/a')).toBe('first');
});

test('a deleted page does not come back', async () => {
  await cache.get('/a');
  pages['/a'] = null;
  await later();
  expect(await cache.get('/a')).toBeNull();
  expect(cache.getLast('/a')).toBeUndefined();
  expect(cache.paths).toEqual([]);
});

test('a page that never existed is not cached', async () => {
  pages['/b'] = null;
  expect(await cache.get('/b')).toBeNull();
  expect(await cache.get('/b')).toBeNull();
  expect(count).toBe(2);
  expect(cache.getLast('/b')).toBeUndefined();
});
