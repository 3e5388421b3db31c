import { useNow } from '../../ui/use-today';
import { deadlineText } from '../departures/departure-sentences';
import type { Ticket } from './ticket-api';
import { isCanceled, isOver } from './ticket-status';
import { texts } from './texts.en';
import badge from '../../ui/badge.module.css';

/** A booking's status as a badge. */
export function StatusBadge({ ticket }: { ticket: Ticket }) {
  const now = useNow();
  const { status, wait, cancellation } = ticket;
  let text = texts.state[status === 'ON_HOLD' ? 'WAITING' : status];
  if (status === 'ON_HOLD' && wait?.utcHeldUntil !== undefined) {
    text = texts.held(deadlineText(wait.utcHeldUntil));
  } else if (status === 'CANCELLED' && cancellation?.by === 'guide') {
    text = texts.canceledByGuide;
  } else if (status === 'CONFIRMED' && isOver(ticket, now)) {
    text = texts.over;
  }
  return <p className={isCanceled(ticket) ? badge.cancelled : badge.badge}>{text}</p>;
}
