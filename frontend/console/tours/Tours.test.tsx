import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { PlaceInput, PlaceRecord } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  holdResponse,
  NO_CONNECTION,
  Refusal,
  respondWith,
} from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { testPlace } from './test-place';
import { Tours } from './Tours';

const TOUR: PlaceRecord = {
  ...testPlace('night', 'Grand Station'),
  startTimes: ['19:30'],
  revision: 3,
};
const CONFLICT = new Refusal(409, { code: 'tour-changed', errorMessage: 'Look at it again.' });
const BOOKED_DEPARTURES = [
  { id: 'night.grand-station', date: '2030-01-07', startTime: '19:30', people: 2 },
];

/** The refusal of a change that would affect a booked departure. */
function createBookedRefusal(): Refusal {
  const message = 'A departure is booked.';
  const error = {
    field: 'bookedDepartures',
    code: 'departures-booked' as const,
    message,
    departures: BOOKED_DEPARTURES,
  };
  return new Refusal(409, { errorMessage: message, errors: [error] });
}

/** Opens the settings of the only night tour. The simulated API saves all changes. */
async function openTour(tour = TOUR) {
  let savedTour = tour;
  respondWith({
    'GET /guide/places': () => [testPlace('day', 'Central Park'), savedTour],
    'GET /guide/tours/{id}': new Refusal(404),
    'PATCH /guide/places/{id}': ({ body }) => {
      savedTour = {
        ...savedTour,
        ...(body as PlaceRecord),
        revision: savedTour.revision + 1,
      };
      return savedTour;
    },
  });
  const guide = renderInConsole(<Tours />, '?view=tours');
  await screen.findByRole('heading', { name: 'Night tours' });
  await guide.click(summary());
  return guide;
}

/** Returns the line that stays visible when the tour's settings are collapsed. */
function summary(): HTMLElement {
  const line = screen.getByText(TOUR.place, { selector: 'summary strong' }).parentElement;
  if (!line) throw new Error('The tour has no summary.');
  return line;
}
const details = () => within(summary().parentElement ?? document.body);
const form = () => within(screen.getByRole('form', { name: TOUR.place }));
const saveButton = () => form().getByRole('button', { name: /^Save/ });
const savedBodies = () => callsTo('PATCH /guide/places').map(({ body }) => body);

function fillField(label: string, value: string) {
  fireEvent.change(form().getByLabelText(label), { target: { value } });
}

test('an alert is shown if the tours can’t be loaded', async () => {
  respondWith({ 'GET /guide/places': NO_CONNECTION });
  renderInConsole(<Tours />, '?view=tours');
  expect(await screen.findByRole('alert')).toHaveTextContent('The tours couldn’t be loaded.');
});

test('the settings and start times of a tour are saved, and its summary shows them', async () => {
  const guide = await openTour();
  await guide.click(form().getByRole('button', { name: 'Add a start time' }));
  await waitFor(() => {
    expect(form().getByLabelText('Start 2')).toHaveFocus();
  });
  fillField('Start 2', '17:00');
  fillField('Meeting point', 'The clock');
  fillField('Capacity', '18');
  await guide.click(form().getByLabelText('Sunday'));
  await guide.click(saveButton());
  await form().findByText('Saved.');
  expect(savedBodies()).toEqual([
    {
      startTimes: ['19:30', '17:00'],
      meetingPoint: 'The clock',
      capacity: 18,
      weekdays: ['Monday', 'Sunday'],
      revision: 3,
    },
  ]);
  expect(summary()).toHaveTextContent('7:30 PM, 5:00 PM · 150 min · up to 18 · Mo Su');
  await expectNoViolations();
});

