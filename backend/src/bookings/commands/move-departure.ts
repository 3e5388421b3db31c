import { tourIdOf } from 'shared/departure-id';
import { termsOf, type Departure, type StoredDeparture } from '../../departures/departure';
import type { Booking } from '../booking';
import type { CommandDefinition } from '../decision';
import { clearAttendance } from '../rules/attendance';
import { partiesAt, countPeople } from '../rules/bookings';
import { vacanciesAt } from '../rules/capacity';
import { checkMove, departureFields, findDeparture, toStoredDeparture } from '../rules/departures';
import { toBookingBefore } from '../rules/events';
import { withRetention } from '../rules/retention';
import { waitlistClosedEvents } from '../rules/waitlist';
import type { BookingEvent, State } from '../state';
import { without } from '../../without';

export interface MoveDeparture {
  departure: string;
  /** The id of the departure that the parties are moved to. */
  to: string;
  reason: string;
  /** The revision of the departure that the guide has seen. */
  revision: number;
}

/** Moves a departure's parties to a different departure of the same tour, and closes the original one. */
export const moveDeparture: CommandDefinition<
  MoveDeparture,
  'not-found' | 'no-move' | 'changed' | 'no-room'
> = {
  needs: ({ departure, to }) => ({
    departures: [departure, to],
    departuresWithPeopleCounts: [to],
    departuresWithBookings: [departure],
  }),

  decide(command, state, rules) {
    const from = findDeparture(state, command.departure);
    const to = findDeparture(state, command.to);
    if (!from || !to) return { refusal: { code: 'not-found' } };
    const refusal = checkMove(from, to, rules.now);
    if (refusal) return { refusal };
    if (from.revision !== command.revision) return { refusal: { code: 'changed' } };
    const parties = partiesAt(state, from.id);
    const people = countPeople(parties);
    const vacancies = Math.max(0, vacanciesAt(to, state, rules));
    const partiesAtTarget = state.bookedCountsAt(to.id).parties;
    if (people > vacancies || partiesAtTarget + parties.length > rules.maxParties) {
      return {
        refusal: { code: 'no-room', to, vacancies: Math.min(vacancies, people), people },
      };
    }
    const moved = { from: from.date, reason: command.reason, at: rules.now };
    const bookings = [...parties, ...findRestorable(state, from.id, rules.now)].map((booking) =>
      withRetention(
        {
          ...without(booking, 'promised'),
          ...departureFields(to),
          moved,
          revision: booking.revision + 1,
          attendance: clearAttendance(booking),
        },
        rules.retention,
      ),
    );
    const closedDeparture: StoredDeparture = {
      ...without(toStoredDeparture(from, state), 'ledBy'),
      state: 'closed',
      movedTo: to.date,
      reason: command.reason,
      revision: from.revision + 1,
    };
    const events = bookings
      .filter(({ status }) => status === 'booked')
      .map((booking): BookingEvent => ({
        kind: 'departure-moved',
        booking,
        before: toBookingBefore(booking, from),
      }));
    events.push(...waitlistClosedEvents(from.id, state));
    return {
      changes: {
        bookings,
        departures: [closedDeparture, toMoveTarget(to, parties.length > 0, state)],
        touchedTours: [tourIdOf(to.id)],
        events,
      },
    };
  },
};

/**
 * Returns the departure that the parties are moved to. Reopens the departure if its own parties were moved away from it
 * earlier.
 */
function toMoveTarget(to: Departure, getsParties: boolean, state: State): StoredDeparture {
  const stored = toStoredDeparture(to, state);
  const reopenedDeparture =
    stored.movedTo === undefined
      ? stored
      : { ...without(stored, 'movedTo', 'state', 'reason'), revision: stored.revision + 1 };
  return getsParties
    ? { ...reopenedDeparture, ...termsOf(to), isPromised: true }
    : reopenedDeparture;
}

/** The canceled bookings that their owners can still restore. They take no spots unless they are restored. */
function findRestorable(state: State, departure: string, now: Date): Booking[] {
  return [...state.bookings.values()].filter(
    (booking) =>
      booking.departure === departure &&
      booking.status === 'cancelled' &&
      !booking.isListed &&
      (booking.restorableUntil ?? now) > now,
  );
}
