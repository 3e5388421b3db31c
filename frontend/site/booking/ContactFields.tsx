import { useEffect, useId, useRef, useState } from 'react';
import { ContactInput as limits } from '../../api/limits';
import type { ContactInput } from '../../api/schema';
import { Field } from '../../ui/Field';
import { bookingWords } from '../words/booking';
import { useWords } from '../../ui/language';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import styles from './contact-fields.module.css';

/** A contact as it is being typed: what isn't given is empty. */
export interface ContactValues extends Required<Omit<ContactInput, 'whatsApp'>> {
  whatsApp: boolean;
}

export const NO_CONTACT: ContactValues = {
  ...{ name: '', email: '', phone: '', note: '' },
  whatsApp: false,
};

/** What was typed, as the API takes it; undefined where nothing was. */
export function contactFrom(values: ContactValues): ContactInput | undefined {
  const { name, email, phone, whatsApp, note } = values;
  if ([name, email, phone, note].every((text) => text.trim() === '')) return undefined;
  return {
    name,
    ...(email.trim() !== '' && { email }),
    ...(phone.trim() !== '' && { phone, whatsApp }),
    ...(note.trim() !== '' && { note }),
  };
}

/** A contact as the API tells it, ready to be typed into. */
export function valuesOf(contact: Partial<ContactInput>): ContactValues {
  return { ...NO_CONTACT, ...contact };
}

type Errors = Partial<Record<keyof ContactInput, string>>;

/** What the server said of the fields of a contact, whatever the contact was part of. */
export function contactErrors(fields: Readonly<Record<string, string>>): Errors {
  const ofContact = Object.entries(fields).map(([name, sentence]) => [
    // A contact that is missing lacks a name first of all.
    name === 'contact' ? 'name' : name.replace(/^contact\./, ''),
    sentence,
  ]);
  return Object.fromEntries(ofContact) as Errors;
}

/** Whoever is about to hit a button below isn’t to have it move. */
const HINT_AFTER_MS = 400;

interface Props {
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  errors: Errors;
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
