import { useEffect, useId, useRef, useState, type Ref } from 'react';
import {
  bookableDates,
  formatDate,
  formatDayAndDate,
  nextDate,
  type Day,
} from '../../../backend/src/tours/calendar';
import { ApiError, sentenceOf } from '../api/client';
import { dayValues } from '../api/schema';
import { Alert } from '../ui/Alert';
import { Emblem } from '../ui/Emblem';
import { Field } from '../ui/Field';
import { NeedsScript } from '../ui/NeedsScript';
import { useSubmit } from '../ui/use-submit';
import { PeopleField } from './PeopleField';
import type { TourKind } from '../tour-kinds';
import type { Tour, TourInput } from './tours-api';

interface Props {
  kind: TourKind;
  /** The booking to change; a new one is made where there is none. */
  editing: Tour | null;
  /** The place that a new booking has from the start; none if empty. */
  firstPlace: string;
  /** Nothing can be filled in while the page's scripts are not there: it would be lost. */
  disabled: boolean;
  /** Today's date in New York; null while it isn't known yet. */
  today: string | null;
  /** Saves; what it throws is shown, and what was typed is kept. */
  onSave: (input: TourInput) => Promise<void>;
  onCancel: () => void;
  /** Where the focus goes when the form starts anew. */
  firstFieldRef: Ref<HTMLSelectElement>;
}

/** Makes a booking or changes one. To start anew, give it another `key`. */
export function TourForm(props: Props) {
  const { kind, editing, firstPlace, disabled, today, onSave, onCancel, firstFieldRef } = props;
  const [place, setPlace] = useState(editing?.place ?? firstPlace);
  const [day, setDay] = useState<Day | ''>(editing?.day ?? '');
  const [date, setDate] = useState(editing?.date ?? '');
  const [people, setPeople] = useState(editing ? String(editing.people) : '');
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);

  const dates = day === '' || today === null ? [] : bookableDates(day, today);
  // A booking may keep the date it has, also one that has come or gone by.
  if (editing?.day === day && !dates.includes(editing.date)) dates.unshift(editing.date);
  const chosenDate = dates.includes(date) ? date : (dates[0] ?? '');
  const complete = place !== '' && day !== '' && people.trim() !== '';
  const {
    sending: saving,
    error,
    submit,
  } = useSubmit(async () => {
    if (day !== '') await onSave({ place, day, people: Number(people), date: chosenDate });
  });
  const fieldErrors = error instanceof ApiError ? error.fields : {};

  // On a phone the button is in view when what went wrong is not.
  useEffect(() => {
    if (error === null) return;
    const flaw = formRef.current?.querySelector<HTMLElement>('[aria-invalid], .alert');
    flaw?.scrollIntoView({ block: 'nearest' });
    if (flaw?.ariaInvalid) flaw.focus();
  }, [error]);

  return (
    <form
      ref={formRef}
      className="tour-form card"
      aria-labelledby={titleId}
      aria-busy={saving}
      onSubmit={submit}
    >
      <h2 id={titleId}>Creat your tour to your favorite attraction</h2>
      <NeedsScript />
      <fieldset role="none" disabled={disabled}>
        <div className="place-field">
          <Field label="Place" error={fieldErrors.place}>
            {(props) => (
              <select
                {...props}
                ref={firstFieldRef}
                required
                value={place}
                onChange={(event) => {
                  setPlace(event.target.value);
                }}
              >
                <option value="" disabled>
                  Choose a place
                </option>
                {kind.places.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <Emblem place={place} />
        </div>
        <div className={day === '' ? 'when' : 'when chosen'}>
          <Field label="Day" error={fieldErrors.day}>
            {(props) => (
              <select
                {...props}
                required
                value={day}
                onChange={(event) => {
                  setDay(event.target.value as Day);
                  setDate('');
                }}
              >
                <option value="" disabled>
                  Choose a day
                </option>
                {dayValues.map((name) => (
                  <option key={name} value={name}>
                    {today === null ? name : formatDayAndDate(nextDate(name, today))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {day !== '' && (
            <Field label="Date" hint="A later week works too." error={fieldErrors.date}>
              {(props) => (
                <select
                  {...props}
                  value={chosenDate}
                  onChange={(event) => {
                    setDate(event.target.value);
                  }}
                >
                  {dates.map((option) => (
                    <option key={option} value={option}>
                      {formatDate(option)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </div>
        <PeopleField value={people} onChange={setPeople} error={fieldErrors.people} />
        {error !== null && Object.keys(fieldErrors).length === 0 && (
          <Alert>The tour was not saved. {sentenceOf(error)}</Alert>
        )}
        <div className="actions">
          <button className="button" type="submit" disabled={!complete} aria-disabled={saving}>
            {editing ? 'Update Tour' : 'Create Tour'}
          </button>
          {editing && (
            <button
              className="button quiet"
              type="button"
              aria-disabled={saving}
              onClick={() => {
                if (!saving) onCancel();
              }}
            >
              Cancel
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
