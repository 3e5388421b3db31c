import { useId, useState, type InvalidEvent, type ReactNode } from 'react';
import { describeInvalidity } from './validity';
import styles from './field.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  onInvalid: (event: InvalidEvent<Control>) => void;
}

interface Props {
  label: string;
  /** The field's name in the page's own errors; the label by default. */
  nameInErrors?: string;
  /** Help with filling in the field. */
  hint?: ReactNode;
  /** The page's own error about the current value. */
  validationError?: string;
  /** The server's error about the submitted value; shown until the value changes. */
  error?: string;
  /** Renders the control; `props` connect it to its label, hint, and error. */
  children: (props: ControlProps) => ReactNode;
}

/**
 * A form control with its label, hint, and error. An error from the browser's own validation is shown in the same place
 * until the value changes.
 */
export function Field(props: Props) {
  const { label, nameInErrors = label, hint, validationError, error, children } = props;
  const [invalidityText, setInvalidityText] = useState<string | null>(null);
  const [serverError, setServerError] = useState({ error, isOutdated: false });
  if (serverError.error !== error) setServerError({ error, isOutdated: false });
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const currentServerError = serverError.isOutdated ? undefined : error;
  const message = invalidityText ?? currentServerError ?? validationError;
  const describedBy = [hint && hintId, message && errorId].filter(Boolean).join(' ');
  return (
    <div
      className={styles.field}
      // The control has its own onChange; its change events bubble up to this handler.
      onChange={() => {
        setInvalidityText(null);
        setServerError({ error, isOutdated: true });
      }}
    >
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': message ? true : undefined,
        onInvalid: (event) => {
          // Shows the page's own text next to the field instead of the browser's bubble.
          event.preventDefault();
          const control = event.currentTarget;
          setInvalidityText(describeInvalidity(control, nameInErrors));
          if (findFirstInvalid(control.form) === control) control.focus();
        },
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {message && (
        <p className={styles.error} id={errorId} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

function findFirstInvalid(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((element) => !(element as Control).validity.valid);
}
