interface Price {
  /** In the currency's main unit. */
  amount: number;
  /** The ISO 4217 code. */
  currency: string;
  /** Whether the amount is per person or per party. */
  unit: 'PERSON' | 'PARTY';
}

const UNIT_LABELS: Readonly<Record<Price['unit'], string>> = {
  PERSON: 'each',
  PARTY: 'per group',
};

/** Formats a price: "$40 each". */
export function formatPrice({ amount, currency, unit }: Price): string {
  if (amount === 0) return 'Free';
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${money.format(amount)} ${UNIT_LABELS[unit]}`;
}
