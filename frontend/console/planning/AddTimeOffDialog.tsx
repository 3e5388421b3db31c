import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type RefObject } from 'react';
import * as limits from '../../api/limits';
import type { GuideName, TimeOffRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { useToday } from '../../ui/use-today';
import { InputField } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import { addTimeOff } from '../guide-api';
import { refreshPlanning } from './refresh-planning';
import { TourChoice } from './TourChoice';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';
import field from '../../ui/field.module.css';
import styles from './time-off.module.css';

interface Props {
  /** The guides to choose from; empty if there is only one. */
  guides: readonly GuideName[];
  onAdded: (timeOff: TimeOffRecord) => void;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that adds time off. */
export function AddTimeOffDialog({ guides, onAdded, onClose, focusFallbackRef }: Props) {
  const client = useQueryClient();
  const today = useToday();
  const [from, setFrom] = useState('');
  /** The last date; null until the guide chooses one. */
  const [chosenEndDate, setChosenEndDate] = useState<string | null>(null);
  const [hasHours, setHasHours] = useState(false);
  const [startTime, setStartTime] = useState('');
  const [endTime, setEndTime] = useState('');
  /** The ids of the chosen tours; null for all tours. */
  const [tours, setTours] = useState<readonly string[] | null>(null);
  const [reason, setReason] = useState('');
  /** The id of the guide who is off; empty for all guides. */
  const [guide, setGuide] = useState('');
  const bodyId = useId();
  const to = chosenEndDate ?? from;
  const { form, sending, errors, failure } = useForm(async (close) => {
    const addedTimeOff = await addTimeOff({
      from,
      to,
      ...(hasHours && { startTime, endTime }),
      ...(tours && { tours: [...tours] }),
      ...(guide !== '' && { guide }),
      reason: reason.trim(),
    });
    await refreshPlanning(client);
    close();
    onAdded(addedTimeOff);
  });
  const isOneDay = from === to;
  return (
    <Modal
      wide
      title="Add time off"
      bodyId={bodyId}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <p id={bodyId}>Booked tours aren’t canceled.</p>
      <form {...form} className={forms.form}>
        <div className={styles.pair}>
          <InputField
            label="From"
            type="date"
            min={today ?? undefined}
            error={errors.from}
            value={from}
            onChange={setFrom}
          />
          <InputField
            label="To"
            type="date"
            required={from !== ''}
            error={errors.to}
            value={to}
            onChange={setChosenEndDate}
          />
        </div>
        <label className={field.check}>
          <input
            type="checkbox"
            checked={hasHours}
            onChange={({ target }) => {
              setHasHours(target.checked);
            }}
          />{' '}
          Only some hours
        </label>
        {hasHours && (
          <div className={styles.pair}>
            <InputField
              label={isOneDay ? 'Start time' : 'Start time on the first day'}
              type="time"
              error={errors.startTime}
              value={startTime}
              onChange={setStartTime}
            />
            <InputField
              label={isOneDay ? 'End time' : 'End time on the last day'}
              type="time"
              error={errors.endTime}
              value={endTime}
              onChange={setEndTime}
            />
          </div>
        )}
        {guides.length > 0 && (
          <Field label="Who is off?" error={errors.guide}>
            {(props) => (
              <select
                {...props}
                value={guide}
                onChange={({ target }) => {
                  setGuide(target.value);
                }}
              >
                <option value="">All guides</option>
                {guides.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <TourChoice ids={tours} onChange={setTours} error={errors.tours} />
        <InputField
          label="Reason (optional)"
          hint="Only you see this."
          required={false}
          maxLength={limits.TimeOffInput.reason.maxLength}
          error={errors.reason}
          value={reason}
          onChange={setReason}
        />
        {failure && <Alert>The time off wasn’t added. {failure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Add
          </button>
        </div>
      </form>
    </Modal>
  );
}
