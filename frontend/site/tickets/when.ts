import { newYorkDate } from 'shared/new-york';
import type { Ticket } from './ticket-api';

export function isOver({ departure }: Ticket, now: Date): boolean {
  return new Date(departure.localDateTimeEnd) <= now;
}

export function isCanceled({ status }: Ticket): boolean {
  return status === 'CANCELLED';
}

/** Whether all that is left to do is to take it off the list: its day is over, or the guide canceled it. */
export function isRemovable(ticket: Ticket, now: Date): boolean {
  const { departure, cancellation } = ticket;
  const isDone = departure.date < newYorkDate(now) || cancellation?.by === 'guide';
  return isDone && !isOffList(ticket);
}

/** Whether its visitor has taken it off the list, or canceled it. */
export function isOffList({ utcRestorableUntil }: Ticket): boolean {
  return utcRestorableUntil !== undefined;
}
