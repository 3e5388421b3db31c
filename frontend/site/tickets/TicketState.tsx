import { useNow } from '../../ui/use-today';
import { useWords } from '../../ui/language';
import { deadlineText } from '../tours/departure-sentences';
import { departuresWords } from '../words/departures';
import { ticketFaceWords } from '../words/ticket-face';
import type { Ticket } from './ticket-api';
import { isCanceled, isOver } from './ticket-status';
import badge from '../../ui/badge.module.css';

/** A booking's status as a badge. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketFaceWords);
  const departureTexts = useWords(departuresWords);
  const now = useNow();
  const { status, wait } = ticket;
  return (
    <p className={isCanceled(ticket) ? badge.cancelled : badge.badge}>
      {status === 'ON_HOLD' && wait?.utcHeldUntil !== undefined
        ? words.held(deadlineText(departureTexts, wait.utcHeldUntil))
        : status === 'CONFIRMED' && isOver(ticket, now)
          ? words.over
          : words.state[status === 'ON_HOLD' ? 'WAITING' : status]}
    </p>
  );
}
