import { newYorkDate, newYorkInstant, newYorkTime } from 'shared/new-york';
import { formatDate, formatTime } from 'shared/new-york-texts';
import type { CalendarDeparture } from '../../../api/schema';

const MS_PER_MINUTE = 60_000;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** Formats a date: "Saturday, December 5". */
export function formatLongDate(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/** Formats a month: "December 2026". */
export function formatMonth(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats the dates of a week: "Nov 29 – Dec 5, 2026". */
export function formatWeek(first: string, last: string): string {
  return `${formatDate(first)} – ${formatDate(last)}, ${last.slice(0, 4)}`;
}

/** Returns the time when a departure ends: "12:30". */
export function endTimeOf({ date, startTime, lengthMinutes }: CalendarDeparture): string {
  const start = newYorkInstant(date, startTime).getTime();
  return newYorkTime(new Date(start + lengthMinutes * MS_PER_MINUTE));
}

/** Omits the minutes of full hours: "10 AM", but "7:30 PM". */
export function shortenTime(time: string): string {
  return time.replace(':00', '');
}

/** Formats the time between two tours: "45 min", or "2 h 15 min". */
export function formatGap(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const remainingMinutes = minutes % 60;
  return [
    ...(hours > 0 ? [`${String(hours)} h`] : []),
    ...(remainingMinutes > 0 || hours === 0 ? [`${String(remainingMinutes)} min`] : []),
  ].join(' ');
}

/**
 * Describes when offline data was loaded: "Offline: as of 9:15 AM".
 *
 * @param loadedAt in milliseconds since 1970
 */
export function describeAge(loadedAt: number, today: string): string {
  const instant = new Date(loadedAt);
  const date = newYorkDate(instant);
  const dateSuffix = date === today ? '' : ` on ${formatDate(date)}`;
  return `Offline: as of ${formatTime(newYorkTime(instant))}${dateSuffix}`;
}
