import { useId, useRef } from 'react';
import { formatDayAndDate } from '../../../backend/src/new-york';
import { Field } from '../ui/Field';
import { optionText, roomOf, startSentence, type DateOption } from './departures';

interface Props {
  /** The weekday's dates. */
  options: DateOption[];
  /** Missing where none has room. */
  chosen: DateOption | undefined;
  /** Why it is this one. */
  hint: string | undefined;
  /** Why it will not do. */
  lack: string | undefined;
  /** The date that would, if there is one. */
  instead: DateOption | undefined;
  /** What the server found wrong with it. */
  error: string | undefined;
  onChange: (date: string) => void;
}

/** On which of a weekday's dates, and what is known of the departure there. */
export function DateField({ options, chosen, hint, lack, instead, error, onChange }: Props) {
  const id = useId();
  const selectRef = useRef<HTMLSelectElement>(null);
  return (
    <>
      <div className="date">
        <Field label="Date" flaw={lack} error={error}>
          {(props) => (
            <select
              {...props}
              ref={selectRef}
              aria-describedby={[props['aria-describedby'], id].filter(Boolean).join(' ')}
              value={chosen?.date ?? ''}
              onChange={(event) => {
                onChange(event.target.value);
              }}
            >
              {!chosen && (
                <option value="" disabled>
                  No dates with room
                </option>
              )}
              {options.map((option) => (
                <option key={option.date} value={option.date} disabled={roomOf(option) === 0}>
                  {optionText(option)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {instead && (
          <button
            className="button small quiet"
            type="button"
            onClick={() => {
              // This button goes.
              selectRef.current?.focus();
              onChange(instead.date);
            }}
          >
            Take {formatDayAndDate(instead.date)} instead
          </button>
        )}
      </div>
      {/* Its room is kept while nothing is known. */}
      <div className="departure-hint hint" id={id} aria-live="polite">
        <p>
          {chosen?.departure
            ? startSentence(chosen.departure, chosen.own)
            : 'A later week works too.'}
        </p>
        {hint && <p>{hint}</p>}
      </div>
    </>
  );
}
