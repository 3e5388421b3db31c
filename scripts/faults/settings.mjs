// @ts-check
// How much of everything: from the environment, so that a short run is possible.
import { randomInt } from 'node:crypto';

/** How often processes are killed under load. */
export const ROUNDS = wholeNumber('ROUNDS', 50);
/** How often visitors race for places: each time, a process has to start again. */
export const RACES = wholeNumber('ROUNDS', 10);
/** How many clients write at the same time meanwhile. */
export const CLIENTS = wholeNumber('CLIENTS', 16);
/** How long the mixed load lasts. */
export const SOAK_MINUTES = Number(process.env.SOAK_MINUTES || 20);
/** What random moments are drawn from: the same seed draws the same ones. */
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
