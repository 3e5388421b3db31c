import { useId } from 'react';
import { DAYS } from 'shared/tours';
import type { PlaceRecord } from '../../api/schema';
import field from '../../ui/field.module.css';
import styles from './tours.module.css';

/** The weekdays in the order in which forms list them. Sunday is last, because few tours run on Sundays. */
export const FORM_WEEKDAYS = [...DAYS, 'Sunday'] as const;

interface Props {
  weekdays: PlaceRecord['weekdays'];
  onChange: (weekdays: PlaceRecord['weekdays']) => void;
  /** The server's error. */
  error: string | undefined;
}

/** A checkbox for each weekday. */
export function Weekdays({ weekdays, onChange, error }: Props) {
  const errorId = useId();
  return (
    <fieldset className={styles.weekdays} aria-describedby={error && errorId}>
      <legend>Weekdays</legend>
      {FORM_WEEKDAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={weekdays.includes(day)}
            onChange={({ target: { checked } }) => {
              onChange(
                FORM_WEEKDAYS.filter((each) => (each === day ? checked : weekdays.includes(each))),
              );
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
