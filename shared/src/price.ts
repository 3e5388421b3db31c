/** How a tour's price is counted. `WORDS` is a price that only its note states. */
export const PRICE_KINDS = ['PERSON', 'PARTY', 'AGE', 'TIPS', 'WISH', 'WORDS'] as const;

/** OCTO's types of units, oldest first. */
export const AGE_UNITS = ['SENIOR', 'ADULT', 'YOUTH', 'CHILD', 'INFANT'] as const;

export type AgeUnit = (typeof AGE_UNITS)[number];

/** The price for people of an age. */
export interface AgePrice {
  unit: AgeUnit;
  /** The youngest age. The oldest one is the year before the next older group's youngest age. */
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
  /** Something that the amounts don't express. Required for `WORDS`. */
  note?: string;
}

const UNIT_WORDS: Readonly<Record<AgeUnit, readonly [one: string, more: string]>> = {
  SENIOR: ['senior', 'seniors'],
  ADULT: ['adult', 'adults'],
  YOUTH: ['teen', 'teens'],
  CHILD: ['child', 'children'],
  INFANT: ['infant', 'infants'],
};

export const WISH = 'Pay what you wish';
export const TIPS = 'Free, tips welcome';

/** Writes an amount: "$40", or "$12.50". */
export function formatDollars(cents: number): string {
  const dollars = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}${cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`}`;
}

/** Reads an amount such as "40", "12.50", or "$1,250" as cents; undefined if it isn't an amount. */
export function parseDollars(text: string): number | undefined {
  const [, dollars, cents = ''] =
    /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Writes a price: "$40 each". */
export function priceText(price: Price): string {
  const { note } = price;
  const words = wordsOf(price);
  return [words, note].filter(Boolean).join('. ');
}

/** Writes an age group's ages: "3 to 12", "under 3", or "13 and over". */
export function agesText(groups: readonly AgePrice[], { minAge }: AgePrice): string {
  const older = groups.map((group) => group.minAge).filter((age) => age > minAge);
  if (older.length === 0) return `${String(minAge)} and over`;
  const next = Math.min(...older);
  if (minAge === 0) return `under ${String(next)}`;
  return next === minAge + 1 ? String(minAge) : `${String(minAge)} to ${String(next - 1)}`;
}

/** Names a group of people by its unit: "children". */
export function unitText(unit: AgeUnit, count = 2): string {
  return UNIT_WORDS[unit][count === 1 ? 0 : 1];
}

function wordsOf({ kind, cents = 0, groups = [] }: Price): string {
  switch (kind) {
    case 'PERSON':
      return cents === 0 ? 'Free' : `${formatDollars(cents)} each`;
    case 'PARTY':
      return cents === 0 ? 'Free' : `${formatDollars(cents)} per party`;
    case 'AGE': {
      const words = groups.map(
        (group) =>
          `${unitText(group.unit)} (${agesText(groups, group)}) ${group.cents === 0 ? 'free' : formatDollars(group.cents)}`,
      );
      return capitalize(words.join(', '));
    }
    case 'TIPS':
      return TIPS;
    case 'WISH':
      return cents === 0 ? WISH : `${WISH} (suggested: ${formatDollars(cents)} each)`;
    case 'WORDS':
      return '';
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
