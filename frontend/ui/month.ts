import { addDays } from 'shared/new-york';

const DAYS_PER_WEEK = 7;

/** Returns a date's month: "2030-01" for "2030-01-07". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Returns a month's dates in weeks that start on Sunday; null for days of the previous or next month. */
export function weeksOf(month: string): (string | null)[][] {
  return fullWeeksOf(month).map((week) =>
    week.map((date) => (monthOf(date) === month ? date : null)),
  );
}

/** Returns the weeks of a month, including the days of the previous and next month. Weeks start on Sunday. */
export function fullWeeksOf(month: string): string[][] {
  const firstOfNextMonth = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (
    let sunday = startOfWeek(`${month}-01`);
    sunday < firstOfNextMonth;
    sunday = addDays(sunday, DAYS_PER_WEEK)
  )
    weeks.push(weekFrom(sunday));
  return weeks;
}

/** Returns the Sunday with which a date's week starts. */
export function startOfWeek(date: string): string {
  return addDays(date, -dayOfWeek(date));
}

/** Returns the seven dates from a Sunday on. */
export function weekFrom(sunday: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(sunday, day));
}

/** Adds a number of months, which may be negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the date that a key moves to in an ARIA grid; undefined if the key doesn't move. */
export function dateAfterKey(date: string, key: string): string | undefined {
  const day = dayOfWeek(date);
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

function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
