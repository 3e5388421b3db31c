// @ts-check
// Tests the quantiles that benchmarks and tests print.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, quantile } from '../../bench/quantile.mjs';

const HUNDRED = Array.from({ length: 100 }, (_, i) => 100 - i);

for (const { values, share, expected } of [
  { values: HUNDRED, share: 0, expected: 1 },
  { values: HUNDRED, share: 0.5, expected: 50 },
  { values: HUNDRED, share: 0.99, expected: 99 },
  { values: HUNDRED, share: 1, expected: 100 },
  { values: [30, 10, 20], share: 0.5, expected: 20 },
  { values: [1, 1000], share: 0.99, expected: 1000 },
  { values: [7], share: 0.99, expected: 7 },
  { values: [], share: 0.5, expected: NaN },
]) {
  test(`the ${share} quantile of ${values.length} values is ${expected}`, () => {
    assert.equal(quantile(values, share), expected);
  });
}

test('the median of an even number of values is the smaller of the two in the middle', () => {
  assert.equal(median([4, 1, 3, 2]), 2);
});
