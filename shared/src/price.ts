/** An amount, and for whom it is. */
interface Amount {
  /** In the currency's main unit. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  unit: 'PERSON' | 'PARTY';
}

const FOR: Readonly<Record<Amount['unit'], string>> = { PERSON: 'each', PARTY: 'per group' };

/** An amount in words, as in "$40 each". */
export function priceWords({ amount, currency, unit }: Amount): string {
  if (amount === 0) return 'Free';
  const digits = Number.isInteger(amount) ? 0 : 2;
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${money.format(amount)} ${FOR[unit]}`;
}
