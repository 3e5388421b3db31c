import { PageCache } from './page-cache';

let pages: Record<string, string | null>;
let count: number;
let kept: PageCache;
beforeEach(() => {
  pages = { '/a': 'first' };
  count = 0;
  kept = new PageCache((path) => {
    count += 1;
    const page = pages[path];
    return page === undefined ? Promise.reject(new Error('broken')) : Promise.resolve(page);
  }, 20);
});

const later = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a page is rendered once for all who ask within a moment, and then anew', async () => {
  expect(await Promise.all([kept.at('/a'), kept.at('/a')])).toEqual(['first', 'first']);
  expect(count).toBe(1);
  pages['/a'] = 'second';
  await later();
  expect(await kept.at('/a')).toBe('second');
  expect(kept.lastAt('/a')).toBe('second');
});

test('the last page stays while none can be rendered', async () => {
  await kept.at('/a');
  delete pages['/a'];
  await later();
  await expect(kept.at('/a')).rejects.toThrow('broken');
  expect(kept.lastAt('/a')).toBe('first');
});

test('a page that is gone does not come back', async () => {
  await kept.at('/a');
  pages['/a'] = null;
  await later();
  expect(await kept.at('/a')).toBeNull();
  expect(kept.lastAt('/a')).toBeUndefined();
  expect(kept.paths).toEqual([]);
});

test('a page that never was is not kept', async () => {
  pages['/b'] = null;
  expect(await kept.at('/b')).toBeNull();
  expect(await kept.at('/b')).toBeNull();
  expect(count).toBe(2);
  expect(kept.lastAt('/b')).toBeUndefined();
});
