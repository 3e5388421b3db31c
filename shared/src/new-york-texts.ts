/** Dates and times as people in New York write them. */
import { weekdayOf } from './new-york.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});

/** Formats a date: "Nov 23". */
export function formatDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

/** Formats a date with its weekday: "Monday, Nov 23". */
export function formatDayAndDate(date: string): string {
  return `${weekdayOf(date)}, ${formatDate(date)}`;
}

/** Joins dates to choose from. Three or more are separated by semicolons, because each date contains a comma. */
export function formatDateChoices(dates: readonly string[]): string {
  const texts = dates.map(formatDayAndDate);
  if (texts.length < 3) return texts.join(', or ');
  return `${texts.slice(0, -1).join('; ')}; or ${texts.at(-1) ?? ''}`;
}

/** Formats a time: "10:00 AM". */
export function formatTime(time: string): string {
  // Doesn't use Intl, because browsers and Node put different spaces before AM.
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12)}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
