// @ts-check
// A slow or overloaded database: callers get a response in time, and their calls don't pile up.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { assertUnavailable, newAccount } from './caller.mjs';
import { tally } from './figures.mjs';
import { addressAt, Mongod } from './mongod.mjs';
import { Proxy } from './proxy.mjs';
import { TOUR } from './tours.mjs';
import { waitUntil } from './waiting.mjs';

/** A response is due within 3 s; this is a second more, for busy machines. */
const DEADLINE_MS = 4000;
const CALLERS = 400;
const FLOODED_MS = 12_000;
/** How much memory a process may gain while all calls wait in it. */
const ROOM_MB = 150;
const RECOVERS_WITHIN_MS = 10_000;

describe('a slow database', { concurrency: false }, () => {
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

  test('that adds 2 s gets all callers a response in time, and no calls pile up', async (t) => {
    const api = await Api.start(addressAt(proxy.port));
    await checkUnderLoad(t, api, 2000);
    await api.stop();
  });

  test('without a free connection gets all callers a response in time, and no calls pile up', async (t) => {
    const api = await Api.start(`${addressAt(proxy.port)}&maxPoolSize=2`);
    await checkUnderLoad(t, api, 300);
    await api.stop();
  });

  /**
   * @param {import('node:test').TestContext} t
   * @param {Api} api
   * @param {number} delayMs
   */
  async function checkUnderLoad(t, api, delayMs) {
    const walker = api.caller();
    await walker.signUp(newAccount());
    await load(api, walker.token, 2000, 50); // warm-up
    const before = { memory: api.memoryMb, files: api.files, connections: proxy.connections };

    proxy.delayMs = delayMs;
    let peakMb = 0;
    const watch = setInterval(() => (peakMb = Math.max(peakMb, api.memoryMb)), 200);
    const answers = await load(api, walker.token, FLOODED_MS, CALLERS);
    clearInterval(watch);
    const late = answers.filter(({ ms }) => ms > DEADLINE_MS);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    t.diagnostic(
      `${answers.length} answers ${JSON.stringify(tally(answers))}, the slowest ${Math.round(slowest)} ms; ` +
        `memory ${Math.round(before.memory)} → at most ${Math.round(peakMb)} MB`,
    );
    proxy.delayMs = 0;
    const recoveredMs = await waitUntil(
      async () => (await walker.get('/api/all')).status === 200,
      RECOVERS_WITHIN_MS,
      'a list can be read again',
    );
    const { status } = await walker.post('/api/new', TOUR);
    t.diagnostic(`recovered after ${Math.round(recoveredMs)} ms`);

    assert.equal(late.length, 0, `${late.length} of ${answers.length} were late: ${slowest} ms`);
    for (const answer of answers)
      if (![200, 201].includes(answer.status)) assertUnavailable(answer);
    assert.ok(
      answers.some((answer) => answer.status === 503),
      'nobody was turned away',
    );
    assert.ok(peakMb - before.memory < ROOM_MB, `grew by ${peakMb - before.memory} MB`);
    assert.equal(status, 201);
    await waitUntil(
      () => api.files <= before.files + 20,
      15_000,
      'its connections are closed again',
    );
    walker.hangUp();
  }
});

/**
 * Reads and writes with many callers at once, each of which calls again as soon as it has a response.
 * @param {Api} api
 * @param {string | undefined} token
 * @param {number} ms
 * @param {number} callers
 */
async function load(api, token, ms, callers) {
  const caller = api.caller();
  caller.agent.maxSockets = callers;
  caller.token = token;
  /** @type {import('./caller.mjs').CallerResponse[]} */
  const answers = [];
  const end = performance.now() + ms;
  const one = async (/** @type {number} */ number) => {
    await sleep((number / callers) * 2000); // not all in the same instant
    while (performance.now() < end) {
      const answer = await (number % 4 ? caller.get('/api/all') : caller.post('/api/new', TOUR));
      answers.push(answer);
      // A client that gets a 503 waits a little, though less than Retry-After says.
      if (answer.status !== 200) await sleep(1000);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, number) => one(number)));
  caller.hangUp();
  return answers;
}
