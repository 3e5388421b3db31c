import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { BookedDeparture } from '../../api/schema';
import { ApiError } from '../../api/client';
import { formatPeople } from '../format-people';
import styles from './tours.module.css';

/** Booked departures with links to their dates. The links open new tabs, because this page may have an unsaved form. */
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

/** Returns the booked departures because of which the API refused a change; null for other errors. */
export function bookedDeparturesIn(error: unknown): readonly BookedDeparture[] | null {
  if (!(error instanceof ApiError)) return null;
  return error.errors.find(({ code }) => code === 'departures-booked')?.departures ?? null;
}
