import { setImmediate as waitForNextTurn } from 'node:timers/promises';

/**
 * Looks up all keys that are requested in one turn of the event loop in a single query, so that a busy server needs
 * fewer queries per call. Lookups don't wait for earlier queries, and never return values that were read earlier.
 */
export class BatchLoader<Key, Value> {
  private nextQuery?: { keys: Set<Key>; values: Promise<Map<Key, Value>> };

  /** @param query returns the values of these keys; the result omits keys without a value */
  constructor(private readonly query: (keys: Key[]) => Promise<Map<Key, Value>>) {}

  async get(key: Key): Promise<Value | undefined> {
    this.nextQuery ??= this.schedule();
    const { keys, values } = this.nextQuery;
    keys.add(key);
    return (await values).get(key);
  }

  private schedule() {
    const keys = new Set<Key>();
    const values = waitForNextTurn().then(() => {
      this.nextQuery = undefined;
      return this.query([...keys]);
    });
    return { keys, values };
  }
}
