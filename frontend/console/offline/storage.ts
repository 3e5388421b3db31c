import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { RESPONSE_DATABASE } from '../../api/session-data';
import { sortTaps, type Tap } from './tap';
import type { Persistence, TapDatabase } from './tap-store';

const TAPS_DATABASE = 'guide-taps';
/** Increment this when the shape of a tap changes, and convert unsent taps in upgradeTaps(). */
const TAPS_VERSION = 3;
/** If the database takes longer to open, the console runs without it. */
const OPEN_TIMEOUT_MS = 5000;
/** Increment this when the shape of the database changes, to drop the cached responses. */
const RESPONSES_VERSION = 1;

interface TapSchema extends DBSchema {
  taps: { key: string; value: Tap; indexes: { guide: string } };
}

interface ResponseSchema extends DBSchema {
  /** Serialized responses, by query. Renaming this store needs a new RESPONSES_VERSION. */
  answers: { key: string; value: string };
}

/** Opens the database of taps. If it can't be opened, or belongs to a newer build, returns one that stores nothing. */
export async function openTapDatabase(): Promise<TapDatabase> {
  let persistence: Persistence = 'kept';
  let database: IDBPDatabase<TapSchema>;
  try {
    const databasePromise = openDB<TapSchema>(TAPS_DATABASE, TAPS_VERSION, {
      upgrade: upgradeTaps,
      // A newer build in another tab can't upgrade the database until this connection closes.
      blocking: () => {
        persistence = 'outdated';
        database.close();
      },
    });
    database = await withTimeout(databasePromise);
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    return createUnavailableDatabase(isNewer ? 'outdated' : 'page only');
  }
  return {
    persistence: () => persistence,
    read: async (guide) => sortTaps(await database.getAllFromIndex('taps', 'guide', guide)),
    write: async (guide, change) => {
      const transaction = database.transaction('taps', 'readwrite');
      const oldTaps = sortTaps(await transaction.store.index('guide').getAll(guide));
      const newTaps = change(oldTaps);
      const deletedTaps = oldTaps.filter(({ id }) => !newTaps.some((tap) => tap.id === id));
      const changedTaps = newTaps.filter((tap) => !oldTaps.includes(tap));
      await Promise.all([
        ...deletedTaps.map(({ id }) => transaction.store.delete(id)),
        ...changedTaps.map((tap) => transaction.store.put(tap)),
        transaction.done,
      ]);
      return newTaps;
    },
  };
}

/** Converts stored taps. Versions 2 and 3 only added kinds of taps, so there is nothing to convert yet. */
function upgradeTaps(database: IDBPDatabase<TapSchema>, oldVersion: number): void {
  if (oldVersion >= 1) return;
  database.createObjectStore('taps', { keyPath: 'id' }).createIndex('guide', 'guide');
}

/** Rejects if the database doesn't open in time, for example because another tab blocks it. */
function withTimeout<T>(databasePromise: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, OPEN_TIMEOUT_MS, new Error('The database did not open in time.'));
  });
  return Promise.race([databasePromise, timeout]);
}

function createUnavailableDatabase(persistence: Persistence): TapDatabase {
  return {
    persistence: () => persistence,
    read: () => Promise.resolve([]),
    write: (_, change) => Promise.resolve(change([])),
  };
}

/**
 * Opens the cache of responses for offline use, with one row for each query. Storage errors are ignored: a response
 * that can't be stored is fetched again.
 */
export function openResponseCache() {
  const databasePromise = openResponseDatabase().catch(() => null);
  const tryQuery = async <T>(query: (database: IDBPDatabase<ResponseSchema>) => Promise<T>) => {
    const database = await databasePromise;
    return database === null ? undefined : query(database).catch(() => undefined);
  };
  return {
    getItem: (key: string) => tryQuery((database) => database.get('answers', key)),
    setItem: (key: string, value: string) =>
      tryQuery((database) => database.put('answers', value, key)),
    removeItem: async (key: string) => {
      await tryQuery((database) => database.delete('answers', key));
    },
    entries: async () => {
      const rows = await tryQuery(async (database) => {
        const { store } = database.transaction('answers');
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map((key, index): [string, string] => [key, values[index] ?? '']);
      });
      return rows ?? [];
    },
  };
}

/** Opens the cache's database. The function is async, so that it rejects even if the browser throws synchronously. */
async function openResponseDatabase(): Promise<IDBPDatabase<ResponseSchema>> {
  return openDB<ResponseSchema>(RESPONSE_DATABASE, RESPONSES_VERSION, {
    upgrade: (database) => {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('answers');
    },
    // Signing out deletes the database, and a newer build upgrades it. This connection would block both.
    blocking: (_, __, { target }) => {
      (target as IDBDatabase).close();
    },
  });
}
