import { centsFormat } from '../../format.ts';
import type { AgeUnit } from '../../price.ts';

const dollars = centsFormat('en-US');

const UNITS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['senior', 'seniors'],
  ADULT: ['adult', 'adults'],
  YOUTH: ['teen', 'teens'],
  CHILD: ['child', 'children'],
  INFANT: ['infant', 'infants'],
};

/** Texts about prices and sums. Amounts are formatted, such as "$40". */
export const priceWords = {
  /** Writes an amount: "$40", or "$12.50". */
  amount: (cents: number): string => `$${dollars(cents)}`,
  free: 'Free',
  tips: 'Free, tips welcome',
  wish: 'Pay what you wish',
  /** @param each what the guide suggests for each person: "$20 each" */
  wishForEach: (each: string): string => `Pay what you wish (suggested: ${each})`,
  /** @param sum what the guide suggests for a party: "2 × $20 = $40" */
  wishForParty: (sum: string): string => `Pay what you wish; suggested: ${sum}`,
  each: (amount: string): string => `${amount} each`,
  perParty: (amount: string): string => `${amount} per party`,
  forWholeParty: (amount: string): string => `${amount} for the whole party`,
  /** @param sum for example, "2 × $40 = $80" */
  toGuide: (sum: string): string => `${sum}, paid to your guide on the day`,
  /** The people of an age group: "child", or "children". */
  unit: (unit: AgeUnit, count: number): string => UNITS[unit][count === 1 ? 0 : 1],
  /** "2 children". */
  counted: (unit: AgeUnit, count: number): string =>
    `${String(count)} ${priceWords.unit(unit, count)}`,
  /** An age group: "children (3 to 12)". */
  unitWithAges: (unit: AgeUnit, ages: string): string => `${priceWords.unit(unit, 2)} (${ages})`,
  /** The price of an age group: "children (3 to 12) $20". @param amount undefined if it is free */
  group: (unit: AgeUnit, ages: string, amount: string | undefined): string =>
    `${priceWords.unitWithAges(unit, ages)} ${amount ?? 'free'}`,
  /** The part of a party that pays nothing: "1 infant free". */
  freeFor: (people: string): string => `${people} free`,
  /** @param free the part of the party that pays nothing: "1 infant free" */
  withFree: (sum: string, free: string): string => `${sum} (${free})`,
  age: (age: number): string => String(age),
  andOver: (age: number): string => `${String(age)} and over`,
  under: (age: number): string => `under ${String(age)}`,
  between: (from: number, to: number): string => `${String(from)} to ${String(to)}`,
  /** Joins the parts of a price. */
  join: (parts: readonly string[]): string => parts.join(', '),
  /** Joins a price and its note. */
  withNote: (price: string, note: string): string => `${price}. ${note}`,
};

export type PriceWords = typeof priceWords;
