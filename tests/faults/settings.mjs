// @ts-check
// Parameters of the fault tests. Environment variables override them, for example for a short run.
import { randomInt } from 'node:crypto';

/** How many times processes are killed under load. */
export const ROUNDS = readWholeNumber('ROUNDS', 50);
/**
 * How many times visitors race, for example for spots. A process is killed in each race. ROUNDS sets this, too, so that
 * one variable shortens all tests.
 */
export const RACES = readWholeNumber('ROUNDS', 10);
/** How many clients write at the same time. */
export const CLIENTS = readWholeNumber('CLIENTS', 16);
/** Minutes of mixed load. */
export const SOAK_MINUTES = Number(process.env.SOAK_MINUTES || 20);
/** The seed for the random numbers. A seed that a test prints can be used again to repeat the run. */
export const SEED = readWholeNumber('SEED', randomInt(2 ** 31));

/**
 * @param {string} name
 * @param {number} defaultValue
 */
function readWholeNumber(name, defaultValue) {
  const value = Number(process.env[name] || defaultValue);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number of at least 1`);
  return value;
}

/**
 * Returns a generator (mulberry32) of random numbers from 0 (inclusive) to 1 (exclusive).
 * @param {number} [seed]
 */
export function randomNumbers(seed = SEED) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
