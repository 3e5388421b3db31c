// @ts-check
// The targets of the attacks: the API with its own mongod, and nginx in front of it with its container's
// configuration.
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../../scripts/nginx.mjs';
import { startNginxSite } from '../../scripts/nginx-site.mjs';
import { PlainError } from '../../scripts/plain-error.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { startSite } from '../../scripts/site.mjs';
import { stopAll } from '../../scripts/child-process.mjs';
import { makeTemporaryFolder } from '../../scripts/temporary-folder.mjs';

/** @typedef {{ name: string, port: number }} Target */

/** Starts the API without nginx. */
export async function startApi() {
  const port = await findFreePort();
  const data = await makeTemporaryFolder();
  const env = { ...process.env, MONGODB_URI: '', LOG_LEVEL: 'warn', TRUST_PROXY: '1' };
  const { mongodbUri } = await startSite({ port, data, env });
  return { url: `http://127.0.0.1:${port}`, port, data, mongodbUri, stop: stopAll };
}

/**
 * Starts both targets. If no nginx is available, starts only the API, and returns the reason.
 * @returns {Promise<{ api: Target, nginx?: Target & { log: string }, noNginxReason?: string, mongodbUri: string, stop: () => Promise<void> }>}
 */
export async function startTargets() {
  const { port, data, mongodbUri, stop } = await startApi();
  const api = { name: 'the API', port };
  const nginx = await findNginx().catch((error) => {
    if (error instanceof PlainError) return error.message;
    throw error;
  });
  if (typeof nginx === 'string') return { api, noNginxReason: nginx, mongodbUri, stop };
  const site = await startNginxSite({
    nginx,
    apiAddresses: `127.0.0.1:${port}`,
    // Raises the limits, because these tests make more calls than any visitor does.
    env: {
      ...process.env,
      CALLS_PER_MINUTE: '60000',
      CALLS_AT_ONCE: '5000',
      BOOKINGS_PER_MINUTE: '60000',
      BOOKINGS_AT_ONCE: '5000',
      TRUST_PROXY: '1',
    },
    logs: data,
  });
  return {
    api,
    nginx: {
      name: 'nginx',
      port: Number(new URL(site.url).port),
      log: join(data, 'nginx.log'),
    },
    mongodbUri,
    stop,
  };
}

/**
 * Sends raw bytes, and returns everything that the server sends until it closes the connection or falls silent.
 * @param {number} port
 * @param {(string | Uint8Array)[]} pieces sent one after the other, with a pause between them
 * @param {{ silenceMs?: number, pauseMs?: number, end?: boolean }} [options] `end`: close the
 *   client's half of the connection after the last piece
 * @returns {Promise<{ text: string, closed: boolean, ms: number }>} `closed`: whether the server closed the connection
 */
export async function sendRaw(port, pieces, { silenceMs = 700, pauseMs = 0, end = false } = {}) {
  const started = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let closed = false;
  let lastActivityMs = performance.now();
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
    lastActivityMs = performance.now();
  });
  for (const event of ['end', 'close', 'error']) socket.on(event, () => (closed = true));
  for (const piece of pieces) {
    if (closed) break;
    socket.write(piece);
    lastActivityMs = performance.now();
    if (pauseMs > 0) await sleep(pauseMs);
  }
  if (end) socket.end();
  while (!closed && performance.now() - lastActivityMs < silenceMs) await sleep(10);
  socket.destroy();
  return { text, closed, ms: performance.now() - started };
}

/**
 * Returns the statuses of all HTTP responses in a text.
 * @param {string} text
 */
export function statusesIn(text) {
  return [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
