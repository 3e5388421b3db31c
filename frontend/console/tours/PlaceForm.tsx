import { useId, useRef, useState } from 'react';
import { DAYS } from 'shared/tours';
import { ApiError, sentenceOf } from '../../api/client';
import * as limits from '../../api/limits';
import type { PlaceInput, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { BookedDeparturesDialog } from './BookedDeparturesDialog';
import { setPlace } from '../guide-api';
import { InputField, whole } from './InputField';
import { typed, typedNumber, untyped, untypedNumber } from './settings';
import { SettingsFields } from './SettingsFields';
import { StartTimes } from './StartTimes';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

/** As the guide reads it: the day that few tours run on comes last. */
export const WEEK = [...DAYS, 'Sunday'] as const;

interface Props {
  place: PlaceRecord;
  onSaved: (place: PlaceRecord) => void;
}

/** Changes what holds for all departures of a tour. */
export function PlaceForm({ place, onSaved }: Props) {
  const [startTimes, setStartTimes] = useState(place.startTimes);
  const [values, setValues] = useState(typed(place));
  const [weekdays, setWeekdays] = useState(place.weekdays);
  const [daysAhead, setDaysAhead] = useState(String(place.daysAhead));
  const [maxPartySize, setMaxPartySize] = useState(typedNumber(place.maxPartySize));
  const [minPeople, setMinPeople] = useState(typedNumber(place.minPeople));
  const [firstCutoff, setFirstCutoff] = useState(typedNumber(place.firstBookingCutoffMinutes));
  const [saved, setSaved] = useState(false);
  /** What the server said of booked departures that would differ. */
  const [question, setQuestion] = useState<string | null>(null);
  const saveRef = useRef<HTMLButtonElement>(null);

  /** Whatever is typed is not saved yet. */
  const unsaved =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setSaved(false);
      set(value);
    };
  const save = async (bookedDepartures?: PlaceInput['bookedDepartures']) => {
    const input = {
      startTimes,
      ...untyped(values),
      maxPartySize: untypedNumber(maxPartySize),
      minPeople: untypedNumber(minPeople),
      firstBookingCutoffMinutes: untypedNumber(firstCutoff),
      weekdays,
      daysAhead: Number(daysAhead),
    };
    const record = await setPlace(place.id, { ...input, bookedDepartures });
    setStartTimes(record.startTimes);
    onSaved(record);
    setSaved(true);
  };
  const { sending, error, submit } = useSubmit(async () => {
    setSaved(false);
    try {
      await save();
    } catch (reason) {
      const { bookedDepartures } = reason instanceof ApiError ? reason.fields : {};
      if (bookedDepartures === undefined) throw reason;
      setQuestion(bookedDepartures);
    }
  });
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <form aria-label={place.place} aria-busy={sending} onSubmit={submit}>
      <SettingsFields
        values={values}
        onChange={unsaved(setValues)}
        errors={fields}
        more={
          <>
            <InputField
              label="Cutoff for the first booking"
              hint="In minutes before the start, while no one has booked. Leave empty if it’s the same."
              required={false}
              error={fields.firstBookingCutoffMinutes}
              {...whole(limits.PlaceInput.firstBookingCutoffMinutes)}
              value={firstCutoff}
              onChange={unsaved(setFirstCutoff)}
            />
            <InputField
              label="Fewest people"
              hint="Visitors are told. Nothing is canceled by itself."
              required={false}
              error={fields.minPeople}
              {...whole(limits.PlaceInput.minPeople)}
              value={minPeople}
              onChange={unsaved(setMinPeople)}
            />
            <InputField
              label="Largest party"
              hint="How many one booking can be for. Leave empty for any number."
              required={false}
              error={fields.maxPartySize}
              {...whole(limits.PlaceInput.maxPartySize)}
              value={maxPartySize}
              onChange={unsaved(setMaxPartySize)}
            />
            <InputField
              label="Days ahead"
              hint="How many days ahead visitors can book."
              error={fields.daysAhead}
              {...whole(limits.PlaceInput.daysAhead)}
              value={daysAhead}
              onChange={unsaved(setDaysAhead)}
            />
          </>
        }
      >
        <StartTimes
          times={startTimes}
          onChange={unsaved(setStartTimes)}
          error={fields.startTimes}
        />
      </SettingsFields>
      <Weekdays weekdays={weekdays} onChange={unsaved(setWeekdays)} error={fields.weekdays} />
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>The tour wasn’t saved. {sentenceOf(error)}</Alert>
      )}
      <div className={styles.actions}>
        <button className={button.button} type="submit" aria-disabled={sending} ref={saveRef}>
          Save<span className={screenReader.only}> {place.place}</span>
        </button>
        <span role="status">{saved && 'Saved.'}</span>
      </div>
      {question !== null && (
        <BookedDeparturesDialog
          count={numberIn(question)}
          fallbackRef={saveRef}
          onAnswer={save}
          onClose={() => {
            setQuestion(null);
          }}
        />
      )}
    </form>
  );
}

interface WeekdaysProps {
  weekdays: PlaceInput['weekdays'];
  onChange: (weekdays: PlaceInput['weekdays']) => void;
  error: string | undefined;
}

function Weekdays({ weekdays, onChange, error }: WeekdaysProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.weekdays} aria-describedby={error && errorId}>
      <legend>Weekdays</legend>
      {WEEK.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={weekdays.includes(day)}
            onChange={({ target: { checked } }) => {
              onChange(WEEK.filter((each) => (each === day ? checked : weekdays.includes(each))));
            }}
          />
          {day}
        </label>
      ))}
      {error && (
        <p className={field.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The server's sentence says how many; no field of its own does. */
function numberIn(sentence: string): number | null {
  const [digits] = /\d+/.exec(sentence) ?? [];
  return digits === undefined ? null : Number(digits);
}
