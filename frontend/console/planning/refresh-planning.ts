import type { QueryClient } from '@tanstack/react-query';
import { busyCalendarQuery } from './busy-calendar-query';
import { CALENDAR_KEY } from './calendar/calendar-query';
import { planningQuery } from './planning-query';
import { specialDaysQuery } from './special-days-query';
import { timeOffQuery } from './time-off-query';

/** The keys of the queries whose data depends on which departures are open. */
const QUERY_KEYS = [
  planningQuery.queryKey,
  timeOffQuery.queryKey,
  busyCalendarQuery.queryKey,
  specialDaysQuery.queryKey,
  CALENDAR_KEY,
  ['sheet'],
  ['people-by-date'],
];

/** Reloads all data that depends on the guides' schedules. Resolves once the data on the page is loaded. */
export async function refreshPlanning(client: QueryClient): Promise<void> {
  await Promise.all(QUERY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
}
