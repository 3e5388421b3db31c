import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  DAYS,
  DAYS_AHEAD,
  addDays,
  bookableDates,
  formatDate,
  formatDayAndDate,
  isCalendarDate,
  monthsBefore,
  newYorkDate,
  nextDate,
  weekdayOf,
} from './calendar';

/** Every day of two years, one of them with a February 29. */
const TODAYS = Array.from({ length: 731 }, (_, i) => addDays('2027-07-01', i));

it.each([
  ['2027-07-15', 1, '2027-06-15'],
  ['2027-07-15', 13, '2026-06-15'],
  ['2027-01-31', 1, '2026-12-31'],
  ['2027-12-31', 12, '2026-12-31'],
  ['2027-03-31', 1, '2027-02-31'],
  ['2027-07-15', 120, '2017-07-15'],
])('%s less %d months is compared with as %s', (date, months, earlier) => {
  expect(monthsBefore(date, months)).toBe(earlier);
});

describe('every day of two years', () => {
  it('follows the one before, with weekdays in their order', () => {
    const week = ['Sunday', ...DAYS];
    for (const [i, today] of TODAYS.entries()) {
      expect(isCalendarDate(today)).toBe(true);
      expect(weekdayOf(today)).toBe(week[(i + 4) % 7]); // 2027-07-01 is a Thursday
    }
    expect(new Set(TODAYS).size).toBe(731);
    expect(TODAYS).toContain('2028-02-29');
    expect(TODAYS).not.toContain('2029-02-29');
  });

  it.each(DAYS)('has a next %s, which is the first that can be booked', (day) => {
    for (const today of TODAYS) {
      const next = nextDate(day, today);
      expect(weekdayOf(next)).toBe(day);
      expect(next > today && next <= addDays(today, 7)).toBe(true);
      expect(bookableDates(day, today)[0]).toBe(next);
    }
  });

  it('can be booked up to 90 days ahead, once, save for Sundays', () => {
    for (const today of TODAYS) {
      const all = DAYS.flatMap((day) => bookableDates(day, today)).sort();
      const expected = Array.from({ length: DAYS_AHEAD }, (_, i) => addDays(today, i + 1)).filter(
        (date) => weekdayOf(date) !== 'Sunday',
      );
      expect(all).toEqual(expected);
    }
  });
});

it('looks 90 days ahead', () => {
  expect(DAYS_AHEAD).toBe(90);
  expect(DAYS).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
});

describe('a date', () => {
  it.each(['2027-01-01', '2027-12-31', '2028-02-29', '2000-02-29', '0001-01-01'])(
    'can be %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
    },
  );

  it.each([
    '',
    'Monday',
    '2027-02-29',
    '1900-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-1-1',
    '27-01-01',
    '+002027-01-01',
    '2027-01-01T00:00:00Z',
    ' 2027-01-01',
    '2027-01-01\n',
    '２０２７-01-01',
  ])('can not be %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('is written as people in New York write it', () => {
    expect(formatDate('2026-11-23')).toBe('Nov 23');
    expect(formatDayAndDate('2026-11-23')).toBe('Monday, Nov 23');
    expect(formatDayAndDate('2027-03-07')).toBe('Sunday, Mar 7');
  });
});

/** What New York's calendar shows at instants around midnight and both changes of the clocks. */
const INSTANTS = [
  ['2027-01-15T04:59:59.999Z', '2027-01-14'],
  ['2027-01-15T05:00:00Z', '2027-01-15'],
  ['2027-03-14T04:59:59Z', '2027-03-13'],
  ['2027-03-14T05:00:00Z', '2027-03-14'], // clocks go forward in this night
  ['2027-03-14T06:59:59Z', '2027-03-14'],
  ['2027-03-14T07:00:00Z', '2027-03-14'],
  ['2027-03-15T03:59:59Z', '2027-03-14'],
  ['2027-03-15T04:00:00Z', '2027-03-15'],
  ['2027-11-07T03:59:59Z', '2027-11-06'],
  ['2027-11-07T04:00:00Z', '2027-11-07'], // clocks go back in this night
  ['2027-11-07T05:30:00Z', '2027-11-07'],
  ['2027-11-07T06:30:00Z', '2027-11-07'],
  ['2027-11-08T04:59:59Z', '2027-11-07'],
  ['2027-11-08T05:00:00Z', '2027-11-08'],
  ['2028-01-01T04:59:59Z', '2027-12-31'],
] as const;

it.each(INSTANTS)('at %s it is %s in New York', (instant, date) => {
  expect(newYorkDate(new Date(instant))).toBe(date);
});

it('has each hour of a year on the day it belongs to, and 23, 24 or 25 of them in a day', () => {
  const hours = new Map<string, number>();
  for (let hour = 0; hour < 365 * 24; hour++) {
    const date = newYorkDate(new Date(Date.UTC(2027, 0, 1, 5 + hour)));
    hours.set(date, (hours.get(date) ?? 0) + 1);
  }
  expect(hours.size).toBe(365);
  expect([...hours].filter(([, count]) => count !== 24)).toEqual([
    ['2027-03-14', 23],
    ['2027-11-07', 25],
  ]);
});

describe.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'on a machine in %s',
  (timeZone) => {
    it('is the same', () => {
      // The zone of a process is settled when it starts.
      const program = `
        const { addDays, formatDayAndDate, newYorkDate, nextDate } = require('./calendar.ts');
        const days = Array.from({ length: 400 }, (_, i) => addDays('2027-01-01', i));
        console.log(JSON.stringify({
          offset: new Date(0).getTimezoneOffset(),
          instants: ${JSON.stringify(INSTANTS)}.map(([instant]) => newYorkDate(new Date(instant))),
          days: days.map((day) => [nextDate('Monday', day), formatDayAndDate(day)]),
        }));`;
      const register = join(__dirname, '..', '..', 'test', 'support', 'register.cjs');
      const output = execFileSync(process.execPath, ['-r', register, '-e', program], {
        cwd: __dirname,
        env: { PATH: process.env.PATH, TZ: timeZone },
        encoding: 'utf8',
      });
      const { offset, instants, days } = JSON.parse(output) as Record<string, unknown>;
      expect(offset === 0).toBe(timeZone === 'UTC');
      expect(instants).toEqual(INSTANTS.map(([, date]) => date));
      expect(days).toEqual(
        Array.from({ length: 400 }, (_, i) => addDays('2027-01-01', i)).map((day) => [
          nextDate('Monday', day),
          formatDayAndDate(day),
        ]),
      );
    });
  },
);
