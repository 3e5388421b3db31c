const MINUTE_MS = 60 * 1000;

/**
 * When the bookings are dealt with that are kept no longer, as `OwnedList.lapse` says. Their tour is over:
 * each must have become a figure before MongoDB deletes it, also where a replica dies while it is at it.
 */
export const LAPSE_TIMES = {
  /** How often each replica asks whether it is time. */
  checkMs: 5000,
  everyMs: 3 * MINUTE_MS,
  /** When another replica takes over from one that died. */
  leaseMs: 4 * MINUTE_MS,
  /**
   * How long before its time a booking is dealt with that MongoDB deletes at once when that has come. More
   * than all of the above together, and than what it takes to do.
   */
  earlyMs: 10 * MINUTE_MS,
} as const;
