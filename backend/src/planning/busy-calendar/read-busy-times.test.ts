import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, datesBetween, newYorkDate, newYorkInstant, newYorkTime } from 'shared/new-york';
import { toICalendar } from '../../icalendar/icalendar';
import { mergePeriods, readBusyTimes, type BusyPeriod } from './read-busy-times';

const MINUTE_MS = 60_000;
const YEAR = periodOf('2030-01-01', '2031-01-01');

/** The period from midnight to midnight in New York. */
function periodOf(from: string, to: string): BusyPeriod {
  return { from: instantAt(from), to: instantAt(to) };
}

/** The instant of "2030-01-07" or "2030-01-07 10:00" in New York. */
function instantAt(text: string): number {
  const [date = '', time = '00:00'] = text.split(' ');
  return newYorkInstant(date, time).getTime();
}

/** Formats periods as "2030-01-07 10:00 – 11:00" or "2030-01-07 22:00 – 2030-01-08 01:00", in New York. */
function formatPeriods(periods: readonly BusyPeriod[]): string[] {
  return periods.map(({ from, to }) => {
    const [start, end] = [new Date(from), new Date(to)];
    const isOneDay = newYorkDate(start) === newYorkDate(end);
    const endDate = isOneDay ? '' : `${newYorkDate(end)} `;
    return `${newYorkDate(start)} ${newYorkTime(start)} – ${endDate}${newYorkTime(end)}`;
  });
}

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  );
}

/** An event on Monday, January 7, 2030, from 10:00 to 11:00 unless the lines override that. */
function event(...lines: string[]): string[] {
  const hasLine = (name: string) => lines.some((line) => line.startsWith(name));
  return [
    'BEGIN:VEVENT',
    ...(hasLine('UID') ? [] : ['UID:one']),
    ...(hasLine('DTSTART') ? [] : ['DTSTART;TZID=America/New_York:20300107T100000']),
    ...(hasLine('DTEND') || hasLine('DURATION') || hasLine('DTSTART')
      ? []
      : ['DTEND;TZID=America/New_York:20300107T110000']),
    ...lines,
    'END:VEVENT',
  ];
}

const read = (...lines: string[]) => formatPeriods(readBusyTimes(calendar(...lines), YEAR));
const MONDAY = '2030-01-07 10:00 – 11:00';

describe('an export', () => {
  const readExample = (name: string) => {
    const text = readFileSync(join(__dirname, 'examples', `${name}.ics`), 'utf8');
    return formatPeriods(readBusyTimes(text.replaceAll('\n', '\r\n'), YEAR));
  };

  it('from Google is read with its repeated, changed, canceled, and all-day events', () => {
    expect(readExample('google')).toEqual([
      MONDAY,
      '2030-01-08 18:00 – 19:30',
      '2030-01-19 00:00 – 2030-01-21 00:00',
      '2030-01-22 20:00 – 21:30',
      '2030-02-05 18:00 – 19:30',
    ]);
  });

  it('from Apple is read with its time zones, durations, and additional dates', () => {
    expect(readExample('apple')).toEqual([
      '2030-01-07 13:00 – 14:30',
      '2030-01-09 22:00 – 2030-01-10 01:00',
      '2030-01-11 09:00 – 09:45',
      '2030-01-12 09:00 – 09:45',
      '2030-01-13 09:30 – 10:15',
      '2030-01-25 16:00 – 17:00',
      '2030-02-22 16:00 – 17:00',
      '2030-03-29 16:00 – 17:00',
    ]);
  });

  it('from Outlook is read with Windows’s time zones, a custom time zone, and Outlook’s busy statuses', () => {
    expect(readExample('outlook')).toEqual([
      '2030-01-07 09:00 – 09:30',
      '2030-01-08 09:00 – 09:30',
      '2030-01-10 14:00 – 14:30',
      '2030-01-11 09:00 – 09:30',
      '2030-03-10 00:00 – 2030-03-11 00:00',
      '2030-04-01 12:00 – 13:00',
    ]);
  });
});

