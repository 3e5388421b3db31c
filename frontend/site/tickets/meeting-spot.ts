import type { LocationRecord, TourDetails } from '../../api/schema';
import type { Ticket } from './ticket-api';

/**
 * What the tour's page says of where a booking's party meets the guide; nothing where the guide has another
 * meeting point, since that is of somewhere else.
 */
export function meetingSpot(
  { departure }: Ticket,
  tour: TourDetails | null,
): LocationRecord | undefined {
  if (tour?.meetingPoint !== departure.meetingPoint) return undefined;
  return tour.locations.find(({ types }) => types.includes('START'));
}
