import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatTime } from 'shared/new-york';
import { DAYS } from 'shared/tours';
import { sentenceOf } from '../../api/client';
import type { PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { PlaceForm, WEEK } from './PlaceForm';
import { placesQuery } from './places-query';
import page from '../../ui/page.module.css';
import styles from './tours.module.css';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

/** What holds for the departures of each tour. */
export function Places() {
  const client = useQueryClient();
  const { data: places, error, failureReason, refetch } = useQuery(placesQuery);
  const failure = error ?? failureReason;
  return (
    <section
      className={styles.tours}
      aria-labelledby="places-title"
      aria-busy={places === undefined}
    >
      <h2 id="places-title">Tours</h2>
      <p className={page.lead}>
        These settings apply to every date. To change a tour on one date only, open that day.
      </p>
      {failure !== null && (
        <Alert onRetry={() => void refetch()}>
          {places ? 'This may be out of date.' : 'The tours couldn’t be loaded.'}{' '}
          {sentenceOf(failure)}
        </Alert>
      )}
      {places &&
        LISTS.map(({ list, title }) => (
          <div key={list} className={styles.list}>
            <h3>{title}</h3>
            {places
              .filter((place) => place.list === list)
              .map((place) => (
                <details key={place.id}>
                  <summary>
                    <strong>{place.place}</strong> <span>{summaryOf(place)}</span>
                  </summary>
                  <PlaceForm
                    place={place}
                    onSaved={(saved) => {
                      client.setQueryData(placesQuery.queryKey, (all) =>
                        all?.map((each) => (each.id === saved.id ? saved : each)),
                      );
                    }}
                  />
                </details>
              ))}
          </div>
        ))}
    </section>
  );
}

function summaryOf({ startTimes, lengthMinutes, capacity, weekdays }: PlaceRecord): string {
  return [
    startTimes.map(formatTime).join(', '),
    `${String(lengthMinutes)} min`,
    capacity === null ? 'no limit' : `up to ${String(capacity)}`,
    daysOf(weekdays),
  ].join(' · ');
}

function daysOf(weekdays: PlaceRecord['weekdays']): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'Mo–Su';
  const isUsual = days.length === DAYS.length && !days.includes('Sunday');
  return isUsual ? 'Mo–Sa' : days.map((day) => day.slice(0, 2)).join(' ') || 'no days';
}
