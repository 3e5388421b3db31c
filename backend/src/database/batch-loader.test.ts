import { BatchLoader } from './batch-loader';

/** Creates a loader that doubles positive numbers. Also returns the keys of each query. */
function createDoublingLoader() {
  const queries: number[][] = [];
  const loader = new BatchLoader((keys: number[]) => {
    queries.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, key * 2])));
  });
  return { loader, queries };
}

test('a batch loader looks up the keys from one turn of the event loop in one query, each key only once', async () => {
  const { loader, queries } = createDoublingLoader();
  expect(await Promise.all([1, 2, 1, -1].map((key) => loader.get(key)))).toEqual([
    2,
    4,
    2,
    undefined,
  ]);
  expect(queries).toEqual([[1, 2, -1]]);
});

test('a batch loader queries again for a later lookup', async () => {
  const { loader, queries } = createDoublingLoader();
  await loader.get(1);
  await loader.get(1);
  expect(queries).toEqual([[1], [1]]);
});

test('a batch loader does not wait for an earlier query', async () => {
  const never = new Promise<Map<string, string>>(() => undefined);
  const loader = new BatchLoader((keys: string[]) =>
    keys.includes('stuck') ? never : Promise.resolve(new Map([['free', 'value']])),
  );
  void loader.get('stuck');
  await new Promise(setImmediate);
  expect(await loader.get('free')).toBe('value');
});

test('a batch loader rejects only the lookups of a failed query', async () => {
  let failures = 1;
  const loader = new BatchLoader(() =>
    failures-- > 0 ? Promise.reject(new Error('down')) : Promise.resolve(new Map([[1, 'found']])),
  );
  await expect(Promise.all([loader.get(1), loader.get(2)])).rejects.toThrow('down');
  expect(await loader.get(1)).toBe('found');
});
