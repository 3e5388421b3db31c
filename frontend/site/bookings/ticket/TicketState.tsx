import { useNow } from '../../../ui/use-today';
import { useWords } from '../../../ui/language';
import { deadlineText } from '../../departures/departure-sentences';
import { departuresWords } from '../../words/departures';
import { ticketFaceWords } from '../../words/ticket-face';
import type { Ticket } from './ticket-api';
import { isCanceled, isOver } from './ticket-status';
import badge from '../../../ui/badge.module.css';

/** A booking's status as a badge. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketFaceWords);
  const departureTexts = useWords(departuresWords);
  const now = useNow();
  const { status, wait } = ticket;
  let text = words.state[status === 'ON_HOLD' ? 'WAITING' : status];
  if (status === 'ON_HOLD' && wait?.utcHeldUntil !== undefined) {
    text = words.held(deadlineText(departureTexts, wait.utcHeldUntil));
  } else if (status === 'CONFIRMED' && isOver(ticket, now)) {
    text = words.over;
  }
  return <p className={isCanceled(ticket) ? badge.cancelled : badge.badge}>{text}</p>;
}
