import { TIME_ZONE, newYorkDate, newYorkTime } from 'shared/new-york';

/**
 * A calendar event. Its texts may contain any characters: control characters other than tabs are removed, and all texts
 * except the description are put on one line.
 */
export interface CalendarEvent {
  /** Stays the same when the event changes. */
  uid: string;
  /** Increases with each change. */
  sequence: number;
  /** Fractions of a second are dropped. */
  start: Date;
  end: Date;
  changedAt: Date;
  summary: string;
  location: string;
  description: string;
  /** Few calendar programs show the URL. */
  url?: string;
  cancelled: boolean;
}

export interface CalendarOptions {
  /** The calendar's name. Meant only for subscriptions, since Outlook imports a named file as a new calendar. */
  name?: string;
  /** The interval at which subscribers should check for changes, as an ISO 8601 duration such as "PT1H". */
  refreshEvery?: `PT${number}${'H' | 'M'}`;
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const PRODUCT_ID = '-//New York on Foot//Tours//EN';
const UID_SUFFIX = '@new-york-on-foot';

/** New York's daylight-saving rules since 2007. */
const TIME_ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
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
];

const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/g;
const CONTROL_CHARACTER = /(?![\t\n])\p{Cc}/gu;
const MAX_OCTETS_PER_LINE = 75;
const HOUR_MS = 60 * 60 * 1000;

/** Returns the UID of a departure's or booking's event. The suffix keeps it different from other programs' UIDs. */
export function eventUid(id: string): string {
  return `${id}${UID_SUFFIX}`;
}

/** Whether {@link eventUid} made a UID. Calendars that subscribe to this site's calendar keep its events' UIDs. */
export function isOwnEvent(uid: string): boolean {
  return uid.endsWith(UID_SUFFIX);
}

/** Whether this site wrote the calendar with this PRODID. */
export function isOwnCalendar(productId: string): boolean {
  return productId === PRODUCT_ID;
}

/** Writes events as an iCalendar file (RFC 5545, RFC 7986). The same input always gives the same bytes. */
export function toICalendar(
  events: readonly CalendarEvent[],
  { name, refreshEvery }: CalendarOptions = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT_ID}`,
    // There is no METHOD, which would make the file an organizer's invitation (RFC 5546).
    ...(name ? [`NAME:${escapeLine(name)}`, `X-WR-CALNAME:${escapeLine(name)}`] : []),
    ...(refreshEvery
      ? [`REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`, `X-PUBLISHED-TTL:${refreshEvery}`]
      : []),
    ...TIME_ZONE_LINES,
    ...events.flatMap(toEventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toEventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeLine(event.uid)}`,
    `SEQUENCE:${String(event.sequence)}`,
    `DTSTAMP:${formatUtc(event.changedAt)}`,
    `LAST-MODIFIED:${formatUtc(event.changedAt)}`,
    `DTSTART${formatNewYork(event.start)}`,
    `DTEND${formatNewYork(event.end)}`,
    `SUMMARY:${escapeLine(event.summary)}`,
    `LOCATION:${escapeLine(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    // A URL isn't escaped like text. Parsing it removes or encodes every character that could break a line.
    ...(event.url === undefined ? [] : [`URL:${new URL(event.url).href}`]),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Without this property, Outlook wouldn't mark the time as busy.
    `TRANSP:${event.cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/**
 * Formats an instant in New York time, as it follows a property's name: `;TZID=America/New_York:20300107T100000`.
 * Outlook shows an event's time as written, so a time in UTC would differ from the booked time. Other programs show the
 * reader's local time either way.
 */
function formatNewYork(instant: Date): string {
  const time = newYorkTime(instant);
  const addHours = (hours: number) => new Date(instant.getTime() + hours * HOUR_MS);
  // When the clocks go back, one hour occurs twice. Programs disagree on which one a local time means, so write UTC.
  const isAmbiguous = [-1, 1].some((hours) => newYorkTime(addHours(hours)) === time);
  if (isAmbiguous) return `:${formatUtc(instant)}`;
  const seconds = instant.toISOString().slice(17, 19);
  return `;TZID=${TIME_ZONE}:${removeSeparators(`${newYorkDate(instant)}T${time}:${seconds}`)}`;
}

function formatUtc(instant: Date): string {
  return removeSeparators(`${instant.toISOString().slice(0, 19)}Z`);
}

function removeSeparators(dateTime: string): string {
  return dateTime.replace(/[-:]/g, '');
}

function escapeLine(text: string): string {
  return escapeText(text.replace(LINE_BREAK, ' '));
}

function escapeText(text: string): string {
  return (
    text
      // Must come first, because removing a character between two lone surrogates could join them into a pair.
      .toWellFormed()
      .replace(LINE_BREAK, '\n')
      .replace(CONTROL_CHARACTER, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Splits a line that is longer than 75 octets into continuation lines, never inside a character. */
function foldLine(line: string): string {
  const octets = Buffer.from(line);
  const pieces: string[] = [];
  for (let start = 0, end; start < octets.length; start = end) {
    // The space at the start of a continuation line counts, too.
    end = start + MAX_OCTETS_PER_LINE - (start === 0 ? 0 : 1);
    while (isContinuation(octets[end])) end--;
    pieces.push(octets.toString('utf8', start, end));
  }
  return pieces.join('\r\n ');
}

/** Returns whether a UTF-8 octet continues a character. */
function isContinuation(octet = 0): boolean {
  return (octet & 0b1100_0000) === 0b1000_0000;
}
