import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { bookableDates, type Day } from '../../../backend/src/new-york';
import { ApiError, sentenceOf } from '../api/client';
import { dayValues } from '../api/schema';
import { Alert } from '../ui/Alert';
import { Emblem } from '../ui/Emblem';
import { Field } from '../ui/Field';
import { NeedsScript } from '../ui/NeedsScript';
import { useSubmit } from '../ui/use-submit';
import type { TourKind } from '../tour-kinds';
import { DateField } from './DateField';
import { chooseDate, dayText, departureKey, type DateOption, type Departures } from './departures';
import { PeopleField } from './PeopleField';
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
  departures: Departures;
  /** Told of the place whose departures are needed. */
  onPlace: (place: string) => void;
  /** Saves; what it throws is shown, and what was typed is kept. */
  onSave: (input: TourInput) => Promise<void>;
  onCancel: () => void;
  /** Where the focus goes when the form starts anew. */
  firstFieldRef: Ref<HTMLSelectElement>;
}

/** Makes a booking or changes one. To start anew, give it another `key`. */
export function TourForm(props: Props) {
  const { kind, editing, firstPlace, disabled, today, departures } = props;
  const { onPlace, onSave, onCancel, firstFieldRef } = props;
  const [place, setPlace] = useState(editing?.place ?? firstPlace);
  const [day, setDay] = useState<Day | ''>(editing?.day ?? '');
  const [date, setDate] = useState(editing?.date ?? '');
  const [people, setPeople] = useState(editing ? String(editing.people) : '');
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);

  const optionOf = (when: string): DateOption => {
    const isOwn = editing?.place === place && editing.date === when;
    const departure = departures.get(departureKey({ place, date: when }));
    return { date: when, departure, own: isOwn ? editing.people : 0 };
  };
  const optionsOf = (name: Day) => (today === null ? [] : bookableDates(name, today).map(optionOf));
  const options = day === '' ? [] : optionsOf(day);
  // A booking may keep the date it has, also one that has come or gone by.
  if (editing?.day === day && !options.some((option) => option.date === editing.date)) {
    options.unshift(optionOf(editing.date));
  }
  const party = Number(people);
  const {
    chosen,
    hint,
    error: lack,
    instead,
  } = chooseDate(
    options,
    date,
    Number.isInteger(party) && party > 0 ? party : 1,
    dayValues.flatMap(optionsOf),
  );
  const wanted = [place, day, chosen?.date].join();
  const [sent, setSent] = useState('');
  const complete = place !== '' && day !== '' && people.trim() !== '';
  const {
    sending: saving,
    error,
    submit,
  } = useSubmit(async () => {
    setSent(wanted);
    // Where no date can be chosen, the server says so, and which others there are.
    if (day !== '')
      await onSave({ place, day, people: party, ...(chosen && { date: chosen.date }) });
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
                  onPlace(event.target.value);
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
                    {today === null
                      ? name
                      : dayText(name === day && chosen ? [chosen] : optionsOf(name))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {day !== '' && (
            <DateField
              options={options}
              chosen={chosen}
              hint={hint}
              lack={lack}
              instead={instead}
              error={wanted === sent ? fieldErrors.date : undefined}
              onChange={setDate}
            />
          )}
        </div>
        <PeopleField value={people} onChange={setPeople} error={fieldErrors.people} />
        {error !== null && Object.keys(fieldErrors).length === 0 && (
          <Alert>The tour wasn’t saved. {sentenceOf(error)}</Alert>
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
