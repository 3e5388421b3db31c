import type { StoredTour } from '../stored-tour';
import { followEnglish } from './follow-english';

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

/** Returns the translations of "Two" after the lines changed, one step after the other. */
const follow = (...steps: string[][]) => {
  let translations = GERMAN;
  for (const [index, lines] of steps.slice(1).entries()) {
    translations = followEnglish(translations, tour(...(steps[index] ?? [])), tour(...lines));
  }
  expect(translations[0]).toBe(GERMAN[0]);
  return translations.slice(1);
};

const older = (source: string) => [{ source, text: 'Zwei', writtenFor: 'Two' }];

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
  'the translation of a text that was %s is older than the English',
  (_, before, after, source) => {
    expect(follow(before, after)).toEqual(older(source));
  },
);

test('a translation stays older over several changes, until the English is as before', () => {
  expect(follow(['Two'], ['2'], ['II'])).toEqual(older('II'));
  expect(follow(['Two'], ['2'], ['II'], ['Two'])).toEqual(GERMAN.slice(1));
});

test('the translation of a text that was deleted or moved stays as it is', () => {
  expect(follow(['One', 'Two'], ['One'])).toEqual(GERMAN.slice(1));
  expect(follow(['One', 'Two'], ['Two', 'One'])).toEqual(GERMAN.slice(1));
});

test('a text that has a translation keeps it if it replaces another one', () => {
  const translations = [...GERMAN, { source: '2', text: 'II' }];
  expect(followEnglish(translations, tour('Two'), tour('2'))).toBe(translations);
});
