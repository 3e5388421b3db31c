import { focusManager, QueryClient } from '@tanstack/react-query';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { isTemporary } from '../../api/client';
import { openResponseCache } from './storage';

const DAY_MS = 24 * 60 * 60_000;
/** The maximum age of a response that is shown offline. */
const MAX_RESPONSE_AGE_MS = 3 * DAY_MS;
/** Increment this when the shape of responses changes, to drop the cached ones. */
const CACHE_VERSION = '3';

/** The queries whose responses are stored on the device, by the first element of their key. */
const PERSISTED_KEYS = ['sheet', 'people-by-date', 'calendar'];

// By default, shown data is reloaded only when a hidden page becomes visible. But a window may stay visible beside
// another one, and a page may have been opened offline.
focusManager.setEventListener((reportFocus) => {
  const report = () => {
    reportFocus();
  };
  const events = ['visibilitychange', 'focus', 'online'];
  for (const event of events) addEventListener(event, report);
  return () => {
    for (const event of events) removeEventListener(event, report);
  };
});

/** Creates the cache of the server's responses. Some are stored on this device, separately for each guide. */
export function createQueryCache(guide: string) {
  const persister = experimental_createQueryPersister({
    storage: openResponseCache(),
    prefix: guide,
    buster: CACHE_VERSION,
    maxAge: MAX_RESPONSE_AGE_MS,
    refetchOnRestore: false,
    filters: { predicate: ({ queryKey: [name] }) => PERSISTED_KEYS.includes(String(name)) },
  });
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Browsers are often wrong about being offline, so calls are always attempted.
        networkMode: 'always',
        retry: (failures, error) => isTemporary(error) && failures < 2,
        persister: async (queryFn, context, query) => {
          let isFetched = false as boolean;
          const fetchNow: typeof queryFn = (...args) => {
            isFetched = true;
            return queryFn(...args);
          };
          const response = await persister.persisterFn(fetchNow, context, query);
          // A stored response is shown until a fresh one arrives.
          if (!isFetched)
            setTimeout(() => void client.invalidateQueries({ queryKey: query.queryKey }));
          return response;
        },
      },
    },
  });
  return { client, persister };
}

export type QueryCache = ReturnType<typeof createQueryCache>;
