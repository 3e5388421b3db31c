import { daylightWords } from './words/en/daylight.ts';
import { lightSentence } from './light.ts';
import { newYorkInstant } from './new-york.ts';

const describeLight = (date: string, start: string, end: string) =>
  lightSentence(daylightWords, newYorkInstant(date, start), newYorkInstant(date, end));

it.each([
  ['2026-06-21', '10:00', '12:30', 'Daylight all the way: the sun sets at 8:30 PM.'],
  ['2026-12-21', '16:10', '16:40', 'The sun sets at 4:31 PM, 21 minutes into the walk.'],
  [
    '2026-06-21',
    '19:30',
    '21:30',
    'The sun sets at 8:30 PM, about an hour into the walk, and it’s dark from 9:04 PM. A waxing half moon is up.',
  ],
  [
    '2026-11-13',
    '16:50',
    '17:04',
    'The sun sets at 4:39 PM, 11 minutes before the start, and it’s dark from 5:08 PM. A waxing crescent moon is up.',
  ],
  [
    '2026-12-23',
    '19:30',
    '21:30',
    'Dark from the start: the sun sets at 4:32 PM. A full moon is up.',
  ],
  ['2026-12-08', '19:30', '21:30', 'Dark from the start: the sun sets at 4:28 PM.'],
  ['2026-12-21', '06:00', '08:00', 'The sun rises at 7:16 AM, about an hour into the walk.'],
])('describes the light on %s from %s to %s: %s', (date, start, end, sentence) => {
  expect(describeLight(date, start, end)).toBe(sentence);
});
