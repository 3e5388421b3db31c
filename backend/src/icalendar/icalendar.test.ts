import fc from 'fast-check';
import ICAL from 'ical.js';
import { newYorkInstant } from 'shared/new-york';
import { CALENDAR_TYPE, toICalendar } from './icalendar';
import type { CalendarEvent, CalendarOptions } from './icalendar';

ICAL.design.strict = true;
// The parser supports only the properties of RFC 5545, so the others are registered here.
const properties = ICAL.design.icalendar.property as Record<string, object>;
properties.name = properties['x-wr-calname'] = { defaultType: 'text' };

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '5f1b7e2c@newyorkonfoot.example',
  sequence: 2,
  start: new Date('2026-11-23T15:00:00Z'),
  end: new Date('2026-11-23T17:30:00Z'),
  changedAt: new Date('2026-11-20T08:09:10.999Z'),
  summary: 'Central Park, on foot',
  location: 'Columbus Circle; by the globe',
  description: 'Wear good shoes.\nBring water.',
  url: 'https://newyorkonfoot.example/tours?a=1,2;b',
  cancelled: false,
  ...changes,
});

/** Checks that a file's lines are folded as in RFC 5545, and returns them unfolded. */
function unfold(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const foldedLines = file.slice(0, -2).split('\r\n');
  for (const line of foldedLines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  return file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
}

const TEXT = String.raw`(?:[^\p{Cc}\\;,\u2028\u2029]|\t|\\[\\;,n])*`;
const DATE_TIME = String.raw`(?:;TZID=America/New_York:\d{8}T\d{6}|:\d{8}T\d{6}Z)`;
/** The patterns of an event's lines, in order. */
const EVENT_LINES = [
  'BEGIN:VEVENT',
  `UID:${TEXT}`,
  String.raw`SEQUENCE:\d+`,
  String.raw`DTSTAMP:\d{8}T\d{6}Z`,
  String.raw`LAST-MODIFIED:\d{8}T\d{6}Z`,
  `DTSTART${DATE_TIME}`,
  `DTEND${DATE_TIME}`,
  `SUMMARY:${TEXT}`,
  `LOCATION:${TEXT}`,
  `DESCRIPTION:${TEXT}`,
  String.raw`(?:URL:[\x21-\x7e]+)?`,
  'STATUS:(?:CONFIRMED|CANCELLED)',
  'TRANSP:(?:OPAQUE|TRANSPARENT)',
  'END:VEVENT',
].map((pattern) => new RegExp(`^${pattern}$`, 'u'));

function parse(file: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(file) as unknown[]);
}

/** Reads an event as a calendar program does. */
function readEvent(component: ICAL.Component): CalendarEvent {
  const value = (name: string) => component.getFirstPropertyValue(name);
  const instant = (name: string) => (value(name) as ICAL.Time).toJSDate();
  expect(instant('dtstamp')).toEqual(instant('last-modified'));
  expect(value('transp')).toBe(value('status') === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE');
  return {
    uid: value('uid') as string,
    sequence: value('sequence') as unknown as number,
    start: instant('dtstart'),
    end: instant('dtend'),
    changedAt: instant('dtstamp'),
    summary: value('summary') as string,
    location: value('location') as string,
    description: value('description') as string,
    url: (value('url') as string | null) ?? undefined,
    cancelled: value('status') === 'CANCELLED',
  };
}

function readEvents(file: string): CalendarEvent[] {
  return parse(file).getAllSubcomponents('vevent').map(readEvent);
}

it('toICalendar writes a file that follows the standards', () => {
  expect(toICalendar([event()]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//New York on Foot//Tours//EN',
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'TZNAME:EDT',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'TZNAME:EST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:5f1b7e2c@newyorkonfoot.example',
    'SEQUENCE:2',
    'DTSTAMP:20261120T080910Z',
    'LAST-MODIFIED:20261120T080910Z',
    'DTSTART;TZID=America/New_York:20261123T100000',
    'DTEND;TZID=America/New_York:20261123T123000',
    String.raw`SUMMARY:Central Park\, on foot`,
    String.raw`LOCATION:Columbus Circle\; by the globe`,
    String.raw`DESCRIPTION:Wear good shoes.\nBring water.`,
    'URL:https://newyorkonfoot.example/tours?a=1,2;b',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(CALENDAR_TYPE).toBe('text/calendar; charset=utf-8');
});

it('toICalendar marks the time of a canceled event as free, and omits a missing URL', () => {
  const { url, ...canceledEvent } = event({ cancelled: true, sequence: 3 });
  expect(url).toBeDefined();
  const file = toICalendar([canceledEvent]);
  expect(file).toContain('\r\nSTATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n');
  expect(file).not.toContain('URL');
  const changedAt = new Date('2026-11-20T08:09:10Z');
  expect(readEvents(file)).toEqual([{ ...canceledEvent, changedAt }]);
});

describe('a calendar for subscribers', () => {
  const options: CalendarOptions = { name: 'Ann, guide\r\nX-EVIL:1', refreshEvery: 'PT1H' };

  it('has a name and a refresh interval', () => {
    const file = toICalendar([event(), event({ uid: 'different' })], options);
    const lines = unfold(file);
    expect(lines.slice(0, 8)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//New York on Foot//Tours//EN',
      String.raw`NAME:Ann\, guide X-EVIL:1`,
      String.raw`X-WR-CALNAME:Ann\, guide X-EVIL:1`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
    ]);
    const calendar = parse(file);
    expect(calendar.getFirstPropertyValue('name')).toBe('Ann, guide X-EVIL:1');
    const interval = calendar.getFirstPropertyValue('refresh-interval') as ICAL.Duration;
    expect(interval.toSeconds()).toBe(3600);
    expect(readEvents(file).map(({ uid }) => uid)).toEqual([event().uid, 'different']);
  });

  it('can contain thousands of events', () => {
    expect(toICalendar(Array<CalendarEvent>(10_000).fill(event())).length).toBeGreaterThan(4e6);
  });

  it('contains only the required time zone if there are no events', () => {
    const lines = unfold(toICalendar([], options));
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'BEGIN:DAYLIGHT',
      'BEGIN:STANDARD',
    ]);
  });
});

