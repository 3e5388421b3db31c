import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getTimeOff } from '../guide-api';
import { CALENDAR_KEY } from './calendar/calendar-query';

/** The time off that isn't over, earliest first. */
export const timeOffQuery = queryOptions({ queryKey: ['time-off'], queryFn: getTimeOff });

/** The keys of the queries that show which departures are closed. */
const AFFECTED_KEYS = [CALENDAR_KEY, ['sheet'], ['loads']];

/** Reloads the time off and all queries that it affects. Returns once the time off is loaded. */
export async function refreshTimeOff(client: QueryClient): Promise<void> {
  for (const queryKey of AFFECTED_KEYS) void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: timeOffQuery.queryKey });
}
