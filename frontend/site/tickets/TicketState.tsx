import { useMinute } from '../../ui/use-today';
import { useWords } from '../../ui/language';
import { deadlineText } from '../tours/departure-sentences';
import { departuresWords } from '../words/departures';
import { ticketFaceWords } from '../words/ticket-face';
import type { Ticket } from './ticket-api';
import { isCanceled, isOver } from './ticket-status';
import badge from '../../ui/badge.module.css';

/** How it stands with a booking, in a word or two. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketFaceWords);
  const ofDepartures = useWords(departuresWords);
  const now = useMinute();
  const { status, wait } = ticket;
  return (
    <p className={isCanceled(ticket) ? badge.cancelled : badge.badge}>
      {status === 'ON_HOLD' && wait?.utcHeldUntil !== undefined
        ? words.held(deadlineText(ofDepartures, wait.utcHeldUntil))
        : status === 'CONFIRMED' && isOver(ticket, now)
          ? words.over
          : words.state[status === 'ON_HOLD' ? 'WAITING' : status]}
    </p>
  );
}