describe.each([
  ['2026-03-07', '2026-03-08', '2026-03-09'], // the clocks go forward
  ['2026-10-31', '2026-11-01', '2026-11-02'], // the clocks go back
  ['2027-03-13', '2027-03-14', '2027-03-15'],
  ['2027-11-06', '2027-11-07', '2027-11-08'],
])('a tour on a date around a clock change (%s, %s, or %s)', (...dates) => {
  it.each(['10:00', '19:30'])('is written with its New York time if it starts at %s', (time) => {
    for (const date of dates) {
      const start = newYorkInstant(date, time);
      const end = new Date(start.getTime() + 2.5 * 3_600_000);
      const file = toICalendar([event({ start, end })]);
      const expectedTime = `${date}T${time}:00`.replace(/[-:]/g, '');
      expect(file).toContain(`\r\nDTSTART;TZID=America/New_York:${expectedTime}\r\n`);
      expect(readEvents(file)).toMatchObject([{ start, end }]);
    }
  });
});

it('toICalendar keeps the length of a tour during which the clocks change, and writes ends in the repeated hour in UTC', () => {
  const tours = [
    ['2026-11-01T03:30:00Z', '2026-11-01T04:59:59Z', ';TZID=America/New_York:20261101T005959'],
    ['2026-11-01T03:30:00Z', '2026-11-01T05:30:00Z', ':20261101T053000Z'],
    ['2026-11-01T03:30:00Z', '2026-11-01T06:30:00Z', ':20261101T063000Z'],
    ['2026-11-01T03:30:00Z', '2026-11-01T07:00:00Z', ';TZID=America/New_York:20261101T020000'],
    ['2027-03-14T04:00:00Z', '2027-03-14T06:59:59Z', ';TZID=America/New_York:20270314T015959'],
    ['2027-03-14T04:00:00Z', '2027-03-14T07:00:00Z', ';TZID=America/New_York:20270314T030000'],
  ] as const;
  for (const [start, end, expectedEnd] of tours) {
    const file = toICalendar([event({ start: new Date(start), end: new Date(end) })]);
    expect(file).toContain(`\r\nDTEND${expectedEnd}\r\n`);
    expect(readEvents(file)).toMatchObject([{ start: new Date(start), end: new Date(end) }]);
  }
});

it('the time zone rules in a file result in the right times in New York', () => {
  for (let year = 2026; year <= 2029; year++) {
    const instants: Date[] = [];
    for (let hour = 0; hour < 365 * 24; hour++) {
      const instant = new Date(Date.UTC(year, 0, 1, hour));
      const isNearClockChange =
        [2, 10].includes(instant.getUTCMonth()) && instant.getUTCDate() < 16;
      if (isNearClockChange || hour % 12 === 0) instants.push(instant);
    }
    const file = toICalendar(instants.map((start) => event({ start })));
    expect(readEvents(file).map(({ start }) => start)).toEqual(instants);
  }
});

