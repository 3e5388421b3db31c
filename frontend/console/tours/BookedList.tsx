import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { BookedDeparture } from '../../api/schema';
import { ApiError } from '../../api/client';
import { formatPeople } from '../day/people';
import styles from './tours.module.css';

/** Departures that are booked, each with a link to its day, in a tab of its own: a form may be open here. */
export function BookedList({ departures }: { departures: readonly BookedDeparture[] }) {
  return (
    <ul className={styles.booked}>
      {departures.map(({ id, date, startTime, people }) => (
        <li key={id}>
          <a href={`/guide/?date=${date}`} target="_blank" rel="noreferrer">
            {formatDayAndDate(date)}, {formatTime(startTime)}
          </a>
          : {formatPeople(people)}
        </li>
      ))}
    </ul>
  );
}

/** The booked departures that a call was refused for; null if it was refused for something else. */
export function bookedDeparturesOf(error: unknown): readonly BookedDeparture[] | null {
  if (!(error instanceof ApiError)) return null;
  return error.errors.find(({ field }) => field === 'bookedDepartures')?.departures ?? null;
}
