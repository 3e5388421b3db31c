import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { findOnDaySheet } from '../rules/bookings';

export interface RemoveWalkIn extends BookingRef {
  departure: string;
}

export const removeWalkIn: CommandDefinition<RemoveWalkIn, 'not-found' | 'stale'> = {
  needs: ({ list, id, departure }) => ({ departures: [departure], bookings: [{ list, id }] }),

  decide(command, state) {
    const booking = findOnDaySheet(state, command);
    if (booking?.walkIn === undefined) return { refusal: { code: 'not-found' } };
    if (booking.departure !== command.departure) return { refusal: { code: 'stale' } };
    return { changes: { deletedBookings: [booking] } };
  },
};
