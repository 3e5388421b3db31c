// @ts-check
// Measures how soon the API is ready after its start, and its memory use.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDayBookings, addBookings } from './data.mjs';
import { median } from './quantile.mjs';
import { runLoad } from './run-load.mjs';
import { startServer } from './servers.mjs';

const STARTS = 5;
/** After this time, memory that was only needed during the start has been freed. */
const IDLE_MS = 5000;
const LOAD_SECONDS = 10;
const OWNERS = 2000;
const GOALS = {
  readyMs: { goal: 1350, limit: 2500 },
  idleMb: { goal: 159, limit: 200 },
  loadMb: { goal: 180, limit: 230 },
};

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measureStartup({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_startup');
  const startTimesMs = [];
  for (let start = 0; start < STARTS; start++) {
    const server = await startServer('api', { mongodbUri, secret, logs });
    startTimesMs.push(server.startMs);
    await server.stop();
  }

  await addBookings(await openDayBookings(mongodbUri), { ownerCount: OWNERS, total: OWNERS * 10 });
  const server = await startServer('api', { mongodbUri, secret, logs });
  await sleep(IDLE_MS);
  const idleMb = await server.readMemoryMb();
  for (const call of /** @type {const} */ (['read', 'write'])) {
    const { url } = server;
    await runLoad({
      url,
      call,
      connections: 50,
      seconds: LOAD_SECONDS,
      ownerCount: OWNERS,
      secret,
    });
  }
  const loadMb = await server.readPeakMemoryMb();
  await server.stop();

  const readyMs = median(startTimesMs);
  return {
    table: [
      ['', ''],
      ['from start to ready', `${readyMs.toFixed(0)} ms`],
      ['resident memory, idle', `${idleMb.toFixed(0)} MB`],
      ['peak resident memory under load', `${loadMb.toFixed(0)} MB`],
    ],
    metrics: [
      { name: 'ready', value: Math.round(readyMs), ...GOALS.readyMs, unit: 'ms' },
      { name: 'memory, idle', value: Math.round(idleMb), ...GOALS.idleMb, unit: 'MB' },
      { name: 'memory under load', value: Math.round(loadMb), ...GOALS.loadMb, unit: 'MB' },
    ],
    note: `The median of ${STARTS} starts; load is 50 connections that read, then write, for ${LOAD_SECONDS} s each.`,
  };
}
