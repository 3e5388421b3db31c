import clsx from 'clsx';
import { useId, useRef } from 'react';
import * as limits from '../../api/limits';
import { InputField } from './InputField';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

const { maxItems } = limits.PlaceInput.startTimes;

interface Props {
  /** As they are typed, at least one. */
  times: readonly string[];
  onChange: (times: string[]) => void;
  /** What the server found wrong with them. */
  error: string | undefined;
}

/** When a tour starts on each of its days: once, or more often. */
export function StartTimes({ times, onChange, error }: Props) {
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  /** An input that is there once the times have changed. */
  const goTo = (index: number) => {
    setTimeout(() => groupRef.current?.querySelectorAll('input')[index]?.focus());
  };
  return (
    <fieldset className={styles.startTimes} ref={groupRef} aria-describedby={error && errorId}>
      <legend className={screenReader.only}>Start times</legend>
      {times.map((time, index) => {
        const label = times.length === 1 ? 'Start' : `Start ${String(index + 1)}`;
        return (
          <InputField
            // They have no name of their own, and move up when one before them goes.
            key={index}
            label={label}
            type="time"
            value={time}
            onChange={(value) => {
              onChange(times.with(index, value));
            }}
          >
            {times.length > 1 && (
              <button
                className={button.quiet}
                type="button"
                aria-label={`Remove ${label.toLowerCase()}`}
                onClick={() => {
                  onChange(times.toSpliced(index, 1));
                  goTo(Math.max(0, index - 1));
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </InputField>
        );
      })}
      {error && (
        <p className={field.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      {times.length < maxItems && (
        <button
          className={clsx(button.quiet, button.small)}
          type="button"
          onClick={() => {
            onChange([...times, '']);
            goTo(times.length);
          }}
        >
          Add a start
        </button>
      )}
    </fieldset>
  );
}
