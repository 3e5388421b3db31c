import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { TimeOffInput } from '../../api/schema';

type DatesAndTimes = Pick<TimeOffInput, 'from' | 'to' | 'startTime' | 'endTime'>;

/**
 * Formats the dates and times of time off: "Monday, Dec 7 – Wednesday, Dec 9" or "Monday, Dec 7, 1:00 PM – 5:00 PM".
 */
export function formatTimeOff({ from, to, startTime, endTime }: DatesAndTimes): string {
  const start = startTime === undefined ? [] : [formatTime(startTime)];
  const end = endTime === undefined ? [] : [formatTime(endTime)];
  const firstDay = formatDayAndDate(from);
  if (from !== to) {
    const lastDay = formatDayAndDate(to);
    return `${[firstDay, ...start].join(', ')} – ${[lastDay, ...end].join(', ')}`;
  }
  const hours = [...start, ...end].join(' – ');
  if (hours === '') return firstDay;
  if (endTime === undefined) return `${firstDay}, from ${hours}`;
  if (startTime === undefined) return `${firstDay}, until ${hours}`;
  return `${firstDay}, ${hours}`;
}

/** Briefly describes time off for one of its dates: "Time off", or "Time off from 1:00 PM, some tours". */
export function formatTimeOffForDate(
  date: string,
  { from, to, tours, ...times }: TimeOffInput,
): string {
  const start = date === from && times.startTime ? ` from ${formatTime(times.startTime)}` : '';
  const end = date === to && times.endTime ? ` until ${formatTime(times.endTime)}` : '';
  return `Time off${start}${end}${tours ? ', some tours' : ''}`;
}

/** Returns a sentence with the number of tours that are booked during time off. */
export function formatBookedCount(count: number): string {
  if (count === 0) return 'No tours are booked during that time.';
  return count === 1
    ? '1 tour is booked during that time.'
    : `${String(count)} tours are booked during that time.`;
}
