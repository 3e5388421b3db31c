import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryCache } from './query-client';

it.each(['focus', 'visibilitychange', 'online'])(
  'reloads shown data on a %s event',
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
