import { useRef, useState } from 'react';
import * as limits from '../../api/limits';
import type { BookedDeparture, PlaceInput, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { BookedDeparturesDialog } from './BookedDeparturesDialog';
import { bookedDeparturesIn } from './BookedList';
import { ChangedNotice } from '../forms/ChangedNotice';
import { DurationField } from '../forms/DurationField';
import { changeSettings, getPlaces } from '../guide-api';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { DirectionsField } from './DirectionsField';
import { startEdit, type Edit } from '../forms/revision';
import {
  toPlaceInput,
  SETTING_LABELS,
  formatSetting,
  placeToDraft,
  type SettingsDraft,
} from './settings-draft';
import { SettingsFields } from './SettingsFields';
import { StartTimes } from './StartTimes';
import { Weekdays } from './Weekdays';
import { useForm } from '../forms/use-form';
import { useSharedEdit } from '../forms/use-shared-edit';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

interface Props {
  place: PlaceRecord;
  /** Called with the latest settings, which this device or a different one has saved. */
  onSaved: (place: PlaceRecord) => Promise<void>;
  onHide: () => void;
}

/** A form for the settings that a tour has on all dates. */
export function SettingsForm({ place, onSaved, onHide }: Props) {
  const [directions, setDirections] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  /** The booked departures that the change would affect; null if the API didn't refuse the change. */
  const [affectedDepartures, setAffectedDepartures] = useState<readonly BookedDeparture[] | null>(
    null,
  );
  const saveRef = useRef<HTMLButtonElement>(null);

  const adoptPlace = async (latestPlace: PlaceRecord) => {
    await onSaved(latestPlace);
    return { revision: latestPlace.revision, values: placeToDraft(latestPlace) };
  };
  const send = async (sentEdit: Edit<SettingsDraft>, answer?: PlaceInput['bookedDepartures']) => {
    const trimmedDirections = hasNewMeetingPoint ? directions.trim() : '';
    const record = await changeSettings(place.id, {
      ...toPlaceInput(sentEdit),
      ...(trimmedDirections !== '' && { findMe: trimmedDirections }),
      revision: sentEdit.revision,
      ...(answer && { bookedDepartures: answer }),
    });
    setDirections('');
    setIsSaved(true);
    return adoptPlace(record);
  };
  const sharedEdit = useSharedEdit(() => startEdit(place.revision, placeToDraft(place)), {
    send,
    loadLatest: async () => {
      const latestPlace = (await getPlaces()).find(({ id }) => id === place.id);
      return latestPlace && adoptPlace(latestPlace);
    },
    labels: SETTING_LABELS,
    describe: formatSetting,
  });
  const { edit, remoteChanges, save } = sharedEdit;
  const { values } = edit;
  const hasNewMeetingPoint = values.meetingPoint.trim() !== edit.saved.meetingPoint;

  const change = (changes: Partial<SettingsDraft>) => {
    setIsSaved(false);
    sharedEdit.change(changes);
  };
  const setField =
    <Name extends keyof SettingsDraft>(name: Name) =>
    (value: SettingsDraft[Name]) => {
      change({ [name]: value });
    };
  const { form, sending, errors, failure } = useForm(async () => {
    setIsSaved(false);
    try {
      await save();
    } catch (reason) {
      const departures = bookedDeparturesIn(reason);
      if (!departures) throw reason;
      setAffectedDepartures(departures);
    }
  });
  return (
    <form {...form} aria-label={place.place}>
      <SettingsFields
        values={values}
        onChange={change}
        errors={errors}
        afterMeetingPoint={
          hasNewMeetingPoint && (
            <DirectionsField
              id={place.id}
              value={directions}
              onChange={(newDirections) => {
                setIsSaved(false);
                setDirections(newDirections);
              }}
              error={errors.findMe}
            />
          )
        }
        more={
          <>
            <DurationField
              label={SETTING_LABELS.firstBookingCutoffMinutes}
              hint="If no one has booked, booking closes this long before the start. Leave empty to use the other cutoff."
              required={false}
              limits={limits.PlaceInput.firstBookingCutoffMinutes}
              error={errors.firstBookingCutoffMinutes}
              value={values.firstBookingCutoffMinutes}
              onChange={setField('firstBookingCutoffMinutes')}
            />
            <InputField
              label={SETTING_LABELS.minPeople}
              hint="Visitors see this. Nothing is canceled automatically."
              required={false}
              error={errors.minPeople}
              {...wholeNumberProps(limits.PlaceInput.minPeople)}
              value={values.minPeople}
              onChange={setField('minPeople')}
            />
            <InputField
              label={SETTING_LABELS.maxPartySize}
              hint="The maximum number of people in one booking. Leave empty for no limit."
              required={false}
              error={errors.maxPartySize}
              {...wholeNumberProps(limits.PlaceInput.maxPartySize)}
              value={values.maxPartySize}
              onChange={setField('maxPartySize')}
            />
            <InputField
              label={SETTING_LABELS.daysAhead}
              hint="How many days ahead visitors can book."
              error={errors.daysAhead}
              {...wholeNumberProps(limits.PlaceInput.daysAhead)}
              value={values.daysAhead}
              onChange={setField('daysAhead')}
            />
          </>
        }
      >
        <StartTimes
          times={values.startTimes}
          onChange={setField('startTimes')}
          error={errors.startTimes}
        />
      </SettingsFields>
      <Weekdays
        weekdays={values.weekdays}
        onChange={setField('weekdays')}
        error={errors.weekdays}
      />
      {values.weekdays.length === 0 && !place.isHidden && (
        <div className={callout.notice} role="status">
          <p>Visitors still see the tour, but can’t book it on any day. To remove it, hide it.</p>
          <button className={button.quiet} type="button" onClick={onHide}>
            Hide instead
          </button>
        </div>
      )}
      {remoteChanges.length > 0 && <ChangedNotice subject="This tour" changes={remoteChanges} />}
      {failure && <Alert>The tour wasn’t saved. {failure}</Alert>}
      <div className={styles.actions}>
        <button className={button.button} type="submit" aria-disabled={sending} ref={saveRef}>
          Save<span className={screenReader.only}> {place.place}</span>
        </button>
        <span role="status">{isSaved && 'Saved.'}</span>
      </div>
      {affectedDepartures && (
        <BookedDeparturesDialog
          departures={affectedDepartures}
          focusFallbackRef={saveRef}
          onAnswer={async (answer) => {
            await save((sentEdit) => send(sentEdit, answer));
          }}
          onClose={() => {
            setAffectedDepartures(null);
          }}
        />
      )}
    </form>
  );
}
