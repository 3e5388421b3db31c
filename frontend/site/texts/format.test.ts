import { formatLanguages } from 'shared/languages';
import { formatFor, joinSentences, withPeriod, withSpace } from 'shared/format';
import { joinAlternatives, formatInUnit, formatMoment, formatMonth } from './more-formats';

const english = formatFor('en-US');
const german = formatFor('de-DE');

describe('formats of a language', () => {
  it('use the language’s plural rules', () => {
    const countWalks = (format: typeof english, count: number) =>
      format.plural(count, {
        one: (n) => `${n} walk`,
        few: (n) => `${n} walka`,
        other: (n) => `${n} walks`,
      });
    expect([0, 1, 2, 1000].map((count) => countWalks(english, count))).toEqual([
      '0 walks',
      '1 walk',
      '2 walks',
      '1,000 walks',
    ]);
    expect(countWalks(formatFor('pl-PL'), 3)).toBe('3 walka');
    // Without a form for few, the form for other counts is used.
    expect(formatFor('pl-PL').plural(3, { other: (n) => `${n} spacerów` })).toBe('3 spacerów');
  });

  it('show New York dates and times, in and outside daylight saving time', () => {
    expect(english.date('2026-11-01')).toBe('Nov 1');
    expect(english.dayAndDate('2026-03-08')).toBe('Sunday, Mar 8');
    expect(english.weekday('Monday')).toBe('Monday');
    expect(english.time('2026-11-01T00:30:00-04:00')).toBe('12:30 AM');
    expect(english.when('2026-07-06', '2026-07-06T19:30:00-04:00')).toBe('Monday, Jul 6, 7:30 PM');
    expect(german.when('2026-12-07', '2026-12-07T10:00:00-05:00')).toBe('Montag, 7. Dez., 10:00');
    expect(formatFor('zh-Hans').when('2026-12-07', '2026-12-07T10:00:00-05:00')).toBe(
      '12月7日星期一 10:00',
    );
    expect(formatFor('fr').dayAndDate('2026-11-01')).toBe('dimanche 1er nov.');
    expect(formatFor('fr').dayAndDate('2026-11-21')).toBe('samedi 21 nov.');
    expect(formatFor('fr').time('2026-11-01T01:01:00-05:00')).toBe('1:01');
    expect(formatFor('pt-BR').dayAndDate('2026-12-01')).toBe('terça-feira, 1º de dez.');
    expect(formatFor('pt-BR').dayAndDate('2026-12-21')).toBe('segunda-feira, 21 de dez.');
  });

  it('cover months, moments, units, and alternatives', () => {
    expect(formatMonth('en-US', '2026-11')).toBe('November 2026');
    expect(formatMoment('en-US', '2026-11-23T10:00:00Z')).toMatch(
      /^Nov 2\d, 2026, \d+:\d\d [AP]M$/,
    );
    expect([formatInUnit('en-US', 'hour', 1), formatInUnit('en-US', 'minute', 30)]).toEqual([
      '1 hour',
      '30 minutes',
    ]);
    expect(joinAlternatives('en-US', ['10:00 AM', '2:00 PM'])).toBe('10:00 AM or 2:00 PM');
  });

  it('separate the parts of a label with a comma, which is wide in Chinese', () => {
    expect(['en-US', 'fr', 'zh-Hans'].map((locale) => formatFor(locale).comma)).toEqual([
      ', ',
      ', ',
      '，',
    ]);
  });
});

test('a sentence gets a period only if it ends without a punctuation mark', () => {
  expect(['It snows', 'It snows.', '雪です。', '下雪'].map(withPeriod)).toEqual([
    'It snows.',
    'It snows.',
    '雪です。',
    '下雪。',
  ]);
});

test('sentences are joined with spaces, but not in Chinese', () => {
  expect(joinSentences(['It snows.', undefined, 'Bring a hat.'])).toBe('It snows. Bring a hat.');
  expect(joinSentences(['下雪。', '请戴帽子。'])).toBe('下雪。请戴帽子。');
  expect(['Write to us:', '请联系：'].map(withSpace)).toEqual(['Write to us: ', '请联系：']);
});

test.each([
  [['en'], 'English'],
  [['en', 'es'], 'English and Spanish'],
  [['en', 'pt-BR', 'de'], 'English, Brazilian Portuguese, and German'],
  // Unknown codes are shown unchanged.
  [['en', 'xx'], 'English and xx'],
])('the language codes %j are shown as %j', (codes, text) => {
  expect(formatLanguages('en-US', codes)).toBe(text);
});
