// @ts-check
// Callers that read a list repeatedly, in a separate thread so that the test's work doesn't delay them.
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Caller } from './caller.mjs';

const READERS = 4;
const PAUSE_MS = 10;

/**
 * Starts reading.
 * @param {number} port
 * @param {string | undefined} token
 * @returns {() => Promise<{ status: number, ms: number }[]>} stops reading, and returns the responses
 */
export function startReading(port, token) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port, token } });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('stop');
    });
}

async function readUntilStopped() {
  const caller = new Caller(workerData.port);
  caller.token = workerData.token;
  let isStopped = false;
  parentPort?.once('message', () => (isStopped = true));
  /** @type {{ status: number, ms: number }[]} */
  const responses = [];
  const read = async () => {
    while (!isStopped) {
      const { status, ms } = await caller.get('/api/all');
      responses.push({ status, ms });
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  parentPort?.postMessage(responses);
  caller.closeConnections();
}

if (!isMainThread) await readUntilStopped();
