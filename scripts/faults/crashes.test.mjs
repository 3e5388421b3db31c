// @ts-check
// Processes are killed at random moments while clients write: what was acknowledged stays, and what was
// not is there wholly or not at all.
import { afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { Mongod } from './mongod.mjs';
import { CLIENTS, randomNumbers, ROUNDS, SEED } from './settings.mjs';
import { MAX_BOOKINGS, WritingLoad } from './writing-load.mjs';

const LONGEST_MS = 2000;

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

  test(`of the API and of mongod under ${CLIENTS} clients, ${ROUNDS} times: SEED=${SEED}`, async (t) => {
    const killed = { api: 0, mongod: 0 };
    let unsure = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      /** @type {(Api | Mongod)[]} */
      const victims = pick(random(), [[api], [mongod], [api, mongod]]);
      load.start();
      await sleep(random() * LONGEST_MS);
      await Promise.all(victims.map((victim) => victim.kill()));
      unsure += await load.stop();
      await Promise.all(
        victims.map((victim) => (victim instanceof Api ? victim.spawn() : victim.start())),
      );
      await api.ready();
      await load.check();
      if (victims.includes(api)) killed.api++;
      if (victims.includes(mongod)) killed.mongod++;
    }
    await load.checkCap();
    t.diagnostic(
      `killed ${JSON.stringify(killed)}; ${load.acknowledged} calls acknowledged, ${unsure} not: none lost, none half-done`,
    );
  });
});

/**
 * @param {number} random from 0 up to 1
 * @param {[(Api | Mongod)[], ...(Api | Mongod)[][]]} values
 */
function pick(random, values) {
  return values[Math.floor(random * values.length)] ?? values[0];
}
