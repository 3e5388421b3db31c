import { useId, useRef, useState } from 'react';
import { tourPath } from 'shared/tour-page';
import { placeNameOf } from '../../departures/place-name';
import { urlOf, errorSentence } from '../../../api/client';
import { Alert } from '../../../ui/Alert';
import { googleUrl, outlookUrl } from './calendar-links';
import type { Ticket, TicketApi } from '../ticket-api';
import { settings } from '../../app/site-settings';
import { format } from '../../texts/format.en';
import { texts } from './texts.en';
import { texts as departureTexts } from '../../departures/texts.en';
import button from '../../../ui/button.module.css';
import card from '../../../ui/card.module.css';
import field from '../../../ui/field.module.css';
import styles from './ticket.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
}

/** Buttons that add a booking to a calendar, share it, print it, or copy its link. */
export function SaveAndShare({ api, ticket }: Props) {
  const { party } = departureTexts;
  const { id, people, departure } = ticket;
  const place = placeNameOf(ticket);
  const [successMessage, setSuccessMessage] = useState('');
  const [failure, setFailure] = useState('');
  const [textToCopy, setTextToCopy] = useState('');
  const isBusy = useRef(false);
  const textId = useId();

  const calendarEntry = {
    title: texts.event(settings.siteName, place),
    start: new Date(departure.localDateTimeStart),
    end: new Date(departure.localDateTimeEnd),
    location: texts.eventLocation(departure.meetingPoint),
    details: texts.eventDetails(party(people), departure.meetingPoint),
  };

  /** Copies text to the clipboard. If the browser doesn't allow that, shows the text for the visitor to copy. */
  const copyText = async (text: string, message: string) => {
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
      title: calendarEntry.title,
      text: texts.invitation(place, format.when(departure.date, departure.localDateTimeStart)),
      url: new URL(tourPath(ticket.tour), location.origin).href,
    };
    if (!('share' in navigator)) {
      await copyText(`${invitation.text} ${invitation.url}`, texts.invitationCopied);
      return;
    }
    // Sharing rejects if the visitor cancels, which isn't an error.
    await navigator.share(invitation).catch(() => undefined);
  };
  const copyLink = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure('');
    try {
      const link = new URL(await api.makeLink(), location.origin).href;
      await copyText(link, texts.linkCopied);
    } catch (error) {
      setFailure(texts.linkNotMade(errorSentence(error)));
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <section className={card.card} aria-labelledby="keep">
      <h2 id="keep">{texts.saveTitle}</h2>
      <details className={styles.calendars}>
        <summary className={button.quiet}>{texts.calendar}</summary>
        <ul>
          <li>
            <a href={googleUrl(calendarEntry)} rel="noreferrer">
              {texts.google}
            </a>
          </li>
          <li>
            <a href={outlookUrl(calendarEntry)} rel="noreferrer">
              {texts.outlook}
            </a>
          </li>
          <li>
            <a href={urlOf('GET /bookings/{id}/calendar', { path: { id } })} download>
              {texts.file}
            </a>
          </li>
        </ul>
      </details>
      <div className={styles.buttons}>
        <button className={button.quiet} type="button" onClick={() => void share()}>
          {texts.share}
        </button>
        <button
          className={button.quiet}
          type="button"
          onClick={() => {
            print();
          }}
        >
          {texts.print}
        </button>
      </div>
      <button
        className={button.quiet}
        type="button"
        aria-describedby={`${textId}-why`}
        onClick={() => void copyLink()}
      >
        {texts.copyLink}
      </button>
      <p className={field.hint} id={`${textId}-why`}>
        {texts.linkHint}
      </p>
      <p className={styles.done} role="status">
        {successMessage}
      </p>
      {failure !== '' && <Alert>{failure}</Alert>}
      {textToCopy !== '' && (
        <div className={field.field}>
          <label htmlFor={textId}>{texts.copyYourself}</label>
          <input
            id={textId}
            readOnly
            value={textToCopy}
            // Selects the text, so that it is ready to copy.
            ref={(input) => {
              input?.select();
            }}
          />
        </div>
      )}
    </section>
  );
}
