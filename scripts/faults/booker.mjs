// @ts-check
// A client that books and cancels at one or two departures, and remembers which bookings must exist.
import assert from 'node:assert/strict';
import { DAY_LIST } from './tours.mjs';

/** @typedef {import('./tours.mjs').Tour & { date: string }} DatedTour */

const PLACE = 'Empire State Building';
const MAX_PEOPLE = 3;
/** Keeps a few clients from taking all the spots. */
const MAX_BOOKINGS = 1;

export class Booker {
  /** Acknowledged bookings, as {@link textOf}. @type {Map<string, string>} */
  #sure = new Map();
  /** Bookings deleted since the last restore, as they were. @type {Map<string, string>} */
  #deleted = new Map();
  /**
   * The state after the last call, if that had no response. Without an id, the call creates a booking; without a
   * text, it deletes one.
   * @type {{ id?: string, text?: string } | undefined}
   */
  #unsure;
  /** How many calls ended each way. */
  counts = { acknowledged: 0, refused: 0, unknown: 0 };

  /**
   * @param {import('./caller.mjs').Caller} caller with a token
   * @param {() => number} random
   */
  constructor(caller, random) {
    this.caller = caller;
    this.random = random;
  }

  /** The acknowledged bookings by id. */
  get bookings() {
    return [...this.#sure].map(([id, text]) => ({
      id,
      tour: /** @type {DatedTour} */ (JSON.parse(text)),
    }));
  }

  /**
   * Books and cancels until the signal aborts or a call has no response.
   * @param {string[]} dates
   * @param {AbortSignal} signal
   */
  async comeAndGo(dates, signal) {
    while (!signal.aborted && this.#unsure === undefined) {
      const date = this.#pick(dates) ?? '';
      const people = 1 + Math.floor(this.random() * MAX_PEOPLE);
      const [id, gone] = [
        this.#pick([...this.#sure.keys()]),
        this.#pick([...this.#deleted.keys()]),
      ];
      const what = this.random();
      if (what < 0.25 && gone !== undefined) await this.#restore(gone);
      else if (id === undefined || (what < 0.4 && this.#sure.size < MAX_BOOKINGS))
        await this.book(date, people);
      else if (what < 0.75) await this.#update(id, date, people);
      else await this.#remove(id);
    }
  }

  /**
   * @param {string} date
   * @param {number} people
   * @returns {Promise<number>} the answer's status
   */
  async book(date, people) {
    const tour = tourOn(date, people);
    const answer = await this.caller.post(DAY_LIST.create, tour);
    if (this.#counts(answer, 201, { text: textOf(tour) })) this.#keep(answer.body);
    return answer.status;
  }

  /**
   * @param {string} id
   * @param {string} date
   * @param {number} people
   */
  async #update(id, date, people) {
    const tour = tourOn(date, people);
    const answer = await this.caller.put(`${DAY_LIST.update}/${id}`, tour);
    if (this.#counts(answer, 200, { id, text: textOf(tour) })) this.#keep(answer.body);
  }

  /** @param {string} id */
  async #remove(id) {
    const answer = await this.caller.delete(`${DAY_LIST.remove}/${id}`);
    if (!this.#counts(answer, 204, { id })) return;
    this.#deleted = new Map([[id, this.#sure.get(id) ?? '']]);
    this.#sure.delete(id);
  }

  /** @param {string} id */
  async #restore(id) {
    const text = this.#deleted.get(id) ?? '';
    const answer = await this.caller.post(`${DAY_LIST.restore}/${id}`);
    if (this.#counts(answer, 200, { id, text })) this.#keep(answer.body);
    // One refusal is enough: other clients have taken the spots.
    this.#deleted.clear();
  }

  /** @param {import('./tours.mjs').Booking} booking */
  #keep(booking) {
    this.#sure.set(booking._id, textOf(booking));
  }

  /**
   * Whether a call was acknowledged.
   * @param {import('./caller.mjs').CallerResponse} answer
   * @param {number} success
   * @param {{ id?: string, text?: string }} wanted
   */
  #counts({ status, text }, success, wanted) {
    if (status === success) this.counts.acknowledged++;
    else if (status === 409) this.counts.refused++;
    else {
      assert.ok([0, 503].includes(status), `${status} ${text}`);
      this.counts.unknown++;
      this.#unsure = wanted;
    }
    return status === success;
  }

  /**
   * @template T
   * @param {T[]} some
   */
  #pick(some) {
    return some[Math.floor(this.random() * some.length)];
  }

  /** Checks that acknowledged bookings exist and that the unsure one exists wholly or not at all, then records it. */
  async check() {
    const { status, body, text } = await this.caller.get(DAY_LIST.all);
    assert.equal(status, 200, text);
    const found = new Map(
      body.map((/** @type {import('./tours.mjs').Booking} */ each) => [each._id, textOf(each)]),
    );
    const unsure = this.#unsure;
    this.#unsure = undefined;
    for (const [id, expected] of this.#sure) {
      if (id !== unsure?.id) assert.equal(found.get(id), expected, `${id} was acknowledged`);
    }
    if (unsure?.id !== undefined) {
      const possible = [this.#sure.get(unsure.id), unsure.text];
      assert.ok(possible.includes(found.get(unsure.id)), `${found.get(unsure.id)} of ${possible}`);
    }
    const extra = [...found].filter(([id]) => !this.#sure.has(id) && id !== unsure?.id);
    const wanted = unsure && unsure.id === undefined ? [unsure.text] : [];
    assert.ok(extra.length <= wanted.length, `nobody booked these: ${JSON.stringify(extra)}`);
    for (const [, booked] of extra) assert.equal(booked, wanted[0]);
    this.#sure = found;
    this.#deleted.clear();
  }

  /** Forgets the bookings, which no longer exist. */
  forget() {
    this.#sure.clear();
    this.#deleted.clear();
    this.#unsure = undefined;
  }
}

/**
 * @param {string} date
 * @param {number} people
 * @returns {DatedTour}
 */
export function tourOn(date, people) {
  const day = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return { place: PLACE, day, people, date };
}

/**
 * Returns a booking as a string for comparison.
 * @param {DatedTour} booking
 */
function textOf({ place, day, people, date }) {
  return JSON.stringify({ place, day, people, date });
}
