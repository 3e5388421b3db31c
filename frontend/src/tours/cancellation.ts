import type { Tour } from './tours-api';

/** That the guide has cancelled one booking, and not its departure. */
export interface Cancellation {
  at: string;
  reason: string;
}

/** What the guide said on cancelling a booking; nothing of one that is not cancelled. */
export function cancellationOf(
  tour: Tour & { cancelled?: Cancellation },
): Cancellation | undefined {
  return tour.cancelled;
}
