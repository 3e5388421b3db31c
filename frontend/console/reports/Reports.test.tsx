import { screen, waitFor, within } from '@testing-library/react';
import type { Figures } from '../../api/schema';
import { respondWith, holdResponse, Refusal } from '../../test/fake-api';
import { expectNoViolations, region, renderInConsole } from '../../test/render-page';
import { FiguresReport } from './FiguresReport';
import { VisitorSearch } from './VisitorSearch';

const NO_FIGURES: Figures = {
  cancelled: { departures: 0, parties: 0, people: 0 },
  leadTime: null,
  noShowRate: null,
  places: [],
  weeks: [],
};

test('the figures can be loaded again after an error', async () => {
  respondWith({ 'GET /guide/figures': new Refusal(500) });
  const guide = renderInConsole(<FiguresReport />);
  await screen.findByRole('alert');
  await expectNoViolations();
  respondWith({ 'GET /guide/figures': NO_FIGURES });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No bookings on these dates.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a search clears the previous error, keeps the focus, and ignores late responses', async () => {
  respondWith({ 'GET /guide/visitors': [{ id: '1', username: 'ada', email: 'ada@example.com' }] });
  const guide = renderInConsole(<VisitorSearch />);
  const visitors = region('Visitors');
  const field = screen.getByLabelText('Name, email, or phone');
  await guide.type(field, 'ada{Enter}');
  const match = await within(visitors).findByRole('button', { name: /ada/ });
  respondWith({ 'GET /guide/visitors/{id}/bookings': new Refusal(500) });
  await guide.click(match);
  await within(visitors).findByRole('alert');
  await guide.click(field);
  await guide.keyboard('{Enter}');
  await waitFor(() => {
    expect(within(visitors).queryByRole('alert')).toBeNull();
  });

  const bookings = holdResponse([]);
  respondWith({ 'GET /guide/visitors/{id}/bookings': bookings.response });
  await guide.click(await within(visitors).findByRole('button', { name: /ada/ }));
  await guide.click(field);
  bookings.release();
  await within(visitors).findByRole('heading', { name: /^Bookings by/ });
  expect(field).toHaveFocus();

  respondWith({ 'GET /guide/visitors': [] });
  await guide.clear(field);
  await guide.type(field, 'somebody else{Enter}');
  await waitFor(() => {
    expect(within(visitors).getByRole('status')).toHaveTextContent(
      'No visitor’s name, email, or phone number contains that.',
    );
  });
  expect(within(visitors).queryByRole('heading', { name: /^Bookings by/ })).toBeNull();
});
