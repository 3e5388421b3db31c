import { texts } from './texts.en';

test('distances are rounded, in feet or miles', () => {
  expect([1, 12, 28, 122, 300, 340, 1609, 4000].map(texts.about)).toEqual([
    'About 10 feet',
    'About 40 feet',
    'About 90 feet',
    'About 400 feet',
    'About 1,000 feet',
    'About 0.2 miles',
    'About 1 mile',
    'About 2.5 miles',
  ]);
});

test('an announcement contains the time of arrival, and the time when it was made', () => {
  expect(texts.late(5, new Date('2030-01-07T15:05:00Z'))).toBe(
    'I’m running 5 minutes late, and I’ll be there at 10:05 AM.',
  );
  expect(texts.announcedAt('2030-01-07T14:52:10Z')).toBe('Your guide, at 9:52 AM');
});

test('each of the eight directions has a text', () => {
  expect([texts.ahead.length, texts.onMap.length]).toEqual([8, 8]);
});
