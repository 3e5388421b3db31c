import { setImmediate as turn } from 'node:timers/promises';

/**
 * Looks up all keys of one turn of the event loop in a single query, so that a busy server needs fewer queries per
 * call. No lookup waits for an earlier query, and no value was read before its lookup began.
 */
export class Batch<Key, Value> {
  private nextQuery?: { keys: Set<Key>; values: Promise<Map<Key, Value>> };

  /** @param query finds the values of some keys; keys without one are missing from its result */
  constructor(private readonly query: (keys: Key[]) => Promise<Map<Key, Value>>) {}

  async get(key: Key): Promise<Value | undefined> {
    this.nextQuery ??= this.schedule();
    const { keys, values } = this.nextQuery;
    keys.add(key);
    return (await values).get(key);
  }

  private schedule() {
    const keys = new Set<Key>();
    const values = turn().then(() => {
      this.nextQuery = undefined;
      return this.query([...keys]);
    });
    return { keys, values };
  }
}
