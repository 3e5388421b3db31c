import { AGE_UNITS, parseDollars, priceText, type AgeUnit, type Price } from 'shared/price';
import type { GuideTour } from '../../api/schema';

/** A price's form fields. Amounts are in dollars, as typed. */
export interface PriceDraft {
  kind: Price['kind'] | 'NONE';
  amount: string;
  /** The fields of each age group. `isOn` is true if the price has the group. */
  ages: Record<AgeUnit, { isOn: boolean; minAge: string; amount: string }>;
  note: string;
}

const DEFAULT_MIN_AGES: Readonly<Record<AgeUnit, number>> = {
  SENIOR: 65,
  ADULT: 18,
  YOUTH: 13,
  CHILD: 3,
  INFANT: 0,
};

/** Converts a price to form fields. */
export function priceToDraft(price: Price | null): PriceDraft {
  const { kind = 'NONE', cents, groups = [], note = '' } = price ?? {};
  const ages = AGE_UNITS.map((unit) => {
    const group = groups.find((each) => each.unit === unit);
    const minAge = group?.minAge ?? DEFAULT_MIN_AGES[unit];
    const isOnByDefault = unit === 'ADULT' || (groups.length === 0 && unit === 'CHILD');
    const isOn = group !== undefined || isOnByDefault;
    return [unit, { isOn, minAge: String(minAge), amount: toDollars(group?.cents) }] as const;
  });
  return {
    kind,
    amount: toDollars(cents),
    ages: Object.fromEntries(ages) as PriceDraft['ages'],
    note,
  };
}

/** Converts form fields to a price. Omits amounts that can't be parsed, so that the server reports them as missing. */
export function draftToPrice({
  kind,
  amount,
  note: typedNote,
  ...draft
}: PriceDraft): Price | null {
  if (kind === 'NONE') return null;
  const note = typedNote.trim();
  const cents = parseDollars(amount);
  const hasAmount = kind === 'PERSON' || kind === 'PARTY' || kind === 'WISH';
  const groups = unitsOf(draft).map((unit) => ({
    unit,
    minAge: Number(draft.ages[unit].minAge),
    cents: parseDollars(draft.ages[unit].amount) ?? NaN,
  }));
  return {
    kind,
    ...(hasAmount && cents !== undefined && { cents }),
    ...(kind === 'AGE' && { groups }),
    ...(note !== '' && { note }),
  };
}

/** Returns the age groups that a price has, oldest first. */
export function unitsOf({ ages }: Pick<PriceDraft, 'ages'>): AgeUnit[] {
  return AGE_UNITS.filter((unit) => ages[unit].isOn);
}

/**
 * Returns a sentence with the number of upcoming bookings that keep a price different from `price`; empty if there are
 * none.
 */
export function describeKeptPrices(
  promisedPrices: GuideTour['promisedPrices'],
  price: Price | null,
): string {
  const textOf = (each: Price | null) => (each ? priceText(each) : 'no price');
  // Several promised prices may have the same text.
  const bookingCounts = new Map<string, number>();
  for (const each of promisedPrices) {
    const text = textOf(each.price);
    if (text !== textOf(price)) {
      bookingCounts.set(text, (bookingCounts.get(text) ?? 0) + each.bookings);
    }
  }
  const total = [...bookingCounts.values()].reduce((sum, bookings) => sum + bookings, 0);
  if (total === 0) return '';
  const listText = [...bookingCounts]
    .map(([text, bookings]) => `${text} (${String(bookings)})`)
    .join('; ');
  return total === 1
    ? `1 upcoming booking keeps what it was promised: ${listText}.`
    : `${String(total)} upcoming bookings keep what they were promised: ${listText}.`;
}

function toDollars(cents: number | undefined): string {
  if (cents === undefined) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
