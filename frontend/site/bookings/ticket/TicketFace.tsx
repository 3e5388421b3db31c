import clsx from 'clsx';
import type { ReactNode } from 'react';
import { lightSentence } from 'shared/light';
import { Emblem } from '../../../ui/Emblem';
import { useNow } from '../../../ui/use-today';
import { dayTours, nightTours } from '../../departures/tour-kinds';
import { departuresWords } from '../../words/departures';
import { lightWords } from '../../words/light';
import { formatWords } from '../../words/format-words';
import { siteWords } from '../../words/site';
import { ticketFaceWords } from '../../words/ticket-face';
import { useWords } from '../../../ui/language';
import type { Ticket } from './ticket-api';
import { TicketState } from './TicketState';
import { isCanceled, isOver } from './ticket-status';
import styles from './ticket-face.module.css';

interface Props {
  ticket: Ticket;
  /** The price in the guide's words, if there is one. */
  price?: string;
  /** Content below the party's size. */
  children?: ReactNode;
}

/** A booking drawn as a ticket with a stub. */
export function TicketFace({ ticket, price, children }: Props) {
  const site = useWords(siteWords);
  const words = useWords(ticketFaceWords);
  const { party } = useWords(departuresWords);
  const light = useWords(lightWords);
  const format = useWords(formatWords);
  const { place, people, departure } = ticket;
  const kind = ticket.list === 'day' ? dayTours : nightTours;
  const isEnded = isOver(ticket, useNow());
  const isVoid = isEnded || isCanceled(ticket) || ticket.status === 'EXPIRED';
  const { localDateTimeStart, localDateTimeEnd, meetingPoint } = departure;
  return (
    <article
      data-hour={kind.hour}
      className={clsx(styles.ticket, isVoid && styles.void)}
      aria-label={`${place}, ${format.dayAndDate(departure.date)}`}
    >
      <div className={styles.main}>
        <p className={styles.kind}>
          <span>{site.siteName}</span> <span>{site[kind.list].title}</span>
        </p>
        <div className={styles.place}>
          <Emblem place={place} />
          <h2>{place}</h2>
        </div>
        <dl>
          <div>
            <dt>{words.date}</dt>
            <dd>
              <time dateTime={localDateTimeStart}>{format.dayAndDate(departure.date)}</time>
            </dd>
          </div>
          <div>
            <dt>{words.time}</dt>
            <dd>{words.hours(localDateTimeStart, localDateTimeEnd)}</dd>
          </div>
          <div className={styles.meeting}>
            <dt>{words.meeting}</dt>
            <dd>{meetingPoint}</dd>
          </div>
          {price !== undefined && (
            <div>
              <dt>{words.price}</dt>
              <dd>{price}</dd>
            </div>
          )}
        </dl>
        {!isVoid && (
          <p className={styles.light}>
            {lightSentence(light, new Date(localDateTimeStart), new Date(localDateTimeEnd))}
          </p>
        )}
      </div>
      <div className={styles.stub}>
        <p className={styles.party}>
          <span>{words.people}</span> <strong>{party(people)}</strong>
        </p>
        <TicketState ticket={ticket} />
        {children}
      </div>
    </article>
  );
}
