// @ts-check
// Kills processes at random moments while clients write. Acknowledged writes stay; others exist wholly or not at
// all.
import { afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { Merger } from './merger.mjs';
import { Mongod } from './mongod.mjs';
import { CLIENTS, randomNumbers, ROUNDS, SEED } from './settings.mjs';
import { MAX_BOOKINGS, WritingLoad } from './writing-load.mjs';

const MAX_DELAY_MS = 2000;
/** Rounds in which guests sign in: a merge takes many writes, and a random kill rarely hits one. */
const MERGED = Math.ceil(ROUNDS / 5);
const GUESTS = 8;
const MAX_MERGE_DELAY_MS = 600;

describe('kill -9', { concurrency: false }, () => {
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
    load = await WritingLoad.of(api, CLIENTS, randomNumbers(SEED + 1));
  });

  afterEach((t) => api.complaints.forEach((line) => t.diagnostic(line)));

  /** @returns {(Api | Mongod)[]} */
  function someVictims() {
    return [[api], [mongod], [api, mongod]][Math.floor(random() * 3)] ?? [];
  }

  /** @param {(Api | Mongod)[]} victims */
  async function restart(victims) {
    await Promise.all(victims.map((each) => (each instanceof Api ? each.spawn() : each.start())));
    await api.ready();
  }

  test(`of the API and of mongod under ${CLIENTS} clients, ${ROUNDS} times: SEED=${SEED}`, async (t) => {
    const killed = { api: 0, mongod: 0 };
    let unsure = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const victims = someVictims();
      load.start();
      await sleep(random() * MAX_DELAY_MS);
      await Promise.all(victims.map((victim) => victim.kill()));
      unsure += await load.stop();
      await restart(victims);
      await load.check();
      if (victims.includes(api)) killed.api++;
      if (victims.includes(mongod)) killed.mongod++;
    }
    await load.checkCap();
    t.diagnostic(
      `killed ${JSON.stringify(killed)}; ${load.acknowledged} calls acknowledged, ${unsure} not: none lost, none half-done`,
    );
  });

  test(`while ${GUESTS} guests sign in, ${MERGED} times: SEED=${SEED}`, async (t) => {
    const guests = Array.from({ length: GUESTS }, () => new Merger(api.port, random));
    let unsure = 0;
    for (let round = 1; round <= MERGED; round++) {
      for (const guest of guests) await guest.prepare();
      const victims = someVictims();
      const signedIn = guests.map((guest) => guest.takeAlong());
      await sleep(random() * MAX_MERGE_DELAY_MS);
      await Promise.all(victims.map((victim) => victim.kill()));
      await Promise.all(signedIn);
      unsure += guests.filter(({ isUnsure }) => isUnsure).length;
      await restart(victims);
      for (const guest of guests) await guest.check();
    }
    t.diagnostic(`${GUESTS * MERGED} hand-overs, ${unsure} not acknowledged, none incomplete`);
  });
});
