import { addDays, newYorkInstant } from 'shared/new-york';
import type { TimedRoute } from './guides';

/** A period in which the guide's own calendar has an appointment. */
export interface BusyTime {
  from: Date;
  to: Date;
}

/**
 * Whether a departure overlaps any appointment.
 *
 * @param busyTimes the appointments, which don't overlap each other, earliest first
 */
export function overlapsBusyTime(
  { startsAt, endsAt }: Pick<TimedRoute, 'startsAt' | 'endsAt'>,
  busyTimes: readonly BusyTime[],
): boolean {
  const nextBusyTime = busyTimes[findFirstIndexEndingAfter(busyTimes, startsAt)];
  return nextBusyTime !== undefined && nextBusyTime.from < endsAt;
}

/**
 * Whether any appointment overlaps this date or the next date. Departures can last past midnight, so the next date
 * matters, too.
 */
export function hasBusyTimeAround(date: string, busyTimes: readonly BusyTime[]): boolean {
  const startsAt = newYorkInstant(date, '00:00');
  // After 9999-12-31, `addDays` returns an empty string.
  const endsAt = newYorkInstant(addDays(date, 1) || date, '24:00');
  return busyTimes.length > 0 && overlapsBusyTime({ startsAt, endsAt }, busyTimes);
}

/**
 * Returns the index of the first appointment that ends after the instant. Uses a binary search, because the function is
 * called for each departure, and calendars can have thousands of appointments.
 */
function findFirstIndexEndingAfter(busyTimes: readonly BusyTime[], instant: Date): number {
  let low = 0;
  let high = busyTimes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const hasEnded = (busyTimes[middle]?.to ?? instant) <= instant;
    if (hasEnded) low = middle + 1;
    else high = middle;
  }
  return low;
}
