import type { StoredTour } from '../stored-tour';
import { carryOverTranslations } from './carry-over';

const tour = (...lines: string[]) =>
  ({
    place: 'Central Park',
    title: 'Through the park',
    shortDescription: 'Past the lake.',
    description: 'One.',
    meetingPoint: 'Columbus Circle',
    locations: [{ title: 'Columbus Circle' }],
    features: lines.map((shortDescription) => ({ shortDescription })),
    faqs: [],
  }) as unknown as StoredTour;

const GERMAN = [
  { source: 'Past the lake.', text: 'Am See vorbei.' },
  { source: 'Two', text: 'Zwei' },
];

/** Returns the translations of "Two" after the lines have changed, step by step. */
const carryOver = (...steps: string[][]) => {
  let translations = GERMAN;
  for (const [index, lines] of steps.slice(1).entries()) {
    translations = carryOverTranslations(
      translations,
      tour(...(steps[index] ?? [])),
      tour(...lines),
    );
  }
  expect(translations[0]).toBe(GERMAN[0]);
  return translations.slice(1);
};

const olderTranslation = (source: string) => [{ source, text: 'Zwei', writtenFor: 'Two' }];

test.each([
  ['changed', ['One', 'Two', 'Three'], ['One', '2', 'Three'], '2'],
  ['changed, with others moved', ['One', 'Two', 'Three'], ['Three', 'One', '2'], '2'],
  [
    'changed, with others added',
    ['One', 'Two', 'Three'],
    ['Zero', 'One', '2', 'Three', 'Four'],
    '2',
  ],
  ['changed, with others deleted', ['One', 'Two', 'Three', 'Four'], ['One', '2', 'Three'], '2'],
  ['changed, with its neighbor', ['One', 'Two', 'Three'], ['One', '2', '3'], '2'],
])(
  'the translation of a text that was %s is marked as older than the English text',
  (_, before, after, source) => {
    expect(carryOver(before, after)).toEqual(olderTranslation(source));
  },
);

test('a translation stays marked as older until the English text is restored', () => {
  expect(carryOver(['Two'], ['2'], ['II'])).toEqual(olderTranslation('II'));
  expect(carryOver(['Two'], ['2'], ['II'], ['Two'])).toEqual(GERMAN.slice(1));
});

test('the translation of a text that was deleted or moved stays unchanged', () => {
  expect(carryOver(['One', 'Two'], ['One'])).toEqual(GERMAN.slice(1));
  expect(carryOver(['One', 'Two'], ['Two', 'One'])).toEqual(GERMAN.slice(1));
});

test('a text that already has a translation keeps it when it replaces another text', () => {
  const translations = [...GERMAN, { source: '2', text: 'II' }];
  expect(carryOverTranslations(translations, tour('Two'), tour('2'))).toBe(translations);
});
