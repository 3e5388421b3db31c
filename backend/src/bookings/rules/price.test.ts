import fc from 'fast-check';
import { owedCents, sumCents, sumText } from 'shared/party-price';
import { AGE_UNITS, formatDollars, parseDollars, type Price } from 'shared/price';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const people = fc.integer({ min: 1, max: 100 });
const ages = fc.record(
  { SENIOR: fc.nat(9), YOUTH: fc.nat(9), CHILD: fc.nat(9), INFANT: fc.nat(9) },
  { requiredKeys: [] },
);
const price: fc.Arbitrary<Price> = fc.oneof(
  fc.record({ kind: fc.constantFrom('PERSON' as const, 'PARTY' as const), cents }),
  fc.record({ kind: fc.constantFrom('WISH' as const), cents }, { requiredKeys: ['kind'] }),
  fc.constant<Price>({ kind: 'TIPS' }),
  fc.constant<Price>({ kind: 'WORDS', note: 'Ask the guide' }),
  fc.subarray([...AGE_UNITS]).chain((others) =>
    fc.record({
      kind: fc.constant('AGE' as const),
      groups: fc.tuple(
        ...AGE_UNITS.filter((unit) => unit === 'ADULT' || others.includes(unit)).map(
          (unit, index, all) =>
            cents.map((each) => ({ unit, minAge: (all.length - 1 - index) * 10, cents: each })),
        ),
      ),
    }),
  ),
);

test('parseDollars returns the amount that formatDollars has formatted', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseDollars(formatDollars(amount))).toBe(amount);
    }),
  );
});

test('a sum is a whole number of cents, and its text contains the same amount', () => {
  fc.assert(
    fc.property(price, people, ages, (each, count, byAge) => {
      const party = { people: count, ages: byAge };
      const sum = sumCents(each, party);
      expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
      if (sum > 0) expect(sumText(each, party)).toContain(formatDollars(sum));
    }),
  );
});

test('each person is counted once, whatever the ages', () => {
  fc.assert(
    fc.property(cents, people, ages, (each, count, byAge) => {
      const groups = AGE_UNITS.map((unit, index) => ({
        unit,
        minAge: 40 - index * 10,
        cents: each,
      }));
      const party = { people: count, ages: byAge };
      expect(sumCents({ kind: 'AGE', groups }, party)).toBe(count * each);
    }),
  );
});

test('parties owe the promised price for the people who came', () => {
  fc.assert(
    fc.property(price, people, ages, fc.nat(100), (each, count, byAge, arrived) => {
      const booking = { price: each, people: count, ages: byAge };
      expect(owedCents(booking, count)).toBe(sumCents(each, booking));
      expect(owedCents(booking, 0)).toBe(0);
      // One more person never makes the tour cheaper.
      expect(owedCents(booking, arrived + 1)).toBeGreaterThanOrEqual(owedCents(booking, arrived));
    }),
  );
});
