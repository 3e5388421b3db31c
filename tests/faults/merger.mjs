// @ts-check
// A client that books as a guest, moves the bookings into an account by signing in, and signs out.
import assert from 'node:assert/strict';
import { Caller, newAccount } from './caller.mjs';
import { DAY_LIST, NIGHT_LIST, randomInput } from './bookings.mjs';

/** @typedef {import('./caller.mjs').CallerResponse} CallerResponse */

const LISTS = [DAY_LIST, NIGHT_LIST];
const BOOKINGS_PER_LIST = 5;

/** Thrown if a call gets no response or a 503, because then its outcome is unknown. */
class UnacknowledgedError extends Error {}

export class Merger {
  acknowledgedCount = 0;
  hasUnacknowledgedCall = false;
  /** Checks to run after the fault. @type {(() => Promise<void>)[]} */
  #checks = [];
  /** @type {{ account: ReturnType<typeof newAccount>, otherDevice: Caller, guest: Caller } | undefined} */
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
   * Books as a guest, signs in, and signs out, until the signal aborts or a call's outcome is unknown.
   * @param {AbortSignal} signal
   */
  async write(signal) {
    await this.#runUntilUnacknowledged(async () => {
      while (!signal.aborted) {
        await this.prepare();
        if (!signal.aborted) await this.#signInAndOut();
      }
    });
  }

  /** Creates an account and a guest, and books as the guest. */
  async prepare() {
    const account = newAccount();
    const otherDevice = new Caller(this.port);
    const signUp = await this.#expectStatus(otherDevice.post('/api/signup', account), 201);
    otherDevice.token = signUp.body.accessToken;
    const guest = new Caller(this.port);
    const { headers } = await this.#expectStatus(guest.post('/api/guest'), 204);
    guest.token = /=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1];
    for (let i = 1; i <= BOOKINGS_PER_LIST; i++) {
      for (const { create } of LISTS) {
        await this.#expectStatus(guest.post(create, randomInput(this.random(), i)), 201);
      }
    }
    this.#visit = { account, otherDevice, guest };
  }

  /** Signs in, which moves the guest's bookings into the account. */
  async mergeBookings() {
    await this.#runUntilUnacknowledged(() => this.#signInAndOut());
  }

  /** Checks the data that the last visits created. */
  async check() {
    for (const check of this.#checks.splice(0)) await check();
    this.hasUnacknowledgedCall = false;
  }

  async #signInAndOut() {
    if (!this.#visit) throw new Error('prepare() has not been called');
    const { account, otherDevice, guest } = this.#visit;
    // Keeps only the two checks of the previous visit, because older data has long been on disk.
    this.#checks.splice(0, this.#checks.length - 2);
    let isMergeAcknowledged = false;
    this.#checks.push(() => checkMerge(guest, otherDevice, isMergeAcknowledged));
    const { body } = await this.#expectStatus(guest.post('/api/login', account), 200);
    isMergeAcknowledged = true;

    const thisDevice = new Caller(this.port);
    thisDevice.token = body.accessToken;
    let isSignOutAcknowledged = false;
    this.#checks.push(() => checkSignedOut(thisDevice, isSignOutAcknowledged));
    await this.#expectStatus(thisDevice.delete('/api/logout'), 204);
    isSignOutAcknowledged = true;
    for (const caller of [guest, otherDevice, thisDevice]) caller.closeConnections();
  }

  /** @param {() => Promise<void>} job */
  async #runUntilUnacknowledged(job) {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof UnacknowledgedError)) throw error;
      this.hasUnacknowledgedCall = true;
    }
  }

  /**
   * @param {Promise<CallerResponse>} call
   * @param {number} expectedStatus
   */
  async #expectStatus(call, expectedStatus) {
    const response = await call;
    if (response.status !== expectedStatus) {
      assert.ok([0, 503].includes(response.status), `${response.status} ${response.text}`);
      throw new UnacknowledgedError();
    }
    this.acknowledgedCount++;
    return response;
  }
}

/**
 * Checks that all of the guest's bookings belong to the account. If signing in wasn't acknowledged, all of them may
 * still belong to the guest.
 * @param {Caller} guest
 * @param {Caller} account
 * @param {boolean} isAcknowledged
 */
async function checkMerge(guest, account, isAcknowledged) {
  const [guestCounts, accountCounts] = [await countBookings(guest), await countBookings(account)];
  const fullCounts = LISTS.map(() => BOOKINGS_PER_LIST).join();
  const emptyCounts = LISTS.map(() => 0).join();
  const isMerged = guestCounts === 'no access' && accountCounts === fullCounts;
  const isUnmerged = guestCounts === fullCounts && accountCounts === emptyCounts;
  assert.ok(
    isMerged || (isUnmerged && !isAcknowledged),
    `a merge is incomplete: the guest has ${guestCounts}, the account has ${accountCounts}`,
  );
  for (const caller of [guest, account]) caller.closeConnections();
}

/**
 * Returns the number of bookings in each of a caller's lists, separated by commas, or 'no access'. If a call fails, its
 * status takes the place of the number.
 * @param {Caller} caller
 */
async function countBookings(caller) {
  const responses = await Promise.all(LISTS.map(({ all }) => caller.get(all)));
  if (responses.every(({ status }) => status === 401)) return 'no access';
  return responses.map(({ status, body }) => (status === 200 ? body.length : status)).join();
}

/**
 * Checks that a token works for all lists or for none, and for none if signing out was acknowledged.
 * @param {Caller} caller
 * @param {boolean} isAcknowledged
 */
async function checkSignedOut(caller, isAcknowledged) {
  const paths = ['/api/session', ...LISTS.map(({ all }) => all)];
  const responses = await Promise.all(paths.map((path) => caller.get(path)));
  const statuses = responses.map(({ status }) => status).join();
  assert.match(statuses, isAcknowledged ? /^401,401,401$/ : /^(401,401,401|200,200,200)$/);
  caller.closeConnections();
}
