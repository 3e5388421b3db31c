/**
 * New York's calendar and clock.
 *
 * Dates are `YYYY-MM-DD`, and times are `HH:MM`, as a clock in New York shows them. Neither has an offset from UTC, so
 * daylight saving can't shift them. Only instants are converted from and to New York's time.
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

/** The maximum number of results in each cache: many times the number of dates in a list of departures. */
const MAX_CACHED_RESULTS = 5000;

const dateFormat = new Intl.DateTimeFormat('en-US', {
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

/** Returns the date in New York at an instant. */
export function newYorkDate(instant: Date): string {
  return dateAtMinute(Math.floor(instant.getTime() / MS_PER_MINUTE));
}

/** Cached by minute, because the date never changes within a minute. */
const dateAtMinute = withCache((minute: number): string => {
  const formatted = dateFormat.formatToParts(new Date(minute * MS_PER_MINUTE));
  const parts = new Map(formatted.map(({ type, value }) => [type, value]));
  const year = parts.get('year')?.padStart(4, '0');
  return [year, parts.get('month'), parts.get('day')].join('-');
});

/** Returns the time in New York at an instant: "14:05". */
export function newYorkTime(instant: Date): string {
  return timeFormat.format(instant);
}

/**
 * Returns the instant at which New York's clocks show a time on a date.
 *
 * When the clocks go back, times from 1:00 to 1:59 occur twice, and the first of the two instants is returned. When the
 * clocks go forward, times from 2:00 to 2:59 don't exist, and 2:30 means 3:30. Calendar programs interpret times the
 * same way (RFC 5545, section 3.3.5).
 */
export function newYorkInstant(date: string, time: string): Date {
  return new Date(instantOf(`${date}T${time}:00Z`));
}

/** Converts New York's date and time, formatted as if they were UTC, to an instant in milliseconds since 1970. */
const instantOf = withCache((dateTime: string): number => {
  const asUtc = Date.parse(dateTime);
  // `asUtc` is hours before the instant, so its offset is the one before any clock change on the same day.
  const withOldOffset = asUtc + msBehindUtc(new Date(asUtc));
  const newOffset = msBehindUtc(new Date(withOldOffset));
  const withNewOffset = asUtc + newOffset;
  return msBehindUtc(new Date(withNewOffset)) === newOffset ? withNewOffset : withOldOffset;
});

/** Formats an instant as New York's date and time with the offset from UTC: "2026-11-23T10:00:00-05:00" (RFC 3339). */
export function offsetDateTime(instant: Date): string {
  return offsetDateTimeAt(instant.getTime());
}

const offsetDateTimeAt = withCache((ms: number): string => {
  const instant = new Date(ms);
  const offset = new Date(msBehindUtc(instant)).toISOString().slice(11, 16);
  return `${newYorkDate(instant)}T${newYorkTime(instant)}:00-${offset}`;
});

/** Adds a cache of limited size to a function, because Intl is slow and the same dates are needed again and again. */
function withCache<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const cachedValue = cache.get(key);
    if (cachedValue !== undefined) return cachedValue;
    const value = compute(key);
    if (cache.size >= MAX_CACHED_RESULTS) cache.clear();
    cache.set(key, value);
    return value;
  };
}

/** Returns how far New York's clocks are behind UTC at an instant, in milliseconds. Always less than a day. */
function msBehindUtc(instant: Date): number {
  const newYorkMinute = minuteOfDay(newYorkTime(instant));
  const utcMinute = minuteOfDay(instant.toISOString().slice(11, 16));
  return ((utcMinute - newYorkMinute + MINUTES_PER_DAY) % MINUTES_PER_DAY) * MS_PER_MINUTE;
}

/** Returns how many minutes after midnight a time of day is: 605 for "10:05". */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * Returns the time of day at a minute after midnight: "10:05" for 605.
 *
 * @param minute from 0 to 1439
 */
export function timeOfMinute(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Returns whether a string is an existing date in the format `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/**
 * Adds days to a date. Returns an empty string if the argument isn't a date, or the result is outside the years 0000 to
 * 9999.
 */
export function addDays(date: string, days: number): string {
  const result = new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY);
  if (Number.isNaN(result.getTime())) return '';
  const text = result.toISOString();
  // Years outside the range have a sign and six digits.
  return /^\d/.test(text) ? text.slice(0, 10) : '';
}

/** Returns the dates from `from` to `to`, inclusive, `step` days apart. */
export function datesBetween(from: string, to: string, step = 1): string[] {
  const dates: string[] = [];
  // After 9999-12-31, addDays returns an empty string.
  for (let date = from; date !== '' && date <= to; date = addDays(date, step)) dates.push(date);
  return dates;
}

/**
 * Returns the same day of the month, a number of months earlier. The result may not exist and is only for comparisons:
 * `2026-02-31` sorts after all days of February and before all days of March.
 */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const monthIndex = year * 12 + (month - 1) - months;
  const yearAndMonth = [Math.floor(monthIndex / 12), (monthIndex % 12) + 1].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${yearAndMonth.join('-')}${date.slice(7)}`;
}

/** Returns the weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

/** Returns the first date after `date` that falls on a weekday. */
export function nextDate(weekday: Weekday, date: string): string {
  const daysAhead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(date)) + 7) % 7;
  return addDays(date, daysAhead === 0 ? 7 : daysAhead);
}

/** Returns the dates that fall on a weekday, from 1 to `days` days after `date`, earliest first. */
export function nextDates(weekday: Weekday, date: string, days: number): string[] {
  return datesBetween(nextDate(weekday, date), addDays(date, days), 7);
}
