import { queryOptions } from '@tanstack/react-query';
import { fullWeeksOf } from '../../../ui/month';
import { getCalendar } from '../../guide-api';

/** The first part of the key of each {@link calendarQuery}. */
export const CALENDAR_KEY = ['calendar'];

/** The departures of a month's full weeks, earliest first. */
export function calendarQuery(month: string) {
  const dates = fullWeeksOf(month).flat();
  return queryOptions({
    queryKey: [...CALENDAR_KEY, month],
    queryFn: () => getCalendar(dates[0] ?? `${month}-01`, dates.length),
  });
}
