// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Awaits a promise, and throws if it takes too long.
 * @template T
 * @param {number} ms
 * @param {string} what
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export async function withTimeout(ms, what, promise) {
  const patience = new AbortController();
  const tooLong = sleep(ms, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new Error(`Waited ${ms / 1000} s for ${what}, in vain.`);
  });
  tooLong.catch(() => {});
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    patience.abort();
  }
}
