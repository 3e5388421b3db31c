import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const dollars = centsFormat('es');

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['persona mayor', 'personas mayores'],
  ADULT: ['adulto', 'adultos'],
  YOUTH: ['adolescente', 'adolescentes'],
  CHILD: ['niño', 'niños'],
  INFANT: ['bebé', 'bebés'],
};

export const priceWords: PriceWords = {
  amount: (cents) => `US$\u00a0${dollars(cents)}`,
  free: 'Gratis',
  tips: 'Gratis, con propina voluntaria',
  wish: 'Paga lo que quieras',
  wishForEach: (each) => `Paga lo que quieras (sugerencia: ${each})`,
  wishForParty: (sum) => `Paga lo que quieras; sugerencia: ${sum}`,
  each: (amount) => `${amount} por persona`,
  perParty: (amount) => `${amount} por grupo`,
  forWholeParty: (amount) => `${amount} por todo el grupo`,
  toGuide: (sum) => `${sum}; se paga a tu guía el día del paseo`,
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  counted: (unit, count) => `${String(count)} ${priceWords.unit(unit, count)}`,
  unitWithAges: (unit, ages) => `${priceWords.unit(unit, 2)} (${ages})`,
  group: (unit, ages, amount) => `${priceWords.unitWithAges(unit, ages)} ${amount ?? 'gratis'}`,
  freeFor: (people) => `${people} gratis`,
  withFree: (sum, free) => `${sum} (${free})`,
  age: (age) => yearsText(age),
  andOver: (age) => `${yearsText(age)} o más`,
  under: (age) => `menores de ${yearsText(age)}`,
  between: (from, to) => `de ${String(from)} a ${String(to)} años`,
  join: (parts) => parts.join(', '),
  withNote: (price, note) => `${price}. ${note}`,
};

function yearsText(age: number): string {
  return `${String(age)} ${age === 1 ? 'año' : 'años'}`;
}
