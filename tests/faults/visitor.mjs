// @ts-check
// A client that behaves like visitors: it mostly reads, but also books, changes, deletes, and signs in.
import { DAY_LIST, NIGHT_LIST, randomInput } from './bookings.mjs';

const LISTS = /** @type {const} */ ([DAY_LIST, NIGHT_LIST]);
const MAX_BOOKINGS_PER_LIST = 10;
/** The share of sign-ins among all calls. It is small because each sign-in keeps a core busy for tens of milliseconds. */
const SIGN_IN_SHARE = 0.01;

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
  async makeRandomCall() {
    const choice = this.random();
    if (choice < SIGN_IN_SHARE) return this.#signInAgain();
    if (choice < 0.05) return this.caller.get('/api/session');
    const listIndex = this.random() < 0.5 ? 0 : 1;
    const [list, ids] = [LISTS[listIndex], this.#ids[listIndex]];
    if (choice < 0.65) return this.caller.get(list.all);
    const input = randomInput(this.random(), 1 + Math.floor(this.random() * 100));
    if (choice < 0.8 && ids[0]) return this.caller.put(`${list.update}/${ids[0]}`, input);
    if (ids.length >= MAX_BOOKINGS_PER_LIST)
      return this.caller.delete(`${list.remove}/${ids.shift()}`);
    const response = await this.caller.post(list.create, input);
    if (response.status === 201) ids.push(response.body._id);
    return response;
  }

  async #signInAgain() {
    const response = await this.caller.post('/api/login', this.account);
    if (response.status !== 200) return response;
    const logout = await this.caller.delete('/api/logout');
    this.caller.token = response.body.accessToken;
    return logout;
  }
}
