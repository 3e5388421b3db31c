import { useEffect, useState, type ReactNode } from 'react';
import { countCharacters } from 'shared/characters';
import { useSession } from '../api/session';
import { Field } from './Field';
import { useEarlyInput } from './use-early-input';
import { texts } from './form-texts.en';
import styles from './password.module.css';

interface Props {
  label?: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  limits: { minLength: number; maxLength: number };
  hint?: ReactNode;
  error?: string;
}

/** A password field, with a button that shows or hides the password. */
export function PasswordField({
  label: customLabel,
  name = 'password',
  autoComplete,
  value,
  onChange,
  limits,
  hint,
  error,
}: Props) {
  const label = customLabel ?? texts.password;
  const [isShown, setIsShown] = useState(false);
  const { status } = useSession();
  const ref = useEarlyInput(onChange);
  // The input has no maxLength, because browsers would silently cut off pasted text.
  const lengthError =
    countCharacters(value) > limits.maxLength ? texts.errors.tooLong(label, limits.maxLength) : '';
  useEffect(() => {
    ref.current?.setCustomValidity(lengthError);
  }, [ref, lengthError]);
  return (
    <Field label={label} hint={hint} error={lengthError || error}>
      {(props) => (
        <div className={styles.password}>
          <input
            {...props}
            ref={ref}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={limits.minLength}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          <button
            type="button"
            className={styles.eye}
            disabled={status === 'starting'}
            aria-label={isShown ? texts.hidePassword(label) : texts.showPassword(label)}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
              <circle cx="12" cy="12" r="3" />
              {isShown && <path d="m4 4 16 16" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}
