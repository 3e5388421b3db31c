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
    for (const [i, today] of TODAYS.entries()) {
      expect(isCalendarDate(today)).toBe(true);
      expect(weekdayOf(today)).toBe(WEEKDAYS[(i + 4) % 7]); // 2027-07-01 is a Thursday
    }
    expect(new Set(TODAYS).size).toBe(731);
    expect(TODAYS).toContain('2028-02-29');
    expect(TODAYS).not.toContain('2029-02-29');
  });

  it.each(WEEKDAYS)('has a next %s', (weekday) => {
    for (const today of TODAYS) {
      const next = nextDate(weekday, today);
      expect(weekdayOf(next)).toBe(weekday);
      expect(next > today && next <= addDays(today, 7)).toBe(true);
      expect(nextDates(weekday, today, 90)[0]).toBe(next);
    }
  });

  it('is followed by each of the next 90 dates once', () => {
    for (const today of TODAYS) {
      const all = WEEKDAYS.flatMap((weekday) => nextDates(weekday, today, 90)).sort();
      expect(all).toEqual(Array.from({ length: 90 }, (_, i) => addDays(today, i + 1)));
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
  ])('can not be %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('is written as people in New York write it', () => {
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
  ])('is named beside others, parted by more than a comma: %j', (dates, text) => {
    expect(formatDateChoices(dates)).toBe(text);
  });
});

/** New York's dates at instants around midnight and both daylight-saving changes. */
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

/** New York's clock times and their instants, around midnight and both daylight-saving changes. */
const TIMES = [
  ['2026-11-23', '10:00', '2026-11-23T15:00:00.000Z', '2026-11-23T10:00:00-05:00'],
  ['2026-07-04', '19:30', '2026-07-04T23:30:00.000Z', '2026-07-04T19:30:00-04:00'],
  ['2026-12-31', '23:59', '2027-01-01T04:59:00.000Z', '2026-12-31T23:59:00-05:00'],
  ['2027-01-01', '00:00', '2027-01-01T05:00:00.000Z', '2027-01-01T00:00:00-05:00'],
  ['2028-02-29', '12:00', '2028-02-29T17:00:00.000Z', '2028-02-29T12:00:00-05:00'],
  // The clocks go forward at 2:00 in this night.
  ['2027-03-13', '19:30', '2027-03-14T00:30:00.000Z', '2027-03-13T19:30:00-05:00'],
  ['2027-03-14', '00:00', '2027-03-14T05:00:00.000Z', '2027-03-14T00:00:00-05:00'],
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z', '2027-03-14T01:59:00-05:00'],
  ['2027-03-14', '02:00', '2027-03-14T07:00:00.000Z', '2027-03-14T03:00:00-04:00'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z', '2027-03-14T03:30:00-04:00'],
  ['2027-03-14', '02:59', '2027-03-14T07:59:00.000Z', '2027-03-14T03:59:00-04:00'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z', '2027-03-14T03:00:00-04:00'],
  ['2027-03-14', '10:00', '2027-03-14T14:00:00.000Z', '2027-03-14T10:00:00-04:00'],
  ['2027-03-14', '23:59', '2027-03-15T03:59:00.000Z', '2027-03-14T23:59:00-04:00'],
  // They go back at 2:00 in this one.
  ['2026-10-31', '19:30', '2026-10-31T23:30:00.000Z', '2026-10-31T19:30:00-04:00'],
  ['2026-11-01', '00:59', '2026-11-01T04:59:00.000Z', '2026-11-01T00:59:00-04:00'],
  ['2026-11-01', '01:00', '2026-11-01T05:00:00.000Z', '2026-11-01T01:00:00-04:00'],
  ['2026-11-01', '01:59', '2026-11-01T05:59:00.000Z', '2026-11-01T01:59:00-04:00'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z', '2026-11-01T02:00:00-05:00'],
  ['2026-11-01', '10:00', '2026-11-01T15:00:00.000Z', '2026-11-01T10:00:00-05:00'],
  ['2026-11-01', '19:30', '2026-11-02T00:30:00.000Z', '2026-11-01T19:30:00-05:00'],
] as const;

it.each(TIMES)('%s at %s in New York is %s', (date, time, instant, written) => {
  expect(newYorkInstant(date, time).toISOString()).toBe(instant);
  expect(offsetDateTime(newYorkInstant(date, time))).toBe(written);
});

it('shows each time between 1:00 and 2:00 twice in the night the clocks go back', () => {
  expect(newYorkTime(new Date('2026-11-01T05:30:59.999Z'))).toBe('01:30');
  expect(newYorkTime(new Date('2026-11-01T06:30:00Z'))).toBe('01:30');
});

describe('every time of day of twenty years', () => {
  const dates = Array.from({ length: 366 * 21 }, (_, i) => addDays('2020-01-01', i)).filter(
    (date) => date < '2041',
  );
  const time = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  /** The first Sunday of a month on or after a day. */
  const sunday = (from: string) => {
    const date = Array.from({ length: 7 }, (_, i) => addDays(from, i)).find(
      (day) => weekdayOf(day) === 'Sunday',
    );
    return date ?? '';
  };
  const years = Array.from({ length: 21 }, (_, i) => 2020 + i);
  const forward = years.map((year) => sunday(`${String(year)}-03-08`));
  const back = years.map((year) => sunday(`${String(year)}-11-01`));

  const expectRead = (date: string, asked: string) => {
    const instant = newYorkInstant(date, asked);
    const skipped = forward.includes(date) && asked.startsWith('02:');
    const shown = skipped ? asked.replace('02:', '03:') : asked;
    if (newYorkTime(instant) !== shown || newYorkDate(instant) !== date)
      throw new Error(`${date} at ${asked} is taken for ${instant.toISOString()}`);
    const written = offsetDateTime(newYorkInstant(date, asked));
    if (!written.startsWith(`${date}T${shown}:00-`) || Date.parse(written) !== instant.getTime())
      throw new Error(`${date} at ${asked} is written ${written}`);
  };

  it('is read back as it was given, save those that are skipped', () => {
    expect(dates.at(-1)).toBe('2040-12-31');
    // A prime step, so that each four years cover every minute of the day.
    for (const [i, date] of dates.entries()) expectRead(date, time((i * 97) % 1440));
  });

  it('so is every minute of the nights in which the clocks change', () => {
    for (const date of [...forward, ...back])
      for (let minute = 0; minute < 360; minute++) expectRead(date, time(minute));
  });

  it('is the first of the two where it comes twice', () => {
    for (const date of back) {
      for (let minute = 60; minute < 120; minute++) {
        const hourLater = new Date(newYorkInstant(date, time(minute)).getTime() + 3_600_000);
        expect(newYorkTime(hourLater)).toBe(time(minute));
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
])('%s is written %s', (time, written) => {
  expect(formatTime(time)).toBe(written);
});

describe.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'on a machine in %s',
  (timeZone) => {
    it('is the same', () => {
      // A process reads its time zone only once, when it starts.
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

describe('the ends of the calendar', () => {
  it('have no dates beyond them', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBe('');
    expect(addDays('0000-01-01', -1)).toBe('');
    expect(addDays('', 1)).toBe('');
  });

  it('end every range of dates', () => {
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
