import { useMinute } from '../../ui/use-today';
import { useWords } from '../../ui/language';
import { formatWords } from '../words/format-words';
import { ticketFaceWords } from '../words/ticket-face';
import type { Ticket } from './ticket-api';
import { heldUntil, isCanceled, isOver } from './when';
import badge from '../../ui/badge.module.css';

/** How it stands with a booking, in a word or two. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketFaceWords);
  const format = useWords(formatWords);
  const now = useMinute();
  const { status } = ticket;
  return (
    <p className={isCanceled(ticket) ? badge.cancelled : badge.badge}>
      {status === 'ON_HOLD'
        ? words.held(heldUntil(format, ticket, now))
        : status === 'CONFIRMED' && isOver(ticket, now)
          ? words.over
          : words.state[status]}
    </p>
  );
}
