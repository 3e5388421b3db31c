/**
 * New York's calendar and clock, independent of tours.
 *
 * Dates are calendar dates, written `YYYY-MM-DD`, and times are what a clock on a wall in New York shows, written
 * `HH:MM`. They have no time zone, so daylight saving can't shift them. Only instants are converted to New York's
 * time.
 */

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const TIME_ZONE = 'America/New_York';

const MS_PER_MINUTE = 60 * 1000;
const MINUTES_PER_DAY = 24 * 60;
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE;

/** Many times the number of dates in a list of departures. */
const MAX_CACHED = 5000;

const todayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The date in New York at an instant. */
export function newYorkDate(instant: Date): string {
  return dateAtMinute(Math.floor(instant.getTime() / MS_PER_MINUTE));
}

/** A date never begins within a minute, so minutes can be cached. */
const dateAtMinute = cached((minute: number): string => {
  const shown = todayFormat.formatToParts(new Date(minute * MS_PER_MINUTE));
  const parts = new Map(shown.map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-');
});

/** The time in New York at an instant: "14:05". */
export function newYorkTime(instant: Date): string {
  return timeFormat.format(instant);
}

/**
 * The instant at which New York's clocks show a time on a date.
 *
 * Times between 1:00 and 2:00 occur twice in the night the clocks go back: this returns the first. Times between 2:00
 * and 3:00 don't exist in the night the clocks go forward: 2:30 becomes 3:30. Calendar programs read times the same
 * way (RFC 5545, section 3.3.5).
 */
export function newYorkInstant(date: string, time: string): Date {
  return new Date(instantOf(`${date}T${time}:00Z`));
}

const instantOf = cached((text: string): number => {
  const shown = Date.parse(text);
  // Read as UTC, the time is hours too early, and so lies before a change on the same day.
  const before = shown + lagBehindUtc(new Date(shown));
  const behind = lagBehindUtc(new Date(before));
  const after = shown + behind;
  return lagBehindUtc(new Date(after)) === behind ? after : before;
});

/** An instant in New York, with its offset from UTC: "2026-11-23T10:00:00-05:00" (RFC 3339). */
export function offsetDateTime(instant: Date): string {
  return offsetDateTimeAt(instant.getTime());
}

const offsetDateTimeAt = cached((ms: number): string => {
  const instant = new Date(ms);
  const behind = new Date(lagBehindUtc(instant)).toISOString().slice(11, 16);
  return `${newYorkDate(instant)}T${newYorkTime(instant)}:00-${behind}`;
});

/** Caches results up to a limit, because Intl is slow and departures have the same dates again and again. */
function cached<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(key, value);
    return value;
  };
}

/** How far New York's clocks are behind UTC at an instant, in milliseconds: always less than a day. */
function lagBehindUtc(instant: Date): number {
  const shown = minuteOfDay(newYorkTime(instant));
  const utc = minuteOfDay(instant.toISOString().slice(11, 16));
  return ((utc - shown + MINUTES_PER_DAY) % MINUTES_PER_DAY) * MS_PER_MINUTE;
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Whether a string is a date that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/**
 * Returns the date a number of days later; an empty string if the given one isn't a date, or if the result isn't within
 * the years 0000 to 9999.
 */
export function addDays(date: string, days: number): string {
  const later = new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY);
  if (Number.isNaN(later.getTime())) return '';
  const text = later.toISOString();
  // Years outside that range have a sign and six digits.
  return /^\d/.test(text) ? text.slice(0, 10) : '';
}

/** Returns the dates from one to another, including both; `step` skips days in between. */
export function datesBetween(from: string, to: string, step = 1): string[] {
  const dates: string[] = [];
  // The calendar's last date has no successor.
  for (let date = from; date !== '' && date <= to; date = addDays(date, step)) dates.push(date);
  return dates;
}

/**
 * Returns the same day some months earlier, to compare dates with. It may not exist: `2026-02-31` sorts after all days
 * of February and before all of March.
 */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) - months;
  const earlier = [Math.floor(index / 12), (index % 12) + 1].map((n) => String(n).padStart(2, '0'));
  return `${earlier.join('-')}${date.slice(7)}`;
}

/** The weekday a date falls on. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

/** The first date of a weekday after a date. */
export function nextDate(weekday: Weekday, after: string): string {
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(after)) + 7) % 7;
  return addDays(after, ahead === 0 ? 7 : ahead);
}

/** The dates of a weekday after a date, soonest first, up to a number of days later. */
export function nextDates(weekday: Weekday, after: string, days: number): string[] {
  return datesBetween(nextDate(weekday, after), addDays(after, days), 7);
}
