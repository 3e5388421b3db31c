import { useEffect, useId, useRef, useState } from 'react';
import { ContactInput as limits } from '../../../api/limits';
import { Field } from '../../../ui/Field';
import { toContactInput, type ContactErrors, type ContactValues } from './contact-values';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import field from '../../../ui/field.module.css';
import styles from './contact-fields.module.css';

/** Delays the suggestion, so that it doesn't move a button while the visitor is pressing it. */
const SUGGESTION_DELAY_MS = 400;

interface Props {
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  errors: ContactErrors;
  /** Whether contact details are required; otherwise all fields may stay empty. */
  required: boolean;
}

/** The fields for a party's contact details: a name, an email, a phone number, and a note for the guide. */
export function ContactFields({ values, onChange, errors, required }: Props) {
  const hintId = useId();
  const emailRef = useRef<HTMLInputElement>(null);
  const { name, email, phone } = values;
  const [suggestion, setSuggestion] = useState<{ typed: string; email: string }>();
  const set = (change: Partial<ContactValues>) => {
    onChange({ ...values, ...change });
  };
  /** Suggests a correction if the email looks mistyped; the visitor may still send it unchanged. */
  const suggestEmail = async (typed: string) => {
    const code = await import('./likely-email').catch(() => undefined);
    const email = code?.suggestEmail(typed);
    setSuggestion(email === undefined ? undefined : { typed, email });
  };
  const isNeeded = required || toContactInput(values) !== undefined;
  const isReachable = email.trim() !== '' || phone.trim() !== '';
  const validityError = isNeeded && !isReachable ? texts.contact.unreachable : '';
  useEffect(() => {
    emailRef.current?.setCustomValidity(validityError);
  }, [validityError]);
  return (
    <div className={styles.fields} role="group" aria-describedby={hintId}>
      <p className={field.hint} id={hintId}>
        {required ? texts.contact.why : texts.contact.whyOptional}
      </p>
      <Field label={texts.contact.name} error={errors.name}>
        {(props) => (
          <input
            {...props}
            name="name"
            autoComplete="name"
            required={isNeeded}
            maxLength={limits.name.maxLength}
            value={name}
            onChange={({ target }) => {
              set({ name: target.value });
            }}
          />
        )}
      </Field>
      <Field label={texts.contact.email} error={errors.email}>
        {(props) => (
          <input
            {...props}
            ref={emailRef}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={limits.email.maxLength}
            value={email}
            onChange={({ target }) => {
              set({ email: target.value });
            }}
            onBlur={() => {
              setTimeout(() => void suggestEmail(email), SUGGESTION_DELAY_MS);
            }}
          />
        )}
      </Field>
      <div role="status" className={styles.suggestion}>
        {suggestion?.typed === email && (
          <>
            <span className={field.hint}>{texts.contact.didYouMean(suggestion.email)}</span>
            <button
              className={button.small}
              type="button"
              onClick={() => {
                set({ email: suggestion.email });
                // This button disappears, so the focus moves to the field.
                emailRef.current?.focus();
              }}
            >
              {texts.contact.acceptSuggestion}
            </button>
          </>
        )}
      </div>
      <Field
        label={texts.contact.phone}
        hint={texts.contact.phoneHint}
        error={errors.phone ?? errors.whatsApp}
      >
        {(props) => (
          <input
            {...props}
            type="tel"
            name="phone"
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
        <label className={field.check}>
          <input
            type="checkbox"
            name="whatsApp"
            checked={values.whatsApp}
            onChange={({ target }) => {
              set({ whatsApp: target.checked });
            }}
          />
          {texts.contact.whatsApp}
        </label>
      )}
      <Field label={texts.contact.note} hint={texts.contact.noteHint} error={errors.note}>
        {(props) => (
          <textarea
            {...props}
            name="note"
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
