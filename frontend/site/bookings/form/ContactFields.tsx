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
  const updateValues = (changes: Partial<ContactValues>) => {
    onChange({ ...values, ...changes });
  };
  /** Suggests a correction if the email looks mistyped; the visitor may still send it unchanged. */
  const updateSuggestion = async (typed: string) => {
    const module = await import('./likely-email').catch(() => undefined);
    const suggestedEmail = module?.suggestEmail(typed);
    setSuggestion(suggestedEmail === undefined ? undefined : { typed, email: suggestedEmail });
  };
  // Even an optional contact needs a name, and an email or a phone number, once a field is filled in.
  const isContactNeeded = required || toContactInput(values) !== undefined;
  const isReachable = email.trim() !== '' || phone.trim() !== '';
  const validityError = isContactNeeded && !isReachable ? texts.contact.unreachable : '';
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
            required={isContactNeeded}
            maxLength={limits.name.maxLength}
            value={name}
            onChange={({ target }) => {
              updateValues({ name: target.value });
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
              updateValues({ email: target.value });
            }}
            onBlur={() => {
              setTimeout(() => void updateSuggestion(email), SUGGESTION_DELAY_MS);
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
                updateValues({ email: suggestion.email });
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
              updateValues({ phone: target.value });
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
              updateValues({ whatsApp: target.checked });
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
              updateValues({ note: target.value });
            }}
          />
        )}
      </Field>
    </div>
  );
}
