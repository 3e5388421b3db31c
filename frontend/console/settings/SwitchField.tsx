import { useId } from 'react';
import field from '../../ui/field.module.css';
import styles from './settings.module.css';

interface Props {
  label: string;
  hint: string;
  /** The server's error. */
  error: string | undefined;
  disabled: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label and hint. */
export function SwitchField({ label, hint, error, disabled, checked, onChange }: Props) {
  const hintId = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          aria-describedby={hintId}
          disabled={disabled}
          checked={checked}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />{' '}
        {label}
      </label>
      <div id={hintId}>
        <p className={field.hint}>{hint}</p>
        {error !== undefined && (
          <p className={field.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
