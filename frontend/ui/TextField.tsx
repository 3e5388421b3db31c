import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field';
import { useEarlyInput } from './use-early-input';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  hint?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A required text input. All other props are passed to its `<input>`. */
export function TextField({ label, hint, error, onChange, ...inputProps }: Props) {
  const ref = useEarlyInput(onChange);
  return (
    <Field label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <input
          {...fieldProps}
          {...inputProps}
          ref={ref}
          required
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
