import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/Field';
import styles from './forms.module.css';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  hint?: ReactNode;
  /** The server's error. */
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A labeled multi-line input. Passes further properties to its `<textarea>`. */
export function TextArea({ label, hint, error, onChange, ...textAreaProps }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <textarea
          className={styles.text}
          rows={3}
          {...textAreaProps}
          {...props}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
