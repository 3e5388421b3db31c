// @ts-check
// Kills the primary of a replica set, and then cuts off the next primary. Each time, a new primary must accept writes,
// and no acknowledged write may be lost.
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { ReplicaSet } from './replica-set.mjs';
import { CLIENTS, randomNumbers, SEED } from './settings.mjs';
import { BOOKING_INPUT } from './bookings.mjs';
import { waitUntil } from './waiting.mjs';
import { MAX_BOOKINGS, WritingLoad } from './writing-load.mjs';

const RESUME_TIMEOUT_MS = 15_000;
const LOAD_BEFORE_FAULT_MS = 3000;

describe(`a replica set of three (SEED=${SEED})`, { concurrency: false }, () => {
  /** @type {ReplicaSet} */
  let set;
  /** @type {Api} */
  let api;
  /** @type {WritingLoad} */
  let load;

  before(async () => {
    set = await ReplicaSet.start();
    api = await Api.start(set.uri, { MAX_BOOKINGS: String(MAX_BOOKINGS) });
    load = await WritingLoad.create(api, CLIENTS, randomNumbers());
  });
  after(() => set.close());

  test('accepts writes again after its primary is killed', async (t) => {
    const { mongod } = await set.waitForPrimary();
    await injectFaultAndCheck(t, () => mongod.kill());
    await mongod.start();
    await set.waitForPrimary();
    await api.waitUntilReady();
    await load.check();
  });

  test('accepts writes again after its primary is cut off from the other members and from the API', async (t) => {
    const primary = await set.waitForPrimary();
    await injectFaultAndCheck(t, async () => set.cutOff(primary));
    set.reconnect();
    // The old primary rolls back the writes that only it had; none of them was acknowledged.
    await set.waitForPrimary();
    await api.waitUntilReady();
    await load.check();
    await load.checkLimit();
  });

  /**
   * Injects a fault under load, and checks the data once writes work again.
   * @param {import('node:test').TestContext} t
   * @param {() => Promise<void>} fault
   */
  async function injectFaultAndCheck(t, fault) {
    load.start();
    await sleep(LOAD_BEFORE_FAULT_MS);
    await fault();
    const faultMs = performance.now();
    const walker = api.newCaller();
    await waitUntil(
      async () => (await walker.post('/api/new', BOOKING_INPUT)).status === 201,
      RESUME_TIMEOUT_MS,
      'writes resume',
    );
    const resumedMs = performance.now() - faultMs;
    const unacknowledgedCount = await load.stop();
    await load.check();
    t.diagnostic(
      `writes resumed after ${Math.round(resumedMs)} ms; ${load.acknowledgedCount} calls acknowledged, ${unacknowledgedCount} not: none lost`,
    );
    walker.closeConnections();
  }
});
