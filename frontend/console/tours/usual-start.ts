import { departureTime, parseDepartureId } from 'shared/departure-id';
import { scheduleOn } from 'shared/tour-settings';
import type { PlaceRecord } from '../../api/schema';

/**
 * Returns a departure's usual start time. This is its tour's start time if the tour has just one, and the time in the
 * departure's id if the tour has several, or if a season applies.
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
