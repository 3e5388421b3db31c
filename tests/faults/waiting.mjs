// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition holds. Returns how long that took, in milliseconds.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} timeoutMs
 * @param {string} [description] of the condition, for the error
 */
export async function waitUntil(condition, timeoutMs, description = String(condition)) {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > timeoutMs)
      throw new Error(`not fulfilled within ${timeoutMs} ms: ${description}`);
    await sleep(50);
  }
  return performance.now() - start;
}
