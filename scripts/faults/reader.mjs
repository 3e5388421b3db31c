// @ts-check
// Reads a list at a steady pace, in a thread of its own, so that nothing in the test's delays it.
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Caller } from './caller.mjs';

const PER_SECOND = 50;

/**
 * Reads at that pace, whether or not answers come, until told to stop.
 * @param {number} port
 * @param {string | undefined} token
 * @returns {() => Promise<{ status: number, ms: number }[]>} stops it
 */
export function startReading(port, token) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port, token } });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('stop');
    });
}

async function read() {
  const caller = new Caller(workerData.port);
  caller.token = workerData.token;
  let stopped = false;
  parentPort?.once('message', () => (stopped = true));
  /** @type {Promise<{ status: number, ms: number }>[]} */
  const answers = [];
  const start = performance.now();
  while (!stopped) {
    // When it should have been sent, not when it could be: a pause counts for all who wait in it.
    const due = start + (answers.length * 1000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    answers.push(
      caller.get('/api/all').then(({ status }) => ({ status, ms: performance.now() - due })),
    );
  }
  parentPort?.postMessage(await Promise.all(answers));
  caller.hangUp();
}

if (!isMainThread) await read();
