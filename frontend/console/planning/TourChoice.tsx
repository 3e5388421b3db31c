import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorSentence } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { placesQuery } from '../tours/places-query';
import { formatTourName } from '../tours/tour-name';
import field from '../../ui/field.module.css';
import styles from './time-off.module.css';

interface Props {
  /** The ids of the chosen tours; null for all tours. */
  ids: readonly string[] | null;
  onChange: (ids: readonly string[] | null) => void;
  /** The server's error. */
  error: string | undefined;
}

/** A checkbox for all tours. If it is unchecked, each tour has a checkbox of its own. */
export function TourChoice({ ids, onChange, error }: Props) {
  const { data: places, error: failure, refetch } = useQuery(placesQuery);
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error && errorId}>
      <legend>Tours</legend>
      <label className={field.check}>
        <input
          type="checkbox"
          checked={ids === null}
          onChange={({ target }) => {
            onChange(target.checked ? null : []);
          }}
        />{' '}
        All tours
      </label>
      {ids && failure !== null && (
        <Alert onRetry={() => void refetch()}>
          The tours couldn’t be loaded. {errorSentence(failure)}
        </Alert>
      )}
      {ids && !places && failure === null && <p role="status">Loading…</p>}
      {ids && places && (
        <div className={styles.tours}>
          {places.map((tour) => (
            <label key={tour.id} className={field.check}>
              <input
                type="checkbox"
                checked={ids.includes(tour.id)}
                onChange={({ target }) => {
                  const otherIds = ids.filter((id) => id !== tour.id);
                  onChange(target.checked ? [...otherIds, tour.id] : otherIds);
                }}
              />{' '}
              {formatTourName(tour, places)}
            </label>
          ))}
        </div>
      )}
      {error && (
        <p className={field.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
