import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { sumText } from 'shared/party-price';
import { placeNameOf } from '../../departures/place-name';
import { Emblem } from '../../../ui/Emblem';
import type { Ticket } from '../ticket-api';
import { StatusBadge } from '../StatusBadge';
import { format } from '../../texts/format.en';
import { texts as departureTexts } from '../../departures/texts.en';
import button from '../../../ui/button.module.css';
import styles from './my-tours.module.css';

export interface TicketListProps {
  tickets: readonly Ticket[];
  /** Returns an extra line for a ticket. */
  noteFor?: (ticket: Ticket) => string;
  /** A button beside some of the tickets. */
  action?: {
    label: string;
    isShownFor: (ticket: Ticket) => boolean;
    run: (ticket: Ticket) => void;
  };
}

/** A list of bookings, each with a link to its ticket. */
export function TicketList({ tickets, noteFor, action }: TicketListProps) {
  const { party } = departureTexts;
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Emblem place={ticket.place} />
          <div id={`ticket-${ticket.id}`}>
            <h3>
              <Link to={`/booking/${ticket.id}`}>{placeNameOf(ticket)}</Link>
            </h3>
            <p>
              {format.when(ticket.departure.date, ticket.departure.localDateTimeStart)} ·{' '}
              {party(ticket.people)}
              {ticket.price && ` · ${sumText(ticket.price, ticket)}`}
            </p>
            <p className={styles.meeting}>{ticket.departure.meetingPoint}</p>
            {ticket.status !== 'CONFIRMED' && <StatusBadge ticket={ticket} />}
            {noteFor && <p>{noteFor(ticket)}</p>}
          </div>
          {action?.isShownFor(ticket) && (
            <button
              className={clsx(button.quiet, button.small, styles.action)}
              type="button"
              aria-describedby={`ticket-${ticket.id}`}
              onClick={() => {
                action.run(ticket);
              }}
            >
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
