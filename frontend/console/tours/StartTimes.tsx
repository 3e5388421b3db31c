import clsx from 'clsx';
import { useId, useRef } from 'react';
import * as limits from '../../api/limits';
import { InputField } from '../forms/InputField';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

const { maxItems } = limits.PlaceInput.startTimes;

interface Props {
  /** The times in the fields; at least one. */
  times: readonly string[];
  onChange: (times: string[]) => void;
  /** The server's error. */
  error: string | undefined;
}

/** Fields for a tour's daily start times. */
export function StartTimes({ times, onChange, error }: Props) {
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  /** Focuses an input once the changed times are rendered. */
  const focusAfterRender = (index: number) => {
    setTimeout(() => groupRef.current?.querySelectorAll('input')[index]?.focus());
  };
  return (
    <fieldset className={styles.startTimes} ref={groupRef} aria-describedby={error && errorId}>
      <legend className={screenReader.only}>Start times</legend>
      {times.map((time, index) => {
        const label = times.length === 1 ? 'Start' : `Start ${String(index + 1)}`;
        return (
          <InputField
            // Times have no ids, so their keys are their positions.
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
                  focusAfterRender(Math.max(0, index - 1));
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
            focusAfterRender(times.length);
          }}
        >
          Add a start time
        </button>
      )}
    </fieldset>
  );
}
