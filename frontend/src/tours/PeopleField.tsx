import { limits } from '../api/limits';
import { Field } from '../ui/Field';

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
  const step = (by: number) => () => {
    const next = Math.trunc(people) + by;
    onChange(String(Math.min(maximum, Math.max(minimum, next))));
  };
  return (
    <Field label="Number of People" error={error}>
      {(props) => (
        <div className="stepper">
          <button
            type="button"
            aria-label="Fewer people"
            disabled={people <= minimum}
            onClick={step(-1)}
          >
            <span aria-hidden="true">−</span>
          </button>
          <input
            {...props}
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
          />
          <button
            type="button"
            aria-label="More people"
            disabled={people >= maximum}
            onClick={step(1)}
          >
            <span aria-hidden="true">+</span>
          </button>
        </div>
      )}
    </Field>
  );
}
