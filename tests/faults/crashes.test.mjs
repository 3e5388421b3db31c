// @ts-check
// Kills processes at random moments while clients write. Afterward, acknowledged writes must exist, and all other
// writes must be stored either completely or not at all.
import { afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { Merger } from './merger.mjs';
import { Mongod } from './mongod.mjs';
import { CLIENTS, randomNumbers, ROUNDS, SEED } from './settings.mjs';
import { MAX_BOOKINGS, WritingLoad } from './writing-load.mjs';

const MAX_KILL_DELAY_MS = 2000;
/**
 * The number of rounds in which guests sign in. Signing in takes many writes, to merge the guest's bookings into the
 * account.
 */
const MERGE_ROUNDS = Math.ceil(ROUNDS / 5);
const GUESTS = 8;
const MAX_MERGE_KILL_DELAY_MS = 600;

describe('a process killed under load', { concurrency: false }, () => {
  const random = randomNumbers();
  /** @type {Mongod} */
  let mongod;
  /** @type {Api} */
  let api;
  /** @type {WritingLoad} */
  let load;

  before(async () => {
    mongod = await Mongod.prepare();
    await mongod.start();
    api = await Api.start(mongod.uri, { MAX_BOOKINGS: String(MAX_BOOKINGS) });
    load = await WritingLoad.create(api, CLIENTS, randomNumbers(SEED + 1));
  });

  afterEach((t) => api.loggedErrors.forEach((line) => t.diagnostic(line)));

  /** @returns {(Api | Mongod)[]} */
  function pickVictims() {
    return [[api], [mongod], [api, mongod]][Math.floor(random() * 3)] ?? [];
  }

  /** @param {(Api | Mongod)[]} victims */
  async function restart(victims) {
    await Promise.all(victims.map((each) => (each instanceof Api ? each.spawn() : each.start())));
    await api.waitUntilReady();
  }

  test(`loses no acknowledged write of ${CLIENTS} clients, whether it is the API or mongod, in ${ROUNDS} rounds (SEED=${SEED})`, async (t) => {
    const killCounts = { api: 0, mongod: 0 };
    let unacknowledgedCount = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const victims = pickVictims();
      load.start();
      await sleep(random() * MAX_KILL_DELAY_MS);
      await Promise.all(victims.map((victim) => victim.kill()));
      unacknowledgedCount += await load.stop();
      await restart(victims);
      await load.check();
      if (victims.includes(api)) killCounts.api++;
      if (victims.includes(mongod)) killCounts.mongod++;
    }
    await load.checkLimit();
    t.diagnostic(
      `killed ${JSON.stringify(killCounts)}; ${load.acknowledgedCount} calls acknowledged, ${unacknowledgedCount} not: none lost or incomplete`,
    );
  });

  test(`leaves no merge incomplete while ${GUESTS} guests sign in, in ${MERGE_ROUNDS} rounds (SEED=${SEED})`, async (t) => {
    const guests = Array.from({ length: GUESTS }, () => new Merger(api.port, random));
    let unacknowledgedCount = 0;
    for (let round = 1; round <= MERGE_ROUNDS; round++) {
      for (const guest of guests) await guest.prepare();
      const victims = pickVictims();
      const merges = guests.map((guest) => guest.mergeBookings());
      await sleep(random() * MAX_MERGE_KILL_DELAY_MS);
      await Promise.all(victims.map((victim) => victim.kill()));
      await Promise.all(merges);
      unacknowledgedCount += guests.filter((guest) => guest.hasUnacknowledgedCall).length;
      await restart(victims);
      for (const guest of guests) await guest.check();
    }
    t.diagnostic(
      `${GUESTS * MERGE_ROUNDS} merges, ${unacknowledgedCount} not acknowledged, none incomplete`,
    );
  });
});
