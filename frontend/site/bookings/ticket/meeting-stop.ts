import type { LocationRecord, TourDetails } from '../../../api/schema';
import type { Ticket } from '../ticket-api';

/** Whether a booking's meeting point is the one that the tour's page describes. */
export function hasUsualMeetingPoint({ departure }: Ticket, tour: TourDetails | null): boolean {
  return tour?.meetingPoint === departure.meetingPoint;
}

/** Returns the tour's stop at the booking's meeting point; undefined if the guide has changed the meeting point. */
export function findMeetingStop(
  ticket: Ticket,
  tour: TourDetails | null,
): LocationRecord | undefined {
  if (!hasUsualMeetingPoint(ticket, tour)) return undefined;
  return tour?.locations.find(({ types }) => types.includes('START'));
}
