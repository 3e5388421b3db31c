import { fireEvent, screen, within } from '@testing-library/react';
import type { PageVisits, VisitReport } from '../../api/schema';
import { callsTo, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { VisitsReport } from './VisitsReport';

const NO_VISITS = { seen: 0, dateChosen: 0, contactGiven: 0, booked: 0, cancelled: 0 };
const PARK_VISITS: PageVisits = {
  page: '/tours/central-park',
  list: 'day',
  place: 'Central Park',
  seen: 80,
  dateChosen: 20,
  contactGiven: 10,
  booked: 8,
  cancelled: 1,
};
const SQUARE_VISITS: PageVisits = {
  page: '/tours/times-square-by-night',
  list: 'night',
  place: 'Times Square',
  ...NO_VISITS,
  seen: 20,
  booked: 1,
};
const REPORT: VisitReport = {
  pages: [{ page: '/', ...NO_VISITS, seen: 300 }, PARK_VISITS, SQUARE_VISITS],
  referrers: [
    { host: '', ...NO_VISITS, seen: 390, booked: 8 },
    { host: 'example.com', ...NO_VISITS, seen: 10, booked: 1 },
  ],
  languages: [{ language: 'en', ...NO_VISITS, seen: 400, booked: 9 }],
};

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the steps show how many visits went no further, for all tours and for one', async () => {
  respondWith({ 'GET /guide/visits': REPORT });
  const guide = renderInConsole(<VisitsReport />);
  expect(await rowsOf('Steps toward a booking')).toEqual([
    ['Step', 'Visits', 'Went no further'],
    ['Saw the tour', '100', '80 (80%)'],
    ['Chose a date', '20', '10 (50%)'],
    ['Sent the form with a contact', '10', '1 (10%)'],
    ['Booked', '9', '–'],
    ['Canceled a booking', '1', '–'],
  ]);
  await expectNoViolations();
  await guide.selectOptions(screen.getByLabelText('Tour'), 'Times Square, by night');
  expect((await rowsOf('Steps toward a booking')).slice(1, 5)).toEqual([
    ['Saw the tour', '20', '20 (100%)'],
    ['Chose a date', '0', '–'],
    ['Sent the form with a contact', '0', '–'],
    ['Booked', '1', '–'],
  ]);
});

test('the pages and the sites that sent visitors are listed', async () => {
  respondWith({ 'GET /guide/visits': REPORT });
  renderInConsole(<VisitsReport />);
  expect(await rowsOf('Pages')).toEqual([
    ['Page', 'Visits'],
    ['Home', '300'],
    ['Central Park, by day', '80'],
    ['Times Square, by night', '20'],
  ]);
  expect((await rowsOf('Where visitors came from')).slice(1)).toEqual([
    ['no other site', '390', '8'],
    ['example.com', '10', '1'],
  ]);
  expect(screen.queryByRole('table', { name: 'Languages', hidden: true })).toBeNull();
});

test('the guide can choose dates, and load them again after an error', async () => {
  respondWith({ 'GET /guide/visits': { pages: [], referrers: [], languages: [] } });
  const guide = renderInConsole(<VisitsReport />);
  await screen.findByText('No visits were counted on these dates.');
  respondWith({ 'GET /guide/visits': new Refusal(500) });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2029-03-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2030-02-28' } });
  await guide.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('alert');
  respondWith({ 'GET /guide/visits': REPORT });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Steps toward a booking' });
  expect(screen.getByRole('status')).toHaveTextContent('Showing Mar 1, 2029, to Feb 28, 2030.');
  const { query } = callsTo('GET /guide/visits').at(-1) ?? {};
  expect([query?.get('from'), query?.get('to')]).toEqual(['2029-03-01', '2030-02-28']);
});
