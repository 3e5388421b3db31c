import clsx from 'clsx';
import { formatDate } from 'shared/new-york-texts';
import type { CalendarDeparture, TimeOffRecord } from '../../../api/schema';
import { DayEntries } from './DayEntries';
import { listDayNotes } from './DayNotes';
import { StateIcon } from './StateIcon';
import { describeSummary, isListed, summarize, type Clashes } from './summary';
import { formatLongDate } from './times';
import styles from './day-cell.module.css';
import noteStyles from './day-notes.module.css';

interface Props {
  date: string;
  /** The departures on this date; undefined while they load. */
  departures: readonly CalendarDeparture[] | undefined;
  clashes: Clashes;
  timeOff: readonly TimeOffRecord[];
  isToday: boolean;
  isInMonth: boolean;
  isChosen: boolean;
  isTabbable: boolean;
  onChoose: () => void;
}

/**
 * A day of the month, with its number of people and its booked departures. On a phone, the departures are only icons.
 */
export function DayCell(props: Props) {
  const { date, departures = [], clashes, timeOff } = props;
  const { isToday, isInMonth, isChosen, isTabbable } = props;
  const summary = summarize(departures, clashes);
  const name = formatLongDate(date);
  const notes = listDayNotes(date, timeOff);
  const facts = [...(props.departures ? [describeSummary(summary)] : []), ...notes];
  const listedDepartures = departures.filter(isListed);
  return (
    <td aria-selected={isChosen}>
      <button
        className={clsx(
          styles.cell,
          listedDepartures.length === 0 && styles.quiet,
          !isInMonth && styles.outside,
          summary.clashingCount > 0 && styles.hasClash,
          isChosen && styles.chosen,
        )}
        type="button"
        tabIndex={isTabbable ? 0 : -1}
        aria-label={facts.length > 0 ? `${name}: ${facts.join(', ')}` : name}
        // The button has the focus, so screen readers may not read the cell's `aria-selected`.
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={props.onChoose}
      >
        <span className={clsx(styles.number, isToday && styles.today)}>
          {!isInMonth && date.endsWith('-01') ? formatDate(date) : Number(date.slice(8))}
        </span>
        {summary.clashingCount > 0 && <StateIcon mark="clashing" className={styles.clashIcon} />}
        {summary.peopleCount > 0 && (
          <span className={styles.people}>
            <b>{summary.peopleCount}</b>
            <span className={styles.unit}>{summary.peopleCount === 1 ? ' person' : ' people'}</span>
          </span>
        )}
        {notes.length > 0 && (
          <span className={noteStyles.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        )}
        <DayEntries departures={listedDepartures} clashes={clashes} />
      </button>
    </td>
  );
}
