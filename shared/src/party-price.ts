import { formatDollars, type AgeUnit, type Price } from './price.ts';
import { priceWords, type PriceWords } from './words/en/price.ts';

/** How many people in a party aren't adults, by age group. */
export type Ages = Partial<Record<AgeUnit, number>>;

/** The size of a party, and the people's ages. People who aren't counted in `ages` are adults. */
export interface PartyAges {
  people: number;
  ages?: Ages | undefined;
}

/** People who each pay the same price, or a whole party that pays one price. */
interface PriceLine {
  unit?: AgeUnit;
  count: number;
  cents: number;
}

/** Writes what a party pays: "2 × $40 = $80". Omits the price's note, unless there is nothing else. */
export function sumText(price: Price, party: PartyAges, words = priceWords): string {
  const { kind, cents = 0, note = '' } = price;
  if (kind === 'WORDS') return note;
  if (kind === 'TIPS') return words.tips;
  if (kind === 'PARTY')
    return cents === 0 ? words.free : words.forWholeParty(formatDollars(cents, words));
  if (kind !== 'WISH') return linesText(linesOf(price, party), words);
  if (cents === 0) return words.wish;
  const suggestion = linesText([{ count: party.people, cents }], words);
  return words.wishForParty(suggestion);
}

/** Writes what a party pays, to whom, and when: "2 × $40 = $80, paid to your guide on the day". */
export function paymentText(price: Price, party: PartyAges, words = priceWords): string {
  const sum = sumText(price, party, words);
  return sumCents(price, party) > 0 ? words.toGuide(sum) : sum;
}

/** Returns the cents that a party has to pay; 0 if the party chooses the amount, or the price is only in words. */
export function sumCents(price: Price, party: PartyAges): number {
  return linesOf(price, party).reduce((sum, { count, cents }) => sum + count * cents, 0);
}

/**
 * Returns the cents that a party owes. If only some people came, assumes that the adults came, since children don't come
 * alone. If more people came than were booked, counts the additional people as adults.
 *
 * @param booking the party with the price that it was promised, if any
 * @param arrivedPeople how many people came
 */
export function owedCents(
  { price, people, ages }: PartyAges & { price?: Price },
  arrivedPeople: number,
): number {
  if (!price || arrivedPeople === 0) return 0;
  let remaining = arrivedPeople;
  const arrived: Ages = {};
  for (const { unit, count } of linesOf(price, { people, ages })) {
    const arrivedOfUnit = Math.min(count, remaining);
    remaining -= arrivedOfUnit;
    if (unit !== undefined && unit !== 'ADULT') arrived[unit] = arrivedOfUnit;
  }
  return sumCents(price, { people: arrivedPeople, ages: arrived });
}

/** Returns the cents that the guide suggests for a number of people who pay what they wish; 0 for other prices. */
export function suggestedCents(price: Price | undefined, people: number): number {
  return price?.kind === 'WISH' ? people * (price.cents ?? 0) : 0;
}

/** Returns whether the price fixes the amount that a party pays, which may be 0. If not, parties choose the amount. */
export function isFixedPrice(price: Price | undefined): boolean {
  return price?.kind === 'PERSON' || price?.kind === 'PARTY' || price?.kind === 'AGE';
}

/** Returns how many people in a party pay: those who came, or everyone until the guide checks the party in. */
export function countPayers(
  people: number,
  { arrived, noShow }: { arrived: number; noShow: boolean },
): number {
  return arrived > 0 || noShow ? arrived : people;
}

/** Returns the ages that the price depends on; undefined if there are none, or if they exceed the size of the party. */
export function pricedAges(
  price: Price | undefined,
  { people, ages }: PartyAges,
): Ages | undefined {
  const entries = (price?.groups ?? []).flatMap(({ unit }) => {
    const count = ages?.[unit] ?? 0;
    return unit === 'ADULT' || count === 0 ? [] : [[unit, count] as const];
  });
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 || total > people ? undefined : Object.fromEntries(entries);
}

/** Returns what a party has to pay, adults first. */
function linesOf(price: Price, { people, ages }: PartyAges): PriceLine[] {
  const { kind, cents = 0, groups = [] } = price;
  if (kind === 'PERSON') return [{ count: people, cents }];
  if (kind === 'PARTY') return [{ count: 1, cents }];
  if (kind !== 'AGE') return [];
  const countsByUnit = pricedAges(price, { people, ages }) ?? {};
  const adults = people - Object.values(countsByUnit).reduce((sum, count) => sum + count, 0);
  return groups
    .map(({ unit, cents: centsEach }) => ({
      unit,
      count: unit === 'ADULT' ? adults : (countsByUnit[unit] ?? 0),
      cents: centsEach,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.unit === 'ADULT') - Number(one.unit === 'ADULT'));
}

/** Writes amounts with their sum: "2 adults × $40 + 1 child × $20 = $100 (1 infant free)". */
function linesText(lines: PriceLine[], words: PriceWords): string {
  const paidLines = lines.filter(({ cents }) => cents > 0);
  if (paidLines.length === 0) return words.free;
  const isOneAmount = paidLines.every(({ unit, count }) => unit === undefined && count === 1);
  const sum = formatDollars(
    paidLines.reduce((total, { count, cents }) => total + count * cents, 0),
    words,
  );
  const countText = ({ count, unit }: PriceLine) =>
    unit === undefined ? String(count) : words.counted(unit, count);
  const terms = paidLines.map((line) => `${countText(line)} × ${formatDollars(line.cents, words)}`);
  const freeParts = lines
    .filter(({ cents }) => cents === 0)
    .map((line) => words.freeFor(countText(line)));
  const sumOrTerms = isOneAmount ? sum : `${terms.join(' + ')} = ${sum}`;
  return freeParts.length === 0 ? sumOrTerms : words.withFree(sumOrTerms, words.join(freeParts));
}
