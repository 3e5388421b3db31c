// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Awaits a promise, and throws if it takes too long.
 * @template T
 * @param {number} ms
 * @param {string} description what the promise waits for, for the error
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export async function withTimeout(ms, description, promise) {
  const timer = new AbortController();
  const timeout = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`Timed out after ${ms / 1000} s waiting for ${description}.`);
  });
  timeout.catch(() => {});
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    timer.abort();
  }
}
