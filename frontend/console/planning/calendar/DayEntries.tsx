import clsx from 'clsx';
import { formatTime } from 'shared/new-york-texts';
import type { CalendarDeparture } from '../../../api/schema';
import { StateIcon } from './StateIcon';
import { markOf, type Clashes } from './summary';
import { shortenTime } from './times';
import styles from './day-entries.module.css';

/** The maximum numbers of departures in a cell, on a screen and on paper. */
const MAX_ENTRIES = 3;
const MAX_PRINTED_ENTRIES = 5;

interface Props {
  /** A day's booked and canceled departures, earliest first. */
  departures: readonly CalendarDeparture[];
  clashes: Clashes;
}

/** The departures in a day's cell. On a phone, each is only an icon. */
export function DayEntries({ departures, clashes }: Props) {
  const shownCount = countListedEntries(departures.length, MAX_ENTRIES);
  const printedCount = countListedEntries(departures.length, MAX_PRINTED_ENTRIES);
  return (
    <span className={styles.entries}>
      {departures.slice(0, printedCount).map((departure, index) => (
        <Entry
          key={departure.id}
          departure={departure}
          clashes={clashes}
          isPrintedOnly={index >= shownCount}
        />
      ))}
      <OmittedDepartures departures={departures.slice(shownCount)} />
      <OmittedDepartures departures={departures.slice(printedCount)} isPrintedOnly />
    </span>
  );
}

/** Returns the number of departures to list in a cell. If some are omitted, the last line shows how many. */
function countListedEntries(count: number, max: number): number {
  return count > max ? max - 1 : count;
}

interface OmittedProps {
  /** The departures that the cell doesn't list. */
  departures: readonly CalendarDeparture[];
  isPrintedOnly?: boolean;
}

/** Shows how many more departures the day has, and whether one of them is full. */
function OmittedDepartures({ departures, isPrintedOnly = false }: OmittedProps) {
  if (departures.length === 0) return null;
  return (
    <span className={clsx(styles.omitted, isPrintedOnly ? styles.printed : styles.unprinted)}>
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
