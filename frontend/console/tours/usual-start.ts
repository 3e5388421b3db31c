import { departureTime, parseDepartureId } from 'shared/departure-id';
import { scheduleOn } from 'shared/tour-settings';
import type { PlaceRecord } from '../../api/schema';

/**
 * Returns a departure's usual start time: its tour's start time if the tour has just one, otherwise the time in its id.
 * In a season, it is always the time in its id.
 */
export function usualStart(place: PlaceRecord, departureId: string): string {
  const scheduled = departureTime(departureId);
  const { date } = parseDepartureId(departureId) ?? {};
  if (date === undefined) return scheduled;
  const isInSeason = scheduleOn(place, date) !== place;
  if (isInSeason) return scheduled;
  const { startTimes } = place;
  const [first = scheduled, ...others] = startTimes;
  return startTimes.includes(scheduled) || others.length > 0 ? scheduled : first;
}
