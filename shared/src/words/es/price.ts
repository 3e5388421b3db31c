import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['persona mayor', 'personas mayores'],
  ADULT: ['adulto', 'adultos'],
  YOUTH: ['adolescente', 'adolescentes'],
  CHILD: ['niño', 'niños'],
  INFANT: ['bebé', 'bebés'],
};

export const priceWords: PriceWords = {
  free: 'Gratis',
  tips: 'Gratis, con propina voluntaria',
  wish: 'Paga lo que quieras',
  suggested: (amount) => `se sugieren ${amount}`,
  each: (amount) => `${amount} por persona`,
  perParty: (amount) => `${amount} por grupo`,
  forWholeParty: (amount) => `${amount} por todo el grupo`,
  toGuide: (sum) => `${sum}, que pagas a tu guía ese día`,
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  counted: (unit, count) => `${String(count)} ${priceWords.unit(unit, count)}`,
  group: (unit, ages, amount) => `${priceWords.unit(unit, 2)} (${ages}) ${amount ?? 'gratis'}`,
  freeFor: (people) => `${people} gratis`,
  andOver: (age) => `${String(age)} años o más`,
  under: (age) => `menores de ${String(age)} años`,
  between: (from, to) => `de ${String(from)} a ${String(to)} años`,
  withNote: (price, note) => `${price}. ${note}`,
};
