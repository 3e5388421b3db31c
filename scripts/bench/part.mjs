// @ts-check
// Types shared by the benchmark's parts.

/**
 * A part's input.
 * @typedef {object} Surroundings
 * @property {import('../run-mongod.mjs').Mongod} mongod one of the benchmark's own
 * @property {string} secret what tokens are signed with
 * @property {string} logs a folder
 */

/**
 * A part's result.
 * @typedef {object} Outcome
 * @property {string[][]} table the first row is its head
 * @property {Goal[]} goals
 * @property {string} note how it was measured
 */

/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {number} value
 * @property {number} [atLeast]
 * @property {number} [atMost]
 * @property {string} [unit]
 */

/** @param {Goal} goal */
export function isMet({ value, atLeast = -Infinity, atMost = Infinity }) {
  return value >= atLeast && value <= atMost;
}