test('removing and adding start times moves the focus, and there can be at most six', async () => {
  const guide = await openTour({ ...TOUR, startTimes: ['17:00', '19:30'] });
  await guide.click(form().getByRole('button', { name: 'Remove start 1' }));
  await waitFor(() => {
    expect(form().getByLabelText('Start')).toHaveFocus();
  });
  expect(form().getByLabelText('Start')).toHaveValue('19:30');
  for (const label of ['Start 2', 'Start 3', 'Start 4', 'Start 5', 'Start 6']) {
    await guide.click(form().getByRole('button', { name: 'Add a start time' }));
    await waitFor(() => {
      expect(form().getByLabelText(label)).toHaveFocus();
    });
  }
  expect(form().queryByRole('button', { name: 'Add a start time' })).toBeNull();
});

test.each([
  ['startTimes', 'Each start can be listed only once.'],
  ['meetingPoint', 'Meeting point must be 1 to 200 characters long.'],
  ['changeCutoffMinutes', 'Cutoff for changes must be a whole number from 0 to 7.'],
])('an error in the field %s is shown', async (field, sentence) => {
  const guide = await openTour();
  respondWith({ 'PATCH /guide/places/{id}': fieldRefusal(400, field, sentence) });
  await guide.click(saveButton());
  expect(await form().findByRole('alert')).toHaveTextContent(sentence);
  expect(form().queryByText('Saved.')).toBeNull();
});

test('cutoffs can be set in minutes, hours, and days', async () => {
  const guide = await openTour({ ...TOUR, cutoffMinutes: 120 });
  const cutoff = form().getByLabelText('Cutoff');
  const unit = form().getByLabelText('Unit for the cutoff');
  expect(cutoff).toHaveValue(2);
  expect(unit).toHaveValue('hours');
  await guide.selectOptions(unit, 'minutes');
  fillField('Cutoff', '90');
  await guide.selectOptions(form().getByLabelText('Unit for the cutoff for changes'), 'days');
  fillField('Cutoff for changes', '2');
  fillField('Cutoff for the first booking', '1');
  await guide.selectOptions(
    form().getByLabelText('Unit for the cutoff for the first booking'),
    'days',
  );
  await guide.click(saveButton());
  await form().findByText('Saved.');
  expect(savedBodies()).toEqual([
    {
      cutoffMinutes: 90,
      changeCutoffMinutes: 2880,
      firstBookingCutoffMinutes: 1440,
      revision: 3,
    },
  ]);
  expect(form().getByLabelText('Cutoff for the first booking')).toHaveValue(1);
});

test('settings that a different device changed are kept, and listed in an alert', async () => {
  const guide = await openTour();
  fillField('Largest party', '20');
  fillField('Days ahead', '40');
  const latestTour = { ...TOUR, capacity: 12, minPeople: 4, daysAhead: 30, revision: 4 };
  respondWith({ 'GET /guide/places': [latestTour], 'PATCH /guide/places/{id}': CONFLICT });
  await guide.click(saveButton());
  const alert = await form().findByRole('alert');
  expect(alert).toHaveTextContent(/^This tour was changed in the meantime/);
  const changes = within(alert).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Capacity: no limit → 12',
    'Minimum people: no minimum → 4',
    'Days ahead: 90 → 30 (you typed 40)',
  ]);
  expect(form().getByLabelText('Capacity')).toHaveValue(12);
  expect(form().getByLabelText('Largest party')).toHaveValue(20);
  expect(form().queryByText('Saved.')).toBeNull();
  await expectNoViolations();

  const savedTour = { ...latestTour, maxPartySize: 20, daysAhead: 40, revision: 5 };
  respondWith({ 'GET /guide/places': [savedTour], 'PATCH /guide/places/{id}': savedTour });
  await guide.click(saveButton());
  await form().findByText('Saved.');
  expect(savedBodies().at(-1)).toEqual({ maxPartySize: 20, daysAhead: 40, revision: 4 });
  expect(form().queryByRole('alert')).toBeNull();
});

test('a newer revision without changed settings doesn’t cause a conflict', async () => {
  const guide = await openTour();
  fillField('Capacity', '12');
  const latestTour = { ...TOUR, revision: 4 };
  respondWith({
    'GET /guide/places': [latestTour],
    'PATCH /guide/places/{id}': ({ body }) =>
      (body as PlaceInput).revision === 3 ? CONFLICT : { ...latestTour, capacity: 12, revision: 5 },
  });
  await guide.click(saveButton());
  await form().findByText('Saved.');
  expect(form().queryByRole('alert')).toBeNull();
  expect(savedBodies().at(-1)).toEqual({ capacity: 12, revision: 4 });
});

