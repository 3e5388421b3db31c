import type { DepartureRecord } from '../../api/schema';
import { texts } from './texts.en';

/** A tour on a certain date, at a certain time. */
export type Departure = DepartureRecord;

/**
 * Returns the most important notice about a departure, such as "4 spots left"; undefined for most departures.
 *
 * @param ownSpots the number of spots in the visitor's own booking, which the notice doesn't count
 */
export function noticeOf(
  { status, vacancies, cancelled, movedTo, date, reason }: Departure,
  ownSpots = 0,
): string | undefined {
  const { notice } = texts;
  if (cancelled) return notice.canceled(reason);
  if (movedTo === date) return notice.movedWithinDay;
  if (movedTo !== undefined) return notice.moved(movedTo);
  if (status === 'CLOSED') return notice.closed;
  if (vacancies === 0) return ownSpots > 0 ? notice.noneLeft : notice.full;
  if (status === 'AVAILABLE' || vacancies === null) return undefined;
  return ownSpots > 0 ? notice.moreLeft(vacancies) : notice.left(vacancies);
}

/** Whether a departure can still be booked, and has room for a party. */
export function isOpen({ status, vacancies, utcCutoffAt }: Departure, now: Date, people = 1) {
  const isOffered = status === 'AVAILABLE' || status === 'LIMITED';
  // The page may be older than the cutoff.
  return isOffered && now < new Date(utcCutoffAt) && (vacancies ?? Infinity) >= people;
}

/** Whether a departure can't be booked anymore, even if it has spots. */
export function isClosed({ status, utcCutoffAt }: Departure, now: Date): boolean {
  return status === 'CLOSED' || now >= new Date(utcCutoffAt);
}

/** Whether a party can join the waitlist: the departure has too few spots now, but enough capacity for the party. */
export function hasWaitlistFor(departure: Departure, now: Date, people = 1): boolean {
  const canFit = people <= (departure.capacity ?? 0);
  return canFit && !isClosed(departure, now) && !isOpen(departure, now, people);
}
