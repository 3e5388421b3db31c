import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDate, formatTime } from 'shared/new-york-texts';

/** Formats an instant in New York time: "Nov 23, 10:00 AM". */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  return `${formatDate(newYorkDate(date))}, ${formatTime(newYorkTime(date))}`;
}
