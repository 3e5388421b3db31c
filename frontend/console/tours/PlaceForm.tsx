import { useId, useRef, useState } from 'react';
import { DAYS } from 'shared/tours';
import { ApiError, errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { BookedDeparture, PlaceInput, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { BookedDeparturesDialog } from './BookedDeparturesDialog';
import { bookedDeparturesOf } from './BookedList';
import { ChangedNotice, type OvertakenField } from '../forms/ChangedNotice';
import { DurationField } from '../forms/DurationField';
import { changeSettings, getPlaces } from '../guide-api';
import { InputField, wholeNumber } from '../forms/InputField';
import { DirectionsField } from './DirectionsField';
import {
  startEdit,
  isRevisionConflict,
  overtakenFields,
  rebase,
  touchedFields,
} from '../forms/revision';
import {
  changesOf,
  SETTING_LABELS,
  describeSetting,
  placeToDraft,
  type SettingsDraft,
} from './settings-draft';
import { SettingsFields } from './SettingsFields';
import { StartTimes } from './StartTimes';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import field from '../../ui/field.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

/** The weekdays in the form's order: Sunday, on which few tours run, comes last. */
export const WEEK = [...DAYS, 'Sunday'] as const;

interface Props {
  place: PlaceRecord;
  /** Called with the latest settings, saved on this or another device. */
  onSaved: (place: PlaceRecord) => Promise<void>;
  onHide: () => void;
}

/** A form for the settings of all departures of a tour. */
export function PlaceForm({ place, onSaved, onHide }: Props) {
  const [edited, setEdited] = useState(() => startEdit(place.revision, placeToDraft(place)));
  const [findMe, setFindMe] = useState('');
  const [saved, setSaved] = useState(false);
  const [overtaken, setOvertaken] = useState<readonly OvertakenField[]>([]);
  /** The booked departures that the change would affect. */
  const [affectedDepartures, setAffectedDepartures] = useState<readonly BookedDeparture[] | null>(
    null,
  );
  const saveRef = useRef<HTMLButtonElement>(null);
  const { values } = edited;
  const isMoved = values.meetingPoint.trim() !== edited.saved.meetingPoint;

  const change = (changes: Partial<SettingsDraft>) => {
    setSaved(false);
    setEdited((before) => ({ ...before, values: { ...before.values, ...changes } }));
  };
  const set =
    <Name extends keyof SettingsDraft>(name: Name) =>
    (value: SettingsDraft[Name]) => {
      change({ [name]: value });
    };
  /** Adopts the server's settings; fields that differ from `before` keep their typed values. */
  const adopt = async (before: SettingsDraft, latest: PlaceRecord) => {
    const latestDraft = placeToDraft(latest);
    setEdited((now) => rebase({ ...now, saved: before }, latest.revision, latestDraft));
    await onSaved(latest);
  };
  const save = async (from = edited, bookedDepartures?: PlaceInput['bookedDepartures']) => {
    const words = isMoved && findMe.trim() !== '' ? { findMe: findMe.trim() } : {};
    const { revision } = from;
    try {
      const input = { ...changesOf(from), ...words, revision };
      const record = await changeSettings(place.id, {
        ...input,
        ...(bookedDepartures && { bookedDepartures }),
      });
      await adopt(from.values, record);
      setFindMe('');
      setOvertaken([]);
      setSaved(true);
    } catch (reason) {
      const latest = isRevisionConflict(reason)
        ? (await getPlaces()).find(({ id, ...now }) => id === place.id && now.revision !== revision)
        : undefined;
      if (!latest) throw reason;
      const latestDraft = placeToDraft(latest);
      const names = overtakenFields(from, latestDraft);
      const next = rebase(from, latest.revision, latestDraft);
      await adopt(from.saved, latest);
      // If the other device changed only the tour's content, or made the same changes, saves without asking.
      if (names.length === 0) return save(next, bookedDepartures);
      const touched = touchedFields(next);
      setOvertaken(
        names.map((name) => ({
          label: SETTING_LABELS[name],
          before: describeSetting(name, from.saved),
          now: describeSetting(name, latestDraft),
          ...(touched.includes(name) && { typed: describeSetting(name, from.values) }),
        })),
      );
    }
  };
  const { sending, error, submit } = useSubmit(async () => {
    setSaved(false);
    setOvertaken([]);
    try {
      await save();
    } catch (reason) {
      const departures = bookedDeparturesOf(reason);
      if (!departures) throw reason;
      setAffectedDepartures(departures);
    }
  });
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <form aria-label={place.place} aria-busy={sending} onSubmit={submit}>
      <SettingsFields
        values={values}
        onChange={change}
        errors={fields}
        afterMeetingPoint={
          isMoved && (
            <DirectionsField
              id={place.id}
              value={findMe}
              onChange={(words) => {
                setSaved(false);
                setFindMe(words);
              }}
              error={fields.findMe}
            />
          )
        }
        more={
          <>
            <DurationField
              label={SETTING_LABELS.firstBookingCutoffMinutes}
              hint="This long before the start, booking closes while no one has booked. Leave empty if it’s the same."
              required={false}
              limits={limits.PlaceInput.firstBookingCutoffMinutes}
              error={fields.firstBookingCutoffMinutes}
              value={values.firstBookingCutoffMinutes}
              onChange={set('firstBookingCutoffMinutes')}
            />
            <InputField
              label={SETTING_LABELS.minPeople}
              hint="Visitors see this. Nothing is canceled automatically."
              required={false}
              error={fields.minPeople}
              {...wholeNumber(limits.PlaceInput.minPeople)}
              value={values.minPeople}
              onChange={set('minPeople')}
            />
            <InputField
              label={SETTING_LABELS.maxPartySize}
              hint="The most people in one booking. Leave empty for any number."
              required={false}
              error={fields.maxPartySize}
              {...wholeNumber(limits.PlaceInput.maxPartySize)}
              value={values.maxPartySize}
              onChange={set('maxPartySize')}
            />
            <InputField
              label={SETTING_LABELS.daysAhead}
              hint="How many days ahead visitors can book."
              error={fields.daysAhead}
              {...wholeNumber(limits.PlaceInput.daysAhead)}
              value={values.daysAhead}
              onChange={set('daysAhead')}
            />
          </>
        }
      >
        <StartTimes
          times={values.startTimes}
          onChange={set('startTimes')}
          error={fields.startTimes}
        />
      </SettingsFields>
      <Weekdays weekdays={values.weekdays} onChange={set('weekdays')} error={fields.weekdays} />
      {values.weekdays.length === 0 && !place.isHidden && (
        <div className={callout.notice} role="status">
          <p>Visitors still see the tour, but no day that they can book. To remove it, hide it.</p>
          <button className={button.quiet} type="button" onClick={onHide}>
            Hide instead
          </button>
        </div>
      )}
      {overtaken.length > 0 && <ChangedNotice what="This tour" fields={overtaken} />}
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>The tour wasn’t saved. {errorSentence(error)}</Alert>
      )}
      <div className={styles.actions}>
        <button className={button.button} type="submit" aria-disabled={sending} ref={saveRef}>
          Save<span className={screenReader.only}> {place.place}</span>
        </button>
        <span role="status">{saved && 'Saved.'}</span>
      </div>
      {affectedDepartures && (
        <BookedDeparturesDialog
          departures={affectedDepartures}
          fallbackRef={saveRef}
          onAnswer={(answer) => save(edited, answer)}
          onClose={() => {
            setAffectedDepartures(null);
          }}
        />
      )}
    </form>
  );
}

interface WeekdaysProps {
  weekdays: PlaceRecord['weekdays'];
  onChange: (weekdays: PlaceRecord['weekdays']) => void;
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
