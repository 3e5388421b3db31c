import { addMonths, dateAfterKey, fullWeeksOf, monthOf, startOfWeek, weeksOf } from './month';

test('all dates of a month are under their weekdays', () => {
  // January 2030 begins on a Tuesday.
  const weeks = weeksOf('2030-01');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([
    null,
    null,
    '2030-01-01',
    '2030-01-02',
    '2030-01-03',
    '2030-01-04',
    '2030-01-05',
  ]);
  expect(weeks[4]).toEqual([
    '2030-01-27',
    '2030-01-28',
    '2030-01-29',
    '2030-01-30',
    '2030-01-31',
    null,
    null,
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

test.each([
  ['2026-02', 4, 28],
  ['2028-02', 5, 29],
  // In New York, the clocks change on March 8 and on November 1.
  ['2026-03', 5, 31],
  ['2026-11', 5, 30],
  ['2026-08', 6, 31],
])('%s has %d weeks and %d days without duplicates', (month, weeks, days) => {
  const dates = weeksOf(month)
    .flat()
    .filter((date) => date !== null);
  expect(weeksOf(month)).toHaveLength(weeks);
  expect(new Set(dates).size).toBe(days);
  expect(dates.every((date) => monthOf(date) === month)).toBe(true);
});

test.each([
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-12', 5, '2026-11-29', '2027-01-02'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
])('%s spans %d full weeks, from %s to %s', (month, count, first, last) => {
  const weeks = fullWeeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().at(0)).toBe(first);
  expect(weeks.flat().at(-1)).toBe(last);
});

test.each([
  ['2026-12-05', '2026-11-29'],
  ['2026-12-06', '2026-12-06'],
])('the week of %s starts on %s', (date, sunday) => {
  expect(startOfWeek(date)).toBe(sunday);
});

test('months are added across the end of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 3)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-02',
  ]);
});

test.each([
  ['ArrowLeft', '2026-11-30', '2026-11-29'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-04', '2026-10-28'],
  ['ArrowDown', '2026-11-04', '2026-11-11'],
  ['Home', '2026-11-04', '2026-11-01'],
  ['End', '2026-11-04', '2026-11-07'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-04', '2026-12-04'],
])('the key %s moves the focus from %s to %s', (key, from, to) => {
  expect(dateAfterKey(from, key)).toBe(to);
});

test('other keys don’t move the focus', () => {
  expect(dateAfterKey('2026-11-04', 'Enter')).toBeUndefined();
});

test('weeks can start on Monday', () => {
  // June 2030 begins on a Saturday.
  const weeks = weeksOf('2030-06', 1);
  expect(weeks[0]).toEqual([null, null, null, null, null, '2030-06-01', '2030-06-02']);
  expect(weeks[1]?.[0]).toBe('2030-06-03');
  expect(dateAfterKey('2030-06-09', 'Home', 1)).toBe('2030-06-03');
  expect(dateAfterKey('2030-06-03', 'End', 1)).toBe('2030-06-09');
});
