import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, errorSentence } from '../../../api/client';
import type { ContactInput } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import { useSubmit } from '../../../ui/use-submit';
import { toContactErrors, toContactInput, toContactValues } from '../form/contact-values';
import { ContactFields } from '../form/ContactFields';
import { useDefaultContact } from '../form/use-default-contact';
import type { Ticket, TicketApi } from '../ticket-api';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import styles from './form.module.css';

interface Props {
  api: TicketApi;
  /** Undefined if the booking has no contact details yet. */
  contact: ContactInput | undefined;
  onChange: (ticket: Ticket) => void;
  onDismiss: () => void;
}

/** Adds or changes the party's contact details. */
export function ContactForm({ api, contact, onChange, onDismiss }: Props) {
  const defaultContact = useDefaultContact();
  const [typedValues, setTypedValues] = useState(() => contact && toContactValues(contact));
  const values = typedValues ?? defaultContact;
  const formRef = useRef<HTMLFormElement>(null);

  // The button that opened the form has disappeared, so the form takes the focus.
  useEffect(() => {
    formRef.current?.focus();
  }, []);

  const { sending, error, submit } = useSubmit(async () => {
    // For an empty form, the server reports the missing fields.
    onChange(await api.setContact(toContactInput(values) ?? { name: '' }));
  });
  const errors = toContactErrors(fieldErrorsOf(error));
  return (
    <form
      ref={formRef}
      className={styles.form}
      tabIndex={-1}
      aria-labelledby="contact"
      aria-busy={sending}
      onSubmit={submit}
    >
      <ContactFields values={values} onChange={setTypedValues} errors={errors} required />
      {error !== null && Object.keys(errors).length === 0 && (
        <Alert>{texts.notSaved(errorSentence(error))}</Alert>
      )}
      <div className={styles.buttons}>
        <button className={button.button} type="submit" aria-disabled={sending}>
          {texts.saveContact}
        </button>
        <button className={button.quiet} type="button" onClick={onDismiss}>
          {texts.dismiss}
        </button>
      </div>
    </form>
  );
}
