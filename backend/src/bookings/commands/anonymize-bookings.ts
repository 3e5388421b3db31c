import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import { anonymize } from '../rules/retention';

export interface AnonymizeBookings {
  bookings: BookingRef[];
}

/** Anonymizes the given bookings whose `anonymizeAt` has passed. */
export const anonymizeBookings: CommandDefinition<AnonymizeBookings> = {
  needs: ({ bookings }) => ({ bookings }),

  decide({ bookings }, state, { now }) {
    const due = bookings
      .flatMap(({ id }) => state.bookings.get(id) ?? [])
      .filter(({ anonymizeAt }) => anonymizeAt !== undefined && anonymizeAt <= now);
    return { changes: { bookings: due.map(anonymize) } };
  },
};
