import { useEffect, useId, useRef, useState } from 'react';
import { ContactInput as limits } from '../../api/limits';
import { Field } from '../../ui/Field';
import { bookingWords } from '../words/booking';
import { useWords } from '../../ui/language';
import { contactFrom, type ContactErrors, type ContactValues } from './contact-values';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import styles from './contact-fields.module.css';

/** The hint must not move a button that the visitor is about to press. */
const HINT_AFTER_MS = 400;

interface Props {
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  errors: ContactErrors;
  /** Whether there has to be one; otherwise all of it may stay empty. */
  required: boolean;
}

/** How the guide reaches a party: a name, an email or a phone number, and what the guide should know. */
export function ContactFields({ values, onChange, errors, required }: Props) {
  const words = useWords(bookingWords).contact;
  const hintId = useId();
  const emailRef = useRef<HTMLInputElement>(null);
  const { name, email, phone } = values;
  const [meant, setMeant] = useState<{ typed: string; likely: string }>();
  const set = (change: Partial<ContactValues>) => {
    onChange({ ...values, ...change });
  };
  /** Asks whoever seems to have mistyped an address; it can be sent as it is all the same. */
  const guess = async (typed: string) => {
    const code = await import('./likely-email').catch(() => undefined);
    const likely = code?.likelyEmail(typed);
    setMeant(likely === undefined ? undefined : { typed, likely });
  };
  const isGiven = required || contactFrom(values) !== undefined;
  const isReachable = email.trim() !== '' || phone.trim() !== '';
  const flaw = isGiven && !isReachable ? words.unreachable : '';
  useEffect(() => {
    emailRef.current?.setCustomValidity(flaw);
  }, [flaw]);
  return (
    <div className={styles.fields} role="group" aria-describedby={hintId}>
      <p className={field.hint} id={hintId}>
        {required ? words.why : words.whyOptional}
      </p>
      <Field label={words.name} error={errors.name}>
        {(props) => (
          <input
            {...props}
            autoComplete="name"
            required={isGiven}
            maxLength={limits.name.maxLength}
            value={name}
            onChange={({ target }) => {
              set({ name: target.value });
            }}
          />
        )}
      </Field>
      <Field label={words.email} error={errors.email}>
        {(props) => (
          <input
            {...props}
            ref={emailRef}
            type="email"
            autoComplete="email"
            maxLength={limits.email.maxLength}
            value={email}
            onChange={({ target }) => {
              set({ email: target.value });
            }}
            onBlur={() => {
              setTimeout(() => void guess(email), HINT_AFTER_MS);
            }}
          />
        )}
      </Field>
      <div role="status" className={styles.meant}>
        {meant?.typed === email && (
          <>
            <span className={field.hint}>{words.meant(meant.likely)}</span>
            <button
              className={button.small}
              type="button"
              onClick={() => {
                set({ email: meant.likely });
                // This button goes.
                emailRef.current?.focus();
              }}
            >
              {words.takeMeant}
            </button>
          </>
        )}
      </div>
      <Field label={words.phone} hint={words.phoneHint} error={errors.phone ?? errors.whatsApp}>
        {(props) => (
          <input
            {...props}
            type="tel"
            autoComplete="tel"
            maxLength={limits.phone.maxLength}
            value={phone}
            onChange={({ target }) => {
              set({ phone: target.value });
            }}
          />
        )}
      </Field>
      {phone.trim() !== '' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={values.whatsApp}
            onChange={({ target }) => {
              set({ whatsApp: target.checked });
            }}
          />
          {words.whatsApp}
        </label>
      )}
      <Field label={words.note} hint={words.noteHint} error={errors.note}>
        {(props) => (
          <textarea
            {...props}
            rows={2}
            maxLength={limits.note.maxLength}
            value={values.note}
            onChange={({ target }) => {
              set({ note: target.value });
            }}
          />
        )}
      </Field>
    </div>
  );
}
