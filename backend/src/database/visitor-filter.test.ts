import fc from 'fast-check';
import { visitorMatcher } from 'shared/visitor-search';
import { visitorFilter } from './visitor-filter';

/** Returns whether the filter matches a document with these fields. */
function matchesFilter(query: string, document: Record<string, string>): boolean {
  const { $or } = visitorFilter(query, { texts: ['name', 'email'], phone: 'phone' });
  return $or.some((condition) =>
    Object.entries(condition).some(([field, pattern]) => {
      const patterns = pattern instanceof RegExp ? [pattern] : pattern.$in;
      return patterns.some((each) => each.test(document[field] ?? ''));
    }),
  );
}

const letter = fc.constantFrom(..."aAsSeE éÉßøÆﬁ’'.*+?^$()[]{}|\\/-@0123".split(''), 'e\u0301');
const text = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''));
const phone = fc.stringMatching(/^\+[1-9][0-9]{6,9}$/);

describe('the filter for a search', () => {
  it('matches every visitor that the query finds', () => {
    fc.assert(
      fc.property(text, text, phone, text, (name, email, phone, query) => {
        const isFound = visitorMatcher(query)({ names: [name], emails: [email], phone });
        fc.pre(isFound);
        expect(matchesFilter(query, { name, email, phone })).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('matches every visitor if the query is any part of the name or phone number', () => {
    fc.assert(
      fc.property(text, phone, fc.nat(), fc.nat(), (name, phone, from, length) => {
        for (const fullText of [name, phone.slice(1)]) {
          const start = from % (fullText.length + 1);
          const query = fullText.slice(start, start + (length % 5));
          expect(visitorMatcher(query)({ names: [name], emails: [], phone })).toBe(true);
          expect(matchesFilter(query, { name, phone })).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['.*', 'a|b', '[a-z]', '^A', '$', '\\w', 'a{1,9}', '(a+)+b'])(
    'matches %s literally',
    (query) => {
      expect(
        matchesFilter(query, { name: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa', phone: '+12125550100' }),
      ).toBe(false);
      expect(matchesFilter(query, { name: `x${query}x` })).toBe(true);
    },
  );

  it('does not match ASCII text that doesn’t contain the query', () => {
    const ada = { name: 'Ada Walker', email: 'ada@example.com', phone: '+12125550100' };
    expect(matchesFilter('muller', ada)).toBe(false);
    expect(matchesFilter('0107', ada)).toBe(false);
    expect(matchesFilter('müller', ada)).toBe(false);
  });
});
