import type { mongo } from 'mongoose';

/** Above either, new calls would only add to what is too late already. */
const MAX_WAITING = 500;
const MAX_WAIT_MS = 1000;

/** The operations that wait for one of the driver's connections, which it serves in their order. */
export class PoolQueue {
  /** When each began to wait. */
  private readonly since: number[] = [];

  /** Follows the queue of this client's pool from now on. */
  follow(client: mongo.MongoClient): void {
    const left = () => void this.since.shift();
    client.on('connectionCheckOutStarted', () => this.since.push(performance.now()));
    client.on('connectionCheckedOut', left);
    client.on('connectionCheckOutFailed', left);
  }

  /** Whether it is so long, or so slow, that whoever joined it now would wait in vain. */
  get full(): boolean {
    const [first] = this.since;
    if (first === undefined) return false;
    return this.since.length > MAX_WAITING || performance.now() - first > MAX_WAIT_MS;
  }
}
