import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';

/** Formats an instant in New York: "Monday, Nov 23, 9:15 AM". */
export function formatInstant(isoInstant: string): string {
  const instant = new Date(isoInstant);
  return `${formatDayAndDate(newYorkDate(instant))}, ${formatTime(newYorkTime(instant))}`;
}

/** Returns a sentence with the number of the guide's busy times. */
export function formatBusyTimes(count: number): string {
  if (count === 0) return 'No busy times in the next 12 months.';
  const times = count === 1 ? '1 busy time' : `${String(count)} busy times`;
  return `${times} in the next 12 months.`;
}
