import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/Field';
import styles from './forms.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  /** The field's name in validation errors; the label by default. */
  nameInErrors?: string;
  hint?: string;
  /** The server's error. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Elements beside the input. */
  children?: ReactNode;
}

/** A labeled input, required by default. Passes further properties to its `<input>`. */
export function InputField(allProps: Props) {
  const { label, nameInErrors, hint, error, onChange, children, ...inputProps } = allProps;
  return (
    <Field label={label} nameInErrors={nameInErrors} hint={hint} error={error}>
      {(props) => (
        <div className={styles.withButton}>
          <input
            required
            autoComplete="off"
            {...inputProps}
            {...props}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

/** The properties of an input for a whole number. */
export function wholeNumberProps({ minimum, maximum }: { minimum: number; maximum: number }) {
  return { type: 'number', inputMode: 'numeric', step: 1, min: minimum, max: maximum } as const;
}
