import { useId, useRef, useState } from 'react';
import { tourPath } from 'shared/tour-page';
import { urlOf, errorSentence } from '../../../api/client';
import { Alert } from '../../../ui/Alert';
import { departuresWords } from '../../words/departures';
import { formatWords } from '../../words/format-words';
import { siteWords } from '../../words/site';
import { ticketWords } from '../../words/ticket';
import { useWords } from '../../../ui/language';
import { googleUrl, outlookUrl } from './calendar-links';
import type { Ticket, TicketApi } from './ticket-api';
import button from '../../../ui/button.module.css';
import card from '../../../ui/card.module.css';
import field from '../../../ui/field.module.css';
import styles from './ticket.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
}

/** Adds a booking to a calendar, shares or prints it, or copies its link. */
export function SaveAndShare({ api, ticket }: Props) {
  const { siteName } = useWords(siteWords);
  const format = useWords(formatWords);
  const words = useWords(ticketWords);
  const { party } = useWords(departuresWords);
  const { id, place, people, departure } = ticket;
  const [successMessage, setSuccessMessage] = useState('');
  const [failure, setFailure] = useState('');
  const [textToCopy, setTextToCopy] = useState('');
  const busy = useRef(false);
  const textId = useId();

  const entry = {
    title: words.event(siteName, place),
    start: new Date(departure.localDateTimeStart),
    end: new Date(departure.localDateTimeEnd),
    place: words.meetingPlace(departure.meetingPoint),
    details: words.eventDetails(party(people), departure.meetingPoint),
  };

  /** Copies a text; if the browser doesn't allow it, shows the text for the visitor to copy. */
  const copy = async (text: string, message: string) => {
    setTextToCopy('');
    try {
      await navigator.clipboard.writeText(text);
      setSuccessMessage(message);
    } catch {
      setSuccessMessage('');
      setTextToCopy(text);
    }
  };
  const share = async () => {
    const invitation = {
      title: entry.title,
      text: words.invitation(place, format.when(departure.date, departure.localDateTimeStart)),
      url: new URL(tourPath(ticket.tour), location.origin).href,
    };
    if (!('share' in navigator)) {
      await copy(`${invitation.text} ${invitation.url}`, words.invitationCopied);
      return;
    }
    // Sharing rejects if the visitor cancels, which isn't an error.
    await navigator.share(invitation).catch(() => undefined);
  };
  const copyLink = async () => {
    if (busy.current) return;
    busy.current = true;
    setFailure('');
    try {
      const link = new URL(await api.makeLink(), location.origin).href;
      await copy(link, words.linkCopied);
    } catch (error) {
      setFailure(words.linkNotMade(errorSentence(error)));
    } finally {
      busy.current = false;
    }
  };

  return (
    <section className={card.card} aria-labelledby="keep">
      <h2 id="keep">{words.saveTitle}</h2>
      <details className={styles.calendars}>
        <summary className={button.quiet}>{words.calendar}</summary>
        <ul>
          <li>
            <a href={googleUrl(entry)} rel="noreferrer">
              {words.google}
            </a>
          </li>
          <li>
            <a href={outlookUrl(entry)} rel="noreferrer">
              {words.outlook}
            </a>
          </li>
          <li>
            <a href={urlOf('GET /bookings/{id}/calendar', { path: { id } })} download>
              {words.file}
            </a>
          </li>
        </ul>
      </details>
      <div className={styles.buttons}>
        <button className={button.quiet} type="button" onClick={() => void share()}>
          {words.share}
        </button>
        <button
          className={button.quiet}
          type="button"
          onClick={() => {
            print();
          }}
        >
          {words.print}
        </button>
      </div>
      <button
        className={button.quiet}
        type="button"
        aria-describedby={`${textId}-why`}
        onClick={() => void copyLink()}
      >
        {words.copyLink}
      </button>
      <p className={field.hint} id={`${textId}-why`}>
        {words.linkHint}
      </p>
      <p className={styles.done} role="status">
        {successMessage}
      </p>
      {failure !== '' && <Alert>{failure}</Alert>}
      {textToCopy !== '' && (
        <div className={field.field}>
          <label htmlFor={textId}>{words.copyYourself}</label>
          <input
            id={textId}
            readOnly
            value={textToCopy}
            // Selected, so that it is ready to copy.
            ref={(input) => {
              input?.select();
            }}
          />
        </div>
      )}
    </section>
  );
}
