// @ts-check
// Types for the parts of the benchmark.

/**
 * A part's input.
 * @typedef {object} PartInput
 * @property {import('../scripts/run-mongod.mjs').Mongod} mongod a new mongod without data
 * @property {string} secret the key that signs tokens
 * @property {string} logs a folder
 */

/**
 * A part's result.
 * @typedef {object} PartResult
 * @property {string[][]} table the first row is the header
 * @property {Metric[]} metrics
 * @property {string} note a description of the measurement
 */

/**
 * A measured value with its goal. `limit` is the worst value with which `make bench` succeeds: it is below the goal if
 * more is better, and above it otherwise.
 * @typedef {object} Metric
 * @property {string} name
 * @property {number} value
 * @property {number} goal
 * @property {number} limit
 * @property {string} [unit]
 */

/** @param {Metric} metric */
export function isMet({ value, goal, limit }) {
  return isHigherBetter({ goal, limit }) ? value >= goal : value <= goal;
}

/** @param {Metric} metric */
export function isBeyondLimit({ value, goal, limit }) {
  return isHigherBetter({ goal, limit }) ? value < limit : value > limit;
}

/** @param {Pick<Metric, 'goal' | 'limit'>} metric */
export function isHigherBetter({ goal, limit }) {
  return limit < goal;
}
