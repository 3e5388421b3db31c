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
  const step = (by: number) => {
    const next = Math.trunc(people) + by;
    onChange(String(Math.min(maximum, Math.max(minimum, next))));
  };
  // At its end a step does nothing, but keeps the focus: disabled, it would lose it.
  const least = people <= minimum;
  const most = people >= maximum;
  return (
    <Field label="Number of People" error={error}>
      {(props) => (
        <div className="stepper">
          <button
            type="button"
            aria-label="Fewer people"
            aria-disabled={least}
            onClick={() => {
              if (!least) step(-1);
            }}
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
            aria-disabled={most}
            onClick={() => {
              if (!most) step(1);
            }}
          >
            <span aria-hidden="true">+</span>
          </button>
        </div>
      )}
    </Field>
  );
}
