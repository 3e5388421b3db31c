import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const dollars = centsFormat('fr');

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['senior', 'seniors'],
  ADULT: ['adulte', 'adultes'],
  YOUTH: ['ado', 'ados'],
  CHILD: ['enfant', 'enfants'],
  INFANT: ['bébé', 'bébés'],
};

/** Prices and sums. Amounts are formatted, such as "$40". */
export const priceWords: PriceWords = {
  amount: (cents) => `${dollars(cents)}\u00a0$US`,
  free: 'Gratuit',
  tips: 'Gratuit, pourboires bienvenus',
  wish: 'Prix libre',
  wishForEach: (each) => `Prix libre (suggestion : ${each})`,
  wishForParty: (sum) => `Prix libre, suggestion : ${sum}`,
  each: (amount) => `${amount} par personne`,
  perParty: (amount) => `${amount} par groupe`,
  forWholeParty: (amount) => `${amount} pour tout le groupe`,
  toGuide: (sum) => `${sum}, à régler à votre guide le jour même`,
  unit: (unit, count) => UNITS[unit][count < 2 ? 0 : 1],
  counted: (unit, count) => `${String(count)} ${priceWords.unit(unit, count)}`,
  unitWithAges: (unit, ages) => `${priceWords.unit(unit, 2)} (${ages})`,
  group: (unit, ages, amount) => `${priceWords.unitWithAges(unit, ages)} : ${amount ?? 'gratuit'}`,
  freeFor: (people) => `gratuit pour ${people}`,
  withFree: (sum, free) => `${sum} (${free})`,
  age: (age) => yearsText(age),
  andOver: (age) => `${yearsText(age)} et plus`,
  under: (age) => `moins de ${yearsText(age)}`,
  between: (from, to) => `de ${String(from)} à ${String(to)} ans`,
  join: (parts) => parts.join(', '),
  withNote: (price, note) => `${price}. ${note}`,
};

function yearsText(age: number): string {
  return `${String(age)} ${age === 1 ? 'an' : 'ans'}`;
}
