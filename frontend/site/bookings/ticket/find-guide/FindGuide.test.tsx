import { act, screen } from '@testing-library/react';
import { newYorkDate } from 'shared/new-york';
import type { TicketRecord } from '../../../../api/schema';
import { respondWith } from '../../../../test/fake-api';
import { renderPage } from '../../../../test/render-page';
import { departureOn } from '../../../departures/test-departures';
import { minutesFromNow, TICKET_URL, testTicket, testTour } from '../../test-tickets';
import TicketPage from '../TicketPage';

/** Returns the ticket of a tour that starts in a number of minutes, and takes two hours. */
function ticketBeforeStart(minutes: number, details: Partial<TicketRecord> = {}): TicketRecord {
  const departure = departureOn(newYorkDate(new Date(minutesFromNow(minutes))), {
    localDateTimeStart: minutesFromNow(minutes),
    localDateTimeEnd: minutesFromNow(minutes + 120),
  });
  return testTicket({ departure, ...details });
}

async function openTicket(ticket: TicketRecord) {
  respondWith({ 'GET /bookings/{id}': ticket, 'GET /tours/{id}': testTour() });
  renderPage(<TicketPage />, TICKET_URL);
  await screen.findByRole('article');
}

test('the guide’s announcement appears within ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openTicket(ticketBeforeStart(20));
  await screen.findByText(/^Your guide hasn’t said anything yet\./);
  respondWith({
    'GET /bookings/{id}': ticketBeforeStart(20, {
      arrival: { state: 'here', utcSaidAt: new Date().toISOString() },
    }),
  });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('I’m here!');
  vi.useRealTimers();
});
