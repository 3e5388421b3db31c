import { isOnWaitlist, type Booking } from '../booking';
import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findOwnBooking } from '../rules/bookings';
import { checkChangeDeadline } from '../rules/departures';
import { beforeField } from '../rules/events';
import { isDateOver, restoreDeadline, withRetention } from '../rules/retention';
import { leaveWaitlist } from '../rules/waitlist';

export interface Cancel extends BookingRef {
  owner: Owner;
  /** The booking's departure when the caller read it. */
  departure: string;
}

/**
 * Removes a booking from its owner's list, and cancels the booking unless its tour is over. A waiting party leaves the
 * waitlist.
 */
export const cancel: CommandDefinition<Cancel, 'not-found' | 'stale' | 'too-late'> = {
  needs: ({ list, id, departure }) => ({ departures: [departure], bookings: [{ list, id }] }),

  decide(command, state, rules) {
    const before = findOwnBooking(state, command);
    if (!before?.isListed) return { refusal: { code: 'not-found' } };
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    if (before.turn?.isUnconfirmed) {
      return { changes: { bookings: [leaveWaitlist(before, rules)] } };
    }
    // A booking that is only on a waitlist can't be restored, so it is deleted at once.
    if (isOnWaitlist(before)) return { changes: { deletedBookings: [before] } };
    const isCanceling = before.status === 'booked' && !isDateOver(before.date, rules.now);
    const deadlineRefusal = isCanceling ? checkChangeDeadline(before, state, rules) : undefined;
    if (deadlineRefusal) return { refusal: deadlineRefusal };
    const booking: Booking = {
      ...before,
      isListed: false,
      restorableUntil: restoreDeadline(rules.now),
      revision: before.revision + 1,
      ...(isCanceling && { status: 'cancelled', cancelledAt: rules.now, cancelledBy: 'owner' }),
    };
    return {
      changes: {
        bookings: [withRetention(booking, rules.retention)],
        ...(isCanceling && {
          events: [{ kind: 'booking-withdrawn', booking, ...beforeField(before, state) }],
        }),
      },
    };
  },
};
