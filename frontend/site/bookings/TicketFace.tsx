import clsx from 'clsx';
import type { ReactNode } from 'react';
import { lightSentence } from 'shared/light';
import { paymentText, type PartyAges } from 'shared/party-price';
import type { Price } from 'shared/price';
import { priceWords } from 'shared/words/en/price';
import { daylightWords } from 'shared/words/en/daylight';
import { placeNameOf } from '../departures/place-name';
import { Emblem } from '../../ui/Emblem';
import { GuideCard } from '../../ui/GuideCard';
import { useNow } from '../../ui/use-today';
import { specialDaySentence } from '../departures/departure-sentences';
import { dayTours, nightTours } from '../departures/tour-kinds';
import type { Ticket } from './ticket-api';
import { StatusBadge } from './StatusBadge';
import { isCanceled, isOver } from './ticket-status';
import { settings } from '../app/site-settings';
import { texts as siteTexts } from '../app/texts.en';
import { texts } from './texts.en';
import { texts as departureTexts } from '../departures/texts.en';
import { format } from '../texts/format.en';
import styles from './ticket-face.module.css';

interface Props {
  ticket: Ticket;
  /** Content below the party's size. */
  children?: ReactNode;
}

/** A booking drawn as a ticket with a stub. */
export function TicketFace({ ticket, children }: Props) {
  const { party } = departureTexts;
  const { place, people, ages, price, departure } = ticket;
  const kind = ticket.list === 'day' ? dayTours : nightTours;
  const isPast = isOver(ticket, useNow());
  const isVoid = isPast || isCanceled(ticket) || ticket.status === 'EXPIRED';
  const { localDateTimeStart, localDateTimeEnd, meetingPoint } = departure;
  const specialDayText = specialDaySentence(departure);
  return (
    <article
      data-time-of-day={kind.timeOfDay}
      className={clsx(styles.ticket, isVoid && styles.void)}
      aria-label={placeNameOf(ticket) + format.comma + format.dayAndDate(departure.date)}
    >
      <div className={styles.main}>
        <p className={styles.kind}>
          <span>{settings.siteName}</span> <span>{siteTexts[kind.list].title}</span>
        </p>
        <div className={styles.place}>
          <Emblem place={place} />
          <h2>{placeNameOf(ticket)}</h2>
        </div>
        <dl>
          <div>
            <dt>{texts.date}</dt>
            <dd>
              <time dateTime={localDateTimeStart}>{format.dayAndDate(departure.date)}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.time}</dt>
            <dd>{texts.hours(localDateTimeStart, localDateTimeEnd)}</dd>
          </div>
          <div className={styles.meeting}>
            <dt>{texts.meeting}</dt>
            <dd>{meetingPoint}</dd>
          </div>
          {price && (
            <div>
              <dt>{texts.price}</dt>
              <dd>{describePrice(price, { people, ages })}</dd>
            </div>
          )}
        </dl>
        {!isVoid && departure.guide && <GuideCard guide={departure.guide} />}
        {!isVoid && specialDayText !== undefined && <p>{specialDayText}</p>}
        {!isVoid && (
          <p className={styles.light}>
            {lightSentence(daylightWords, new Date(localDateTimeStart), new Date(localDateTimeEnd))}
          </p>
        )}
      </div>
      <div className={styles.stub}>
        <p className={styles.party}>
          <span>{texts.people}</span> <strong>{party(people)}</strong>
        </p>
        <StatusBadge ticket={ticket} />
        {children}
      </div>
    </article>
  );
}

/** Returns the party's price, followed by the guide's note about the price. */
function describePrice(price: Price, party: PartyAges): string {
  const { kind, note } = price;
  const text = paymentText(price, party);
  return kind !== 'WORDS' && note ? priceWords.withNote(text, note) : text;
}
