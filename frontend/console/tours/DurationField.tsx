import { useState } from 'react';
import { UNIT_MINUTES, unitOf, UNITS, type Unit } from './durations';
import { InputField, wholeNumber } from './InputField';
import styles from './tours.module.css';

interface Props {
  label: string;
  hint: string;
  required?: boolean;
  /** The range of what the server takes, in minutes. */
  limits: { minimum: number; maximum: number };
  /** What the server found wrong with it. */
  error: string | undefined;
  /** In minutes; empty if nothing is typed. */
  value: string;
  onChange: (minutes: string) => void;
}

/** A time before the start: a number, and a unit beside it. */
export function DurationField({ limits, value, onChange, ...field }: Props) {
  const [shown, setShown] = useState({ value, unit: unitOf(Number(value)) });
  // Another value than the one that was typed here comes with a unit of its own.
  if (shown.value !== value) setShown({ value, unit: unitOf(Number(value)) });
  const { unit } = shown;
  const amount = value === '' ? '' : String(Number(value) / UNIT_MINUTES[unit]);
  const set = (typed: string, to: Unit) => {
    const minutes = typed === '' ? '' : String(Number(typed) * UNIT_MINUTES[to]);
    setShown({ value: minutes, unit: to });
    onChange(minutes);
  };
  const { minimum, maximum } = limits;
  return (
    <div className={styles.wholeLine}>
      <InputField
        {...field}
        {...wholeNumber({ minimum, maximum: Math.floor(maximum / UNIT_MINUTES[unit]) })}
        value={amount}
        onChange={(typed) => {
          set(typed, unit);
        }}
      >
        <select
          className={styles.unit}
          aria-label={`Unit of ${field.label.toLowerCase()}`}
          value={unit}
          onChange={({ target }) => {
            set(amount, target.value as Unit);
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
