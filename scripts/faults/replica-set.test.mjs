// @ts-check
// Kills the primary of a replica set, then cuts one off. A new primary takes the writes, and no acknowledged write is
// lost.
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { ReplicaSet } from './replica-set.mjs';
import { CLIENTS, randomNumbers, SEED } from './settings.mjs';
import { TOUR } from './tours.mjs';
import { waitUntil } from './waiting.mjs';
import { MAX_BOOKINGS, WritingLoad } from './writing-load.mjs';

const RESUMES_WITHIN_MS = 15_000;
const BEFORE_MS = 3000;

describe(`a replica set: SEED=${SEED}`, { concurrency: false }, () => {
  /** @type {ReplicaSet} */
  let set;
  /** @type {Api} */
  let api;
  /** @type {WritingLoad} */
  let load;

  before(async () => {
    set = await ReplicaSet.start();
    api = await Api.start(set.uri, { MAX_BOOKINGS: String(MAX_BOOKINGS) });
    load = await WritingLoad.of(api, CLIENTS, randomNumbers());
  });
  after(() => set.close());

  test('accepts writes again after its primary is killed', async (t) => {
    const { mongod } = await set.primary();
    await breakAndCheck(t, () => mongod.kill());
    await mongod.start();
    await set.primary();
    await api.ready();
    await load.check();
  });

  test('accepts writes again after its primary is cut off from the others and from the API', async (t) => {
    const primary = await set.primary();
    await breakAndCheck(t, async () => set.cutOff(primary));
    set.mend();
    // The old primary rolls back the writes that only it had; none of them was acknowledged.
    await set.primary();
    await api.ready();
    await load.check();
    await load.checkCap();
  });

  /**
   * Injects a fault under load, and checks the data once writes work again.
   * @param {import('node:test').TestContext} t
   * @param {() => Promise<void>} fault
   */
  async function breakAndCheck(t, fault) {
    load.start();
    await sleep(BEFORE_MS);
    await fault();
    const broken = performance.now();
    const walker = api.caller();
    await waitUntil(
      async () => (await walker.post('/api/new', TOUR)).status === 201,
      RESUMES_WITHIN_MS,
      'writes resume',
    );
    const resumedMs = performance.now() - broken;
    const unsure = await load.stop();
    await load.check();
    t.diagnostic(
      `writes resumed after ${Math.round(resumedMs)} ms; ${load.acknowledged} calls acknowledged, ${unsure} not: none lost`,
    );
    walker.hangUp();
  }
});
