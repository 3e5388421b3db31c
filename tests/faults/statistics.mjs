// @ts-check

/**
 * Counts responses by status.
 * @param {{ status: number }[]} responses
 */
export function countByStatus(responses) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * Fits a line to values taken at even intervals. Returns how much the line rises from the first value to the last, and
 * the values' standard deviation from the line.
 * @param {number[]} values
 */
export function fitTrend(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [covariance, variance] = [0, 0];
  values.forEach((value, index) => {
    covariance += (index - middle) * (value - mean);
    variance += (index - middle) ** 2;
  });
  const slope = covariance / variance;
  const squares = values.map((value, index) => (value - mean - slope * (index - middle)) ** 2);
  const deviation = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / values.length);
  return { rise: slope * (values.length - 1), deviation };
}
