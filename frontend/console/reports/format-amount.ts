const amountFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents with two decimals, so that amounts line up: "$1,250.00", "-$20.00", or "–" for 0. */
export function formatAmount(cents: number): string {
  return cents === 0 ? '–' : amountFormat.format(cents / 100);
}
