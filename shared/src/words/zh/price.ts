import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';
import type { PriceWords } from '../en/price.ts';

const dollars = centsFormat('zh-Hans');

const UNITS: Readonly<Record<AgeUnit, string>> = {
  SENIOR: '长者',
  ADULT: '成人',
  YOUTH: '青少年',
  CHILD: '儿童',
  INFANT: '婴幼儿',
};

export const priceWords: PriceWords = {
  amount: (cents) => `${dollars(cents)}美元`,
  free: '免费',
  tips: '免费，小费随意',
  wish: '随意付费',
  wishForEach: (each) => `随意付费（建议${each}）`,
  wishForParty: (sum) => `随意付费；建议${sum}`,
  each: (amount) => `每人${amount}`,
  perParty: (amount) => `每次预订${amount}`,
  forWholeParty: (amount) => `一行人共${amount}`,
  toGuide: (sum) => `${sum}，当天付给导游`,
  unit: (unit) => UNITS[unit],
  counted: (unit, count) => `${String(count)}位${UNITS[unit]}`,
  unitWithAges: (unit, ages) => `${UNITS[unit]}（${ages}）`,
  group: (unit, ages, amount) => `${priceWords.unitWithAges(unit, ages)}${amount ?? '免费'}`,
  freeFor: (people) => `${people}免费`,
  withFree: (sum, free) => `${sum}（${free}）`,
  age: (age) => `${String(age)}岁`,
  andOver: (age) => `${String(age)}岁及以上`,
  under: (age) => `${String(age)}岁以下`,
  between: (from, to) => `${String(from)}至${String(to)}岁`,
  join: (parts) => parts.join('，'),
  withNote: (price, note) => `${price}。${note}`,
};
