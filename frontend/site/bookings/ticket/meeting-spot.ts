import type { LocationRecord, TourDetails } from '../../../api/schema';
import type { Ticket } from '../ticket-api';

/** Whether a booking's meeting point is the one that the tour's page describes. */
export function hasPageMeetingPoint({ departure }: Ticket, tour: TourDetails | null): boolean {
  return tour?.meetingPoint === departure.meetingPoint;
}

/** Returns the tour's description of the booking's meeting point; undefined if it describes a different one. */
export function meetingSpot(ticket: Ticket, tour: TourDetails | null): LocationRecord | undefined {
  if (!hasPageMeetingPoint(ticket, tour)) return undefined;
  return tour?.locations.find(({ types }) => types.includes('START'));
}
