// @ts-check
// What the benchmark's parts have in common.

/**
 * What a part finds when it begins.
 * @typedef {object} Surroundings
 * @property {import('../run-mongod.mjs').Mongod} mongod one of the benchmark's own
 * @property {string} secret what tokens are signed with
 * @property {string} logs a folder
 */

/**
 * What a part comes back with.
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
