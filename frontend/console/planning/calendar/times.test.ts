import { testCalendarDeparture } from './test-calendar';
import {
  describeAge,
  endTimeOf,
  formatGap,
  formatLongDate,
  formatMonth,
  formatWeek,
  shortenTime,
} from './times';

it('formats dates, months, and weeks', () => {
  expect(formatLongDate('2026-12-05')).toBe('Saturday, December 5');
  expect(formatMonth('2026-12')).toBe('December 2026');
  expect(formatWeek('2026-12-27', '2027-01-02')).toBe('Dec 27 – Jan 2, 2027');
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [135, '2 h 15 min'],
])('formats a gap of %d minutes as %s', (minutes, text) => {
  expect(formatGap(minutes)).toBe(text);
});

it.each([
  ['2030-12-07', '10:00', '12:30'],
  ['2030-12-07', '23:00', '01:30'],
  // The clocks go forward at 2:00.
  ['2030-03-10', '01:00', '04:30'],
])('a tour of 150 minutes on %s at %s ends at %s', (date, startTime, end) => {
  expect(endTimeOf(testCalendarDeparture({ date, startTime }))).toBe(end);
});

it.each([
  ['2030-12-07', 'Offline: as of 9:15 AM'],
  ['2030-12-08', 'Offline: as of 9:15 AM on Dec 7'],
])('on %s, describes data from December 7 as "%s"', (today, text) => {
  expect(describeAge(Date.parse('2030-12-07T14:15:00Z'), today)).toBe(text);
});

it('shortens full hours', () => {
  expect(['10:00 AM', '7:30 PM'].map(shortenTime)).toEqual(['10 AM', '7:30 PM']);
});
