import { queryOptions } from '@tanstack/react-query';
import { getBusyCalendar } from '../guide-api';

/** The state of the guide's own calendar, and the booked departures that overlap with appointments. */
export const busyCalendarQuery = queryOptions({
  queryKey: ['busy-calendar'],
  queryFn: getBusyCalendar,
});
