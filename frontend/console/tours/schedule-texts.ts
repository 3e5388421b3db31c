import { formatDate, formatTime } from 'shared/new-york-texts';
import { DAYS } from 'shared/tours';
import type { PlaceRecord, SeasonInput } from '../../api/schema';
import { FORM_WEEKDAYS } from './Weekdays';

/** Formats a tour's start times: "10:00 AM, 2:00 PM". */
export function formatStarts(startTimes: readonly string[]): string {
  return startTimes.map(formatTime).join(', ');
}

/** Formats a capacity: "up to 12". */
export function formatCapacity(capacity: number | null): string {
  return capacity === null ? 'no limit' : `up to ${String(capacity)}`;
}

/** Formats the weekdays on which a tour runs: "Mo–Sa" or "Fr Su". */
export function formatWeekdays(weekdays: PlaceRecord['weekdays']): string {
  const days = FORM_WEEKDAYS.filter((day) => weekdays.includes(day));
  if (days.length === FORM_WEEKDAYS.length) return 'Mo–Su';
  const isMondayToSaturday = days.length === DAYS.length && !days.includes('Sunday');
  return isMondayToSaturday ? 'Mo–Sa' : days.map((day) => day.slice(0, 2)).join(' ') || 'no days';
}

/** Formats a season's dates: "Jun 1 – Aug 31, 2030", "Dec 1, 2029 – Feb 28, 2030", or "Dec 24, 2030". */
export function formatDates({ from, to }: Pick<SeasonInput, 'from' | 'to'>): string {
  const [firstYear, lastYear] = [from, to].map((date) => date.slice(0, 4));
  const lastDate = `${formatDate(to)}, ${String(lastYear)}`;
  if (from === to) return lastDate;
  const firstDate =
    firstYear === lastYear ? formatDate(from) : `${formatDate(from)}, ${String(firstYear)}`;
  return `${firstDate} – ${lastDate}`;
}
