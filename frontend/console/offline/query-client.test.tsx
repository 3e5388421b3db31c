import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expectConsoleErrors } from '../../test/setup-dom';
import { createQueryCache } from './query-client';
import { openResponseCache } from './storage';

test.each(['focus', 'visibilitychange', 'online'])(
  'shown data is loaded again on the event “%s”',
  async (event) => {
    const { client } = createQueryCache('guide');
    client.mount();
    const queryFn = vi.fn(() => Promise.resolve(null));
    const observer = new QueryObserver(client, { queryKey: ['time-off'], queryFn });
    const unsubscribe = observer.subscribe(() => undefined);
    await waitFor(() => {
      expect(observer.getCurrentResult().isFetched).toBe(true);
    });
    expect(queryFn).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event(event));
    await waitFor(() => {
      expect(queryFn).toHaveBeenCalledTimes(2);
    });
    unsubscribe();
    client.unmount();
  },
);

test('a response is loaded again if the stored one is malformed', async () => {
  expectConsoleErrors(/./);
  const query = {
    queryKey: ['sheet', '2030-01-07'],
    queryFn: () => Promise.resolve('from the server'),
  };
  await createQueryCache('guide').client.query(query);
  const responseCache = openResponseCache();
  await waitFor(async () => {
    expect(await responseCache.entries()).toHaveLength(1);
  });
  for (const [key] of await responseCache.entries())
    await responseCache.setItem(key, '{"state":{"data":7');
  expect(await createQueryCache('guide').client.query(query)).toBe('from the server');
});
