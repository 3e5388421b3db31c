import { act, screen, waitFor, within } from '@testing-library/react';
import { newYorkDate } from 'shared/new-york';
import type { TicketRecord } from '../../../api/schema';
import { respondWith, callsTo, Refusal } from '../../../test/fake-api';
import { expectNoViolations, region, renderPage } from '../../../test/render-page';
import { departureOn } from '../../departures/test-departures';
import { minutesFromNow, testTicket } from '../test-tickets';
import MyToursPage from './MyToursPage';

let ticketCount = 0;
const ticketWith = (details: Partial<TicketRecord>) =>
  testTicket({ id: `65f0c0ffee01234567${String(100_000 + ticketCount++)}`, ...details });
const pastTicket = (date = '2026-01-05') => ticketWith({ departure: departureOn(date) });
const asRestorable = (ticket: TicketRecord): TicketRecord => ({
  ...ticket,
  utcRestorableUntil: minutesFromNow(15),
});

async function openPage(tickets: TicketRecord[]) {
  respondWith({ 'GET /bookings': tickets });
  const visitor = renderPage(<MyToursPage />, '/my-tours');
  await waitFor(() => {
    expect(screen.queryByText(/^Looking for your tours/)).toBeNull();
  });
  return visitor;
}

test('a visitor without bookings sees a link to the tours', async () => {
  await openPage([]);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('No tours yet.');
  screen.getByRole('link', { name: 'Sign in' });
  expect(screen.getByRole('link', { name: 'See all tours' })).toHaveAttribute('href', '/tours');
  await expectNoViolations();
});

test('the guide’s changes are listed first until they are dismissed, and older past tours are collapsed', async () => {
  const moved = { from: newYorkDate(new Date()), reason: 'A parade', at: minutesFromNow(-1) };
  const visitor = await openPage([
    ...[5, 6, 7, 8, 9].map((day) => pastTicket(`2026-01-0${String(day)}`)),
    ticketWith({ moved }),
    ticketWith({ status: 'CANCELLED', cancellation: { by: 'guide', reason: 'Sold twice' } }),
  ]);
  const guideChanges = region('From your guide');
  expect(within(guideChanges).getAllByRole('listitem')).toHaveLength(2);
  expect(guideChanges).toHaveTextContent(/The guide moved this tour from .*: A parade\./);
  expect(guideChanges).toHaveTextContent('Canceled by the guide: Sold twice.');
  expect(region('After that')).toHaveTextContent('Canceled');
  const pastTours = region('Past tours');
  const [latest] = await within(pastTours).findAllByRole('listitem');
  expect(latest).toHaveTextContent('Jan 9');
  expect(within(pastTours).getByText('2 earlier tours').closest('details')).not.toHaveAttribute(
    'open',
  );
  await expectNoViolations();
  const [dismissButton] = within(guideChanges).getAllByRole('button', { name: 'Got it' });
  if (dismissButton) await visitor.click(dismissButton);
  expect(within(guideChanges).getAllByRole('listitem')).toHaveLength(1);
});

test('a past tour can be removed from the list and restored', async () => {
  const ticket = pastTicket();
  const visitor = await openPage([ticket]);
  const pastTours = region('Past tours');
  const removeButton = await within(pastTours).findByRole('button', { name: 'Remove' });
  expect(removeButton).toHaveAccessibleDescription(/^Central Park Monday, Jan 5, 10:00 AM/);
  const errorMessage = 'Please try again in a moment.';
  respondWith({ 'DELETE /bookings/{id}': new Refusal(422, { errorMessage }) });
  await visitor.click(removeButton);
  expect(await within(pastTours).findByRole('alert')).toHaveTextContent(
    `The tour wasn’t taken off your list. ${errorMessage}`,
  );
  respondWith({ 'DELETE /bookings/{id}': undefined });
  await visitor.click(removeButton);
  await within(pastTours).findByText('Taken off your list: Central Park, Monday, Jan 5, 10:00 AM.');
  expect(within(pastTours).queryByRole('listitem')).toBeNull();
  await expectNoViolations();
  respondWith({ 'POST /bookings/{id}/restore': ticket });
  await visitor.click(within(pastTours).getByRole('button', { name: 'Undo' }));
  await within(pastTours).findByText(/^Back on your list: Central Park/);
  expect(within(pastTours).getAllByRole('listitem')).toHaveLength(1);
});

describe('a canceled booking', () => {
  const canceledTicket = () =>
    asRestorable(ticketWith({ status: 'CANCELLED', cancellation: { by: 'visitor' } }));

  test('can be restored', async () => {
    const ticket = canceledTicket();
    const visitor = await openPage([ticket]);
    const section = await screen.findByRole('region', { name: 'Canceled by you' });
    expect(section).toHaveTextContent(/You can undo this for another 1[45] minutes\./);
    await expectNoViolations();
    respondWith({ 'POST /bookings/{id}/restore': ticketWith({ id: ticket.id }) });
    await visitor.click(within(section).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: 'Your next tour' });
    expect(screen.getByText(/^Back on your list: Central Park/)).toBeVisible();
    expect(callsTo('POST /bookings')).toHaveLength(1);
  });

  test('disappears when it can no longer be restored', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openPage([canceledTicket()]);
    await screen.findByRole('region', { name: 'Canceled by you' });
    await act(() => vi.advanceTimersByTimeAsync(16 * 60_000));
    expect(screen.queryByRole('region', { name: 'Canceled by you' })).toBeNull();
    screen.getByRole('link', { name: 'See all tours' });
    vi.useRealTimers();
  });
});

test('the bookings can be loaded again after an error', async () => {
  const errorMessage = 'Something went wrong on our side.';
  respondWith({ 'GET /bookings': new Refusal(500, { errorMessage }) });
  const visitor = renderPage(<MyToursPage />, '/my-tours');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your tours couldn’t be loaded. ${errorMessage}`,
  );
  respondWith({ 'GET /bookings': [testTicket()] });
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Your next tour' });
});
