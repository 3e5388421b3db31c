import { formatBookedCount, formatTimeOff, formatTimeOffForDate } from './time-off-texts';

const DAY = { from: '2026-12-07', to: '2026-12-07' };
const THREE_DAYS = { from: '2026-12-07', to: '2026-12-09' };

test.each([
  [DAY, 'Monday, Dec 7'],
  [{ ...DAY, startTime: '13:00', endTime: '17:00' }, 'Monday, Dec 7, 1:00 PM – 5:00 PM'],
  [{ ...DAY, startTime: '13:00' }, 'Monday, Dec 7, from 1:00 PM'],
  [{ ...DAY, endTime: '17:00' }, 'Monday, Dec 7, until 5:00 PM'],
  [THREE_DAYS, 'Monday, Dec 7 – Wednesday, Dec 9'],
  [
    { ...THREE_DAYS, startTime: '13:00', endTime: '17:00' },
    'Monday, Dec 7, 1:00 PM – Wednesday, Dec 9, 5:00 PM',
  ],
  [{ ...THREE_DAYS, startTime: '13:00' }, 'Monday, Dec 7, 1:00 PM – Wednesday, Dec 9'],
  [{ ...THREE_DAYS, endTime: '17:00' }, 'Monday, Dec 7 – Wednesday, Dec 9, 5:00 PM'],
])('time off with %j is shown as “%s”', (times, text) => {
  expect(formatTimeOff(times)).toBe(text);
});

test.each([
  [0, 'No tours are booked during that time.'],
  [1, '1 tour is booked during that time.'],
  [2, '2 tours are booked during that time.'],
])('%i booked tours are counted as “%s”', (count, text) => {
  expect(formatBookedCount(count)).toBe(text);
});

test.each([
  ['2030-01-07', {}, 'Time off'],
  ['2030-01-07', { startTime: '13:00', endTime: '17:00' }, 'Time off from 1:00 PM'],
  ['2030-01-08', { startTime: '13:00', endTime: '17:00' }, 'Time off'],
  ['2030-01-09', { startTime: '13:00', endTime: '17:00' }, 'Time off until 5:00 PM'],
  [
    '2030-01-07',
    { to: '2030-01-07', startTime: '13:00', endTime: '17:00' },
    'Time off from 1:00 PM until 5:00 PM',
  ],
  ['2030-01-07', { tours: ['day.soho'] }, 'Time off, some tours'],
])('on %s, time off with %j is shown as “%s”', (date, details, text) => {
  const timeOff = { from: '2030-01-07', to: '2030-01-09', reason: 'Dentist', ...details };
  expect(formatTimeOffForDate(date, timeOff)).toBe(text);
});
