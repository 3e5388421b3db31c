import { departureTime, parseDepartureId } from 'shared/departure-id';
import { scheduleOn } from 'shared/tour-settings';
import type { PlaceRecord } from '../../api/schema';

/**
 * Returns a departure's usual start time: its tour's start time if the tour has just one, otherwise the time in its id.
 * During a season, always returns the time in its id.
 */
export function getUsualStart(place: PlaceRecord, departureId: string): string {
  const timeInId = departureTime(departureId);
  const { date } = parseDepartureId(departureId) ?? {};
  if (date === undefined) return timeInId;
  const isInSeason = scheduleOn(place, date) !== place;
  if (isInSeason) return timeInId;
  const [onlyStartTime = timeInId] = place.startTimes;
  return place.startTimes.length > 1 ? timeInId : onlyStartTime;
}
