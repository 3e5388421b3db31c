import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { formatDayAndDate, weekdayOf } from '../../../backend/src/tours/calendar';
import { ApiError, sentenceOf } from '../api/client';
import { limits } from '../api/limits';
import type { DepartureInput, PlaceRecord, SheetDeparture } from '../api/schema';
import { Alert } from '../ui/Alert';
import { Field } from '../ui/Field';
import { Modal } from '../ui/Modal';
import { useSubmit } from '../ui/use-submit';
import { peopleIn } from './DayLinks';
import { getPlaces } from './guide-api';
import { different, typed, untyped, type Settings } from './settings';
import { SettingsFields } from './SettingsFields';

const MINUTE_MS = 60_000;

interface Props {
  departure: SheetDeparture;
  /** Saves; what it throws is shown, and what was typed is kept. */
  onSave: (change: DepartureInput) => Promise<void>;
  onClose: () => void;
  /** Takes the focus where what had it is gone when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Changes one departure, closes or cancels it, or gives back to it what its place has. */
export function DepartureDialog({ departure, onSave, onClose, fallbackRef }: Props) {
  const [place, setPlace] = useState<PlaceRecord | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const bodyId = useId();
  const { list, place: name, date } = departure;

  useEffect(() => {
    let current = true;
    getPlaces().then(
      (places) => {
        const found = places.find((each) => each.list === list && each.place === name);
        if (current) setPlace(found ?? null);
      },
      (error: unknown) => {
        if (current) setFailure(sentenceOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [list, name]);

  return (
    <Modal title={name} bodyId={bodyId} onClose={onClose} fallbackRef={fallbackRef}>
      <p id={bodyId}>
        {formatDayAndDate(date)}. <strong>{whomOf(departure)}</strong>
      </p>
      {failure !== null && <Alert>{failure}</Alert>}
      {place && <DepartureForm departure={departure} place={place} onSave={onSave} />}
    </Modal>
  );
}

interface FormProps {
  departure: SheetDeparture;
  place: PlaceRecord;
  onSave: Props['onSave'];
}

function DepartureForm({ departure: latest, place, onSave }: FormProps) {
  // What the guide saw when this opened: what was changed since is refused, and not overwritten.
  const [departure] = useState(latest);
  const own = settingsOf(departure);
  const usualState = (place.weekdays as string[]).includes(weekdayOf(departure.date))
    ? 'open'
    : 'closed';
  const [values, setValues] = useState(typed(own));
  const [state, setState] = useState(departure.state);
  const [reason, setReason] = useState(departure.reason ?? '');
  const formRef = useRef<HTMLFormElement>(null);
  const { sending, error, submit } = useSubmit(async () => {
    await onSave({
      ...different(untyped(values), place),
      ...(state !== usualState && { state }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      revision: departure.revision,
    });
    formRef.current?.closest('dialog')?.close();
  });
  const fields = error instanceof ApiError ? error.fields : {};
  const moved =
    values.startTime !== own.startTime || values.meetingPoint.trim() !== own.meetingPoint;
  const needsReason = state === 'cancelled' || (moved && departure.parties.length > 0);

  return (
    <form ref={formRef} className="departure-form" aria-busy={sending} onSubmit={submit}>
      <Field label="State" error={fields.state}>
        {(props) => (
          <select
            {...props}
            value={state}
            onChange={(event) => {
              setState(event.target.value as SheetDeparture['state']);
            }}
          >
            <option value="open">Open</option>
            <option value="closed">Closed: no more bookings</option>
            <option value="cancelled">Cancelled</option>
          </select>
        )}
      </Field>
      <SettingsFields
        values={values}
        onChange={setValues}
        errors={fields}
        noCapacity={`Empty: as the place has it, ${place.capacity === null ? 'any number' : String(place.capacity)}.`}
      />
      <Field
        label={needsReason ? 'Reason' : 'Reason (optional)'}
        hint="For visitors to read."
        error={fields.reason}
      >
        {(props) => (
          <input
            {...props}
            required={needsReason}
            maxLength={limits.DepartureInput.reason.maxLength}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
        )}
      </Field>
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>The tour was not changed. {sentenceOf(error)}</Alert>
      )}
      <div className="dialog-actions">
        <button
          className={state === 'cancelled' ? 'button danger' : 'button'}
          type="submit"
          aria-disabled={sending}
        >
          {state === 'cancelled' ? 'Cancel tour' : 'Save'}
        </button>
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            setValues(typed(place));
            setState(usualState);
            setReason('');
          }}
        >
          As the place has it
        </button>
      </div>
    </form>
  );
}

/** Whom a change concerns. */
function whomOf({ parties, taken }: SheetDeparture): string {
  if (parties.length === 0) return 'Nobody has booked it.';
  const count = parties.length === 1 ? '1 party' : `${String(parties.length)} parties`;
  const names = parties.map(({ name, people }) => `${name} (${String(people)})`);
  return `It concerns ${count}, ${peopleIn(taken)}: ${names.join(', ')}.`;
}

function settingsOf(departure: SheetDeparture): Settings {
  const { startTime, lengthMinutes, meetingPoint, capacity } = departure;
  const closes = Date.parse(departure.utcCutoffAt);
  const cutoffMinutes = (Date.parse(departure.localDateTimeStart) - closes) / MINUTE_MS;
  return { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes };
}
