import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { ANSWERS } from '../api/session-data';
import { inOrder, type Tap } from './outbox/tap';
import type { Keeping, TapDatabase } from './outbox/tap-store';

const TAPS = 'guide-taps';
/** Another number: the shape of a tap has changed, and upgradeTaps() brings what waits along. */
const TAPS_VERSION = 2;
/** Without a database by then, the console does without it. */
const PATIENCE_MS = 5000;
/** Another number: answers of an older shape are dropped. */
const ANSWERS_VERSION = 1;

interface TapSchema extends DBSchema {
  taps: { key: string; value: Tap; indexes: { guide: string } };
}

interface AnswerSchema extends DBSchema {
  answers: { key: string; value: string };
}

/** Opens the taps. Where the browser has no database, or that of a newer build, nothing is read or written. */
export async function openTaps(): Promise<TapDatabase> {
  let keeping: Keeping = 'kept';
  let database: IDBPDatabase<TapSchema>;
  const opening = openDB<TapSchema>(TAPS, TAPS_VERSION, {
    upgrade: upgradeTaps,
    // A newer build in another tab waits for this.
    blocking: () => {
      keeping = 'outdated';
      database.close();
    },
  });
  try {
    database = await inTime(opening);
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    return withoutDatabase(isNewer ? 'outdated' : 'page only');
  }
  return {
    keeping: () => keeping,
    read: async (guide) => inOrder(await database.getAllFromIndex('taps', 'guide', guide)),
    write: async (guide, change) => {
      const transaction = database.transaction('taps', 'readwrite');
      const before = inOrder(await transaction.store.index('guide').getAll(guide));
      const after = change(before);
      const gone = before.filter(({ id }) => !after.some((tap) => tap.id === id));
      const changed = after.filter((tap) => !before.includes(tap));
      await Promise.all([
        ...gone.map(({ id }) => transaction.store.delete(id)),
        ...changed.map((tap) => transaction.store.put(tap)),
        transaction.done,
      ]);
      return after;
    },
  };
}

/** From version 1 on, there are more kinds of taps, and those before stay as they are. */
function upgradeTaps(database: IDBPDatabase<TapSchema>, before: number): void {
  if (before >= 1) return;
  database.createObjectStore('taps', { keyPath: 'id' }).createIndex('guide', 'guide');
}

/** A browser that is busy with another page's database must not keep the guide from the day. */
function inTime<T>(opening: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('The database does not open.'));
  });
  return Promise.race([opening, late]);
}

function withoutDatabase(keeping: Keeping): TapDatabase {
  return {
    keeping: () => keeping,
    read: () => Promise.resolve([]),
    write: (_, change) => Promise.resolve(change([])),
  };
}

/**
 * Opens what the server has answered, for when there is no network: a row for each question. Whatever the browser
 * can't keep is just not there next time.
 */
export function openAnswers() {
  const opening = openDB<AnswerSchema>(ANSWERS, ANSWERS_VERSION, {
    upgrade: (database) => {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('answers');
    },
    // Somebody signs out, or a newer build drops them.
    blocking: (_, __, { target }) => {
      (target as IDBDatabase).close();
    },
  }).catch(() => null);
  const attempt = async <T>(act: (database: IDBPDatabase<AnswerSchema>) => Promise<T>) => {
    const database = await opening;
    return database === null ? undefined : act(database).catch(() => undefined);
  };
  return {
    getItem: (key: string) => attempt((database) => database.get('answers', key)),
    setItem: (key: string, value: string) =>
      attempt((database) => database.put('answers', value, key)),
    removeItem: async (key: string) => {
      await attempt((database) => database.delete('answers', key));
    },
    entries: async () => {
      const rows = await attempt(async (database) => {
        const { store } = database.transaction('answers');
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map((key, index): [string, string] => [key, values[index] ?? '']);
      });
      return rows ?? [];
    },
  };
}
