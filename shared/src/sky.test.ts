import { newYorkTime } from './new-york.ts';
import { moonAt, sunTimesOn } from './sky.ts';

/** The times are from an almanac. The dates are near solstices, equinoxes, and daylight-saving changes. */
it.each([
  ['2026-03-20', '06:59', '19:08'],
  ['2026-06-21', '05:25', '20:30'],
  ['2026-09-22', '06:43', '18:53'],
  ['2026-12-21', '07:16', '16:31'],
  ['2026-03-08', '07:18', '18:55'],
  ['2026-11-01', '06:26', '16:52'],
])('on %s the sun rises at %s and sets at %s', (date, expectedSunrise, expectedSunset) => {
  const { sunrise, sunset, duskEnd } = sunTimesOn(date);
  expect(minutesBetween(newYorkTime(sunrise), expectedSunrise)).toBeLessThanOrEqual(1);
  expect(minutesBetween(newYorkTime(sunset), expectedSunset)).toBeLessThanOrEqual(1);
  const duskMinutes = (duskEnd.getTime() - sunset.getTime()) / 60_000;
  expect(duskMinutes).toBeGreaterThan(25);
  expect(duskMinutes).toBeLessThan(35);
});

/** The instants of eclipses. The moon is new during an eclipse of the sun, and full during an eclipse of the moon. */
it.each([
  ['2026-02-17T12:01Z', 0],
  ['2026-03-03T11:38Z', 1],
  ['2026-08-12T17:37Z', 0],
  ['2026-08-28T04:18Z', 1],
])('at %s the lit fraction of the moon is %d', (instant, litFraction) => {
  expect(moonAt(new Date(instant)).litFraction).toBeCloseTo(litFraction, 3);
});

test('the moon waxes before it is full, and wanes afterward', () => {
  expect(moonAt(new Date('2026-08-20T04:00Z'))).toMatchObject({ isWaxing: true });
  expect(moonAt(new Date('2026-09-04T04:00Z'))).toMatchObject({ isWaxing: false });
});

test('a full moon is high at midnight, and below the horizon at noon', () => {
  // In December, the full moon gets as high as the sun does in June.
  expect(moonAt(new Date('2026-12-24T05:00Z')).altitude).toBeGreaterThan(65);
  expect(moonAt(new Date('2026-12-23T17:00Z')).altitude).toBeLessThan(-15);
});

test('a new moon is near the horizon at sunset', () => {
  // The sun and the new moon are only a few degrees apart.
  const { sunset } = sunTimesOn('2026-08-12');
  expect(Math.abs(moonAt(sunset).altitude)).toBeLessThan(8);
});

function minutesBetween(time: string, otherTime: string): number {
  const minuteOfDay = (each: string) => Number(each.slice(0, 2)) * 60 + Number(each.slice(3));
  return Math.abs(minuteOfDay(time) - minuteOfDay(otherTime));
}
