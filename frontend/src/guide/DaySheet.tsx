import { formatDayAndDate, newYorkDate } from '../../../backend/src/tours/calendar';
import { now } from '../api/clock';

/** The guide's day in New York. Never rendered to HTML beforehand: it knows what time it is. */
export function DaySheet() {
  return (
    <section aria-labelledby="day-sheet-title">
      <h2 id="day-sheet-title">{formatDayAndDate(newYorkDate(now()))}</h2>
    </section>
  );
}
