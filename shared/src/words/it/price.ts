import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const dollars = centsFormat('it');

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['senior', 'senior'],
  ADULT: ['adulto', 'adulti'],
  YOUTH: ['ragazzo', 'ragazzi'],
  CHILD: ['bambino', 'bambini'],
  INFANT: ['bebè', 'bebè'],
};

/** Prices and sums. Amounts are formatted, such as "$40". */
export const priceWords: PriceWords = {
  amount: (cents) => `${dollars(cents)}\u00a0$`,
  free: 'Gratis',
  tips: 'Gratis, mance gradite',
  wish: 'Offerta libera',
  wishForEach: (each) => `Offerta libera (consigliati: ${each})`,
  wishForParty: (sum) => `Offerta libera; consigliati: ${sum}`,
  each: (amount) => `${amount} a persona`,
  perParty: (amount) => `${amount} a gruppo`,
  forWholeParty: (amount) => `${amount} per tutto il gruppo`,
  toGuide: (sum) => `${sum}, da pagare alla guida il giorno del tour`,
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  counted: (unit, count) => `${String(count)} ${priceWords.unit(unit, count)}`,
  /** "bambini (da 3 a 12 anni)". */
  unitWithAges: (unit, ages) => `${priceWords.unit(unit, 2)} (${ages})`,
  group: (unit, ages, amount) => `${priceWords.unitWithAges(unit, ages)} ${amount ?? 'gratis'}`,
  freeFor: (people) => `${people} gratis`,
  withFree: (sum, free) => `${sum} (${free})`,
  age: (age) => yearsText(age),
  andOver: (age) => `da ${yearsText(age)}`,
  under: (age) => `meno di ${yearsText(age)}`,
  between: (from, to) => `da ${String(from)} a ${String(to)} anni`,
  join: (parts) => parts.join(', '),
  withNote: (price, note) => `${price}. ${note}`,
};

function yearsText(age: number): string {
  return `${String(age)} ${age === 1 ? 'anno' : 'anni'}`;
}
