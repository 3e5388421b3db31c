import { newYorkInstant } from 'shared/new-york';
import { postponePastNight } from './night';

function toInstant(dateAndTime: string): Date {
  const [date = '', time = ''] = dateAndTime.split(' ');
  return newYorkInstant(date, time);
}

it.each([
  ['2026-11-28 21:59', '2026-11-28 21:59'],
  ['2026-11-28 22:00', '2026-11-29 09:00'],
  ['2026-11-29 00:00', '2026-11-29 09:00'],
  ['2026-11-29 07:59', '2026-11-29 09:00'],
  ['2026-11-29 08:00', '2026-11-29 08:00'],
  // The clocks change on these nights.
  ['2027-03-13 23:00', '2027-03-14 09:00'],
  ['2026-10-31 23:00', '2026-11-01 09:00'],
])('mail that is due on %s is sent on %s', (due, sent) => {
  expect(postponePastNight(toInstant(due))).toEqual(toInstant(sent));
});
