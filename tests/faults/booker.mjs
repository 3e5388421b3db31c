// @ts-check
// A client that books and cancels at one or two departures, and remembers which bookings must exist.
import assert from 'node:assert/strict';
import { DAY_LIST } from './bookings.mjs';

/** @typedef {import('./bookings.mjs').BookingInput & { date: string }} DatedInput */

const PLACE = 'Empire State Building';
const MAX_PEOPLE = 3;
/** Keeps a few clients from taking all the spots. */
const MAX_BOOKINGS = 1;

export class Booker {
  /** Acknowledged bookings as {@link serialize} returns them, keyed by id. @type {Map<string, string>} */
  #acknowledgedBookings = new Map();
  /** The last deleted booking in the same form; empty after an attempt to restore it. @type {Map<string, string>} */
  #lastDeleted = new Map();
  /**
   * The expected effect of the last call, if its outcome is unknown because it had no response or a 503. Without an id,
   * the call creates a booking; without a text, it deletes one.
   * @type {{ id?: string, text?: string } | undefined}
   */
  #unacknowledged;
  /** The number of calls with each outcome. */
  counts = { acknowledged: 0, refused: 0, unknown: 0 };

  /**
   * @param {import('./caller.mjs').Caller} caller with a token
   * @param {() => number} random
   */
  constructor(caller, random) {
    this.caller = caller;
    this.random = random;
  }

  /** The acknowledged bookings. */
  get bookings() {
    return [...this.#acknowledgedBookings].map(([id, text]) => ({
      id,
      input: /** @type {DatedInput} */ (JSON.parse(text)),
    }));
  }

  /**
   * Books and cancels until the signal aborts or a call's outcome is unknown.
   * @param {string[]} dates
   * @param {AbortSignal} signal
   */
  async bookAndCancel(dates, signal) {
    while (!signal.aborted && this.#unacknowledged === undefined) {
      const date = this.#pick(dates) ?? '';
      const people = 1 + Math.floor(this.random() * MAX_PEOPLE);
      const [id, deletedId] = [
        this.#pick([...this.#acknowledgedBookings.keys()]),
        this.#pick([...this.#lastDeleted.keys()]),
      ];
      const choice = this.random();
      if (choice < 0.25 && deletedId !== undefined) await this.#restore(deletedId);
      else if (id === undefined || (choice < 0.4 && this.#acknowledgedBookings.size < MAX_BOOKINGS))
        await this.book(date, people);
      else if (choice < 0.75) await this.#update(id, date, people);
      else await this.#remove(id);
    }
  }

  /**
   * @param {string} date
   * @param {number} people
   * @returns {Promise<number>} the response's status
   */
  async book(date, people) {
    const input = bookingInputOn(date, people);
    const response = await this.caller.post(DAY_LIST.create, input);
    if (this.#recordOutcome(response, 201, { text: serialize(input) }))
      this.#remember(response.body);
    return response.status;
  }

  /**
   * @param {string} id
   * @param {string} date
   * @param {number} people
   */
  async #update(id, date, people) {
    const input = bookingInputOn(date, people);
    const response = await this.caller.put(`${DAY_LIST.update}/${id}`, input);
    if (this.#recordOutcome(response, 200, { id, text: serialize(input) }))
      this.#remember(response.body);
  }

  /** @param {string} id */
  async #remove(id) {
    const response = await this.caller.delete(`${DAY_LIST.remove}/${id}`);
    if (!this.#recordOutcome(response, 204, { id })) return;
    this.#lastDeleted = new Map([[id, this.#acknowledgedBookings.get(id) ?? '']]);
    this.#acknowledgedBookings.delete(id);
  }

  /** @param {string} id */
  async #restore(id) {
    const text = this.#lastDeleted.get(id) ?? '';
    const response = await this.caller.post(`${DAY_LIST.restore}/${id}`);
    if (this.#recordOutcome(response, 200, { id, text })) this.#remember(response.body);
    // Tries only once, since other clients may have taken the spots.
    this.#lastDeleted.clear();
  }

  /** @param {import('./bookings.mjs').Booking} booking */
  #remember(booking) {
    this.#acknowledgedBookings.set(booking._id, serialize(booking));
  }

  /**
   * Records a call's outcome. Returns whether the call was acknowledged.
   * @param {import('./caller.mjs').CallerResponse} response
   * @param {number} successStatus
   * @param {{ id?: string, text?: string }} expectedEffect
   */
  #recordOutcome({ status, text }, successStatus, expectedEffect) {
    if (status === successStatus) this.counts.acknowledged++;
    else if (status === 409) this.counts.refused++;
    else {
      assert.ok([0, 503].includes(status), `${status} ${text}`);
      this.counts.unknown++;
      this.#unacknowledged = expectedEffect;
    }
    return status === successStatus;
  }

  /**
   * @template T
   * @param {T[]} items
   */
  #pick(items) {
    return items[Math.floor(this.random() * items.length)];
  }

  /** Checks that acknowledged bookings exist, and that an unacknowledged call had either its full effect or none. */
  async check() {
    const { status, body, text } = await this.caller.get(DAY_LIST.all);
    assert.equal(status, 200, text);
    const storedTexts = new Map(
      body.map((/** @type {import('./bookings.mjs').Booking} */ booking) => [
        booking._id,
        serialize(booking),
      ]),
    );
    const unacknowledged = this.#unacknowledged;
    this.#unacknowledged = undefined;
    for (const [id, text] of this.#acknowledgedBookings) {
      if (id !== unacknowledged?.id)
        assert.equal(storedTexts.get(id), text, `${id} was acknowledged`);
    }
    if (unacknowledged?.id !== undefined) {
      const possibleTexts = [
        this.#acknowledgedBookings.get(unacknowledged.id),
        unacknowledged.text,
      ];
      assert.ok(
        possibleTexts.includes(storedTexts.get(unacknowledged.id)),
        `${unacknowledged.id} is ${storedTexts.get(unacknowledged.id)}, but should be one of ${possibleTexts.join(' or ')}`,
      );
    }
    const extraBookings = [...storedTexts].filter(
      ([id]) => !this.#acknowledgedBookings.has(id) && id !== unacknowledged?.id,
    );
    const expectedTexts =
      unacknowledged && unacknowledged.id === undefined ? [unacknowledged.text] : [];
    assert.ok(
      extraBookings.length <= expectedTexts.length,
      `unexpected bookings: ${JSON.stringify(extraBookings)}`,
    );
    for (const [, text] of extraBookings) assert.equal(text, expectedTexts[0]);
    this.#acknowledgedBookings = storedTexts;
    this.#lastDeleted.clear();
  }

  /** Forgets all bookings, after the test has deleted them. */
  forgetBookings() {
    this.#acknowledgedBookings.clear();
    this.#lastDeleted.clear();
    this.#unacknowledged = undefined;
  }
}

/**
 * @param {string} date
 * @param {number} people
 * @returns {DatedInput}
 */
export function bookingInputOn(date, people) {
  const day = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return { place: PLACE, day, people, date };
}

/**
 * Returns a booking as a string that can be compared.
 * @param {DatedInput} booking
 */
function serialize({ place, day, people, date }) {
  return JSON.stringify({ place, day, people, date });
}
