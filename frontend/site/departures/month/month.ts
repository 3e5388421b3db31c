import { addDays } from 'shared/new-york';

const DAYS_PER_WEEK = 7;

/** Returns a date's month: "2030-01" for "2030-01-07". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Returns a month's dates in weeks that start on Sunday; null for days of the previous or next month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const leadingBlanks = Array.from({ length: dayOfWeek(first) }, () => null);
  const dates: (string | null)[] = [...leadingBlanks];
  for (let date = first; monthOf(date) === month; date = addDays(date, 1)) dates.push(date);
  while (dates.length % DAYS_PER_WEEK !== 0) dates.push(null);
  return Array.from({ length: dates.length / DAYS_PER_WEEK }, (_, week) =>
    dates.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
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
