import type { QueryClient } from '@tanstack/react-query';
import { busyCalendarQuery } from './busy-calendar-query';
import { CALENDAR_KEY } from './calendar/calendar-query';
import { planningQuery } from './planning-query';
import { specialDaysQuery } from './special-days-query';
import { timeOffQuery } from './time-off-query';

/** The keys of the queries that show which departures take place, and which ones are closed. */
const KEYS = [
  planningQuery.queryKey,
  timeOffQuery.queryKey,
  busyCalendarQuery.queryKey,
  specialDaysQuery.queryKey,
  CALENDAR_KEY,
  ['sheet'],
  ['people-by-date'],
];

/** Reloads everything that depends on when the guide leads tours. Returns once the visible parts are loaded. */
export async function refreshPlanning(client: QueryClient): Promise<void> {
  await Promise.all(KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
}
