// @ts-check
// A client that books, changes, and deletes, one call at a time, and remembers which bookings must exist.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { DAY_LIST, isTour, randomTour } from './tours.mjs';

/** @typedef {import('./tours.mjs').Tour} Tour */
/** @typedef {import('./tours.mjs').Booking} Booking */
/** @typedef {import('./caller.mjs').CallerResponse} Answer */

const PEOPLE_EACH = 6;

export class Writer {
  /** Acknowledged bookings. @type {Map<string, Tour>} */
  #sure = new Map();
  /**
   * The last call, if it had no response. Without an id, it creates a booking.
   * @type {{ id?: string, key?: string, tour?: Tour } | undefined}
   */
  #unsure;
  acknowledged = 0;

  /**
   * @param {import('./caller.mjs').Caller} caller with a token
   * @param {number} number its number among the clients that share a list
   * @param {() => number} random
   */
  constructor(caller, number, random) {
    this.caller = caller;
    this.firstPeople = 1 + number * PEOPLE_EACH;
    this.random = random;
  }

  /**
   * Makes calls until the signal aborts or a call has no response.
   * @param {AbortSignal} signal
   */
  async write(signal) {
    while (!signal.aborted && this.#unsure === undefined) await this.#call();
  }

  get isUnsure() {
    return this.#unsure !== undefined;
  }

  async #call() {
    const ids = [...this.#sure.keys()];
    const id = ids[Math.floor(this.random() * ids.length)];
    const what = this.random();
    if (id === undefined || what < 0.5) await this.#create();
    else if (what < 0.75) await this.#update(id);
    else await this.#remove(id);
  }

  async #create() {
    const [tour, key] = [this.#tour(), randomUUID()];
    const answer = await this.#book(tour, key);
    if (answer.status === 201) this.#acknowledge(answer.body._id, tour);
    else if (answer.status === 409) await this.#makeRoom();
    else this.#doubt(answer, { key, tour });
  }

  /** @param {string} id */
  async #update(id) {
    const tour = this.#tour();
    const answer = await this.caller.put(`${DAY_LIST.update}/${id}`, tour);
    if (answer.status === 200) this.#acknowledge(id, tour);
    else this.#doubt(answer, { id, tour });
  }

  /** @param {string} id */
  async #remove(id) {
    const answer = await this.caller.delete(`${DAY_LIST.remove}/${id}`);
    if (answer.status === 204) this.#acknowledge(id, undefined);
    else this.#doubt(answer, { id });
  }

  /** Frees some room in the full list, which other clients fill as well. */
  async #makeRoom() {
    const [id] = this.#sure.keys();
    if (id !== undefined) await this.#remove(id);
  }

  /**
   * @param {Tour} tour
   * @param {string} key
   */
  #book(tour, key) {
    return this.caller.post(DAY_LIST.create, tour, { 'Idempotency-Key': key });
  }

  #tour() {
    return randomTour(this.random(), this.firstPeople + Math.floor(this.random() * PEOPLE_EACH));
  }

  /**
   * @param {string} id
   * @param {Tour | undefined} tour
   */
  #acknowledge(id, tour) {
    if (tour) this.#sure.set(id, tour);
    else this.#sure.delete(id);
    this.acknowledged++;
  }

  /**
   * @param {Answer} answer
   * @param {{ id?: string, key?: string, tour?: Tour }} wanted
   */
  #doubt({ status, text }, wanted) {
    assert.ok([0, 503].includes(status), `${status} ${text}`);
    this.#unsure = wanted;
  }

  /**
   * Checks that acknowledged bookings exist and that the unsure one exists wholly or not at all, then records it.
   * @returns {Promise<number>} how many bookings the list has, including those of other clients
   */
  async check() {
    const { status, body, text } = await this.caller.get(DAY_LIST.all);
    assert.equal(status, 200, text);
    /** @type {Booking[]} */
    const all = body;
    const unsure = this.#unsure;
    this.#unsure = undefined;
    const found = all.filter((booking) => this.#isOurs(booking));
    const extra = found.filter(({ _id }) => !this.#sure.has(_id));
    for (const [id, tour] of this.#sure) {
      const booking = found.find(({ _id }) => _id === id);
      const isUnsure = unsure !== undefined && unsure.id === id;
      if (isUnsure && (!booking || (unsure.tour && isTour(booking, unsure.tour)))) {
        assert.ok(booking ?? !unsure.tour, `${id} was deleted instead of changed`);
        if (booking && unsure.tour) this.#sure.set(id, unsure.tour);
        else this.#sure.delete(id);
        continue;
      }
      assert.ok(booking, `${id} was acknowledged, but is lost`);
      assert.ok(
        isTour(booking, tour),
        `${JSON.stringify(booking)} instead of ${JSON.stringify(tour)}`,
      );
    }
    if (unsure?.key !== undefined && unsure.tour)
      await this.#bookAgain(unsure.key, unsure.tour, extra);
    else assert.deepEqual(extra, [], 'these were never booked, or were deleted');
    return all.length;
  }

  /**
   * Checks that the unacknowledged call booked at most once, and repeats it, which books once in all.
   * @param {string} key
   * @param {Tour} tour
   * @param {Booking[]} extra
   */
  async #bookAgain(key, tour, extra) {
    for (const booking of extra) assert.ok(isTour(booking, tour), JSON.stringify(booking));
    assert.ok(extra.length <= 1, 'one call booked more than once');
    const { status, body, text } = await this.#book(tour, key);
    if (status === 409 && extra.length === 0) return; // other clients have filled the list in the meantime
    assert.equal(status, 201, text);
    if (extra[0]) assert.equal(body._id, extra[0]._id);
    this.#acknowledge(body._id, tour);
  }

  /** @param {Booking} booking */
  #isOurs({ people }) {
    return people >= this.firstPeople && people < this.firstPeople + PEOPLE_EACH;
  }
}
