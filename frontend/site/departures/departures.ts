import type { DepartureRecord } from '../../api/schema';
import type { Messages } from '../words/messages';

/** A tour on a date at a time. */
export type Departure = DepartureRecord;

/**
 * Returns the most important notice about a departure, such as "4 spots left"; undefined for most departures.
 *
 * @param ownSpots the number of spots in the visitor's own booking, which the notice doesn't count
 */
export function noticeOf(
  { notice }: Messages['departures'],
  { status, vacancies, cancelled, movedTo, date, reason }: Departure,
  ownSpots = 0,
): string | undefined {
  if (cancelled) return notice.canceled(reason);
  if (movedTo === date) return notice.movedWithinDay;
  if (movedTo !== undefined) return notice.moved(movedTo);
  if (status === 'CLOSED') return notice.closed;
  if (vacancies === 0) return ownSpots > 0 ? notice.noneLeft : notice.full;
  if (status === 'AVAILABLE' || vacancies === null) return undefined;
  return ownSpots > 0 ? notice.moreLeft(vacancies) : notice.left(vacancies);
}
