import { useState } from 'react';
import type { ContactInput } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import type { Messages } from '../../words/messages';
import { ticketWords } from '../../words/ticket';
import { useWords } from '../../../ui/language';
import type { Ticket, TicketApi } from './ticket-api';
import { useLazyCode } from './use-lazy-code';
import button from '../../../ui/button.module.css';
import card from '../../../ui/card.module.css';
import styles from './ticket.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
  onChange: (ticket: Ticket) => void;
}

const loadForm = () => import('./ContactForm');

/** Shows the party's contact, or asks for it if it is missing. */
export function Contact({ api, ticket, onChange }: Props) {
  const words = useWords(ticketWords);
  const { contact } = ticket;
  const { code, failed, openerRef, open, close } = useLazyCode(loadForm);
  const [successMessage, setSuccessMessage] = useState('');
  return (
    <section className={card.card} aria-labelledby="contact">
      <h2 id="contact">{words.contact}</h2>
      {failed && <Alert>{words.incomplete}</Alert>}
      {code ? (
        <code.ContactForm
          api={api}
          contact={contact}
          onChange={(changed) => {
            close();
            setSuccessMessage(words.contactSaved);
            onChange(changed);
          }}
          onDismiss={close}
        />
      ) : (
        <>
          {contact ? (
            <dl className={styles.contact}>
              {[
                [words.name, contact.name],
                [words.email, contact.email],
                [words.phone, phoneText(contact, words)],
                [words.note, contact.note],
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
            <p>{words.noContact}</p>
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
            {contact ? words.editContact : words.addContact}
          </button>
        </>
      )}
      <p className={styles.done} role="status">
        {successMessage}
      </p>
    </section>
  );
}

function phoneText(
  { phone, whatsApp }: ContactInput,
  words: Messages['ticket'],
): string | undefined {
  return phone !== undefined && whatsApp === true ? words.phoneOnWhatsApp(phone) : phone;
}
