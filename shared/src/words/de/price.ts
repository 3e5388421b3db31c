import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const dollars = centsFormat('de');

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['Senior', 'Senioren'],
  ADULT: ['Erwachsener', 'Erwachsene'],
  YOUTH: ['Jugendlicher', 'Jugendliche'],
  CHILD: ['Kind', 'Kinder'],
  INFANT: ['Kleinkind', 'Kleinkinder'],
};

/** Prices and sums. Amounts are formatted, such as "$40". */
export const priceWords: PriceWords = {
  amount: (cents) => `${dollars(cents)}\u00a0$`,
  free: 'Kostenlos',
  tips: 'Kostenlos, Trinkgeld willkommen',
  wish: 'Sie bestimmen den Preis',
  wishForEach: (each) => `Sie bestimmen den Preis (Vorschlag: ${each})`,
  wishForParty: (sum) => `Sie bestimmen den Preis; Vorschlag: ${sum}`,
  each: (amount) => `${amount} pro Person`,
  perParty: (amount) => `${amount} pro Gruppe`,
  forWholeParty: (amount) => `${amount} für die ganze Gruppe`,
  toGuide: (sum) => `${sum}, zahlbar am Tag der Tour direkt an Ihren Guide`,
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  counted: (unit, count) => `${String(count)} ${priceWords.unit(unit, count)}`,
  unitWithAges: (unit, ages) => `${priceWords.unit(unit, 2)} (${ages})`,
  group: (unit, ages, amount) => `${priceWords.unitWithAges(unit, ages)} ${amount ?? 'kostenlos'}`,
  freeFor: (people) => `${people} kostenlos`,
  withFree: (sum, free) => `${sum} (${free})`,
  age: (age) => (age === 1 ? '1 Jahr' : `${String(age)} Jahre`),
  andOver: (age) => `ab ${String(age)}`,
  under: (age) => `unter ${String(age)}`,
  between: (from, to) => `${String(from)} bis ${String(to)}`,
  join: (parts) => parts.join(', '),
  withNote: (price, note) => `${price}. ${note}`,
};
