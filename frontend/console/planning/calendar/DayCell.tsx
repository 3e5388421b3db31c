import clsx from 'clsx';
import { formatDate, formatTime } from 'shared/new-york-texts';
import type { CalendarDeparture, TimeOffRecord } from '../../../api/schema';
import { dayNotesOn } from './DayNotes';
import { StateIcon } from './StateIcon';
import { describeSummary, isListed, markOf, summarize, type Clashes } from './summary';
import { formatLongDate, shortenTime } from './times';
import styles from './month.module.css';

/** A cell lists at most this many departures, and more on paper. */
const MAX_ENTRIES = 3;
const MAX_PRINTED_ENTRIES = 5;

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

/** A day of the month: the number of people, and its booked departures, as marks on a phone. */
export function DayCell(props: Props) {
  const { date, departures = [], clashes, timeOff } = props;
  const { isToday, isInMonth, isChosen, isTabbable } = props;
  const summary = summarize(departures, clashes);
  const name = formatLongDate(date);
  const notes = dayNotesOn(date, timeOff);
  const facts = [...(props.departures ? [describeSummary(summary)] : []), ...notes];
  const listed = departures.filter(isListed);
  const shown = countShown(listed.length, MAX_ENTRIES);
  const printed = countShown(listed.length, MAX_PRINTED_ENTRIES);
  return (
    <td aria-selected={isChosen}>
      <button
        className={clsx(
          styles.cell,
          listed.length === 0 && styles.quiet,
          !isInMonth && styles.outside,
          summary.clashing > 0 && styles.troubled,
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
        {summary.clashing > 0 && (
          <StateIcon mark="clashing" className={clsx(styles.icon, styles.alarm)} />
        )}
        {summary.people > 0 && (
          <span className={styles.people}>
            <b>{summary.people}</b>
            <span className={styles.unit}>{summary.people === 1 ? ' person' : ' people'}</span>
          </span>
        )}
        {notes.length > 0 && (
          <span className={styles.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        )}
        <span className={styles.entries}>
          {listed.slice(0, printed).map((departure, index) => (
            <Entry
              key={departure.id}
              departure={departure}
              clashes={clashes}
              isPrintedOnly={index >= shown}
            />
          ))}
          <Rest departures={listed.slice(shown)} />
          <Rest departures={listed.slice(printed)} isPrintedOnly />
        </span>
      </button>
    </td>
  );
}

/** Returns how many of a day's departures a cell lists; the last line may say how many more there are. */
function countShown(count: number, max: number): number {
  return count > max ? max - 1 : count;
}

interface RestProps {
  /** The departures that the cell doesn't list. */
  departures: readonly CalendarDeparture[];
  isPrintedOnly?: boolean;
}

/** How many more departures the day has, and whether one of them is full. */
function Rest({ departures, isPrintedOnly = false }: RestProps) {
  if (departures.length === 0) return null;
  return (
    <span className={clsx(styles.rest, isPrintedOnly ? styles.printed : styles.unprinted)}>
      {departures.some(({ vacancies }) => vacancies === 0) && (
        <StateIcon mark="full" className={styles.icon} />
      )}
      +{departures.length}
      <span className={styles.unit}> more</span>
    </span>
  );
}

interface EntryProps {
  departure: CalendarDeparture;
  clashes: Clashes;
  isPrintedOnly: boolean;
}

/** A departure in a day's cell. */
function Entry({ departure, clashes, isPrintedOnly }: EntryProps) {
  const { list, place, startTime, people, capacity } = departure;
  const mark = markOf(departure, clashes);
  return (
    <span
      className={clsx(
        styles.entry,
        styles[list],
        mark === 'canceled' && styles.canceled,
        isPrintedOnly && styles.printed,
      )}
    >
      <StateIcon
        mark={mark}
        className={clsx(styles.icon, mark === 'clashing' && styles.clashing)}
      />
      <span className={styles.time}>{shortenTime(formatTime(startTime))}</span>
      <span className={styles.count}>
        {people}
        {capacity !== null && `/${String(capacity)}`}
      </span>
      <span className={styles.place}>{place}</span>
    </span>
  );
}
