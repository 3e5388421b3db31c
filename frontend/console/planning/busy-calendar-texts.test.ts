import { formatBusyTimes, formatInstant } from './busy-calendar-texts';

test.each([
  ['2026-11-23T14:15:00.000Z', 'Monday, Nov 23, 9:15 AM'],
  ['2026-07-02T03:59:59.999Z', 'Wednesday, Jul 1, 11:59 PM'],
])('the instant %s is shown as “%s”', (instant, text) => {
  expect(formatInstant(instant)).toBe(text);
});

test.each([
  [0, 'No busy times in the next 12 months.'],
  [1, '1 busy time in the next 12 months.'],
  [23, '23 busy times in the next 12 months.'],
])('%i busy times are counted as “%s”', (count, text) => {
  expect(formatBusyTimes(count)).toBe(text);
});
