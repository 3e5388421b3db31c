import { capitalize } from './capitalize.ts';
import { priceWords, type PriceWords } from './words/en/price.ts';

/** The kinds of prices. A price of the kind `WORDS` is only a note. */
export const PRICE_KINDS = ['PERSON', 'PARTY', 'AGE', 'TIPS', 'WISH', 'WORDS'] as const;

/** OCTO's types of units, oldest first. */
export const AGE_UNITS = ['SENIOR', 'ADULT', 'YOUTH', 'CHILD', 'INFANT'] as const;

export type AgeUnit = (typeof AGE_UNITS)[number];

/** The price for an age group. */
export interface AgePrice {
  unit: AgeUnit;
  /** The youngest age of the group. The oldest is the year before the next older group's youngest age. */
  minAge: number;
  cents: number;
}

/** A tour's price. All amounts are whole cents, in US dollars. */
export interface Price {
  kind: (typeof PRICE_KINDS)[number];
  /** The price for each person or for each party; for `WISH`, what the guide suggests for each person, if anything. */
  cents?: number;
  /** The groups of an `AGE` price, oldest first. One of them has the unit `ADULT`. */
  groups?: AgePrice[];
  /** Explains what the amounts can't express. Required for `WORDS`. */
  note?: string;
}

/** Writes an amount in a language's format: "$40" or "$12.50" in English. */
export function formatDollars(cents: number, words = priceWords): string {
  return words.amount(cents);
}

/** Reads an amount such as "40", "12.50", or "$1,250" as cents; undefined if it isn't an amount. */
export function parseDollars(text: string): number | undefined {
  const [, dollars, cents = ''] =
    /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Writes a price: "$40 each". */
export function priceText(price: Price, words = priceWords): string {
  const { note } = price;
  const text = textWithoutNote(price, words);
  if (note === undefined || note === '') return text;
  return text === '' ? note : words.withNote(text, note);
}

/** Writes an age group's ages: "3 to 12", "under 3", or "13 and over". */
export function agesText(
  groups: readonly AgePrice[],
  { minAge }: AgePrice,
  words = priceWords,
): string {
  const olderMinAges = groups.map((group) => group.minAge).filter((age) => age > minAge);
  if (olderMinAges.length === 0) return words.andOver(minAge);
  const nextMinAge = Math.min(...olderMinAges);
  if (minAge === 0) return words.under(nextMinAge);
  const maxAge = nextMinAge - 1;
  return maxAge === minAge ? words.age(minAge) : words.between(minAge, maxAge);
}

function textWithoutNote({ kind, cents = 0, groups = [] }: Price, words: PriceWords): string {
  const amount = formatDollars(cents, words);
  switch (kind) {
    case 'PERSON':
      return cents === 0 ? words.free : words.each(amount);
    case 'PARTY':
      return cents === 0 ? words.free : words.perParty(amount);
    case 'AGE': {
      const texts = groups.map((group) =>
        words.group(
          group.unit,
          agesText(groups, group, words),
          group.cents === 0 ? undefined : formatDollars(group.cents, words),
        ),
      );
      return capitalize(words.join(texts));
    }
    case 'TIPS':
      return words.tips;
    case 'WISH':
      return cents === 0 ? words.wish : words.wishForEach(words.each(amount));
    case 'WORDS':
      return '';
  }
}
