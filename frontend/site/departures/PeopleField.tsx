import { useRef, useState } from 'react';
import * as limits from '../../api/limits';
import { Field } from '../../ui/Field';
import { Stepper } from '../../ui/Stepper';
import { describeInvalidity } from '../../ui/validity';
import { texts } from './texts.en';
import screenReader from '../../ui/screen-reader.module.css';

const { minimum, maximum } = limits.BookingInput.people;

interface Props {
  /** The number as typed; may be empty. */
  value: string;
  onChange: (value: string) => void;
  /** The tour's limit for one booking. */
  maxPeople?: number | undefined;
  /** Why the number can't be booked, although it is valid. */
  bookingError?: string | undefined;
  error?: string;
}

/** The number of people, which the visitor types or changes with stepper buttons. */
export function PeopleField({ value, onChange, maxPeople = maximum, bookingError, error }: Props) {
  const { label, fewer, more, limit } = texts.peopleField;
  const people = Number(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const [wasStepped, setWasStepped] = useState(false);
  const [badInput, setBadInput] = useState<string>();

  /** Steps the number and fires an input event, so that listeners treat it as typed. */
  const step = (method: 'stepUp' | 'stepDown') => () => {
    const previousValue = inputRef.current?.value;
    inputRef.current?.[method]();
    if (inputRef.current?.value === previousValue) return;
    setWasStepped(true);
    inputRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <Field
        label={label}
        hint={maxPeople < maximum && limit(maxPeople)}
        validationError={badInput ?? bookingError}
        error={error}
      >
        {(props) => (
          <Stepper
            fewer={fewer}
            more={more}
            onFewer={people <= minimum ? undefined : step('stepDown')}
            onMore={people >= maxPeople ? undefined : step('stepUp')}
          >
            <input
              {...props}
              ref={inputRef}
              type="number"
              name="people"
              inputMode="numeric"
              min={minimum}
              max={maxPeople}
              step={1}
              required
              value={value}
              onChange={(event) => {
                onChange(event.target.value);
              }}
              onInput={({ currentTarget }) => {
                // Input that isn't a number has an empty value, so only `badInput` reveals it.
                const isBadInput = currentTarget.validity.badInput;
                setBadInput(isBadInput ? describeInvalidity(currentTarget, label) : undefined);
              }}
            />
          </Stepper>
        )}
      </Field>
      <span className={screenReader.only} aria-live="polite">
        {wasStepped && value}
      </span>
    </>
  );
}
