import { useId } from 'react';
import { Field } from '../ui/Field';
import { optionText, roomOf, startSentence, type DateOption } from './departures';

interface Props {
  /** The weekday's dates. */
  options: DateOption[];
  /** Missing where none has room. */
  chosen: DateOption | undefined;
  /** Why it is this one. */
  hint: string | undefined;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** On which of a weekday's dates, and what is known of the departure there. */
export function DateField({ options, chosen, hint, error, onChange }: Props) {
  const id = useId();
  return (
    <>
      <Field label="Date" error={error}>
        {(props) => (
          <select
            {...props}
            aria-describedby={[props['aria-describedby'], id].filter(Boolean).join(' ')}
            value={chosen?.date ?? ''}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          >
            {!chosen && (
              <option value="" disabled>
                No date with room
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
