import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { findOnDaySheet } from '../rules/bookings';
import { balanceOf } from '../rules/payments';

export interface RemoveWalkIn extends BookingRef {
  departure: string;
}

export const removeWalkIn: CommandDefinition<RemoveWalkIn, 'not-found' | 'stale' | 'has-paid'> = {
  needs: ({ list, id, departure }) => ({
    departures: [departure],
    bookings: [{ list, id }],
    bookingsWithPayments: [id],
  }),

  decide(command, state) {
    const booking = findOnDaySheet(state, command);
    if (booking?.walkIn === undefined) return { refusal: { code: 'not-found' } };
    if (booking.departure !== command.departure) return { refusal: { code: 'stale' } };
    const { paid, tips } = balanceOf(booking, state.paymentsOf(command.id), false);
    if (paid !== 0 || tips !== 0) return { refusal: { code: 'has-paid' } };
    return { changes: { deletedBookings: [booking] } };
  },
};
