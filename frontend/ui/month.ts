import { addDays } from 'shared/new-york';

const DAYS_PER_WEEK = 7;
const SUNDAY = 0;

/** Returns a date's month: "2030-01" for "2030-01-07". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/**
 * Returns a month's dates in weeks; null for days of the previous or next month.
 *
 * @param firstWeekday the day that weeks start on: 0 for Sunday, 1 for Monday
 */
export function weeksOf(month: string, firstWeekday = SUNDAY): (string | null)[][] {
  return fullWeeksOf(month, firstWeekday).map((week) =>
    week.map((date) => (monthOf(date) === month ? date : null)),
  );
}

/** Returns the weeks of a month, including the days of the previous and next month. */
export function fullWeeksOf(month: string, firstWeekday = SUNDAY): string[][] {
  const firstOfNextMonth = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (
    let first = startOfWeek(`${month}-01`, firstWeekday);
    first < firstOfNextMonth;
    first = addDays(first, DAYS_PER_WEEK)
  )
    weeks.push(weekFrom(first));
  return weeks;
}

/** Returns the first date of a date's week. */
export function startOfWeek(date: string, firstWeekday = SUNDAY): string {
  return addDays(date, -dayOfWeek(date, firstWeekday));
}

/** Returns seven consecutive dates, beginning with the given date. */
export function weekFrom(first: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(first, day));
}

/** Adds a number of months, which may be negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the date that a key moves the focus to in an ARIA grid; undefined if the key doesn't move the focus. */
export function dateAfterKey(date: string, key: string, firstWeekday = SUNDAY): string | undefined {
  const day = dayOfWeek(date, firstWeekday);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -DAYS_PER_WEEK,
    ArrowDown: DAYS_PER_WEEK,
    Home: -day,
    End: DAYS_PER_WEEK - 1 - day,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(date, step);
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(date), -1), date);
  if (key === 'PageDown') return sameDayIn(addMonths(monthOf(date), 1), date);
  return undefined;
}

/** Returns the same day of a different month, or that month's last day if it is shorter. */
function sameDayIn(month: string, date: string): string {
  const lastDate = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay = month + date.slice(7);
  return sameDay < lastDate ? sameDay : lastDate;
}

/** Returns the number of days since the start of the week. */
function dayOfWeek(date: string, firstWeekday: number): number {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (day - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}
