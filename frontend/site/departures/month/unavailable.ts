import { isClosed, noticeOf, type Departure } from '../departures';
import { texts as departureTexts } from '../texts.en';
import { texts } from './texts.en';

/** Explains why a party can't book a departure: it is closed, or has too few spots for the party. */
export function explainUnavailable(departure: Departure, now: Date): string {
  const { notice } = departureTexts;
  // The page may be older than the cutoff.
  if (isClosed(departure, now))
    return texts.unavailable(noticeOf({ ...departure, status: 'CLOSED' }) ?? notice.closed);
  const { vacancies } = departure;
  return texts.shortage(vacancies ? notice.left(vacancies) : notice.full);
}
