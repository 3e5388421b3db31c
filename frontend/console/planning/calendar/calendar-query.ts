import { queryOptions } from '@tanstack/react-query';
import { getCalendar } from '../../guide-api';

/** The key of all calendar queries, to reload them. */
export const CALENDAR_KEY = ['calendar'];

/** The departures on a number of dates, earliest first. */
export const calendarQuery = (from: string, days: number) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, from, days],
    queryFn: () => getCalendar(from, days),
  });
