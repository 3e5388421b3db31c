import { formatDuration, unitOf } from './durations';

test.each([
  [0, '0 hours'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
  [1440, '1 day'],
  [1500, '25 hours'],
  [10_080, '7 days'],
])('%d minutes are formatted as “%s”', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});

test('the unit of a fraction of a minute is minutes', () => {
  expect(unitOf(0.5)).toBe('minutes');
});
