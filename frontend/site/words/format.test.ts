import { withFullStop, formatFor } from './format';
import { either, inUnits, languagesIn, momentIn, monthIn } from './more-formats';

const english = formatFor('en-US');
const german = formatFor('de-DE');

describe('a language', () => {
  it('has the form of a text that its plural rules ask for', () => {
    const say = (format: typeof english, count: number) =>
      format.plural(count, {
        one: (n) => `${n} walk`,
        few: (n) => `${n} walka`,
        other: (n) => `${n} walks`,
      });
    expect([0, 1, 2, 1000].map((count) => say(english, count))).toEqual([
      '0 walks',
      '1 walk',
      '2 walks',
      '1,000 walks',
    ]);
    expect(say(formatFor('pl-PL'), 3)).toBe('3 walka');
    // Without a form for few, the one for all others stands in.
    expect(formatFor('pl-PL').plural(3, { other: (n) => `${n} spacerów` })).toBe('3 spacerów');
  });

  it('writes dates and times of New York, on both sides of daylight saving', () => {
    expect(english.date('2026-11-01')).toBe('Nov 1');
    expect(english.dayAndDate('2026-03-08')).toBe('Sunday, Mar 8');
    expect(english.weekday('Monday')).toBe('Monday');
    expect(english.time('2026-11-01T00:30:00-04:00')).toBe('12:30 AM');
    expect(english.when('2026-07-06', '2026-07-06T19:30:00-04:00')).toBe('Monday, Jul 6, 7:30 PM');
    expect(german.when('2026-12-07', '2026-12-07T10:00:00-05:00')).toBe('Montag, 7. Dez., 10:00');
  });

  it('writes months, moments, lengths, and choices', () => {
    expect(monthIn('en-US', '2026-11')).toBe('November 2026');
    expect(momentIn('en-US', '2026-11-23T10:00:00Z')).toMatch(/^Nov 2\d, 2026, \d+:\d\d [AP]M$/);
    expect([inUnits('en-US', 'hour', 1), inUnits('en-US', 'minute', 30)]).toEqual([
      '1 hour',
      '30 minutes',
    ]);
    expect(either('en-US', ['10:00 AM', '2:00 PM'])).toBe('10:00 AM or 2:00 PM');
  });
});

test('a sentence is ended once', () => {
  expect(['It snows', 'It snows.', '雪です。'].map(withFullStop)).toEqual([
    'It snows.',
    'It snows.',
    '雪です。',
  ]);
});

it.each([
  [['en'], 'English'],
  [['en', 'es'], 'English and Spanish'],
  [['en', 'pt-BR', 'de'], 'English, Brazilian Portuguese, and German'],
  // Codes that are nobody's stay as they are.
  [['en', 'xx'], 'English and xx'],
])('names %j as visitors read them', (codes, text) => {
  expect(languagesIn('en-US', codes)).toBe(text);
});
