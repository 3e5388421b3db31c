import { BatchLoader } from './batch-loader';

/** Creates a loader that doubles positive numbers. Also returns the keys of each query. */
function createDoublingBatch() {
  const queries: number[][] = [];
  const batch = new BatchLoader((keys: number[]) => {
    queries.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, key * 2])));
  });
  return { batch, queries };
}

test('a batch loader looks up the keys from one turn of the event loop in one query, each key only once', async () => {
  const { batch, queries } = createDoublingBatch();
  expect(await Promise.all([1, 2, 1, -1].map((key) => batch.get(key)))).toEqual([
    2,
    4,
    2,
    undefined,
  ]);
  expect(queries).toEqual([[1, 2, -1]]);
});

test('a batch loader queries again for a later lookup', async () => {
  const { batch, queries } = createDoublingBatch();
  await batch.get(1);
  await batch.get(1);
  expect(queries).toEqual([[1], [1]]);
});

test('a batch loader does not wait for an earlier query', async () => {
  const never = new Promise<Map<string, string>>(() => undefined);
  const batch = new BatchLoader((keys: string[]) =>
    keys.includes('stuck') ? never : Promise.resolve(new Map([['free', 'answer']])),
  );
  void batch.get('stuck');
  await new Promise(setImmediate);
  expect(await batch.get('free')).toBe('answer');
});

test('a batch loader rejects only the lookups of a failed query', async () => {
  let failures = 1;
  const batch = new BatchLoader(() =>
    failures-- > 0 ? Promise.reject(new Error('down')) : Promise.resolve(new Map([[1, 'found']])),
  );
  await expect(Promise.all([batch.get(1), batch.get(2)])).rejects.toThrow('down');
  expect(await batch.get(1)).toBe('found');
});
