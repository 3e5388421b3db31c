import { newYorkDate } from 'shared/new-york';
import type { Format } from '../words/format';
import type { Ticket } from './ticket-api';

export function isOver({ departure }: Ticket, now: Date): boolean {
  return new Date(departure.localDateTimeEnd) <= now;
}

/**
 * A booking as it stands at an instant: since the page asked, the hold on its spots may have ended, or the
 * time in which the tour can be booked.
 */
export function asOf(ticket: Ticket, now: Date): Ticket {
  if (!isUnbooked(ticket)) return ticket;
  const ends = ticket.wait?.utcHeldUntil ?? ticket.departure.utcCutoffAt;
  return new Date(ends) <= now ? { ...ticket, status: 'EXPIRED' } : ticket;
}

/** Until when spots are held: "6:15 PM", or on another day, "Monday, Nov 23, 10:00 AM". */
export function heldUntil(format: Format, { wait }: Ticket, now: Date): string {
  const until = new Date(wait?.utcHeldUntil ?? now);
  const date = newYorkDate(until);
  return date === newYorkDate(now) ? format.time(until) : format.when(date, until);
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
  return isDone && !isOffList(ticket);
}

/** Whether its visitor has taken it off the list, or canceled it. */
export function isOffList({ utcRestorableUntil }: Ticket): boolean {
  return utcRestorableUntil !== undefined;
}
