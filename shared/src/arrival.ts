/** A departure's arrival time: the time around its start, when visitors look for the guide. */

const MINUTE_MS = 60_000;

/** The arrival time begins this many minutes before the start. */
export const ARRIVAL_MINUTES_BEFORE = 30;
/** The arrival time ends this many minutes after the start, or when the tour ends, if that is earlier. */
export const ARRIVAL_MINUTES_AFTER = 60;

/** The delays that the guide can announce with one tap, in minutes. */
export const DELAY_CHOICES_MINUTES = [5, 10] as const;

/** Returns whether `now` is within a departure's arrival time. */
export function isArrivalTime(start: Date, end: Date, now: Date): boolean {
  const minutes = (now.getTime() - start.getTime()) / MINUTE_MS;
  return minutes >= -ARRIVAL_MINUTES_BEFORE && minutes < ARRIVAL_MINUTES_AFTER && now < end;
}
