import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
  const searchField = screen.getByLabelText('Name, email, or phone');
  await guide.type(searchField, 'ada{Enter}');
  const resultButton = await within(visitors).findByRole('button', { name: /ada/ });
  respondWith({ 'GET /guide/visitors/{id}/bookings': new Refusal(500) });
  await guide.click(resultButton);
  await within(visitors).findByRole('alert');
  await guide.click(searchField);
  await guide.keyboard('{Enter}');
  await waitFor(() => {
    expect(within(visitors).queryByRole('alert')).toBeNull();
  });

  const heldBookings = holdResponse([]);
  respondWith({ 'GET /guide/visitors/{id}/bookings': heldBookings.response });
  await guide.click(await within(visitors).findByRole('button', { name: /ada/ }));
  await guide.click(searchField);
  heldBookings.release();
  await within(visitors).findByRole('heading', { name: /^Bookings by/ });
  expect(searchField).toHaveFocus();

  respondWith({ 'GET /guide/visitors': [] });
  await guide.clear(searchField);
  await guide.type(searchField, 'somebody else{Enter}');
  await waitFor(() => {
    expect(within(visitors).getByRole('status')).toHaveTextContent(
      'No visitor’s name, email, or phone number contains that.',
    );
  });
  expect(within(visitors).queryByRole('heading', { name: /^Bookings by/ })).toBeNull();
});

/** Returns the figures of a day tour that one party has booked. */
function dayTourFigures(place: string, people: number, noShow: number, recorded: number) {
  return { list: 'day' as const, place, people, noShow, noted: recorded, parties: 1 };
}

test('no-show rates count only people whose attendance was recorded, and canceled tours are counted separately', async () => {
  const figures: Figures = {
    weeks: [{ week: '2030-01-07', day: 11, night: 0 }],
    places: [dayTourFigures('Central Park', 8, 1, 5), dayTourFigures('SoHo', 3, 0, 0)],
    cancelled: { departures: 1, parties: 2, people: 7 },
    noShowRate: 0.2,
    leadTime: 2,
  };
  respondWith({ 'GET /guide/figures': figures });
  renderInConsole(<FiguresReport />);
  await screen.findByText('20% of the 5 recorded');
  screen.getByText('1 tour, 7 people');
  const table = within(screen.getByRole('table', { name: 'Day tours' }));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Central Park', '8', '1', '1 of 5 recorded'],
    ['SoHo', '3', '1', 'not recorded'],
    ['Total', '11', '2', '1 of 5 recorded'],
  ]);
  await expectNoViolations();
  cleanup();

  const places = [dayTourFigures('SoHo', 3, 0, 0)];
  respondWith({ 'GET /guide/figures': { ...figures, noShowRate: null, places } });
  renderInConsole(<FiguresReport />);
  await waitFor(() => {
    expect(screen.getAllByText('not recorded')).toHaveLength(3);
  });
  cleanup();

  respondWith({ 'GET /guide/figures': { ...NO_FIGURES, cancelled: figures.cancelled } });
  renderInConsole(<FiguresReport />);
  await screen.findByText('Canceled: 1 tour, 7 people.');
  screen.getByText('No bookings on these dates.');
});
