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
 * A figure with its goal. Its limit is the worst value with which `make bench` succeeds: below the goal if more is
 * better, above it if less is.
 * @typedef {object} Goal
 * @property {string} name
 * @property {number} value
 * @property {number} goal
 * @property {number} limit
 * @property {string} [unit]
 */

/** @param {Goal} goal */
export function isMet({ value, goal, limit }) {
  return isMoreBetter({ goal, limit }) ? value >= goal : value <= goal;
}

/** @param {Goal} goal */
export function isOverLimit({ value, goal, limit }) {
  return isMoreBetter({ goal, limit }) ? value < limit : value > limit;
}

/** @param {Pick<Goal, 'goal' | 'limit'>} goal */
export function isMoreBetter({ goal, limit }) {
  return limit < goal;
}
