import { creationKeys } from '../../api/creation-keys';
import type { TicketRecord, TourBookingInput } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';
import { texts as siteTexts } from '../app/texts.en';

/** Books tours on their own pages. Sending an unchanged booking again doesn't book it twice. */
export function tourBookings() {
  const keys = creationKeys();
  return {
    create: async (tour: string, body: TourBookingInput): Promise<TicketRecord> => {
      const idempotencyKey = keys.keyFor({ tour, body });
      const ticket = await callAsVisitor(siteTexts.cookies.tours, 'POST /tours/{id}/bookings', {
        path: { id: tour },
        body,
        idempotencyKey,
      });
      keys.discardKey();
      return ticket;
    },
  };
}

/** Loads all of the visitor's bookings. */
export function loadTickets(): Promise<TicketRecord[]> {
  return callAsVisitor(siteTexts.cookies.tours, 'GET /bookings');
}
