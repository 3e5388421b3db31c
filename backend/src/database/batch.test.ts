import { Batch } from './batch';

/** Returns a batch that finds a positive number's double, and the keys of its queries. */
function doubling() {
  const queries: number[][] = [];
  const batch = new Batch((keys: number[]) => {
    queries.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, key * 2])));
  });
  return { batch, queries };
}

it('queries once for the lookups of a turn, with each key once', async () => {
  const { batch, queries } = doubling();
  expect(await Promise.all([1, 2, 1, -1].map((key) => batch.get(key)))).toEqual([
    2,
    4,
    2,
    undefined,
  ]);
  expect(queries).toEqual([[1, 2, -1]]);
});

it('queries again for a later lookup', async () => {
  const { batch, queries } = doubling();
  await batch.get(1);
  await batch.get(1);
  expect(queries).toEqual([[1], [1]]);
});

it('does not wait for an earlier query', async () => {
  const never = new Promise<Map<string, string>>(() => undefined);
  const batch = new Batch((keys: string[]) =>
    keys.includes('stuck') ? never : Promise.resolve(new Map([['free', 'answer']])),
  );
  void batch.get('stuck');
  await new Promise(setImmediate);
  expect(await batch.get('free')).toBe('answer');
});

it('fails only the lookups of a failed query', async () => {
  let failures = 1;
  const batch = new Batch(() =>
    failures-- > 0 ? Promise.reject(new Error('away')) : Promise.resolve(new Map([[1, 'back']])),
  );
  await expect(Promise.all([batch.get(1), batch.get(2)])).rejects.toThrow('away');
  expect(await batch.get(1)).toBe('back');
});
