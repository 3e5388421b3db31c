import type { mongo } from 'mongoose';

/** If more operations wait, or the first one waits for longer, calls would time out anyway. */
const MAX_WAITING = 500;
const MAX_WAIT_MS = 1000;

/** The queue of operations that wait for one of the driver's connections, first in first out. */
export class PoolQueue {
  /** When each operation began to wait, oldest first. */
  private readonly waitingSince: number[] = [];

  /** Starts to track the operations that wait for a client's connections. */
  track(client: mongo.MongoClient): void {
    const removeFirst = () => void this.waitingSince.shift();
    client.on('connectionCheckOutStarted', () => this.waitingSince.push(performance.now()));
    client.on('connectionCheckedOut', removeFirst);
    client.on('connectionCheckOutFailed', removeFirst);
  }

  /** Whether the queue is so long or slow that another operation would time out. */
  get full(): boolean {
    const [first] = this.waitingSince;
    if (first === undefined) return false;
    return this.waitingSince.length > MAX_WAITING || performance.now() - first > MAX_WAIT_MS;
  }
}
