import { useRef, useState } from 'react';
import * as limits from '../../api/limits';
import { Field } from '../../ui/Field';
import { Stepper } from '../../ui/Stepper';
import { sentenceOfValidity } from '../../ui/validity';
import { formWords } from '../../ui/words/form';
import { peopleFieldWords } from '../words/people-field';
import { useWords } from '../../ui/language';
import screenReader from '../../ui/screen-reader.module.css';

const { minimum, maximum } = limits.BookingInput.people;

interface Props {
  /** As it was typed; empty while nothing was. */
  value: string;
  onChange: (value: string) => void;
  /** How many one booking can be for, where the tour says so. */
  maxPeople?: number | undefined;
  /** Why so many won't do, although the number itself is valid. */
  flaw?: string | undefined;
  error?: string;
}

/** How many come: typed, or stepped to with a thumb. */
export function PeopleField({ value, onChange, maxPeople = maximum, flaw, error }: Props) {
  const ofForms = useWords(formWords);
  const { label, fewer, more, limit } = useWords(peopleFieldWords);
  const people = Number(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const [stepped, setStepped] = useState(false);
  const [badInput, setBadInput] = useState<string>();

  /** As if it were typed, so that whoever listens to the field hears of it. */
  const step = (method: 'stepUp' | 'stepDown') => () => {
    const before = inputRef.current?.value;
    inputRef.current?.[method]();
    if (inputRef.current?.value === before) return;
    setStepped(true);
    inputRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <Field
        label={label}
        hint={maxPeople < maximum && limit(maxPeople)}
        flaw={badInput ?? flaw}
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
                // What is no number has no value, so that nothing else would tell of it.
                const bad = currentTarget.validity.badInput;
                setBadInput(bad ? sentenceOfValidity(currentTarget, label, ofForms) : undefined);
              }}
            />
          </Stepper>
        )}
      </Field>
      <span className={screenReader.only} aria-live="polite">
        {stepped && value}
      </span>
    </>
  );
}
