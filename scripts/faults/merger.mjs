// @ts-check
// A client that books as a guest, takes the bookings along into an account, and signs out again.
import assert from 'node:assert/strict';
import { Caller, newAccount } from './caller.mjs';
import { DAY_LIST, NIGHT_LIST, randomTour } from './tours.mjs';

/** @typedef {import('./caller.mjs').Answer} Answer */

const LISTS = [DAY_LIST, NIGHT_LIST];
const BOOKINGS_IN_EACH = 5;

/** A call that was not acknowledged, and so may or may not have been done. */
class Unacknowledged extends Error {}

export class Merger {
  acknowledged = 0;
  isUnsure = false;
  /** What must hold after the fault. @type {(() => Promise<void>)[]} */
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
   * Goes on until told to stop, or until a call is not acknowledged.
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

  /** Takes along what it booked. */
  async takeAlong() {
    await this.#whileAcknowledged(() => this.#signInAndOut());
  }

  /** Checks what the last visits left behind. */
  async check() {
    for (const claim of this.#claims.splice(0)) await claim();
    this.isUnsure = false;
  }

  async #signInAndOut() {
    if (!this.#visit) throw new Error('nothing is prepared');
    const { account, elsewhere, guest } = this.#visit;
    // Of all visits the last two are looked at: what was on disk for longer is there.
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
 * The guest's bookings are all the account's, or all still the guest's if that was not acknowledged.
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
 * How many bookings somebody sees in each list.
 * @param {Caller} caller
 */
async function count(caller) {
  const answers = await Promise.all(LISTS.map(({ all }) => caller.get(all)));
  if (answers.every(({ status }) => status === 401)) return 'nothing any more';
  return answers.map(({ status, body }) => (status === 200 ? body.length : status)).join();
}

/**
 * A token is good everywhere or nowhere, and nowhere if signing out was acknowledged.
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
