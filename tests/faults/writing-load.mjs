// @ts-check
// Writers and mergers that make calls at the same time, and check their data after a fault.
import assert from 'node:assert/strict';
import { newAccount } from './caller.mjs';
import { Merger } from './merger.mjs';
import { DAY_LIST } from './bookings.mjs';
import { Writer } from './writer.mjs';

/** A low limit, so that the shared list is sometimes full. */
export const MAX_BOOKINGS = 25;
const SHARED_LIST_WRITERS = 4;
const MERGERS = 4;

export class WritingLoad {
  /** @type {(Writer | Merger)[]} */
  #clients = [];
  /** @type {Promise<void>[]} */
  #writing = [];
  #writingAbort = new AbortController();

  /**
   * @param {import('./api.mjs').Api} api
   * @param {number} clientCount
   * @param {() => number} random
   */
  static async create(api, clientCount, random) {
    const load = new WritingLoad();
    const sharedAccount = newAccount();
    await api.newCaller().signUp(sharedAccount);
    for (let index = 0; index < clientCount; index++) {
      if (index < MERGERS) {
        load.#clients.push(new Merger(api.port, random));
        continue;
      }
      const caller = api.newCaller();
      if (index >= MERGERS + SHARED_LIST_WRITERS) await caller.signUp(newAccount());
      else caller.token = (await caller.post('/api/login', sharedAccount)).body.accessToken;
      load.#clients.push(new Writer(caller, index % SHARED_LIST_WRITERS, random));
    }
    return load;
  }

  /** The number of successful calls so far. */
  get acknowledgedCount() {
    return this.#clients.reduce((sum, { acknowledgedCount }) => sum + acknowledgedCount, 0);
  }

  start() {
    this.#writingAbort = new AbortController();
    this.#writing = this.#clients.map((client) => client.write(this.#writingAbort.signal));
  }

  /** Waits until all calls have ended, and returns how many of the clients' last calls have an unknown outcome. */
  async stop() {
    this.#writingAbort.abort();
    await Promise.all(this.#writing);
    return this.#clients.filter(({ hasUnacknowledgedCall }) => hasUnacknowledgedCall).length;
  }

  /** Checks each client's data. */
  async check() {
    for (const client of this.#clients) {
      const bookings = await client.check();
      if (bookings !== undefined) assert.ok(bookings <= MAX_BOOKINGS, `${bookings} in one list`);
    }
  }

  /** Checks that a list accepts bookings up to the limit, but not one more. */
  async checkLimit() {
    const writer = this.#clients.find((client) => client instanceof Writer);
    if (!(writer instanceof Writer)) return;
    const input = { place: 'Central Park', day: 'Tuesday', people: 100 };
    const book = () => writer.caller.post(DAY_LIST.create, input);
    let { length } = (await writer.caller.get(DAY_LIST.all)).body;
    for (; length < MAX_BOOKINGS; length++) assert.equal((await book()).status, 201);
    assert.equal((await book()).status, 409);
    assert.equal((await writer.caller.get(DAY_LIST.all)).body.length, MAX_BOOKINGS);
  }
}
