import { newYorkDate } from 'shared/new-york';
import type { Ticket } from './ticket-api';

const MINUTE_MS = 60_000;

export function isOver({ departure }: Ticket, now: Date): boolean {
  return new Date(departure.localDateTimeEnd) <= now;
}

/**
 * A booking as it stands at an instant: since the page asked, the hold on its spots may have ended, or the
 * time in which the tour can be booked.
 */
export function ticketAsOf(ticket: Ticket, now: Date): Ticket {
  if (!isUnbooked(ticket)) return ticket;
  const ends = ticket.wait?.utcHeldUntil ?? ticket.departure.utcCutoffAt;
  return new Date(ends) <= now ? { ...ticket, status: 'EXPIRED' } : ticket;
}

/** Whether it waits, or has waited in vain: nobody is expected. */
export function isUnbooked({ status }: Ticket): boolean {
  return status !== 'CONFIRMED' && status !== 'CANCELLED';
}

/** Whether it's on the waiting list, or was: a booking that only has to be confirmed isn't. */
export function isWaiting({ status, wait }: Ticket): boolean {
  return status === 'WAITING' || wait?.unconfirmed !== true;
}

export function isCanceled({ status }: Ticket): boolean {
  return status === 'CANCELLED';
}

/** Whether all that is left to do is to take it off the list: its day is over, or the guide canceled it. */
export function isRemovable(ticket: Ticket, now: Date): boolean {
  const { departure, cancellation } = ticket;
  const isDone = departure.date < newYorkDate(now) || cancellation?.by === 'guide';
  return isDone && !isRemoved(ticket);
}

/** Whether its visitor has taken it off the list, or canceled it. */
export function isRemoved({ utcRestorableUntil }: Ticket): boolean {
  return utcRestorableUntil !== undefined;
}

/** For how many more minutes it can be restored: rounded down, since the page looks at the clock once a minute. */
export function restorableMinutes({ utcRestorableUntil }: Ticket, now: Date): number {
  const left = Date.parse(utcRestorableUntil ?? '') - now.getTime();
  return left > 0 ? Math.max(1, Math.floor(left / MINUTE_MS)) : 0;
}
