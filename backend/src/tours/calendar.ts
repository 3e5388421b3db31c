/**
 * New York's calendar: the one module that knows which date a weekday stands for.
 *
 * The site imports this file too, so it has no imports of its own. Dates are calendar dates, written
 * `YYYY-MM-DD`; they have no time and no zone, so daylight saving can't shift them. Only the question
 * "what is today?" touches the clock, and it is answered in New York's time.
 */

/** The weekdays on which tours are offered. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Day = (typeof DAYS)[number];

/** How many days after today the last bookable date lies. */
export const DAYS_AHEAD = 90;

export const TIME_ZONE = 'America/New_York';

const WEEKDAYS = ['Sunday', ...DAYS] as const;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

const todayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});

/** The date in New York at an instant. */
export function newYorkDate(instant: Date): string {
  const parts = new Map(todayFormat.formatToParts(instant).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-');
}

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/** The date a number of days later; an empty text where the given one is no date. */
export function addDays(date: string, days: number): string {
  const later = new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY);
  return Number.isNaN(later.getTime()) ? '' : later.toISOString().slice(0, 10);
}

/**
 * The day of a month some months earlier, to compare dates with: `2026-02-31`, which doesn't exist, lies
 * after all days of February and before all of March.
 */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) - months;
  const earlier = [Math.floor(index / 12), (index % 12) + 1].map((n) => String(n).padStart(2, '0'));
  return `${earlier.join('-')}${date.slice(7)}`;
}

/** The weekday a date falls on. */
export function weekdayOf(date: string): Day | 'Sunday' {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

/** The dates of a weekday that can be booked, soonest first: after today, up to {@link DAYS_AHEAD}. */
export function bookableDates(day: Day, today: string): string[] {
  const dates: string[] = [];
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead);
    if (weekdayOf(date) === day) dates.push(date);
  }
  return dates;
}

/** The next date of a weekday after today. */
export function nextDate(day: Day, today: string): string {
  const ahead = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

/** A date as people in New York write it: "Nov 23". */
export function formatDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** A date with its weekday: "Monday, Nov 23". */
export function formatDayAndDate(date: string): string {
  return `${weekdayOf(date)}, ${formatDate(date)}`;
}
