import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const dollars = centsFormat('pt-BR');

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['pessoa idosa', 'pessoas idosas'],
  ADULT: ['adulto', 'adultos'],
  YOUTH: ['adolescente', 'adolescentes'],
  CHILD: ['criança', 'crianças'],
  INFANT: ['bebê', 'bebês'],
};

/** Prices and sums. Amounts are formatted. */
export const priceWords: PriceWords = {
  amount: (cents) => `US$\u00a0${dollars(cents)}`,
  free: 'Grátis',
  tips: 'Grátis, com gorjeta se quiser',
  wish: 'Pague quanto quiser',
  wishForEach: (each) => `Pague quanto quiser (sugestão: ${each})`,
  wishForParty: (sum) => `Pague quanto quiser; sugestão: ${sum}`,
  each: (amount) => `${amount} por pessoa`,
  perParty: (amount) => `${amount} por grupo`,
  forWholeParty: (amount) => `${amount} para o grupo todo`,
  toGuide: (sum) => `${sum}; pagamento no dia, direto a quem guia`,
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  counted: (unit, count) => `${String(count)} ${priceWords.unit(unit, count)}`,
  unitWithAges: (unit, ages) => `${priceWords.unit(unit, 2)} (${ages})`,
  group: (unit, ages, amount) => `${priceWords.unitWithAges(unit, ages)} ${amount ?? 'grátis'}`,
  freeFor: (people) => `${people} grátis`,
  withFree: (sum, free) => `${sum} (${free})`,
  age: (age) => yearsText(age),
  andOver: (age) => `${yearsText(age)} ou mais`,
  under: (age) => `menos de ${yearsText(age)}`,
  between: (from, to) => `${String(from)} a ${String(to)} anos`,
  join: (parts) => parts.join(', '),
  withNote: (price, note) => `${price}. ${note}`,
};

function yearsText(age: number): string {
  return `${String(age)} ${age === 1 ? 'ano' : 'anos'}`;
}
