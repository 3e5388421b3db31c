import { newYorkTime } from './new-york.ts';
import { moonAt, sunOn } from './sky.ts';

/** Almanac times, to the minute: around solstices, equinoxes, and daylight-saving changes. */
it.each([
  ['2026-03-20', '06:59', '19:08'],
  ['2026-06-21', '05:25', '20:30'],
  ['2026-09-22', '06:43', '18:53'],
  ['2026-12-21', '07:16', '16:31'],
  ['2026-03-08', '07:18', '18:55'],
  ['2026-11-01', '06:26', '16:52'],
])('on %s the sun rises at %s and sets at %s', (date, rises, sets) => {
  const { rise, set, darkness } = sunOn(date);
  expect(minutesBetween(newYorkTime(rise), rises)).toBeLessThanOrEqual(1);
  expect(minutesBetween(newYorkTime(set), sets)).toBeLessThanOrEqual(1);
  const dusk = (darkness.getTime() - set.getTime()) / 60_000;
  expect(dusk).toBeGreaterThan(25);
  expect(dusk).toBeLessThan(35);
});

/** Eclipses give phases to the minute: the moon is new when it hides the sun, and full in the earth's shadow. */
it.each([
  ['2026-02-17T12:01Z', 0],
  ['2026-03-03T11:38Z', 1],
  ['2026-08-12T17:37Z', 0],
  ['2026-08-28T04:18Z', 1],
])('at %s the lit part of the moon is %d', (instant, lit) => {
  expect(moonAt(new Date(instant)).lit).toBeCloseTo(lit, 3);
});

it('the moon waxes until it is full, and wanes from then on', () => {
  expect(moonAt(new Date('2026-08-20T04:00Z'))).toMatchObject({ isWaxing: true });
  expect(moonAt(new Date('2026-09-04T04:00Z'))).toMatchObject({ isWaxing: false });
});

it('a full moon stands highest at midnight, and is down at noon', () => {
  // December's full moon is high, as the sun is in June.
  expect(moonAt(new Date('2026-12-24T05:00Z')).altitude).toBeGreaterThan(65);
  expect(moonAt(new Date('2026-12-23T17:00Z')).altitude).toBeLessThan(-15);
});

it('in eclipse, the moon stands where the sun is', () => {
  // At sunset on a day of new moon, sun and moon are both near the horizon, a few degrees apart.
  const { set } = sunOn('2026-08-12');
  expect(Math.abs(moonAt(set).altitude)).toBeLessThan(8);
});

function minutesBetween(one: string, other: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.abs(minutes(one) - minutes(other));
}
