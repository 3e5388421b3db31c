import { useState } from 'react';
import { UNIT_MINUTES, unitOf, UNITS, type Unit } from './durations';
import { InputField, wholeNumberProps } from './InputField';
import styles from './forms.module.css';

interface Props {
  label: string;
  hint: string;
  required?: boolean;
  /** The allowed range, in minutes. */
  limits: { minimum: number; maximum: number };
  /** The server's error. */
  error: string | undefined;
  /** The duration in minutes; empty for an empty field. */
  value: string;
  onChange: (minutes: string) => void;
}

/** A field for a duration: a number and its unit. */
export function DurationField({ limits, value, onChange, ...fieldProps }: Props) {
  const [fieldState, setFieldState] = useState({ value, unit: unitOf(Number(value)) });
  // If the parent component has changed the value, chooses a new unit.
  if (fieldState.value !== value) setFieldState({ value, unit: unitOf(Number(value)) });
  const { unit } = fieldState;
  const amount = value === '' ? '' : String(Number(value) / UNIT_MINUTES[unit]);
  const setDuration = (newAmount: string, newUnit: Unit) => {
    const minutes = newAmount === '' ? '' : String(Number(newAmount) * UNIT_MINUTES[newUnit]);
    setFieldState({ value: minutes, unit: newUnit });
    onChange(minutes);
  };
  const minimum = Math.ceil(limits.minimum / UNIT_MINUTES[unit]);
  const maximum = Math.floor(limits.maximum / UNIT_MINUTES[unit]);
  return (
    <div className={styles.fullWidth}>
      <InputField
        {...fieldProps}
        {...wholeNumberProps({ minimum, maximum })}
        value={amount}
        onChange={(newAmount) => {
          setDuration(newAmount, unit);
        }}
      >
        <select
          className={styles.unit}
          aria-label={`Unit for the ${fieldProps.label.toLowerCase()}`}
          value={unit}
          onChange={({ target }) => {
            setDuration(amount, target.value as Unit);
          }}
        >
          {UNITS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </InputField>
    </div>
  );
}
