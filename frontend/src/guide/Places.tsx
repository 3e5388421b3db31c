import { useEffect, useId, useState } from 'react';
import { formatTime } from '../../../backend/src/new-york';
import { ApiError, sentenceOf } from '../api/client';
import { dayValues, type PlaceInput, type PlaceRecord } from '../api/schema';
import { Alert } from '../ui/Alert';
import { useSubmit } from '../ui/use-submit';
import { getPlaces, setPlace } from './guide-api';
import { typed, untyped } from './settings';
import { SettingsFields } from './SettingsFields';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

/** What holds for the departures of each place. */
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
      <h2 id="places-title">Places</h2>
      <p className="lead">
        These settings apply to every date. To change just one tour, open its day.
      </p>
      {failure !== null && (
        <div className="sheet-error">
          <Alert>The places couldn’t be loaded. {failure}</Alert>
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

interface FormProps {
  place: PlaceRecord;
  onSaved: (place: PlaceRecord) => void;
}

function PlaceForm({ place, onSaved }: FormProps) {
  const [values, setValues] = useState(typed(place));
  const [weekdays, setWeekdays] = useState<PlaceInput['weekdays']>(place.weekdays);
  const [saved, setSaved] = useState(false);
  const errorId = useId();
  const { sending, error, submit } = useSubmit(async () => {
    setSaved(false);
    onSaved(await setPlace(place.id, { ...untyped(values), weekdays }));
    setSaved(true);
  });
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <form aria-label={place.place} aria-busy={sending} onSubmit={submit}>
      <SettingsFields
        values={values}
        onChange={(next) => {
          setSaved(false);
          setValues(next);
        }}
        errors={fields}
      />
      <fieldset className="weekdays" aria-describedby={fields.weekdays && errorId}>
        <legend>Weekdays</legend>
        {dayValues.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={weekdays.includes(day)}
              onChange={(event) => {
                setSaved(false);
                const { checked } = event.target;
                setWeekdays(
                  dayValues.filter((each) => (each === day ? checked : weekdays.includes(each))),
                );
              }}
            />
            {day}
          </label>
        ))}
        {fields.weekdays && (
          <p className="field-error" id={errorId} role="alert">
            {fields.weekdays}
          </p>
        )}
      </fieldset>
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>The place wasn’t saved. {sentenceOf(error)}</Alert>
      )}
      <div className="place-actions">
        <button className="button" type="submit" aria-disabled={sending}>
          Save<span className="visually-hidden"> {place.place}</span>
        </button>
        <span role="status">{saved && 'Saved.'}</span>
      </div>
    </form>
  );
}

function summaryOf({ startTime, lengthMinutes, capacity, weekdays }: PlaceRecord): string {
  const days = dayValues.filter((day) => weekdays.includes(day)).map((day) => day.slice(0, 2));
  return [
    formatTime(startTime),
    `${String(lengthMinutes)} min`,
    capacity === null ? 'no limit' : `up to ${String(capacity)}`,
    days.length === dayValues.length ? 'Mo–Sa' : days.join(' ') || 'no days',
  ].join(' · ');
}
