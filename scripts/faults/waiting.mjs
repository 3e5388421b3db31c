// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition holds, and throws if it never does.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} withinMs
 * @param {string} [what] for the failure
 */
export async function until(condition, withinMs, what = String(condition)) {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
  return performance.now() - start;
}
