import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { clearAttendance } from '../rules/attendance';
import { findOnDaySheet, undoCancellation } from '../rules/bookings';
import { checkRoom } from '../rules/capacity';
import { departureFields, findDeparture, promiseTerms } from '../rules/departures';
import { isDateOver, withRetention } from '../rules/retention';

export interface RestoreParty extends BookingRef {
  departure: string;
  /** The departure to restore the booking at: the booking's own, or the one that the guide has moved its parties to. */
  to: string;
}

/** Undoes the guide's cancellation of a booking. */
export const restoreParty: CommandDefinition<
  RestoreParty,
  'not-found' | 'over' | 'stale' | 'full'
> = {
  needs: ({ list, id, departure, to }) => ({
    departures: [departure, to],
    bookings: [{ list, id }],
  }),

  decide(command, state, rules) {
    const before = findOnDaySheet(state, command);
    if (!before || before.walkIn !== undefined || before.cancelledBy === 'owner')
      return { refusal: { code: 'not-found' } };
    if (isDateOver(before.date, rules.now)) return { refusal: { code: 'over' } };
    if (before.status === 'booked') return { booking: before };
    if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
    const from = findDeparture(state, command.departure);
    const to = findDeparture(state, command.to);
    if (!from || !to) return { refusal: { code: 'stale' } };
    const isSameDeparture = to.id === from.id;
    if (from.movedTo !== (isSameDeparture ? undefined : to.date))
      return { refusal: { code: 'stale' } };
    const roomRefusal = checkRoom(to, { people: before.people }, state, rules);
    if (roomRefusal) return { refusal: roomRefusal };
    const moved = { from: from.date, reason: from.reason ?? '', at: rules.now };
    const booking = withRetention(
      {
        ...undoCancellation(before),
        ...departureFields(to),
        ...(!isSameDeparture && { moved }),
        attendance: clearAttendance(before),
        revision: before.revision + 1,
      },
      rules.retention,
    );
    return {
      booking,
      changes: {
        bookings: [booking],
        events: [{ kind: 'booking-restored', booking }],
        ...promiseTerms(to, state),
      },
    };
  },
};
