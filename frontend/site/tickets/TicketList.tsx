import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { useMinute } from '../../ui/use-today';
import { useWords } from '../../ui/language';
import { departuresWords } from '../words/departures';
import { formatWords } from '../words/format-words';
import { myToursWords } from '../words/my-tours';
import { Emblem } from '../../ui/Emblem';
import type { Ticket } from './ticket-api';
import { TicketState } from './TicketState';
import { isRemovable } from './when';
import button from '../../ui/button.module.css';
import styles from './my-tours.module.css';

export interface TicketListProps {
  tickets: readonly Ticket[];
  /** Takes one off the list; where it's missing, none can be. */
  onRemove?: (ticket: Ticket) => void;
}

/** Tickets in short, each of which leads to its page. */
export function TicketList({ tickets, onRemove }: TicketListProps) {
  const format = useWords(formatWords);
  const { party } = useWords(departuresWords);
  const words = useWords(myToursWords);
  const now = useMinute();
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Emblem place={ticket.place} />
          <div id={`ticket-${ticket.id}`}>
            <h3>
              <Link to={`/booking/${ticket.id}`}>{ticket.place}</Link>
            </h3>
            <p>
              {format.when(ticket.departure.date, ticket.departure.localDateTimeStart)} ·{' '}
              {party(ticket.people)}
            </p>
            <p className={styles.meeting}>{ticket.departure.meetingPoint}</p>
            {ticket.status !== 'CONFIRMED' && <TicketState ticket={ticket} />}
          </div>
          {onRemove && isRemovable(ticket, now) && (
            <button
              className={clsx(button.quiet, button.small, styles.remove)}
              type="button"
              aria-describedby={`ticket-${ticket.id}`}
              onClick={() => {
                onRemove(ticket);
              }}
            >
              {words.remove}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
