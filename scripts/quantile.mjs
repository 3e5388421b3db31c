// @ts-check

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Returns the value below which a share of all values lies, interpolated between its neighbors.
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [lower = NaN, upper = lower] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return lower + (upper - lower) * (place % 1);
}
