import { formatPrice } from './price.ts';

test.each([
  [{ amount: 40, currency: 'USD', unit: 'PERSON' as const }, '$40 each'],
  [{ amount: 1250, currency: 'USD', unit: 'PARTY' as const }, '$1,250 per group'],
  [{ amount: 12.5, currency: 'EUR', unit: 'PERSON' as const }, '€12.50 each'],
  [{ amount: 3000, currency: 'JPY', unit: 'PERSON' as const }, '¥3,000 each'],
  [{ amount: 0, currency: 'USD', unit: 'PERSON' as const }, 'Free'],
])('formats %j as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});
