import { QueryClient } from '@tanstack/react-query';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { isTemporary } from '../api/client';
import { openAnswers } from './storage';

const DAY_MS = 24 * 60 * 60_000;
/** So long what the server answered can be read without a network. */
const KEPT_MS = 3 * DAY_MS;
/** Another word: answers of an older shape are asked for anew. */
const SHAPE = '2';

/** What is kept on the device, by the first word of its key; the rest is asked for each time it is shown. */
const KEPT = ['sheet', 'loads'];

/** What the server has, as it is shown; it is kept on this device, too, for the guide of that name. */
export function createQueries(guide: string) {
  const persister = experimental_createQueryPersister({
    storage: openAnswers(),
    prefix: guide,
    buster: SHAPE,
    maxAge: KEPT_MS,
    refetchOnRestore: false,
    filters: { predicate: ({ queryKey: [name] }) => KEPT.includes(String(name)) },
  });
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Browsers are often wrong about it: a call that fails tells.
        networkMode: 'always',
        retry: (failures, error) => isTemporary(error) && failures < 2,
        persister: async (queryFn, context, query) => {
          let isAsked = false as boolean;
          const ask: typeof queryFn = (...given) => {
            isAsked = true;
            return queryFn(...given);
          };
          const answer = await persister.persisterFn(ask, context, query);
          // What was kept is shown until there is something newer.
          if (!isAsked)
            setTimeout(() => void client.invalidateQueries({ queryKey: query.queryKey }));
          return answer;
        },
      },
    },
  });
  return { client, persister };
}

export type Queries = ReturnType<typeof createQueries>;
