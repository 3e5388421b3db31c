import { isOnWaitlist } from '../booking';
import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { findBooking } from '../rules/bookings';
import { leaveWaitlist } from '../rules/waitlist';

export interface RemoveFromWaitlist extends BookingRef {
  departure: string;
}

/** Takes a party off the waitlist on the guide's behalf. */
export const removeFromWaitlist: CommandDefinition<RemoveFromWaitlist, 'not-found' | 'stale'> = {
  needs: ({ list, id, departure }) => ({ departures: [departure], bookings: [{ list, id }] }),

  decide(command, state, rules) {
    const before = findBooking(state, command);
    if (!before || !isOnWaitlist(before)) return { refusal: { code: 'not-found' } };
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    const booking = leaveWaitlist(before, rules, { isRemoved: true });
    return { booking, changes: { bookings: [booking] } };
  },
};
