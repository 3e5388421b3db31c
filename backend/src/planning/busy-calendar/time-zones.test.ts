import { TimeZones } from './time-zones';
import { WINDOWS_ZONES } from './windows-zones';

const zones = new TimeZones(new Map());
const toInstant = (local: string, zone?: string) =>
  new Date(zones.toInstant(Date.parse(`${local}Z`), zone)).toISOString().slice(0, 16);

it('maps each Windows time zone to an IANA name that Intl supports', () => {
  const names = Object.values(WINDOWS_ZONES);
  expect(names.filter((name) => !isSupported(name))).toEqual([]);
});

it.each([
  ['a time without a zone as New York time', '2030-01-07T10:00', undefined, '2030-01-07T15:00'],
  [
    'a time before the clocks go forward',
    '2030-03-10T01:59',
    'America/New_York',
    '2030-03-10T06:59',
  ],
  ['a skipped time', '2030-03-10T02:30', 'America/New_York', '2030-03-10T07:30'],
  [
    'a time after the clocks went forward',
    '2030-03-10T03:00',
    'America/New_York',
    '2030-03-10T07:00',
  ],
  ['a time before the clocks go back', '2030-11-03T00:59', 'America/New_York', '2030-11-03T04:59'],
  ['a time that occurs twice', '2030-11-03T01:30', 'America/New_York', '2030-11-03T05:30'],
  ['a time after the clocks went back', '2030-11-03T02:00', 'America/New_York', '2030-11-03T07:00'],
  [
    'a skipped time in a zone ahead of UTC',
    '2030-03-31T02:30',
    'Europe/Berlin',
    '2030-03-31T01:30',
  ],
  [
    'a time that occurs twice in a zone ahead of UTC',
    '2030-10-27T02:30',
    'Europe/Berlin',
    '2030-10-27T00:30',
  ],
  [
    'a time in the southern summer',
    '2030-01-07T10:00',
    'AUS Eastern Standard Time',
    '2030-01-06T23:00',
  ],
  ['a time with an unusual offset', '2030-01-07T10:00', 'Nepal Standard Time', '2030-01-07T04:15'],
  ['a UTC time', '2030-01-07T10:00', 'UTC', '2030-01-07T10:00'],
  [
    'a time in an unknown zone as New York time',
    '2030-01-07T10:00',
    'Mars/Olympus',
    '2030-01-07T15:00',
  ],
])('converts %s: %s in the zone %s is %s in UTC', (_, local, zone, instant) => {
  expect(toInstant(local, zone)).toBe(instant);
});

function isSupported(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
