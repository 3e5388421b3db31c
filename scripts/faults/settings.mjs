// @ts-check
// Sizes of the fault tests, from the environment so that a short run is possible.
import { randomInt } from 'node:crypto';

/** How many times processes are killed under load. */
export const ROUNDS = wholeNumber('ROUNDS', 50);
/** How many times visitors race for spots; a process restarts each time. */
export const RACES = wholeNumber('ROUNDS', 10);
/** How many clients write at the same time. */
export const CLIENTS = wholeNumber('CLIENTS', 16);
/** Minutes of mixed load. */
export const SOAK_MINUTES = Number(process.env.SOAK_MINUTES || 20);
/** The seed for random moments: the same seed gives the same moments. */
export const SEED = wholeNumber('SEED', randomInt(2 ** 31));

/**
 * @param {string} name
 * @param {number} standard
 */
function wholeNumber(name, standard) {
  const value = Number(process.env[name] || standard);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number`);
  return value;
}

/**
 * Random numbers from 0 up to 1 (mulberry32), the same for the same seed.
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
