import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  WEEKDAYS,
  addDays,
  datesBetween,
  isCalendarDate,
  monthsBefore,
  newYorkDate,
  newYorkInstant,
  newYorkTime,
  nextDate,
  nextDates,
  offsetDateTime,
  weekdayOf,
} from './new-york.ts';
import { formatDate, formatDateChoices, formatDayAndDate, formatTime } from './new-york-texts.ts';

/** Every date in two years that include a February 29. */
const DATES = Array.from({ length: 731 }, (_, i) => addDays('2027-07-01', i));

it.each([
  ['2027-07-15', 1, '2027-06-15'],
  ['2027-07-15', 13, '2026-06-15'],
  ['2027-01-31', 1, '2026-12-31'],
  ['2027-12-31', 12, '2026-12-31'],
  ['2027-03-31', 1, '2027-02-31'],
  ['2027-07-15', 120, '2017-07-15'],
])('%s minus %d months is %s', (date, months, earlier) => {
  expect(monthsBefore(date, months)).toBe(earlier);
});

describe('every date in two years', () => {
  it('exists, and has the weekday after the previous date’s', () => {
    for (const [i, date] of DATES.entries()) {
      expect(isCalendarDate(date)).toBe(true);
      expect(weekdayOf(date)).toBe(WEEKDAYS[(i + 4) % 7]); // 2027-07-01 is a Thursday
    }
    expect(new Set(DATES).size).toBe(731);
    expect(DATES).toContain('2028-02-29');
    expect(DATES).not.toContain('2029-02-29');
  });

  it.each(WEEKDAYS)('is followed by a %s within a week', (weekday) => {
    for (const date of DATES) {
      const next = nextDate(weekday, date);
      expect(weekdayOf(next)).toBe(weekday);
      expect(next > date && next <= addDays(date, 7)).toBe(true);
      expect(nextDates(weekday, date, 90)[0]).toBe(next);
    }
  });

  it('is followed by 90 dates, each of which is listed for its weekday', () => {
    for (const date of DATES) {
      const following = WEEKDAYS.flatMap((weekday) => nextDates(weekday, date, 90)).sort();
      expect(following).toEqual(Array.from({ length: 90 }, (_, i) => addDays(date, i + 1)));
    }
  });
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
  ])('can’t be %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('is formatted with the abbreviated month, and the weekday if requested', () => {
    expect(formatDate('2026-11-23')).toBe('Nov 23');
    expect(formatDayAndDate('2026-11-23')).toBe('Monday, Nov 23');
    expect(formatDayAndDate('2027-03-07')).toBe('Sunday, Mar 7');
  });

  it.each([
    [['2026-11-23'], 'Monday, Nov 23'],
    [['2026-11-23', '2026-11-24'], 'Monday, Nov 23, or Tuesday, Nov 24'],
    [
      ['2026-11-23', '2026-11-24', '2026-11-25'],
      'Monday, Nov 23; Tuesday, Nov 24; or Wednesday, Nov 25',
    ],
  ])('is separated from the other choices by “or” or semicolons: %j becomes %s', (dates, text) => {
    expect(formatDateChoices(dates)).toBe(text);
  });
});

/** Instants around midnight and both daylight-saving changes, with New York's dates. */
const INSTANTS = [
  ['2027-01-15T04:59:59.999Z', '2027-01-14'],
  ['2027-01-15T05:00:00Z', '2027-01-15'],
  ['2027-03-14T04:59:59Z', '2027-03-13'],
  ['2027-03-14T05:00:00Z', '2027-03-14'], // the clocks go forward this night
  ['2027-03-14T06:59:59Z', '2027-03-14'],
  ['2027-03-14T07:00:00Z', '2027-03-14'],
  ['2027-03-15T03:59:59Z', '2027-03-14'],
  ['2027-03-15T04:00:00Z', '2027-03-15'],
  ['2027-11-07T03:59:59Z', '2027-11-06'],
  ['2027-11-07T04:00:00Z', '2027-11-07'], // the clocks go back this night
  ['2027-11-07T05:30:00Z', '2027-11-07'],
  ['2027-11-07T06:30:00Z', '2027-11-07'],
  ['2027-11-08T04:59:59Z', '2027-11-07'],
  ['2027-11-08T05:00:00Z', '2027-11-08'],
  ['2028-01-01T04:59:59Z', '2027-12-31'],
  ['0092-09-09T15:00:00Z', '0092-09-09'],
] as const;

