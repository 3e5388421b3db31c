import { useEffect, useRef, useState } from 'react';
import { fieldsOf, sentenceOf } from '../../api/client';
import type { ContactInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { contactErrors, toContactInput, toContactValues } from '../booking/contact-values';
import { ContactFields } from '../booking/ContactFields';
import { useKnownContact } from '../booking/use-known-contact';
import { ticketWords } from '../words/ticket';
import { useWords } from '../../ui/language';
import type { Ticket, TicketApi } from './ticket-api';
import button from '../../ui/button.module.css';
import styles from './form.module.css';

interface Props {
  api: TicketApi;
  /** Undefined where there is none yet. */
  contact: ContactInput | undefined;
  onChange: (ticket: Ticket) => void;
  onDismiss: () => void;
}

/** Says how the guide reaches the party. */
export function ContactForm({ api, contact, onChange, onDismiss }: Props) {
  const words = useWords(ticketWords);
  const known = useKnownContact();
  const [given, setGiven] = useState(() => contact && toContactValues(contact));
  const values = given ?? known;
  const formRef = useRef<HTMLFormElement>(null);

  // The button that opened it is gone.
  useEffect(() => {
    formRef.current?.focus();
  }, []);

  const { sending, error, submit } = useSubmit(async () => {
    // Without anything, the server says what is missing.
    onChange(await api.setContact(toContactInput(values) ?? { name: '' }));
  });
  const errors = contactErrors(fieldsOf(error));
  return (
    <form
      ref={formRef}
      className={styles.form}
      tabIndex={-1}
      aria-labelledby="contact"
      aria-busy={sending}
      onSubmit={submit}
    >
      <ContactFields values={values} onChange={setGiven} errors={errors} required />
      {error !== null && Object.keys(errors).length === 0 && (
        <Alert>{words.notSaved(sentenceOf(error))}</Alert>
      )}
      <div className={styles.buttons}>
        <button className={button.button} type="submit" aria-disabled={sending}>
          {words.saveContact}
        </button>
        <button className={button.quiet} type="button" onClick={onDismiss}>
          {words.dismiss}
        </button>
      </div>
    </form>
  );
}
