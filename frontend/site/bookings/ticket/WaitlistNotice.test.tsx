import { act, screen, waitFor } from '@testing-library/react';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { TicketRecord } from '../../../api/schema';
import { callsTo, respondWith, holdResponse, Refusal } from '../../../test/fake-api';
import { expectNoViolations, renderPage } from '../../../test/render-page';
import { departureOn } from '../../departures/test-departures';
import { TICKET_DATE, minutesFromNow, testTicket, testTour, TICKET_URL } from '../test-tickets';
import TicketPage from './TicketPage';

const ACCEPT_LABEL = 'Yes, book the 2 spots';

const waitingTicket = (details: Partial<TicketRecord> = {}) =>
  testTicket({ status: 'WAITING', wait: { ahead: 0 }, ...details });
const ticketWithOffer = (details: Partial<TicketRecord> = {}) =>
  testTicket({
    status: 'ON_HOLD',
    wait: { ahead: 0, utcHeldUntil: minutesFromNow(60) },
    ...details,
  });

async function openTicket(ticket: TicketRecord) {
  respondWith({ 'GET /bookings/{id}': ticket, 'GET /tours/{id}': testTour() });
  const visitor = renderPage(<TicketPage />, TICKET_URL);
  await screen.findByRole('article');
  await screen.findAllByRole('heading', { level: 2 });
  return visitor;
}
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

test.each<[string, Partial<TicketRecord>, RegExp]>([
  ['continues behind other parties', { wait: { ahead: 2 } }, /2 parties are ahead of you/],
  [
    'was ended by the guide',
    { status: 'EXPIRED', wait: { ahead: 0, removed: true } },
    /The guide took you off the waiting list/,
  ],
  ['has expired', { status: 'EXPIRED' }, /The spots aren’t held for you anymore/],
  [
    'has expired since the ticket was loaded',
    { status: 'ON_HOLD', wait: { ahead: 0, utcHeldUntil: '2026-01-05T15:00:00Z' } },
    /The spots aren’t held for you anymore/,
  ],
  [
    'ended without an offer',
    { departure: departureOn(TICKET_DATE, { utcCutoffAt: '2026-01-05T15:00:00Z' }) },
    /No spots opened up in time/,
  ],
  [
    'was for a tour that the guide canceled',
    { status: 'CANCELLED', cancellation: { by: 'guide', reason: 'Snow' } },
    /The guide canceled this tour.*Snow\./s,
  ],
])('a ticket shows that the wait %s', async (_, details, text) => {
  await openTicket(waitingTicket(details));
  expect(await screen.findByRole('main')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: /^Yes/ })).toBeNull();
  await expectNoViolations();
});

test.each([
  ['is asked to check the page if it gets no emails', {}, 'So check back now and then.'],
  [
    'isn’t asked to check the page if it gets emails',
    { mailed: true as const },
    'We’ll email you at ada@example.com when',
  ],
])('a waiting party %s', async (_, wait, text) => {
  await openTicket(waitingTicket({ wait: { ahead: 1, ...wait } }));
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(text);
  expect(main.textContent.includes('check back now and then')).toBe(!('mailed' in wait));
});

test('an offer shows the day and time when it expires', async () => {
  const ticket = ticketWithOffer();
  await openTicket(ticket);
  const until = new Date(ticket.wait?.utcHeldUntil ?? '');
  const when = `${formatDayAndDate(newYorkDate(until))}, ${formatTime(newYorkTime(until))}`;
  expect(screen.getByRole('article')).toHaveTextContent(`Held until ${when}`);
  await findHeading(`2 spots are held for you until ${when}`);
  await expectNoViolations();
});

test('a party that declines an offer leaves the waitlist', async () => {
  const visitor = await openTicket(ticketWithOffer());
  respondWith({
    'DELETE /bookings/{id}': undefined,
    'GET /bookings/{id}': testTicket({
      status: 'CANCELLED',
      wait: { ahead: 0 },
      cancellation: { by: 'visitor' },
    }),
  });
  await visitor.click(await screen.findByRole('button', { name: 'No, thanks' }));
  await findHeading('You’re off the waiting list');
  expect(screen.getByRole('article')).toHaveTextContent('Not booked');
  expect(screen.queryByRole('region', { name: 'How the guide reaches you' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Join again, or choose another date' });
  expect(link).toHaveAttribute('href', '/tours/central-park');
});

test('accepting an offer counts as a booking', async () => {
  const visitor = await openTicket(ticketWithOffer());
  respondWith({ 'POST /bookings/{id}/accept': testTicket() });
  await visitor.click(await screen.findByRole('button', { name: ACCEPT_LABEL }));
  await waitFor(() => {
    expect(callsTo('POST /visits')).toMatchObject([
      { body: { page: '/tours/central-park', step: 'BOOKED' } },
    ]);
  });
});

test('an offer can’t be accepted after it has expired', async () => {
  const visitor = await openTicket(ticketWithOffer());
  const errorMessage = 'These spots aren’t held for you anymore.';
  respondWith({
    'POST /bookings/{id}/accept': new Refusal(409, { errorMessage }),
    'GET /bookings/{id}': ticketWithOffer({ status: 'EXPIRED', wait: { ahead: 0 } }),
  });
  await visitor.click(await screen.findByRole('button', { name: ACCEPT_LABEL }));
  await findHeading('The spots aren’t held for you anymore');
  expect(screen.getByRole('alert')).toHaveTextContent(errorMessage);
  expect(screen.queryByRole('button', { name: ACCEPT_LABEL })).toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('Not booked');
});

describe('a page that stays open', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows a new offer', async () => {
    await openTicket(waitingTicket());
    await findHeading('You’re on the waiting list');
    respondWith({ 'GET /bookings/{id}': ticketWithOffer() });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await findHeading(/^2 spots are held/);
  });

  test('ignores a late response from before the party left the waitlist', async () => {
    const visitor = await openTicket(waitingTicket());
    const lateResponse = holdResponse(waitingTicket());
    respondWith({ 'GET /bookings/{id}': lateResponse.response });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    respondWith({
      'DELETE /bookings/{id}': undefined,
      'GET /bookings/{id}': testTicket({
        status: 'CANCELLED',
        wait: { ahead: 0 },
        cancellation: { by: 'visitor' },
      }),
    });
    await visitor.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    await findHeading('You’re off the waiting list');
    lateResponse.release();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await findHeading('You’re off the waiting list');
  });
});
