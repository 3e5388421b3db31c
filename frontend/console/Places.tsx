import { useEffect, useState } from 'react';
import { formatTime } from 'shared/new-york';
import { DAYS } from 'shared/tours';
import { sentenceOf } from '../api/client';
import type { PlaceRecord } from '../api/schema';
import { Alert } from '../ui/Alert';
import { getPlaces } from './guide-api';
import { PlaceForm, WEEK } from './PlaceForm';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

/** What holds for the departures of each tour. */
export function Places() {
  const [places, setPlaces] = useState<PlaceRecord[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    getPlaces().then(
      (found) => {
        if (!current) return;
        setPlaces(found);
        setFailure(null);
      },
      (error: unknown) => {
        if (current) setFailure(sentenceOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  return (
    <section className="guide-places" aria-labelledby="places-title" aria-busy={places === null}>
      <h2 id="places-title">Tours</h2>
      <p className="lead">
        These settings apply to every date. To change a tour on one date only, open that day.
      </p>
      {failure !== null && (
        <div className="sheet-error">
          <Alert>The tours couldn’t be loaded. {failure}</Alert>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </div>
      )}
      {places &&
        LISTS.map(({ list, title }) => (
          <div key={list} className="place-list">
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
                      setPlaces((all) =>
                        (all ?? []).map((each) => (each.id === saved.id ? saved : each)),
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
