// @ts-check
// Slows down the database, or uses up its connections. Callers must get a response in time, and their calls must not
// pile up.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { assertUnavailable, newAccount } from './caller.mjs';
import { countByStatus } from './statistics.mjs';
import { uriAt, Mongod } from './mongod.mjs';
import { Proxy } from './proxy.mjs';
import { BOOKING_INPUT } from './bookings.mjs';
import { waitUntil } from './waiting.mjs';

/** A response is due within 3 s; this allows one more second for busy machines. */
const DEADLINE_MS = 4000;
const CALLERS = 400;
const LOAD_MS = 12_000;
/** The API's memory may grow by this much while all calls are waiting. */
const MAX_GROWTH_MB = 150;
const RECOVERY_TIMEOUT_MS = 10_000;

describe('the API', { concurrency: false }, () => {
  /** @type {Mongod} */
  let mongod;
  /** @type {Proxy} */
  let proxy;

  before(async () => {
    mongod = await Mongod.prepare();
    await mongod.start();
    proxy = await Proxy.start(mongod.port);
  });
  after(() => proxy.close());

  test('responds to all callers in time, and lets no calls pile up, if its database has 2 s of latency', async (t) => {
    const api = await Api.start(uriAt(proxy.port));
    await checkUnderLoad(t, api, 2000);
    await api.stop();
  });

  test('responds to all callers in time, and lets no calls pile up, if its database has no free connections', async (t) => {
    const api = await Api.start(`${uriAt(proxy.port)}&maxPoolSize=2`);
    await checkUnderLoad(t, api, 300);
    await api.stop();
  });

  /**
   * @param {import('node:test').TestContext} t
   * @param {Api} api
   * @param {number} delayMs
   */
  async function checkUnderLoad(t, api, delayMs) {
    const walker = api.newCaller();
    await walker.signUp(newAccount());
    await sendLoad(api, walker.token, 2000, 50); // warm-up
    const baseline = {
      memoryMb: api.memoryMb,
      files: api.openFileCount,
      connections: proxy.connectionCount,
    };

    proxy.delayMs = delayMs;
    let peakMb = 0;
    const sampling = setInterval(() => (peakMb = Math.max(peakMb, api.memoryMb)), 200);
    const responses = await sendLoad(api, walker.token, LOAD_MS, CALLERS);
    clearInterval(sampling);
    const lateResponses = responses.filter(({ ms }) => ms > DEADLINE_MS);
    const slowestMs = Math.max(...responses.map(({ ms }) => ms));
    t.diagnostic(
      `${responses.length} responses ${JSON.stringify(countByStatus(responses))}, the slowest ${Math.round(slowestMs)} ms; ` +
        `memory ${Math.round(baseline.memoryMb)} → at most ${Math.round(peakMb)} MB`,
    );
    proxy.delayMs = 0;
    const recoveredMs = await waitUntil(
      async () => (await walker.get('/api/all')).status === 200,
      RECOVERY_TIMEOUT_MS,
      'a list can be read again',
    );
    const { status } = await walker.post('/api/new', BOOKING_INPUT);
    t.diagnostic(`recovered after ${Math.round(recoveredMs)} ms`);

    assert.equal(
      lateResponses.length,
      0,
      `${lateResponses.length} of ${responses.length} were late: ${slowestMs} ms`,
    );
    for (const response of responses)
      if (![200, 201].includes(response.status)) assertUnavailable(response);
    assert.ok(
      responses.some((response) => response.status === 503),
      'no call was rejected with a 503',
    );
    assert.ok(
      peakMb - baseline.memoryMb < MAX_GROWTH_MB,
      `grew by ${peakMb - baseline.memoryMb} MB`,
    );
    assert.equal(status, 201);
    await waitUntil(
      () => api.openFileCount <= baseline.files + 20,
      15_000,
      'the connections are closed again',
    );
    walker.closeConnections();
  }
});

/**
 * Reads and writes with many callers at once, each of which calls again as soon as it has a response.
 * @param {Api} api
 * @param {string | undefined} token
 * @param {number} ms
 * @param {number} callers
 */
async function sendLoad(api, token, ms, callers) {
  const caller = api.newCaller();
  caller.agent.maxSockets = callers;
  caller.token = token;
  /** @type {import('./caller.mjs').CallerResponse[]} */
  const responses = [];
  const end = performance.now() + ms;
  const callRepeatedly = async (/** @type {number} */ index) => {
    await sleep((index / callers) * 2000); // not all at the same instant
    while (performance.now() < end) {
      const response = await (index % 4
        ? caller.get('/api/all')
        : caller.post('/api/new', BOOKING_INPUT));
      responses.push(response);
      // Waits after a booking or a 503, but less than Retry-After.
      if (response.status !== 200) await sleep(1000);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => callRepeatedly(index)));
  caller.closeConnections();
  return responses;
}