test('a late response doesn’t replace a saved capacity', async () => {
  const guide = await openTour();
  const lateResponse = holdResponse([TOUR]);
  respondWith({
    'PUT /guide/tours/{id}/visibility': {} as never,
    'GET /guide/places': lateResponse.response,
  });
  await guide.click(details().getByRole('button', { name: 'Hide' }));
  await waitFor(() => {
    expect(callsTo('GET /guide/places')).toHaveLength(2);
  });
  fillField('Capacity', '12');
  await guide.click(saveButton());
  await form().findByText('Saved.');
  respondWith({ 'GET /guide/places': [{ ...TOUR, capacity: 12, revision: 4 }] });
  lateResponse.release();
  await screen.findByText(/is hidden now/);
  expect(summary()).toHaveTextContent('up to 12');
});

describe('a tour without weekdays', () => {
  test('offers to hide it, and shows its booked departures first', async () => {
    const guide = await openTour({ ...TOUR, weekdays: [] });
    form().getByText(/^Visitors still see the tour/);
    await expectNoViolations();
    respondWith({ 'PUT /guide/tours/{id}/visibility': createBookedRefusal() });
    await guide.click(form().getByRole('button', { name: 'Hide instead' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Hide ${TOUR.place}?` }));
    const day = dialog.getByRole('link', { name: `${formatDayAndDate('2030-01-07')}, 7:30 PM` });
    expect(day.closest('li')).toHaveTextContent(/: 2 people$/);
    await expectNoViolations();
    await guide.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo('PUT /guide/tours').map(({ body }) => body)).toEqual([{ isHidden: true }]);
  });
});

test('a booked tour can be hidden, and shown again', async () => {
  const guide = await openTour();
  respondWith({ 'PUT /guide/tours/{id}/visibility': createBookedRefusal() });
  await guide.click(details().getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Hide ${TOUR.place}?` }));
  respondWith({
    'PUT /guide/tours/{id}/visibility': {} as never,
    'GET /guide/places': [{ ...TOUR, isHidden: true }],
  });
  await guide.click(dialog.getByRole('button', { name: 'Hide' }));
  await screen.findByText(`${TOUR.place} is hidden now. Its bookings are kept.`);
  respondWith({ 'GET /guide/places': [TOUR] });
  await guide.click(details().getByRole('button', { name: 'Show to visitors' }));
  await screen.findByText(`Visitors can see ${TOUR.place} now.`);
  expect(callsTo('PUT /guide/tours').map(({ body }) => body)).toEqual([
    { isHidden: true },
    { isHidden: true, bookedDepartures: 'keep' },
    { isHidden: false },
  ]);
});

test('a tour can be deleted only if it was never booked', async () => {
  const guide = await openTour();
  const errorMessage = 'Visitors have booked it. Hide it instead.';
  respondWith({ 'DELETE /guide/tours/{id}': new Refusal(409, { errorMessage }) });
  await guide.click(details().getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: `Delete ${TOUR.place}?` }));
  await expectNoViolations();
  await guide.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Hide it instead.');
  respondWith({ 'DELETE /guide/tours/{id}': undefined, 'GET /guide/places': [] });
  await guide.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText(`${TOUR.place} was deleted.`);
  expect(screen.queryByText(TOUR.place)).toBeNull();
});

test('a notice warns that a new tour shares its name with a tour in the other list', async () => {
  const guide = await openTour();
  await guide.click(screen.getByRole('button', { name: 'Add a tour' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a tour' }));
  await guide.type(dialog.getByLabelText('Name'), 'Central Park');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await guide.selectOptions(dialog.getByLabelText('List'), 'Night tours');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'There’s already a day tour named “Central Park”. Visitors can tell the two apart only by day and night.',
  );
  await expectNoViolations();
});
