import { visitorMatcher } from './visitor-search.ts';

const hans = {
  names: ['Hans-Peter Müller'],
  emails: ['h.mueller@example.de'],
  phone: '+491710550107',
};
const others = [
  { names: ['Ada Walker'], emails: ['ada@example.com'], phone: '+12125550199' },
  { names: ['walker-7', undefined], emails: [undefined] },
];

describe('a search for visitors', () => {
  it.each([
    ['hans'],
    ['Müller'],
    ['muller'],
    ['MÜLLER'],
    ['Mu\u0308ller'],
    ['  peter   müller '],
    ['ller'],
    ['.mueller@'],
    ['EXAMPLE.DE'],
    ['0107'],
    ['055-01'],
    ['+49 (171) 055 01 07'],
    ['+49/171.0550107'],
  ])('finds a visitor by part of the name, email address, or phone number, such as %s', (query) => {
    const matches = visitorMatcher(query);
    expect(matches(hans)).toBe(true);
    expect(others.filter(matches)).toEqual([]);
  });

  it.each([
    ['Søren Łukasz', 'soren lukasz'],
    ['Soren', 'SØREN'],
    ['Strauß', 'strauss'],
    ['Strauss', 'strauß'],
    ['Æsa Ðóra', 'aesa dora'],
    ['İpek Yıldız', 'ipek yildiz'],
    ['O’Brien', "o'brien"],
    ["O'Brien", 'O’Brien'],
    ['Ｗａｌｋｅｒ', 'walker'],
    ['Nguyễn Thị', 'nguyen thi'],
    ['Ἀθηνᾶ', 'αθηνα'],
    ['Алёна', 'алена'],
    ['ガイド', 'ガイ'],
    ['Zoë\u00a0🗽', 'zoe 🗽'],
  ])('finds %s by %s', (name, query) => {
    expect(visitorMatcher(query)({ names: [name], emails: [] })).toBe(true);
  });

  it.each([
    '.*',
    '^H',
    'h.ns',
    '(',
    '[a-z]',
    '\\',
    '$ne',
    '()',
    '+',
    'hans hans',
    'hans@example',
    '9999',
  ])(
    'finds nobody for %s, which isn’t a part of any name, email address, or phone number',
    (query) => {
      expect([hans, ...others].filter(visitorMatcher(query))).toEqual([]);
    },
  );

  it('finds a name by each of its parts, with and without accents', () => {
    const name = 'Dvořák-Ünal Šťastný';
    const plain = 'Dvorak-Unal Stastny';
    for (const text of [name, plain, name.normalize('NFD'), plain.toUpperCase()]) {
      for (let start = 0; start < text.length; start++) {
        for (let end = start + 1; end <= text.length; end++) {
          const part = text.slice(start, end);
          expect([part, visitorMatcher(part)({ names: [name], emails: [] })]).toEqual([part, true]);
        }
      }
    }
  });

  it('finds all visitors if the query is blank', () => {
    expect([hans, ...others].every(visitorMatcher(' '))).toBe(true);
  });
});
