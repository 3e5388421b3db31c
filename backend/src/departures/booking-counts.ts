import type { BookedCounts } from './departure';
import type { WaitingParty } from './waitlist';

/** Counts the bookings at departures. The bookings provide it, since departures don't import them. */
export abstract class BookingCounts {
  /** The people and parties that have booked each departure. Departures without bookings are missing. */
  abstract countBooked(departures: string[]): Promise<Map<string, BookedCounts>>;
  /** The parties on each departure's waitlist, in any order. */
  abstract waitlistsAt(departures: string[]): Promise<Map<string, WaitingParty[]>>;
}
