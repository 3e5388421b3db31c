import { useId, useState, type RefObject } from 'react';
import * as limits from '../../api/limits';
import type { SeasonInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Modal } from '../../ui/Modal';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import { formatDates } from './schedule-texts';
import { errorsOfLastSeason } from './seasons';
import { formatOptionalNumber, parseOptionalNumber } from '../forms/optional-number';
import { StartTimes } from './StartTimes';
import { Weekdays } from './Weekdays';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';
import styles from './seasons.module.css';

interface Props {
  title: string;
  /** The initial values of the fields. */
  season: SeasonInput;
  /** Dates to offer as buttons, besides the date fields. */
  suggestions?: readonly { label: string; dates: Pick<SeasonInput, 'from' | 'to'> }[];
  /** Saves the season at the end of its tour's list. The dialog shows errors. */
  onSave: (season: SeasonInput) => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks for a season's dates and schedule, and saves them. */
export function SeasonDialog(props: Props) {
  const { title, season, suggestions = [], onSave, onClose, focusFallbackRef } = props;
  const [values, setValues] = useState({
    ...season,
    capacity: formatOptionalNumber(season.capacity),
  });
  const bodyId = useId();
  const change = (changes: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changes }));
  };
  const setField =
    <Name extends keyof typeof values>(name: Name) =>
    (value: (typeof values)[Name]) => {
      change({ [name]: value });
    };
  const { form, sending, errors, failure } = useForm(async (close) => {
    await onSave({
      ...values,
      name: values.name.trim(),
      capacity: parseOptionalNumber(values.capacity),
    });
    close();
  });
  const fieldErrors = errorsOfLastSeason(errors);
  const otherFailure = failure ?? errors.seasons;
  return (
    <Modal wide title={title} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>
        On these dates, the season replaces the tour’s usual starts, weekdays, and capacity. Booked
        departures aren’t changed.
      </p>
      <form {...form} className={forms.form}>
        <InputField
          label="Name"
          hint="Visitors see this, for example “Summer evenings”."
          maxLength={limits.SeasonInput.name.maxLength}
          error={fieldErrors.name}
          value={values.name}
          onChange={setField('name')}
        />
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            {suggestions.map(({ label, dates }) => (
              <button
                key={label}
                className={button.quiet}
                type="button"
                onClick={() => {
                  change(dates);
                }}
              >
                {label}: {formatDates(dates)}
              </button>
            ))}
          </div>
        )}
        <div className={styles.fields}>
          <InputField
            label="From"
            type="date"
            error={fieldErrors.from}
            value={values.from}
            onChange={setField('from')}
          />
          <InputField
            label="To"
            type="date"
            error={fieldErrors.to}
            value={values.to}
            onChange={setField('to')}
          />
          <StartTimes
            times={values.startTimes}
            onChange={setField('startTimes')}
            error={fieldErrors.startTimes}
          />
          <InputField
            label="Capacity"
            hint="Leave empty for no limit."
            required={false}
            error={fieldErrors.capacity}
            {...wholeNumberProps(limits.SeasonInput.capacity)}
            value={values.capacity}
            onChange={setField('capacity')}
          />
        </div>
        <Weekdays
          weekdays={values.weekdays}
          onChange={setField('weekdays')}
          error={fieldErrors.weekdays}
        />
        {otherFailure && <Alert>The season wasn’t saved. {otherFailure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Save
          </button>
        </div>
      </form>
    </Modal>
  );
}
