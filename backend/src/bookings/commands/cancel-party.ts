import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { attendanceOf, clearAttendance } from '../rules/attendance';
import { findOnDaySheet } from '../rules/bookings';
import { isDateOver, withRetention } from '../rules/retention';

export interface CancelParty extends BookingRef {
  departure: string;
  reason: string;
  /** The revision of the attendance that the guide has seen. */
  revision: number;
}

/** Cancels a party's booking on the guide's behalf. */
export const cancelParty: CommandDefinition<
  CancelParty,
  'not-found' | 'over' | 'stale' | 'cancelled' | 'changed'
> = {
  needs: ({ list, id, departure }) => ({ departures: [departure], bookings: [{ list, id }] }),

  decide(command, state, { now, retention }) {
    const before = findOnDaySheet(state, command);
    if (!before || before.walkIn !== undefined) return { refusal: { code: 'not-found' } };
    if (isDateOver(before.date, now)) return { refusal: { code: 'over' } };
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
    if (attendanceOf(before).revision !== command.revision) {
      return { refusal: { code: 'changed' } };
    }
    const booking = withRetention(
      {
        ...before,
        status: 'cancelled',
        cancelledAt: now,
        cancelledBy: 'guide',
        reason: command.reason,
        attendance: clearAttendance(before),
        revision: before.revision + 1,
      },
      retention,
    );
    return {
      booking,
      changes: { bookings: [booking], events: [{ kind: 'booking-cancelled', booking }] },
    };
  },
};
