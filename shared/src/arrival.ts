/** When visitors look for the guide, and the guide says where they are. */

const MINUTE_MS = 60_000;

/** How many minutes before a departure's start visitors begin to look for the guide. */
export const FINDING_FROM_MINUTES = 30;
/** How many minutes after the start they stop, unless the tour ends earlier. */
export const FINDING_UNTIL_MINUTES = 60;

/** How late the guide can report to be with one tap, in minutes. */
export const LATE_MINUTES = [5, 10] as const;

/** Whether visitors of a departure look for the guide at an instant. */
export function isArrivalTime(starts: Date, ends: Date, now: Date): boolean {
  const minutes = (now.getTime() - starts.getTime()) / MINUTE_MS;
  return minutes >= -FINDING_FROM_MINUTES && minutes < FINDING_UNTIL_MINUTES && now < ends;
}
