import { useRef, useState } from 'react';
import { limits } from '../../api/limits';
import { Field } from '../../ui/Field';
import { Stepper } from '../../ui/Stepper';
import { sentenceOfValidity } from '../../ui/validity';
import screenReader from '../../ui/screen-reader.module.css';

const LABEL = 'Number of People';
const { minimum, maximum } = limits.DayTourInput.people;

interface Props {
  /** As it was typed; empty while nothing was. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** How many come: typed, or stepped to with a thumb. */
export function PeopleField({ value, onChange, error }: Props) {
  const people = Number(value);
  const inputRef = useRef<HTMLInputElement>(null);
  const [stepped, setStepped] = useState(false);
  const [flaw, setFlaw] = useState<string>();

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
      <Field label={LABEL} flaw={flaw} error={error}>
        {(props) => (
          <Stepper
            fewer="Fewer people"
            more="More people"
            onFewer={people <= minimum ? undefined : step('stepDown')}
            onMore={people >= maximum ? undefined : step('stepUp')}
          >
            <input
              {...props}
              ref={inputRef}
              type="number"
              inputMode="numeric"
              min={minimum}
              max={maximum}
              step={1}
              required
              value={value}
              onChange={(event) => {
                onChange(event.target.value);
              }}
              onInput={({ currentTarget }) => {
                // What is no number has no value, so that nothing else would tell of it.
                const bad = currentTarget.validity.badInput;
                setFlaw(bad ? sentenceOfValidity(currentTarget, LABEL) : undefined);
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
