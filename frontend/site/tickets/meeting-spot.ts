import type { LocationRecord, TourDetails } from '../../api/schema';
import type { Ticket } from './ticket-api';

/** Whether a tour's words and map of the start are about the point where a booking's party meets the guide. */
export function hasPageMeetingPoint({ departure }: Ticket, tour: TourDetails | null): boolean {
  return tour?.meetingPoint === departure.meetingPoint;
}

/** What the tour's page says about where a booking's party meets the guide. */
export function meetingSpot(ticket: Ticket, tour: TourDetails | null): LocationRecord | undefined {
  if (!hasPageMeetingPoint(ticket, tour)) return undefined;
  return tour?.locations.find(({ types }) => types.includes('START'));
}
