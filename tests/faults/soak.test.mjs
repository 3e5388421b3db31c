// @ts-check
// Runs the API at half of its capacity for a long time. Memory and handles must not grow, and no call may fail.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { newAccount } from './caller.mjs';
import { fitTrend } from './statistics.mjs';
import { Mongod } from './mongod.mjs';
import { randomNumbers, SEED, SOAK_MINUTES } from './settings.mjs';
import { Visitor } from './visitor.mjs';
import { waitUntil } from './waiting.mjs';

/** Fewer than the API's database connections, but many more than its cores. */
const VISITORS = 64;
const CAPACITY_TEST_MS = 8000;
const SAMPLES = 120;
/** The first share of the time, in which memory grows because code is compiled and data is cached. */
const WARM_UP_SHARE = 1 / 3;
/** Late garbage collection can cause this much growth. */
const NOISE_MB = 8;
const HANDLES = 'nodejs_active_handles_total';

describe('the API at half of its capacity', { concurrency: false }, () => {
  /** @type {Api} */
  let api;
  /** @type {Visitor[]} */
  const visitors = [];

  before(async () => {
    const mongod = await Mongod.prepare();
    await mongod.start();
    api = await Api.start(mongod.uri);
    const random = randomNumbers();
    for (let i = 0; i < VISITORS; i++) {
      const [caller, account] = [api.newCaller(), newAccount()];
      await caller.signUp(account);
      visitors.push(new Visitor(caller, account, random));
    }
  });

  /**
   * Makes all visitors call for some time. Without a rate, each calls again as soon as it has a response.
   * @param {number} ms
   * @param {number} [callsPerSecond]
   */
  async function sendLoad(ms, callsPerSecond) {
    /** @type {Record<number, number>} */
    const statuses = {};
    const end = performance.now() + ms;
    const pauseMs = callsPerSecond ? (1000 * VISITORS) / callsPerSecond : 0;
    const visit = async (/** @type {Visitor} */ visitor, /** @type {number} */ index) => {
      await sleep((pauseMs * index) / VISITORS);
      while (performance.now() < end) {
        const response = await visitor.makeRandomCall();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (response.ms < pauseMs) await sleep(pauseMs - response.ms);
      }
    };
    await Promise.all(visitors.map(visit));
    return statuses;
  }

  test(`runs for ${SOAK_MINUTES} minutes without errors or leaks (SEED=${SEED})`, async (t) => {
    await sendLoad(2000);
    const capacityStatuses = await sendLoad(CAPACITY_TEST_MS);
    const capacity = (sum(Object.values(capacityStatuses)) * 1000) / CAPACITY_TEST_MS;
    for (const { caller } of visitors) caller.closeConnections();
    await sleep(1000);
    const baseline = { files: api.openFileCount, handles: await api.readMetric(HANDLES) };

    const ms = SOAK_MINUTES * 60_000;
    /** @type {number[]} */
    const memorySamplesMb = [];
    const sampling = setInterval(() => memorySamplesMb.push(api.memoryMb), ms / SAMPLES);
    const statuses = await sendLoad(ms, capacity / 2);
    clearInterval(sampling);
    for (const { caller } of visitors) caller.closeConnections();

    const steadySamplesMb = memorySamplesMb.slice(
      Math.floor(memorySamplesMb.length * WARM_UP_SHARE),
    );
    const { rise, deviation } = fitTrend(steadySamplesMb);
    t.diagnostic(
      `capacity ${Math.round(capacity)} calls/s; at half of it ${JSON.stringify(statuses)}`,
    );
    t.diagnostic(
      `memory ${Math.round(memorySamplesMb[0] ?? 0)} → ${Math.round(memorySamplesMb.at(-1) ?? 0)} MB; in the last two thirds ` +
        `the trend rises by ${rise.toFixed(1)} MB, with a standard deviation of ${deviation.toFixed(1)} MB`,
    );
    assert.deepEqual(
      Object.keys(statuses).filter((status) => !status.startsWith('2')),
      [],
      JSON.stringify(statuses),
    );
    assert.ok(rise < Math.max(NOISE_MB, 2 * deviation), `memory rises by ${rise} MB`);
    // The driver keeps as many connections as it ever needed at once, so a few more aren't a leak.
    const tolerance = VISITORS;
    await waitUntil(
      () => api.openFileCount <= baseline.files + tolerance,
      20_000,
      'files are closed',
    );
    const handles = await api.readMetric(HANDLES);
    t.diagnostic(
      `files ${baseline.files} → ${api.openFileCount}, handles ${baseline.handles} → ${handles}`,
    );
    assert.ok(handles <= baseline.handles + tolerance, `${handles} handles`);
  });
});

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
