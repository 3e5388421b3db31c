// @ts-check
// A client that creates, changes, and deletes bookings, one call at a time, and remembers which bookings must exist.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { DAY_LIST, matchesInput, randomInput } from './bookings.mjs';

/** @typedef {import('./bookings.mjs').BookingInput} BookingInput */
/** @typedef {import('./bookings.mjs').Booking} Booking */
/** @typedef {import('./caller.mjs').CallerResponse} CallerResponse */

/** Each client that shares a list with others books its own range of party sizes, so that it recognizes its bookings. */
const PARTY_SIZES_PER_CLIENT = 6;

export class Writer {
  /** Acknowledged bookings by id. @type {Map<string, BookingInput>} */
  #acknowledgedBookings = new Map();
  /**
   * The last call, if its outcome is unknown because it had no response or a 503. Without an id, it creates a booking.
   * @type {{ id?: string, key?: string, input?: BookingInput } | undefined}
   */
  #unacknowledged;
  acknowledgedCount = 0;

  /**
   * @param {import('./caller.mjs').Caller} caller with a token
   * @param {number} clientNumber the client's number among those that share a list
   * @param {() => number} random
   */
  constructor(caller, clientNumber, random) {
    this.caller = caller;
    this.minPeople = 1 + clientNumber * PARTY_SIZES_PER_CLIENT;
    this.random = random;
  }

  /**
   * Makes calls until the signal aborts or a call's outcome is unknown.
   * @param {AbortSignal} signal
   */
  async write(signal) {
    while (!signal.aborted && this.#unacknowledged === undefined) await this.#callRandomly();
  }

  get hasUnacknowledgedCall() {
    return this.#unacknowledged !== undefined;
  }

  async #callRandomly() {
    const ids = [...this.#acknowledgedBookings.keys()];
    const id = ids[Math.floor(this.random() * ids.length)];
    const choice = this.random();
    if (id === undefined || choice < 0.5) await this.#create();
    else if (choice < 0.75) await this.#update(id);
    else await this.#remove(id);
  }

  async #create() {
    const [input, key] = [this.#randomInput(), randomUUID()];
    const response = await this.#book(input, key);
    if (response.status === 201) this.#acknowledge(response.body._id, input);
    else if (response.status === 409) await this.#deleteOne();
    else this.#recordUnacknowledged(response, { key, input });
  }

  /** @param {string} id */
  async #update(id) {
    const input = this.#randomInput();
    const response = await this.caller.put(`${DAY_LIST.update}/${id}`, input);
    if (response.status === 200) this.#acknowledge(id, input);
    else this.#recordUnacknowledged(response, { id, input });
  }

  /** @param {string} id */
  async #remove(id) {
    const response = await this.caller.delete(`${DAY_LIST.remove}/${id}`);
    if (response.status === 204) this.#acknowledge(id, undefined);
    else this.#recordUnacknowledged(response, { id });
  }

  /** Deletes a booking after the list is full, which can be because of other clients. */
  async #deleteOne() {
    const [id] = this.#acknowledgedBookings.keys();
    if (id !== undefined) await this.#remove(id);
  }

  /**
   * @param {BookingInput} input
   * @param {string} key
   */
  #book(input, key) {
    return this.caller.post(DAY_LIST.create, input, { 'Idempotency-Key': key });
  }

  #randomInput() {
    return randomInput(
      this.random(),
      this.minPeople + Math.floor(this.random() * PARTY_SIZES_PER_CLIENT),
    );
  }

  /**
   * @param {string} id
   * @param {BookingInput | undefined} input
   */
  #acknowledge(id, input) {
    if (input) this.#acknowledgedBookings.set(id, input);
    else this.#acknowledgedBookings.delete(id);
    this.acknowledgedCount++;
  }

  /**
   * @param {CallerResponse} response
   * @param {{ id?: string, key?: string, input?: BookingInput }} effect
   */
  #recordUnacknowledged({ status, text }, effect) {
    assert.ok([0, 503].includes(status), `${status} ${text}`);
    this.#unacknowledged = effect;
  }

  /**
   * Checks that acknowledged bookings exist and that an unacknowledged call had either its full effect or none.
   * @returns {Promise<number>} how many bookings the list has, including those of other clients
   */
  async check() {
    const { status, body, text } = await this.caller.get(DAY_LIST.all);
    assert.equal(status, 200, text);
    /** @type {Booking[]} */
    const listedBookings = body;
    const unacknowledged = this.#unacknowledged;
    this.#unacknowledged = undefined;
    const ownBookings = listedBookings.filter((booking) => this.#isOwn(booking));
    const extraBookings = ownBookings.filter(({ _id }) => !this.#acknowledgedBookings.has(_id));
    for (const [id, input] of this.#acknowledgedBookings) {
      const booking = ownBookings.find(({ _id }) => _id === id);
      const isUnacknowledged = unacknowledged !== undefined && unacknowledged.id === id;
      if (
        isUnacknowledged &&
        (!booking || (unacknowledged.input && matchesInput(booking, unacknowledged.input)))
      ) {
        assert.ok(booking ?? !unacknowledged.input, `${id} was deleted instead of changed`);
        if (booking && unacknowledged.input)
          this.#acknowledgedBookings.set(id, unacknowledged.input);
        else this.#acknowledgedBookings.delete(id);
        continue;
      }
      assert.ok(booking, `${id} was acknowledged, but is lost`);
      assert.ok(
        matchesInput(booking, input),
        `${JSON.stringify(booking)} instead of ${JSON.stringify(input)}`,
      );
    }
    if (unacknowledged?.key !== undefined && unacknowledged.input)
      await this.#retryBooking(unacknowledged.key, unacknowledged.input, extraBookings);
    else assert.deepEqual(extraBookings, [], 'these bookings were never made, or were deleted');
    return listedBookings.length;
  }

  /**
   * Checks that the unacknowledged call booked at most once, and repeats it. Both calls together must book once.
   * @param {string} key
   * @param {BookingInput} input
   * @param {Booking[]} extraBookings
   */
  async #retryBooking(key, input, extraBookings) {
    for (const booking of extraBookings)
      assert.ok(matchesInput(booking, input), JSON.stringify(booking));
    assert.ok(extraBookings.length <= 1, 'one call booked more than once');
    const { status, body, text } = await this.#book(input, key);
    if (status === 409 && extraBookings.length === 0) return; // other clients have filled the list in the meantime
    assert.equal(status, 201, text);
    if (extraBookings[0]) assert.equal(body._id, extraBookings[0]._id);
    this.#acknowledge(body._id, input);
  }

  /** @param {Booking} booking */
  #isOwn({ people }) {
    return people >= this.minPeople && people < this.minPeople + PARTY_SIZES_PER_CLIENT;
  }
}
