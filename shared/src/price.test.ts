import { pricedAges, owedCents, paymentText, type PartyAges } from './party-price.ts';
import { formatDollars, parseDollars, priceText, type Price } from './price.ts';
import { WORDS } from './words.ts';

const BY_AGE: Price = {
  kind: 'AGE',
  groups: [
    { unit: 'ADULT', minAge: 13, cents: 4000 },
    { unit: 'CHILD', minAge: 3, cents: 2050 },
    { unit: 'INFANT', minAge: 0, cents: 0 },
  ],
};

test.each<[Price, string]>([
  [{ kind: 'PERSON', cents: 4000 }, '$40 each'],
  [{ kind: 'PERSON', cents: 1250, note: 'Cash only' }, '$12.50 each. Cash only'],
  [{ kind: 'PERSON', cents: 0 }, 'Free'],
  [{ kind: 'PARTY', cents: 125_000 }, '$1,250 per party'],
  [BY_AGE, 'Adults (13 and over) $40, children (3 to 12) $20.50, infants (under 3) free'],
  [{ kind: 'TIPS' }, 'Free, tips welcome'],
  [{ kind: 'WISH' }, 'Pay what you wish'],
  [{ kind: 'WISH', cents: 2000 }, 'Pay what you wish (suggested: $20 each)'],
  [{ kind: 'WORDS', note: '€30 each' }, '€30 each'],
])('writes the price %j as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

test.each<[Price, PartyAges, string]>([
  [
    { kind: 'PERSON', cents: 4000, note: 'Cash only' },
    { people: 2 },
    '2 × $40 = $80, paid to your guide on the day',
  ],
  [{ kind: 'PERSON', cents: 4000 }, { people: 1 }, '$40, paid to your guide on the day'],
  [{ kind: 'PERSON', cents: 0 }, { people: 2 }, 'Free'],
  [
    { kind: 'PARTY', cents: 25_000 },
    { people: 6 },
    '$250 for the whole party, paid to your guide on the day',
  ],
  [
    BY_AGE,
    { people: 4, ages: { CHILD: 1, INFANT: 1 } },
    '2 adults × $40 + 1 child × $20.50 = $100.50 (1 infant free), paid to your guide on the day',
  ],
  [BY_AGE, { people: 1 }, '1 adult × $40 = $40, paid to your guide on the day'],
  [{ kind: 'TIPS' }, { people: 2 }, 'Free, tips welcome'],
  [{ kind: 'WISH' }, { people: 2 }, 'Pay what you wish'],
  [{ kind: 'WISH', cents: 2000 }, { people: 3 }, 'Pay what you wish; suggested: 3 × $20 = $60'],
  [{ kind: 'WORDS', note: '€30 each' }, { people: 2 }, '€30 each'],
])('for the price %j and the party %j, writes the payment “%s”', (price, party, text) => {
  expect(paymentText(price, party)).toBe(text);
});

test.each([
  ['en', '$40', '$12.50', '$12,500'],
  ['es', 'US$ 40', 'US$ 12,50', 'US$ 12.500'],
  ['pt', 'US$ 40', 'US$ 12,50', 'US$ 12.500'],
  ['fr', '40 $US', '12,50 $US', '12 500 $US'],
  ['de', '40 $', '12,50 $', '12.500 $'],
  ['it', '40 $', '12,50 $', '12.500 $'],
  ['zh', '40美元', '12.50美元', '12,500美元'],
] as const)('writes amounts in %s', (language, ...amounts) => {
  const written = [4000, 1250, 1_250_000].map((cents) =>
    formatDollars(cents, WORDS[language].priceWords),
  );
  expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual(amounts);
});

test('amounts in prices and payments are in the format of the language', () => {
  const { priceWords } = WORDS.es;
  const noBreak = (text: string) => text.replaceAll('US$ ', 'US$\u00a0');
  const price: Price = { kind: 'PERSON', cents: 4000 };
  expect(priceText(price, priceWords)).toBe(noBreak('US$ 40 por persona'));
  expect(paymentText(price, { people: 2 }, priceWords)).toBe(
    noBreak('2 × US$ 40 = US$ 80; se paga a tu guía el día del paseo'),
  );
  expect(priceText(BY_AGE, priceWords)).toContain(noBreak('US$ 20,50'));
});

test('parses amounts as cents, and rejects other texts', () => {
  expect(['0.07', ' $1,250.5', '12.345', '-1', '1,25', '', 'ten'].map(parseDollars)).toEqual([
    7,
    125_050,
    ...Array<undefined>(5).fill(undefined),
  ]);
});

test('an incomplete party owes for its adults first', () => {
  const family = { price: BY_AGE, people: 4, ages: { CHILD: 2 } };
  expect([0, 1, 2, 3, 4, 5].map((arrived) => owedCents(family, arrived))).toEqual([
    0, 4000, 8000, 10_050, 12_100, 16_100,
  ]);
  expect(owedCents({ people: 2 }, 2)).toBe(0);
});

test('ages that don’t fit the price or the party are dropped', () => {
  const party = { people: 3, ages: { SENIOR: 1, CHILD: 2, INFANT: 0 } };
  expect(pricedAges(BY_AGE, party)).toEqual({ CHILD: 2 });
  expect(pricedAges({ kind: 'PERSON', cents: 1 }, party)).toBeUndefined();
  expect(pricedAges(BY_AGE, { people: 1, ages: { CHILD: 2 } })).toBeUndefined();
});
