// @ts-check
// A client that does what visitors do, over and over: mostly reads, and books, changes, deletes, and signs in.
import { DAY_LIST, NIGHT_LIST, randomTour } from './tours.mjs';

const LISTS = /** @type {const} */ ([DAY_LIST, NIGHT_LIST]);
const KEPT = 10;
/** The share of sign-ins among all calls; each takes a core for tens of milliseconds. */
const SIGN_INS = 0.01;

export class Visitor {
  /** The ids of each list's bookings. @type {[string[], string[]]} */
  #ids = [[], []];

  /**
   * @param {import('./caller.mjs').Caller} caller with a token
   * @param {{ username: string, password: string }} account
   * @param {() => number} random
   */
  constructor(caller, account, random) {
    this.caller = caller;
    this.account = account;
    this.random = random;
  }

  /** @returns {Promise<import('./caller.mjs').CallerResponse>} the response of a random call */
  async call() {
    const what = this.random();
    if (what < SIGN_INS) return this.#signInAgain();
    if (what < 0.05) return this.caller.get('/api/session');
    const which = this.random() < 0.5 ? 0 : 1;
    const [list, ids] = [LISTS[which], this.#ids[which]];
    if (what < 0.65) return this.caller.get(list.all);
    const tour = randomTour(this.random(), 1 + Math.floor(this.random() * 100));
    if (what < 0.8 && ids[0]) return this.caller.put(`${list.update}/${ids[0]}`, tour);
    if (ids.length >= KEPT) return this.caller.delete(`${list.remove}/${ids.shift()}`);
    const answer = await this.caller.post(list.create, tour);
    if (answer.status === 201) ids.push(answer.body._id);
    return answer;
  }

  async #signInAgain() {
    const answer = await this.caller.post('/api/login', this.account);
    if (answer.status !== 200) return answer;
    const ended = await this.caller.delete('/api/logout');
    this.caller.token = answer.body.accessToken;
    return ended;
  }
}
