import clsx from 'clsx';
import { useRef } from 'react';
import { Field } from '../../ui/Field';
import { servicesWords } from '../words/services';
import { useWords } from '../../ui/language';
import button from '../../ui/button.module.css';
import styles from './tour-form.module.css';

interface Option {
  value: string;
  text: string;
  disabled?: boolean;
}

interface Props {
  label: string;
  /** The id of what is said of the choice. */
  describedBy: string;
  options: readonly Option[];
  /** Empty where nothing can be chosen. */
  value: string;
  /** What stands there then. */
  nothing: string;
  /** Why it will not do. */
  lack: string | undefined;
  /** What would, and how it is called. */
  instead: { value: string; name: string } | undefined;
  /** What the server found wrong with it. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A choice of which some may not do; one that would is a tap away. */
export function ChoiceField(props: Props) {
  const { label, describedBy, options, value, nothing, lack, instead, error, onChange } = props;
  const { form } = useWords(servicesWords);
  const selectRef = useRef<HTMLSelectElement>(null);
  return (
    <div className={styles.choice}>
      <Field label={label} flaw={lack} error={error}>
        {(attributes) => (
          <select
            {...attributes}
            ref={selectRef}
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
                {nothing}
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
      {instead && (
        <button
          className={clsx(button.quiet, button.small)}
          type="button"
          onClick={() => {
            // This button goes.
            selectRef.current?.focus();
            onChange(instead.value);
          }}
        >
          {form.takeInstead(instead.name)}
        </button>
      )}
    </div>
  );
}
