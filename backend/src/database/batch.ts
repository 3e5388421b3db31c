import { setImmediate as turn } from 'node:timers/promises';

/**
 * Asks the database once for all who ask in the same turn of the event loop: on a quiet server that is one,
 * and on a busy one many, so that a question costs the less the more there are. Nobody waits for an answer
 * to somebody who asked earlier, and no answer is older than its question.
 */
export class Batch<Key, Value> {
  private open?: { keys: Set<Key>; values: Promise<Map<Key, Value>> };

  /** @param query answers all that it is given; what it leaves out is undefined */
  constructor(private readonly query: (keys: Key[]) => Promise<Map<Key, Value>>) {}

  async get(key: Key): Promise<Value | undefined> {
    this.open ??= this.next();
    const { keys, values } = this.open;
    keys.add(key);
    return (await values).get(key);
  }

  private next() {
    const keys = new Set<Key>();
    const values = turn().then(() => {
      this.open = undefined;
      return this.query([...keys]);
    });
    return { keys, values };
  }
}
