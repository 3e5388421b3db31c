import clsx from 'clsx';
import { useRef } from 'react';
import { Field } from '../../../ui/Field';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import styles from './selects.module.css';

interface Option {
  value: string;
  text: string;
  disabled?: boolean;
}

interface Props {
  name: string;
  label: string;
  /** The id of the element that describes the choice. */
  describedBy: string;
  options: readonly Option[];
  /** Empty if no option can be chosen. */
  value: string;
  /** The placeholder if no option can be chosen. */
  emptyText: string;
  /** Explains that the chosen option has too few spots. */
  shortage: string | undefined;
  /** An option with enough spots, and its name. */
  alternative: { value: string; name: string } | undefined;
  /** The server's error. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A select that shows an error if the chosen option has too few spots, and offers an alternative. */
export function ChoiceField(props: Props) {
  const {
    name,
    label,
    describedBy,
    options,
    value,
    emptyText,
    shortage,
    alternative,
    error,
    onChange,
  } = props;
  const selectRef = useRef<HTMLSelectElement>(null);
  return (
    <div className={styles.choice}>
      <Field label={label} validationError={shortage} error={error}>
        {(attributes) => (
          <select
            {...attributes}
            ref={selectRef}
            name={name}
            aria-describedby={[attributes['aria-describedby'], describedBy]
              .filter(Boolean)
              .join(' ')}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          >
            {value === '' && (
              <option value="" disabled>
                {emptyText}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
          </select>
        )}
      </Field>
      {alternative && (
        <button
          className={clsx(button.quiet, button.small)}
          type="button"
          onClick={() => {
            // This button disappears, so the select takes the focus.
            selectRef.current?.focus();
            onChange(alternative.value);
          }}
        >
          {texts.takeInstead(alternative.name)}
        </button>
      )}
    </div>
  );
}