describe('an event', () => {
  it.each([
    ['marked as free', 'TRANSP:TRANSPARENT'],
    ['canceled', 'STATUS:CANCELLED'],
    ['canceled, in lowercase', 'status:cancelled'],
    ['free in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['without a length', 'DTEND;TZID=America/New_York:20300107T100000'],
    ['that ends before it starts', 'DTEND;TZID=America/New_York:20300107T090000'],
    ['with an unreadable start', 'DTSTART:soon'],
    ['with an unreadable rule', 'RRULE:FREQ=SOMETIMES'],
    ['that changes an unreadable date', 'RECURRENCE-ID:soon'],
  ])('%s takes no time', (_, line) => {
    expect(read(...event(line), ...event('UID:other'))).toEqual([MONDAY]);
    expect(read(...event(line))).toEqual([]);
  });

  it.each([
    ['in UTC', 'DTSTART:20300107T150000Z', 'DTEND:20300107T160000Z'],
    ['without a time zone', 'DTSTART:20300107T100000', 'DTEND:20300107T110000'],
    ['in an unknown time zone', 'DTSTART;TZID=Mars:20300107T100000', 'DURATION:PT1H'],
    [
      'in a zone with a prefix',
      'DTSTART;TZID=/example.org/2024/America/New_York:20300107T100000',
      'DURATION:PT1H',
    ],
    ['in a Windows zone', 'DTSTART;TZID=Pacific Standard Time:20300107T070000', 'DURATION:PT1H'],
    ['in India', 'DTSTART;TZID=Asia/Kolkata:20300107T203000', 'DURATION:PT1H'],
    [
      'in Argentina',
      'DTSTART;TZID=America/Argentina/Buenos_Aires:20300107T120000',
      'DURATION:PT1H',
    ],
    [
      'from one zone to another',
      'DTSTART;TZID=America/Chicago:20300107T090000',
      'DTEND;TZID=Europe/London:20300107T160000',
    ],
    ['that is tentative', 'STATUS:TENTATIVE'],
  ])('%s takes the time from 10:00 to 11:00 in New York', (_, ...lines) => {
    expect(read(...event(...lines))).toEqual([MONDAY]);
  });

  it.each([
    ['with an end', ['DTEND;VALUE=DATE:20300311'], '2030-03-09 00:00 – 2030-03-11 00:00'],
    ['without an end', [], '2030-03-09 00:00 – 2030-03-10 00:00'],
    [
      'that ends when it starts',
      ['DTEND;VALUE=DATE:20300309'],
      '2030-03-09 00:00 – 2030-03-10 00:00',
    ],
    ['with a duration', ['DURATION:P2D'], '2030-03-09 00:00 – 2030-03-11 00:00'],
  ])(
    'that lasts all day, %s, takes time from midnight to midnight in New York',
    (_, lines, period) => {
      expect(read(...event('DTSTART;VALUE=DATE:20300309', ...lines))).toEqual([period]);
    },
  );

  it('takes time only within the requested period', () => {
    const text = calendar(...event('RRULE:FREQ=DAILY'));
    const period = { from: instantAt('2030-01-08 10:30'), to: instantAt('2030-01-09 10:30') };
    expect(formatPeriods(readBusyTimes(text, period))).toEqual([
      '2030-01-08 10:30 – 11:00',
      '2030-01-09 10:00 – 10:30',
    ]);
  });

  it('takes time until it ends, even if it began long before the period', () => {
    const lines = event('DTSTART;VALUE=DATE:20250101', 'DTEND;VALUE=DATE:20300103');
    expect(read(...lines)).toEqual(['2030-01-01 00:00 – 2030-01-03 00:00']);
  });
});

describe('a repeated event', () => {
  it('keeps its time of day when the clocks change', () => {
    const [start, rule] = ['DTSTART;TZID=America/New_York:20300309T010000', 'RRULE:FREQ=DAILY'];
    expect(read(...event(start, 'DURATION:P1D', `${rule};COUNT=3`))).toEqual([
      '2030-03-09 01:00 – 2030-03-12 01:00',
    ]);
    const halfHour = ['DTSTART;TZID=America/New_York:20300309T013000', 'DURATION:PT30M'];
    expect(read(...event(...halfHour, `${rule};COUNT=3`))).toEqual([
      '2030-03-09 01:30 – 02:00',
      // 2:00 doesn't exist on this date.
      '2030-03-10 01:30 – 03:00',
      '2030-03-11 01:30 – 02:00',
    ]);
  });

  it('happens once on a date on which its time of day occurs twice', () => {
    const lines = ['DTSTART;TZID=America/New_York:20301102T013000', 'DURATION:PT1H'];
    const text = calendar(...event(...lines, 'RRULE:FREQ=DAILY;COUNT=2'));
    const hourMs = 60 * MINUTE_MS;
    expect(readBusyTimes(text, YEAR).map(({ from, to }) => [from, to - from])).toEqual([
      [instantAt('2030-11-02 01:30'), hourMs],
      [Date.parse('2030-11-03T05:30:00Z'), hourMs],
    ]);
  });

  it.each([
    ['a UTC time, inclusive', 'UNTIL=20300109T150000Z', 3],
    ['a UTC time on the next date', 'UNTIL=20300110T045959Z', 3],
    ['a UTC time, exclusive', 'UNTIL=20300109T145959Z', 2],
    ['a date, inclusive', 'UNTIL=20300109', 3],
    ['a local time', 'UNTIL=20300109T100000', 3],
    ['a count', 'COUNT=3', 3],
  ])('that ends with %s (%s) happens %d times', (_, end, count) => {
    expect(read(...event(`RRULE:FREQ=DAILY;${end}`))).toHaveLength(count);
  });

  it('omits removed dates, even if they have a different time zone or no time', () => {
    const lines = event(
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE;TZID=America/New_York:20300107T100000',
      'EXDATE:20300108T150000Z',
      'EXDATE;TZID=America/Chicago:20300109T090000',
      'EXDATE;VALUE=DATE:20300110',
    );
    expect(read(...lines)).toEqual(['2030-01-11 10:00 – 11:00']);
  });

  it('can be moved from outside the period into it, and out of it', () => {
    const [movedIn, movedOut] = [
      ['RECURRENCE-ID;TZID=America/New_York:20310115T100000', 'DTSTART:20300301T150000Z'],
      ['RECURRENCE-ID:20300107T150000Z', 'DTSTART:20310301T150000Z'],
    ].map((lines) => event(...lines, 'DURATION:PT1H'));
    const series = event('RRULE:FREQ=DAILY;COUNT=2');
    expect(read(...(movedIn ?? []), ...series, ...(movedOut ?? []))).toEqual([
      '2030-01-08 10:00 – 11:00',
      '2030-03-01 10:00 – 11:00',
    ]);
  });

  it('can be changed from a date on', () => {
    const changeFrom = (date: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:${date}T100000`, ...lines);
    const movedFromWednesday = changeFrom(
      '20300109',
      'DTSTART;TZID=America/New_York:20300109T140000',
      'DURATION:PT2H',
    );
    const canceledFromFriday = changeFrom('20300111', 'STATUS:CANCELLED');
    const movedOnce = event(
      'RECURRENCE-ID;TZID=America/New_York:20300110T100000',
      'DTSTART;TZID=America/New_York:20300110T200000',
      'DURATION:PT1H',
    );
    const series = event('RRULE:FREQ=DAILY;COUNT=10');
    expect(read(...canceledFromFriday, ...movedFromWednesday, ...series, ...movedOnce)).toEqual([
      '2030-01-07 10:00 – 11:00',
      '2030-01-08 10:00 – 11:00',
      '2030-01-09 14:00 – 16:00',
      '2030-01-10 20:00 – 21:00',
    ]);
    expect(read(...series, ...changeFrom('20300108', 'TRANSP:TRANSPARENT'))).toEqual([
      '2030-01-07 10:00 – 11:00',
    ]);
  });

  it('can be moved by days from a date on, even into the period', () => {
    const series = event(
      'DTSTART;TZID=America/New_York:20301229T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=6',
    );
    const movedSeries = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20301230T100000',
      'DTSTART;TZID=America/New_York:20301228T120000',
      'DURATION:PT1H',
    );
    expect(read(...series, ...movedSeries)).toEqual([
      '2030-12-28 12:00 – 13:00',
      '2030-12-29 10:00 – 11:00',
      '2030-12-29 12:00 – 13:00',
      '2030-12-30 12:00 – 13:00',
      '2030-12-31 12:00 – 13:00',
    ]);
  });

  it('can have additional dates and periods', () => {
    const lines = event(
      'RDATE:20300110T150000Z',
      'RDATE;VALUE=PERIOD:20300112T150000Z/PT30M,20300113T150000Z/20300113T160000Z',
    );
    expect(read(...lines)).toEqual([
      MONDAY,
      '2030-01-10 10:00 – 11:00',
      '2030-01-12 10:00 – 10:30',
      '2030-01-13 10:00 – 11:00',
    ]);
  });

  it('can have begun decades ago', () => {
    const lines = event('DTSTART;TZID=America/New_York:19900101T100000', 'DURATION:PT1H');
    expect(read(...lines.slice(0, -1), 'RRULE:FREQ=DAILY', 'END:VEVENT')).toHaveLength(365);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=MINUTELY;INTERVAL=3',
    'FREQ=DAILY;BYSECOND=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16',
  ])('is rejected if it has too many occurrences: %s', (rule) => {
    expect(() => read(...event(`RRULE:${rule}`))).toThrow('too-full');
  });
});

describe('this site’s own tours', () => {
  const ownCalendar = toICalendar([
    {
      uid: '65f0c0ffee0123456789abcd@new-york-on-foot',
      sequence: 0,
      start: new Date(instantAt('2030-01-07 10:00')),
      end: new Date(instantAt('2030-01-07 12:30')),
      changedAt: new Date(0),
      summary: '',
      location: '',
      description: '',
      cancelled: false,
    },
  ]);

  it('aren’t busy times in a calendar that has subscribed to them', () => {
    const events = ownCalendar
      .slice(ownCalendar.indexOf('BEGIN:VEVENT'), ownCalendar.indexOf('END:VCALENDAR'))
      .trim();
    expect(read(events)).toEqual([]);
    expect(read(events, ...event())).toEqual([MONDAY]);
  });

  it('aren’t accepted as a private calendar', () => {
    expect(() => readBusyTimes(ownCalendar, YEAR)).toThrow('own-calendar');
  });
});

it('reads several calendars in one file, and a file with a byte-order mark', () => {
  const file = `\uFEFF${calendar(...event())}\r\n${calendar(...event('DTSTART;VALUE=DATE:20300109'))}\r\n`;
  expect(formatPeriods(readBusyTimes(file, YEAR))).toEqual([
    MONDAY,
    '2030-01-09 00:00 – 2030-01-10 00:00',
  ]);
});

it('reads a calendar without events', () => {
  expect(read()).toEqual([]);
});

it.each([
  '',
  ' ',
  '<!DOCTYPE html><title>Sign in</title>',
  'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD',
  'BEGIN:VCALENDAR',
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n',
  '{}',
  '\0',
])('rejects %j, which isn’t a calendar', (text) => {
  expect(() => readBusyTimes(text, YEAR)).toThrow('not-a-calendar');
});

it('rejects a calendar with too many busy times', () => {
  const events = Array.from({ length: 5001 }, (_, index) => {
    const minute = new Date(instantAt('2030-01-01') + index * 10 * MINUTE_MS).toISOString();
    const start = `${minute.replace(/[-:]/g, '').slice(0, 15)}Z`;
    return event(`UID:${String(index)}`, `DTSTART:${start}`, 'DURATION:PT5M');
  });
  expect(() => read(...events.flat())).toThrow('too-full');
  expect(read(...events.slice(1).flat())).toHaveLength(5000);
});

describe('for any calendar', () => {
  const period = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => ({ from, to: from + length }));

  it('merged periods cover the same time, without touching', () => {
    fc.assert(
      fc.property(fc.array(period), (periods) => {
        const merged = mergePeriods(periods);
        const covers = (list: readonly BusyPeriod[], time: number) =>
          list.some(({ from, to }) => from <= time && time < to);
        for (let time = 0; time < 240; time++) {
          expect(covers(merged, time)).toBe(covers(periods, time));
        }
        merged.slice(1).forEach(({ from }, index) => {
          expect(from).toBeGreaterThan(merged[index]?.to ?? Infinity);
        });
      }),
    );
  });

  const series = fc.record({
    date: fc.integer({ min: -400, max: 300 }).map((days) => addDays('2030-01-01', days)),
    time: fc.constantFrom('00:00', '01:30', '02:30', '10:00', '23:45'),
    minutes: fc.integer({ min: 1, max: 3000 }),
    interval: fc.integer({ min: 1, max: 9 }),
    isWeekly: fc.boolean(),
    count: fc.integer({ min: 1, max: 60 }),
    removed: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 5 }),
  });

  it('the busy times are the same as those from a list of all dates', () => {
    fc.assert(
      fc.property(fc.array(series, { minLength: 1, maxLength: 5 }), (allSeries) => {
        const text = calendar(
          ...allSeries.flatMap(
            ({ date, time, minutes, interval, isWeekly, count, removed }, index) => {
              const step = interval * (isWeekly ? 7 : 1);
              const local = (day: string) => `${day}T${time}00`.replace(/[-:]/g, '');
              const [freq, tzid] = [isWeekly ? 'WEEKLY' : 'DAILY', 'TZID=America/New_York'];
              return event(
                `UID:${String(index)}`,
                `DTSTART;${tzid}:${local(date)}`,
                `DURATION:PT${String(minutes)}M`,
                `RRULE:FREQ=${freq};INTERVAL=${String(interval)};COUNT=${String(count)}`,
                ...removed.map((each) => `EXDATE;${tzid}:${local(addDays(date, each * step))}`),
              );
            },
          ),
        );
        const expected = allSeries.flatMap(
          ({ date, time, minutes, interval, isWeekly, count, removed }) => {
            const step = interval * (isWeekly ? 7 : 1);
            return datesBetween(date, addDays(date, (count - 1) * step), step)
              .filter((_, index) => !removed.includes(index))
              .map((day) => instantAt(`${day} ${time}`))
              .map((from) => ({ from, to: from + minutes * MINUTE_MS }))
              .map(({ from, to }) => ({
                from: Math.max(from, YEAR.from),
                to: Math.min(to, YEAR.to),
              }))
              .filter(({ from, to }) => from < to);
          },
        );
        expect(formatPeriods(readBusyTimes(text, YEAR))).toEqual(
          formatPeriods(mergePeriods(expected)),
        );
      }),
    );
  });
});