describe('text in an event', () => {
  it.each(['\r\n', '\r', '\n', '\u0085', '\u2028', '\u2029'])(
    'doesn’t start a new property after %j',
    (lineBreak) => {
      const evil = `a${lineBreak}ATTENDEE:mailto:x@evil.example${lineBreak}END:VEVENT`;
      const file = toICalendar([
        event({ summary: evil, location: evil, description: evil, uid: evil }),
      ]);
      expect(unfold(file)).toHaveLength(35);
      expect(readEvents(file)).toMatchObject([
        {
          uid: evil.replaceAll(lineBreak, ' '),
          summary: evil.replaceAll(lineBreak, ' '),
          location: evil.replaceAll(lineBreak, ' '),
          description: evil.replaceAll(lineBreak, '\n'),
        },
      ]);
    },
  );

  it('can’t start a new property with a line break in the URL', () => {
    const file = toICalendar([
      event({ url: 'https://evil.example/\r\nX-EVIL:1\u0085\u2028?;,\\' }),
    ]);
    expect(file).toContain('\r\nURL:https://evil.example/X-EVIL:1%C2%85%E2%80%A8?;,\\\r\n');
  });

  it('is folded after at most 75 octets, never inside a character', () => {
    const file = toICalendar([event({ summary: `${'x'.repeat(66)}é${'😀'.repeat(40)}` })]);
    expect(file).toContain(
      `\r\nSUMMARY:${'x'.repeat(66)}\r\n é${'😀'.repeat(18)}\r\n ${'😀'.repeat(18)}\r\n ${'😀'.repeat(4)}\r\n`,
    );
    expect(toICalendar([event({ summary: 'x'.repeat(67) })])).toContain(
      `SUMMARY:${'x'.repeat(67)}\r\n`,
    );
  });

  it('can be read back unchanged, except for control characters and line breaks', () => {
    const special = fc.constantFrom(
      ...['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\0', '\v', '\f', '\u001b', '\u007f'],
      ...[
        '\u009b',
        '\t',
        ' ',
        '\\',
        ';',
        ',',
        ':',
        '"',
        '\\n',
        '\\N',
        '^n',
        'BEGIN:VEVENT',
        '\ufeff',
      ],
      ...['\ud800', '\udbff', '\udc00', '\udfff', 'é', '한', '👩‍👩‍👧', '\u202e', '\uffff'],
    );
    const character = fc.oneof(special, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    const text = fc.oneof(
      fc.string({ unit: character, maxLength: 200 }),
      fc.string({ unit: 'grapheme' }),
    );
    const between = (min: string, max: string) =>
      fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
    const instant = fc.oneof(
      between('2007-03-12', '2100-01-01'),
      between('2027-03-14T06:00:00Z', '2027-03-14T08:00:00Z'), // the clocks go forward
      between('2026-11-01T04:00:00Z', '2026-11-01T08:00:00Z'), // the clocks go back
    );
    const url = fc.webUrl({ withQueryParameters: true, withFragments: true });
    const events = fc.array(
      fc.record({
        uid: text,
        sequence: fc.nat(),
        start: instant,
        end: instant,
        changedAt: instant,
        summary: text,
        location: text,
        description: text,
        url: fc.option(url, { nil: undefined }),
        cancelled: fc.boolean(),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(events, fc.option(text, { nil: undefined }), (inputs, name) => {
        const file = toICalendar(inputs, { name });
        expect(toICalendar(inputs, { name })).toBe(file);
        expect(readEvents(file)).toEqual(
          inputs.map((each) => ({
            ...each,
            uid: normalize(each.uid, ' '),
            start: truncateToSecond(each.start),
            end: truncateToSecond(each.end),
            changedAt: truncateToSecond(each.changedAt),
            summary: normalize(each.summary, ' '),
            location: normalize(each.location, ' '),
            description: normalize(each.description, '\n'),
            url: each.url && new URL(each.url).href,
          })),
        );
        if (name) expect(parse(file).getFirstPropertyValue('name')).toBe(normalize(name, ' '));
        const lines = unfold(file);
        const firstEvent = lines.indexOf('BEGIN:VEVENT');
        expectEventLines(firstEvent === -1 ? [] : lines.slice(firstEvent, -1), inputs);
      }),
      { numRuns: 100 },
    );
  });

  it('doesn’t turn two lone surrogates into a character', () => {
    const events = [event({ summary: '\ud800\u001b\udc00' })];
    expect(readEvents(toICalendar(events))[0]?.summary).toBe('\ufffd\ufffd');
  });
});

/** Checks that each line matches its pattern. */
function expectEventLines(lines: string[], events: readonly Pick<CalendarEvent, 'url'>[]): void {
  const patterns = events.flatMap(({ url }) =>
    EVENT_LINES.filter((pattern) => url !== undefined || !pattern.source.includes('URL')),
  );
  expect(lines).toHaveLength(patterns.length);
  for (const [index, line] of lines.entries()) expect(line).toMatch(patterns[index] ?? /$^/);
}

/** Computes the text that a calendar program should read, with different code than `toICalendar`. */
function normalize(text: string, lineBreak: string): string {
  const breaks = ['\r\n', '\r', '\u0085', '\u2028', '\u2029'];
  const unified = breaks.reduce(
    (result, each) => result.replaceAll(each, '\n'),
    text.toWellFormed(),
  );
  return Array.from(unified, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\n') return lineBreak;
    return character === '\t' || (code >= 0x20 && code < 0x7f) || code > 0x9f ? character : '';
  }).join('');
}

function truncateToSecond(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 1000) * 1000);
}
