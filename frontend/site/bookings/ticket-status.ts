import { newYorkDate } from 'shared/new-york';
import type { Ticket } from './ticket-api';

const MINUTE_MS = 60_000;

export function isOver({ departure }: Ticket, now: Date): boolean {
  return new Date(departure.localDateTimeEnd) <= now;
}

/**
 * Returns a booking with its status at an instant. Since the booking was loaded, the hold on its spots may have
 * expired, or the cutoff may have passed.
 */
export function ticketAsOf(ticket: Ticket, now: Date): Ticket {
  if (!isNotBooked(ticket)) return ticket;
  const deadline = ticket.wait?.utcHeldUntil ?? ticket.departure.utcCutoffAt;
  return new Date(deadline) <= now ? { ...ticket, status: 'EXPIRED' } : ticket;
}

/** Whether the party was never booked: it is on the waitlist, its spots are on hold, or its booking has expired. */
export function isNotBooked({ status }: Ticket): boolean {
  return status !== 'CONFIRMED' && status !== 'CANCELLED';
}

/** Whether a party that isn't booked is or was on the waitlist; false if it only had to confirm its booking. */
export function isWaitlistTicket({ status, wait }: Ticket): boolean {
  return status === 'WAITING' || wait?.unconfirmed !== true;
}

export function isCanceled({ status }: Ticket): boolean {
  return status === 'CANCELLED';
}

/** Whether the visitor can remove the booking from the list: its day is over, or the guide canceled it. */
export function isRemovable(ticket: Ticket, now: Date): boolean {
  const { departure, cancellation } = ticket;
  const isPastOrCanceled = departure.date < newYorkDate(now) || cancellation?.by === 'guide';
  return isPastOrCanceled && !isRemoved(ticket);
}

/** Whether the visitor removed or canceled the booking. */
export function isRemoved({ utcRestorableUntil }: Ticket): boolean {
  return utcRestorableUntil !== undefined;
}

/** Returns how many minutes are left to restore the booking: at least 1 until the deadline, and 0 afterward. */
export function restorableMinutes({ utcRestorableUntil }: Ticket, now: Date): number {
  const leftMs = Date.parse(utcRestorableUntil ?? '') - now.getTime();
  return leftMs > 0 ? Math.max(1, Math.floor(leftMs / MINUTE_MS)) : 0;
}
