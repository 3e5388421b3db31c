// @ts-check

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Returns a quantile, interpolated between the two nearest values.
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (sorted.length - 1) * share;
  const [lower = NaN, upper = lower] = sorted.slice(Math.floor(rank), Math.floor(rank) + 2);
  return lower + (upper - lower) * (rank % 1);
}
