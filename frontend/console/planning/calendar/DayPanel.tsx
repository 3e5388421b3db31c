import { Link } from 'react-router-dom';
import type { CalendarDeparture, TimeOffRecord } from '../../../api/schema';
import { DepartureList } from './DepartureList';
import { DayNotes } from './DayNotes';
import { describeSummary, isListed, summarize, type Clashes } from './summary';
import { formatLongDate } from './times';
import styles from './day-panel.module.css';

interface Props {
  date: string;
  /** The departures on this date; undefined while they load. */
  departures: readonly CalendarDeparture[] | undefined;
  clashes: Clashes;
  timeOff: readonly TimeOffRecord[];
}

/**
 * The chosen day's departures, with a link to the day's sheet. Departures without bookings are collapsed at the end.
 */
export function DayPanel({ date, departures, clashes, timeOff }: Props) {
  const listedDepartures = departures?.filter(isListed) ?? [];
  const unbookedDepartures = departures?.filter((departure) => !isListed(departure)) ?? [];
  return (
    <section className={styles.panel} aria-labelledby="calendar-day-title">
      <h3 id="calendar-day-title" aria-live="polite">
        {formatLongDate(date)}
      </h3>
      <DayNotes date={date} timeOff={timeOff} className={styles.notes} />
      {departures && (
        <p className={styles.summary}>{describeSummary(summarize(departures, clashes))}</p>
      )}
      {listedDepartures.length > 0 && (
        <DepartureList departures={listedDepartures} clashes={clashes} />
      )}
      <Link className={styles.link} to={`/?date=${date}`}>
        Open the day’s sheet
      </Link>
      {unbookedDepartures.length > 0 && (
        <details key={date}>
          <summary>
            {unbookedDepartures.length === 1
              ? '1 tour'
              : `${String(unbookedDepartures.length)} tours`}{' '}
            without bookings
          </summary>
          <DepartureList departures={unbookedDepartures} clashes={clashes} />
        </details>
      )}
    </section>
  );
}
