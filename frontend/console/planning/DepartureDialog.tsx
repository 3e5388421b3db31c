import { useQuery } from '@tanstack/react-query';
import { useId, useState, type RefObject } from 'react';
import { weekdayOf } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { scheduleOn } from 'shared/tour-settings';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { DepartureInput, MoveInput, PlaceRecord, SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { formatPeople } from '../format-people';
import { InputField } from '../forms/InputField';
import { LeaderForm } from './LeaderForm';
import { MoveFields, type Target } from './MoveFields';
import { ChangedNotice } from '../forms/ChangedNotice';
import { startEdit, type Edit } from '../forms/revision';
import { settingsToDraft } from '../tours/shared-settings';
import { getUsualStart } from '../tours/usual-start';
import {
  toDepartureInput,
  formatField,
  FIELD_LABELS,
  departureToDraft,
  type DepartureDraft,
} from './departure-draft';
import { getSheet } from '../guide-api';
import { placesQuery } from '../tours/places-query';
import { SettingsFields } from '../tours/SettingsFields';
import { useForm } from '../forms/use-form';
import { useSharedEdit } from '../forms/use-shared-edit';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import styles from '../forms/forms.module.css';

/** The submit button's labels by state; "Save" for the other states. */
const SUBMIT_LABELS: Readonly<Record<string, string>> = {
  cancelled: 'Cancel tour',
  moved: 'Move tour',
};

interface Props {
  departure: SheetDeparture;
  /** The action that the dialog starts with. By default, it changes the departure's settings. */
  action?: 'moved' | 'cancelled' | undefined;
  /** Saves a change. If this fails, the form shows the error and keeps its values. */
  onSave: (change: DepartureInput) => Promise<void>;
  /** Moves the departure. If this fails, the form shows the error and keeps its values. */
  onMove: (move: MoveInput) => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that changes, closes, cancels, or moves one departure, or resets it to its tour's settings. */
export function DepartureDialog(props: Props) {
  const { departure, action, onSave, onMove, onClose, focusFallbackRef } = props;
  const { data: places, error, failureReason } = useQuery(placesQuery);
  const failure = error ?? failureReason;
  const bodyId = useId();
  const { list, place: name, date } = departure;

  const place = places?.find((each) => each.list === list && each.place === name);
  return (
    <Modal wide title={name} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>
        {formatDayAndDate(date)}. <strong>{describeAffectedParties(departure)}</strong>
      </p>
      {departure.canChooseGuide && <LeaderForm departure={departure} />}
      {failure !== null && <Alert>{errorSentence(failure)}</Alert>}
      {place && (
        <DepartureForm
          departure={departure}
          place={place}
          action={action}
          onSave={onSave}
          onMove={onMove}
        />
      )}
    </Modal>
  );
}

interface FormProps {
  departure: SheetDeparture;
  place: PlaceRecord;
  action: Props['action'];
  onSave: Props['onSave'];
  onMove: Props['onMove'];
}

function DepartureForm({ departure: initialDeparture, place, action, onSave, onMove }: FormProps) {
  // The departure as this form last loaded it. If another device changes the departure, the API rejects this revision.
  const [departure, setDeparture] = useState(initialDeparture);
  const [isReset, setIsReset] = useState(false);
  const [isMoving, setIsMoving] = useState(action === 'moved');
  const [target, setTarget] = useState<Target>({ date: '' });
  const {
    edit: { saved, values },
    change,
    remoteChanges,
    save,
  } = useSharedEdit(() => startEditing(initialDeparture, action), {
    send: async (sentEdit) => {
      const { revision } = sentEdit;
      if (isMoving) await onMove({ ...target, reason: sentEdit.values.reason.trim(), revision });
      else await onSave({ ...toDepartureInput(sentEdit, isReset), revision });
      return undefined;
    },
    loadLatest: async () => {
      const { departures } = await getSheet(departure.date);
      const latestDeparture = departures.find(({ id }) => id === departure.id);
      if (!latestDeparture) return undefined;
      setDeparture(latestDeparture);
      return { revision: latestDeparture.revision, values: departureToDraft(latestDeparture) };
    },
    labels: FIELD_LABELS,
    describe: formatField,
  });
  const { form, sending, errors, failure } = useForm(async (close) => {
    if (await save()) close();
  });
  const schedule = scheduleOn(place, departure.date);
  const scheduledState = schedule.weekdays.includes(weekdayOf(departure.date)) ? 'open' : 'closed';
  const state = isMoving ? 'moved' : values.state;
  const changesStartOrMeetingPoint =
    values.startTime !== saved.startTime || values.meetingPoint.trim() !== saved.meetingPoint;
  const needsReason =
    state === 'cancelled' ||
    state === 'moved' ||
    (changesStartOrMeetingPoint && departure.parties.length > 0);

  return (
    <form {...form} className={styles.form}>
      <Field label="Status" error={errors.state}>
        {(props) => (
          <select
            {...props}
            value={state}
            onChange={(event) => {
              const chosenState = event.target.value as typeof state;
              setIsMoving(chosenState === 'moved');
              if (chosenState !== 'moved') change({ state: chosenState });
            }}
          >
            <option value="open">Open</option>
            <option value="closed">Closed: no more bookings</option>
            <option value="cancelled">Canceled</option>
            <option value="moved">Moved to a different date</option>
          </select>
        )}
      </Field>
      {state === 'moved' ? (
        <MoveFields departure={departure} target={target} onChange={setTarget} errors={errors} />
      ) : (
        <SettingsFields values={values} onChange={change} errors={errors}>
          <InputField
            label="Start"
            type="time"
            error={errors.startTime}
            value={values.startTime}
            onChange={(startTime) => {
              change({ startTime });
            }}
          />
        </SettingsFields>
      )}
      <Field
        label={needsReason ? 'Reason' : 'Reason (optional)'}
        hint="Visitors will see this."
        error={errors.reason}
      >
        {(props) => (
          <input
            {...props}
            required={needsReason}
            maxLength={limits.DepartureInput.reason.maxLength}
            value={values.reason}
            onChange={(event) => {
              change({ reason: event.target.value });
            }}
          />
        )}
      </Field>
      {remoteChanges.length > 0 && (
        <ChangedNotice subject="This departure" changes={remoteChanges} />
      )}
      {failure && <Alert>The tour wasn’t changed. {failure}</Alert>}
      <div className={dialog.actions}>
        <button
          className={state === 'cancelled' ? button.danger : button.button}
          type="submit"
          aria-disabled={sending}
        >
          {SUBMIT_LABELS[state] ?? 'Save'}
        </button>
        {state !== 'moved' && (
          <button
            className={button.quiet}
            type="button"
            onClick={() => {
              setIsReset(true);
              change({
                ...settingsToDraft({ ...place, capacity: schedule.capacity }),
                startTime: getUsualStart(place, departure.id),
                state: scheduledState,
                reason: '',
              });
            }}
          >
            Use the tour’s settings
          </button>
        )}
      </div>
    </form>
  );
}

function startEditing(departure: SheetDeparture, action: Props['action']): Edit<DepartureDraft> {
  const edit = startEdit(departure.revision, departureToDraft(departure));
  return action === 'cancelled' ? { ...edit, values: { ...edit.values, state: action } } : edit;
}

/** Lists the parties that a change to the departure affects. */
function describeAffectedParties({ parties: all, taken }: SheetDeparture): string {
  const parties = all.filter(({ cancelled }) => !cancelled);
  if (parties.length === 0) return 'No one has booked this tour.';
  const count = parties.length === 1 ? '1 party' : `${String(parties.length)} parties`;
  const names = parties.map(({ name, people }) => `${name} (${String(people)})`);
  return `This affects ${count}, ${formatPeople(taken)} in all: ${names.join(', ')}.`;
}
