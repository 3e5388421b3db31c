import fc from 'fast-check';
import { owedCents, sumCents, sumText } from 'shared/party-price';
import { AGE_UNITS, formatDollars, parseDollars, type Price } from 'shared/price';

const anyCents = fc.integer({ min: 0, max: 10_000_000 });
const anyPeople = fc.integer({ min: 1, max: 100 });
const anyAges = fc.record(
  { SENIOR: fc.nat(9), YOUTH: fc.nat(9), CHILD: fc.nat(9), INFANT: fc.nat(9) },
  { requiredKeys: [] },
);
const anyPrice: fc.Arbitrary<Price> = fc.oneof(
  fc.record({ kind: fc.constantFrom('PERSON' as const, 'PARTY' as const), cents: anyCents }),
  fc.record(
    { kind: fc.constantFrom('WISH' as const), cents: anyCents },
    { requiredKeys: ['kind'] },
  ),
  fc.constant<Price>({ kind: 'TIPS' }),
  fc.constant<Price>({ kind: 'WORDS', note: 'Ask the guide' }),
  fc.subarray([...AGE_UNITS]).chain((otherUnits) =>
    fc.record({
      kind: fc.constant('AGE' as const),
      groups: fc.tuple(
        ...AGE_UNITS.filter((unit) => unit === 'ADULT' || otherUnits.includes(unit)).map(
          (unit, index, units) =>
            anyCents.map((cents) => ({ unit, minAge: (units.length - 1 - index) * 10, cents })),
        ),
      ),
    }),
  ),
);

test('parseDollars returns the amount that formatDollars has formatted', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      expect(parseDollars(formatDollars(cents))).toBe(cents);
    }),
  );
});

test('a sum is a whole number of cents, and its text contains the same amount', () => {
  fc.assert(
    fc.property(anyPrice, anyPeople, anyAges, (price, people, ages) => {
      const party = { people, ages };
      const sum = sumCents(price, party);
      expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
      if (sum > 0) expect(sumText(price, party)).toContain(formatDollars(sum));
    }),
  );
});

test('each person is counted once, whatever the ages are', () => {
  fc.assert(
    fc.property(anyCents, anyPeople, anyAges, (cents, people, ages) => {
      const groups = AGE_UNITS.map((unit, index) => ({ unit, minAge: 40 - index * 10, cents }));
      expect(sumCents({ kind: 'AGE', groups }, { people, ages })).toBe(people * cents);
    }),
  );
});

test('parties owe the promised price for the people who came', () => {
  fc.assert(
    fc.property(anyPrice, anyPeople, anyAges, fc.nat(100), (price, people, ages, arrived) => {
      const booking = { price, people, ages };
      expect(owedCents(booking, people)).toBe(sumCents(price, booking));
      expect(owedCents(booking, 0)).toBe(0);
      // A tour never costs less if more people come.
      expect(owedCents(booking, arrived + 1)).toBeGreaterThanOrEqual(owedCents(booking, arrived));
    }),
  );
});
