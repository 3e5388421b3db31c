import type { DepartureRecord } from '../../api/schema';
import type { Messages } from '../words/messages';

/** A list's tour of a place on a date at a time. */
export type Departure = DepartureRecord;

/**
 * What a visitor should know before all else, as in "4 spots left"; nothing of most departures.
 *
 * @param own how many spots the visitor's booking has: what is left is what is left beside it
 */
export function noticeOf(
  { notice }: Messages['departures'],
  { status, vacancies, cancelled, movedTo, date, reason }: Departure,
  own = 0,
): string | undefined {
  if (cancelled) return notice.canceled(reason);
  if (movedTo === date) return notice.movedWithinDay;
  if (movedTo !== undefined) return notice.moved(movedTo);
  if (status === 'CLOSED') return notice.closed;
  if (vacancies === 0) return own > 0 ? notice.noneLeft : notice.full;
  if (status === 'AVAILABLE' || vacancies === null) return undefined;
  return own > 0 ? notice.moreLeft(vacancies) : notice.left(vacancies);
}
