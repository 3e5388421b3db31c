// @ts-check

/**
 * The value that a share of all do not exceed.
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/**
 * How many answers there are of each status.
 * @param {{ status: number }[]} answers
 */
export function tally(answers) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
