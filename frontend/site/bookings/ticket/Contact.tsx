import { useState } from 'react';
import type { ContactInput } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import type { Ticket, TicketApi } from '../ticket-api';
import { useLazyCode } from '../../../ui/use-lazy-code';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import card from '../../../ui/card.module.css';
import styles from './ticket.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
  onChange: (ticket: Ticket) => void;
}

const loadForm = () => import('./ContactForm');

/** Shows the party's contact details, or asks for them if they are missing. */
export function Contact({ api, ticket, onChange }: Props) {
  const { contact } = ticket;
  const { code, failed, openerRef, open, close } = useLazyCode(loadForm);
  const [successMessage, setSuccessMessage] = useState('');
  return (
    <section className={card.card} aria-labelledby="contact">
      <h2 id="contact">{texts.contact}</h2>
      {failed && <Alert>{texts.incomplete}</Alert>}
      {code ? (
        <code.ContactForm
          api={api}
          contact={contact}
          onChange={(changed) => {
            close();
            setSuccessMessage(texts.contactSaved);
            onChange(changed);
          }}
          onDismiss={close}
        />
      ) : (
        <>
          {contact ? (
            <dl className={styles.contact}>
              {[
                [texts.name, contact.name],
                [texts.email, contact.email],
                [texts.phone, phoneText(contact)],
                [texts.note, contact.note],
              ].map(
                ([name, text = '']) =>
                  text !== '' && (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ),
              )}
            </dl>
          ) : (
            <p>{texts.noContact}</p>
          )}
          <button
            ref={openerRef}
            className={contact ? button.quiet : button.button}
            type="button"
            onClick={() => {
              setSuccessMessage('');
              open();
            }}
          >
            {contact ? texts.editContact : texts.addContact}
          </button>
        </>
      )}
      <p className={styles.done} role="status">
        {successMessage}
      </p>
    </section>
  );
}

function phoneText({ phone, whatsApp }: ContactInput): string | undefined {
  return phone !== undefined && whatsApp === true ? texts.phoneOnWhatsApp(phone) : phone;
}
