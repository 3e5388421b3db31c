// @ts-check
// A client that books as a guest, moves the bookings into an account by signing in, and signs out.
import assert from 'node:assert/strict';
import { Caller, newAccount } from './caller.mjs';
import { DAY_LIST, NIGHT_LIST, randomTour } from './tours.mjs';

/** @typedef {import('./caller.mjs').CallerResponse} Answer */

const LISTS = [DAY_LIST, NIGHT_LIST];
const BOOKINGS_IN_EACH = 5;

/** A call without a response, which may or may not have been carried out. */
class Unacknowledged extends Error {}

export class Merger {
  acknowledged = 0;
  isUnsure = false;
  /** Checks to run after the fault. @type {(() => Promise<void>)[]} */
  #claims = [];
  /** @type {{ account: ReturnType<typeof newAccount>, elsewhere: Caller, guest: Caller } | undefined} */
  #visit;

  /**
   * @param {number} port
   * @param {() => number} random
   */
  constructor(port, random) {
    this.port = port;
    this.random = random;
  }

  /**
   * Repeats this until the signal aborts or a call has no response.
   * @param {AbortSignal} signal
   */
  async write(signal) {
    await this.#whileAcknowledged(async () => {
      while (!signal.aborted) {
        await this.prepare();
        if (!signal.aborted) await this.#signInAndOut();
      }
    });
  }

  /** Books as a guest. */
  async prepare() {
    const account = newAccount();
    const elsewhere = new Caller(this.port);
    const joined = await this.#done(elsewhere.post('/api/signup', account), 201);
    elsewhere.token = joined.body.accessToken;
    const guest = new Caller(this.port);
    const { headers } = await this.#done(guest.post('/api/guest'), 204);
    guest.token = /=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1];
    for (let i = 1; i <= BOOKINGS_IN_EACH; i++) {
      for (const { create } of LISTS) {
        await this.#done(guest.post(create, randomTour(this.random(), i)), 201);
      }
    }
    this.#visit = { account, elsewhere, guest };
  }

  /** Signs in, which moves the guest's bookings into the account. */
  async takeAlong() {
    await this.#whileAcknowledged(() => this.#signInAndOut());
  }

  /** Checks the data that the last visits left. */
  async check() {
    for (const claim of this.#claims.splice(0)) await claim();
    this.isUnsure = false;
  }

  async #signInAndOut() {
    if (!this.#visit) throw new Error('nothing is prepared');
    const { account, elsewhere, guest } = this.#visit;
    // Checks only the last two visits: older data has been on disk for long.
    this.#claims.splice(0, this.#claims.length - 2);
    let merged = false;
    this.#claims.push(() => checkMerge(guest, elsewhere, merged));
    const { body } = await this.#done(guest.post('/api/login', account), 200);
    merged = true;

    const here = new Caller(this.port);
    here.token = body.accessToken;
    let signedOut = false;
    this.#claims.push(() => checkSignedOut(here, signedOut));
    await this.#done(here.delete('/api/logout'), 204);
    signedOut = true;
    for (const caller of [guest, elsewhere, here]) caller.hangUp();
  }

  /** @param {() => Promise<void>} job */
  async #whileAcknowledged(job) {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Unacknowledged)) throw error;
      this.isUnsure = true;
    }
  }

  /**
   * @param {Promise<Answer>} call
   * @param {number} expected
   */
  async #done(call, expected) {
    const answer = await call;
    if (answer.status !== expected) {
      assert.ok([0, 503].includes(answer.status), `${answer.status} ${answer.text}`);
      throw new Unacknowledged();
    }
    this.acknowledged++;
    return answer;
  }
}

/**
 * Checks that the guest's bookings are all the account's, or, if signing in had no response, all still the guest's.
 * @param {Caller} guest
 * @param {Caller} account
 * @param {boolean} acknowledged
 */
async function checkMerge(guest, account, acknowledged) {
  const [theirs, ours] = [await count(guest), await count(account)];
  const all = LISTS.map(() => BOOKINGS_IN_EACH).join();
  const none = LISTS.map(() => 0).join();
  const isMerged = theirs === 'nothing any more' && ours === all;
  const isAsBefore = !acknowledged && theirs === all && ours === none;
  assert.ok(
    isMerged || isAsBefore,
    `a merge is half-done: the guest has ${theirs}, the account ${ours}`,
  );
  for (const caller of [guest, account]) caller.hangUp();
}

/**
 * Counts the bookings that a caller sees in each list.
 * @param {Caller} caller
 */
async function count(caller) {
  const answers = await Promise.all(LISTS.map(({ all }) => caller.get(all)));
  if (answers.every(({ status }) => status === 401)) return 'nothing any more';
  return answers.map(({ status, body }) => (status === 200 ? body.length : status)).join();
}

/**
 * Checks that a token is valid on all lists or on none, and on none if signing out was acknowledged.
 * @param {Caller} caller
 * @param {boolean} acknowledged
 */
async function checkSignedOut(caller, acknowledged) {
  const paths = ['/api/session', ...LISTS.map(({ all }) => all)];
  const answers = await Promise.all(paths.map((path) => caller.get(path)));
  const statuses = answers.map(({ status }) => status).join();
  assert.match(statuses, acknowledged ? /^401,401,401$/ : /^(401,401,401|200,200,200)$/);
  caller.hangUp();
}
