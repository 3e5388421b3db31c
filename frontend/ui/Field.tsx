import { useId, useState, type InvalidEvent, type ReactNode } from 'react';
import { describeInvalidity } from './validity';
import { useWords } from './language';
import { formWords } from './words/form';
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
  /** What to know before filling it in. */
  hint?: ReactNode;
  /** What is wrong with what is filled in now. */
  flaw?: string;
  /** What the server found wrong with what was sent: said until that is changed. */
  error?: string;
  /** Draws the control; the given attributes tie it to its label, hint and error. */
  children: (props: ControlProps) => ReactNode;
}

/**
 * A form control with its label, and with its hint and error beside it. What the browser finds wrong when
 * the form is sent is said there too, until it is changed.
 */
export function Field({ label, hint, flaw, error, children }: Props) {
  const words = useWords(formWords);
  const [invalid, setInvalid] = useState<string | null>(null);
  const [answer, setAnswer] = useState({ error, corrected: false });
  if (answer.error !== error) setAnswer({ error, corrected: false });
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const sentence = invalid ?? (answer.corrected ? undefined : error) ?? flaw;
  const describedBy = [hint && hintId, sentence && errorId].filter(Boolean).join(' ');
  return (
    <div
      className={styles.field}
      // Here, and not on the control: it has one of its own, and React handles both as one.
      onChange={() => {
        setInvalid(null);
        setAnswer({ error, corrected: true });
      }}
    >
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': sentence ? true : undefined,
        onInvalid: (event) => {
          // In the page's own words, beside the field, instead of in a bubble that goes away.
          event.preventDefault();
          const control = event.currentTarget;
          setInvalid(describeInvalidity(control, label, words));
          if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
        },
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {sentence && (
        <p className={styles.error} id={errorId} role="alert">
          {sentence}
        </p>
      )}
    </div>
  );
}