it.each(INSTANTS)('at %s it is %s in New York', (instant, date) => {
  expect(newYorkDate(new Date(instant))).toBe(date);
});

test('each day of a year has 24 hours, except for those when the clocks change', () => {
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

/** New York's times around midnight and both daylight-saving changes, with their instants in UTC and with an offset. */
const TIMES = [
  ['2026-11-23', '10:00', '2026-11-23T15:00:00.000Z', '2026-11-23T10:00:00-05:00'],
  ['2026-07-04', '19:30', '2026-07-04T23:30:00.000Z', '2026-07-04T19:30:00-04:00'],
  ['2026-12-31', '23:59', '2027-01-01T04:59:00.000Z', '2026-12-31T23:59:00-05:00'],
  ['2027-01-01', '00:00', '2027-01-01T05:00:00.000Z', '2027-01-01T00:00:00-05:00'],
  ['2028-02-29', '12:00', '2028-02-29T17:00:00.000Z', '2028-02-29T12:00:00-05:00'],
  // The clocks go forward at 2:00 this night.
  ['2027-03-13', '19:30', '2027-03-14T00:30:00.000Z', '2027-03-13T19:30:00-05:00'],
  ['2027-03-14', '00:00', '2027-03-14T05:00:00.000Z', '2027-03-14T00:00:00-05:00'],
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z', '2027-03-14T01:59:00-05:00'],
  ['2027-03-14', '02:00', '2027-03-14T07:00:00.000Z', '2027-03-14T03:00:00-04:00'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z', '2027-03-14T03:30:00-04:00'],
  ['2027-03-14', '02:59', '2027-03-14T07:59:00.000Z', '2027-03-14T03:59:00-04:00'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', '2027-03-14T03:00:00-04:00'],
  ['2027-03-14', '10:00', '2027-03-14T14:00:00.000Z', '2027-03-14T10:00:00-04:00'],
  ['2027-03-14', '23:59', '2027-03-15T03:59:00.000Z', '2027-03-14T23:59:00-04:00'],
  // The clocks go back at 2:00 this night.
  ['2026-10-31', '19:30', '2026-10-31T23:30:00.000Z', '2026-10-31T19:30:00-04:00'],
  ['2026-11-01', '00:59', '2026-11-01T04:59:00.000Z', '2026-11-01T00:59:00-04:00'],
  ['2026-11-01', '01:00', '2026-11-01T05:00:00.000Z', '2026-11-01T01:00:00-04:00'],
  ['2026-11-01', '01:59', '2026-11-01T05:59:00.000Z', '2026-11-01T01:59:00-04:00'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z', '2026-11-01T02:00:00-05:00'],
  ['2026-11-01', '10:00', '2026-11-01T15:00:00.000Z', '2026-11-01T10:00:00-05:00'],
  ['2026-11-01', '19:30', '2026-11-02T00:30:00.000Z', '2026-11-01T19:30:00-05:00'],
] as const;

it.each(TIMES)('%s at %s in New York is %s', (date, time, utc, withOffset) => {
  expect(newYorkInstant(date, time).toISOString()).toBe(utc);
  expect(offsetDateTime(newYorkInstant(date, time))).toBe(withOffset);
});

test('two instants have the time 1:30 in the night when the clocks go back', () => {
  expect(newYorkTime(new Date('2026-11-01T05:30:59.999Z'))).toBe('01:30');
  expect(newYorkTime(new Date('2026-11-01T06:30:00Z'))).toBe('01:30');
});

describe('the conversion of a time to an instant, from 2020 to 2040', () => {
  const dates = Array.from({ length: 366 * 21 }, (_, i) => addDays('2020-01-01', i)).filter(
    (date) => date < '2041',
  );
  const formatMinute = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  /** Returns the first Sunday on or after a date. */
  const sundayFrom = (from: string) => {
    const sunday = Array.from({ length: 7 }, (_, i) => addDays(from, i)).find(
      (date) => weekdayOf(date) === 'Sunday',
    );
    return sunday ?? '';
  };
  const years = Array.from({ length: 21 }, (_, i) => 2020 + i);
  const springChanges = years.map((year) => sundayFrom(`${String(year)}-03-08`));
  const fallChanges = years.map((year) => sundayFrom(`${String(year)}-11-01`));

  const expectReversible = (date: string, time: string) => {
    const instant = newYorkInstant(date, time);
    const isSkipped = springChanges.includes(date) && time.startsWith('02:');
    const expectedTime = isSkipped ? time.replace('02:', '03:') : time;
    if (newYorkTime(instant) !== expectedTime || newYorkDate(instant) !== date)
      throw new Error(`${date} at ${time} is converted to ${instant.toISOString()}`);
    const text = offsetDateTime(instant);
    if (!text.startsWith(`${date}T${expectedTime}:00-`) || Date.parse(text) !== instant.getTime())
      throw new Error(`${date} at ${time} is formatted as ${text}`);
  };

  it('is reversible on every date, except for skipped times', () => {
    expect(dates.at(-1)).toBe('2040-12-31');
    // 97 and 1440 have no common factor, so every four years cover all minutes of the day.
    for (const [i, date] of dates.entries()) expectReversible(date, formatMinute((i * 97) % 1440));
  });

  it('is reversible for every minute of the nights when the clocks change, except for skipped times', () => {
    for (const date of [...springChanges, ...fallChanges])
      for (let minute = 0; minute < 360; minute++) expectReversible(date, formatMinute(minute));
  });

  it('returns the first instant of a time that occurs twice', () => {
    for (const date of fallChanges) {
      for (let minute = 60; minute < 120; minute++) {
        const time = formatMinute(minute);
        const hourLater = new Date(newYorkInstant(date, time).getTime() + 3_600_000);
        expect(newYorkTime(hourLater)).toBe(time);
      }
    }
  });
});

it.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['10:00', '10:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['19:30', '7:30 PM'],
  ['23:59', '11:59 PM'],
])('formats the time %s as %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

describe.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'on a machine in %s',
  (timeZone) => {
    it('New York’s dates, times, and instants are the same', () => {
      // Runs in a new process, because a process reads its time zone only when it starts.
      const program = `
        const { formatDayAndDate } = require('./new-york-texts.ts');
        const { addDays, newYorkDate, newYorkInstant, nextDate, offsetDateTime } =
          require('./new-york.ts');
        const days = Array.from({ length: 400 }, (_, i) => addDays('2027-01-01', i));
        console.log(JSON.stringify({
          offset: new Date(0).getTimezoneOffset(),
          instants: ${JSON.stringify(INSTANTS)}.map(([instant]) => newYorkDate(new Date(instant))),
          times: ${JSON.stringify(TIMES)}.map(([date, time]) =>
            [date, time, newYorkInstant(date, time), offsetDateTime(newYorkInstant(date, time))]),
          days: days.map((day) => [nextDate('Monday', day), formatDayAndDate(day)]),
        }));`;
      const register = join(__dirname, '..', '..', 'backend', 'test', 'support', 'register.cjs');
      const output = execFileSync(process.execPath, ['-r', register, '-e', program], {
        cwd: __dirname,
        env: { PATH: process.env.PATH, TZ: timeZone },
        encoding: 'utf8',
      });
      const { offset, instants, times, days } = JSON.parse(output) as Record<string, unknown>;
      expect(offset === 0).toBe(timeZone === 'UTC');
      expect(instants).toEqual(INSTANTS.map(([, date]) => date));
      expect(times).toEqual(TIMES);
      expect(days).toEqual(
        Array.from({ length: 400 }, (_, i) => addDays('2027-01-01', i)).map((day) => [
          nextDate('Monday', day),
          formatDayAndDate(day),
        ]),
      );
    });
  },
);

describe('the calendar', () => {
  it('begins in the year 0000 and ends in the year 9999', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBe('');
    expect(addDays('0000-01-01', -1)).toBe('');
    expect(addDays('', 1)).toBe('');
  });

  it('lists the dates of a range up to its end', () => {
    expect(datesBetween('9999-12-29', '9999-12-31')).toEqual([
      '9999-12-29',
      '9999-12-30',
      '9999-12-31',
    ]);
    expect(datesBetween('9999-12-25', '9999-12-31', 5)).toEqual(['9999-12-25', '9999-12-30']);
    expect(datesBetween('2030-01-07', '2030-01-06')).toEqual([]);
    expect(datesBetween('', '2030-01-06')).toEqual([]);
  });
});
