import type { BusyCalendarRecord } from '../../api/schema';

/** The API's response if no calendar is connected. */
export const NO_BUSY_CALENDAR: BusyCalendarRecord = {
  host: null,
  readAt: null,
  failingSince: null,
  error: null,
  busyTimes: 0,
  booked: [],
};
