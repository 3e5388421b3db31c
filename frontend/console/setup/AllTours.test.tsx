import { screen, within } from '@testing-library/react';
import { callsTo, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { testPlace } from '../tours/test-place';
import { AllTours } from './AllTours';

const DAY_TOUR = testPlace('day', 'Central Park');
const NIGHT_TOUR = { ...testPlace('night', 'Times Square'), startTimes: ['19:30'] };
const TOUR_REVISIONS = [DAY_TOUR, NIGHT_TOUR].map(({ id, revision }) => ({ id, revision }));

async function openPart(part: string) {
  respondWith({
    'GET /guide/places': [DAY_TOUR, NIGHT_TOUR],
    'GET /guide/tours/prices': [
      { tour: DAY_TOUR.id, price: { kind: 'PERSON', cents: 4000 }, bookings: 3 },
      { tour: DAY_TOUR.id, price: { kind: 'PERSON', cents: 3000 }, bookings: 2 },
      { tour: NIGHT_TOUR.id, price: { kind: 'PERSON', cents: 3000 }, bookings: 1 },
    ],
  });
  const guide = renderInConsole(<AllTours />, `?view=all-tours&part=${part}`);
  await screen.findByRole('button', { name: 'Save' });
  return guide;
}

test('days and hours change for all tours in one call', async () => {
  const guide = await openPart('hours');
  respondWith({ 'PATCH /guide/places': [DAY_TOUR, NIGHT_TOUR] });
  await guide.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await guide.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(callsTo('PATCH /guide/places').map(({ body }) => body)).toEqual([
    {
      tours: TOUR_REVISIONS,
      weekdays: [...DAY_TOUR.weekdays, 'Sunday'],
      dayStartTimes: DAY_TOUR.startTimes,
      nightStartTimes: ['19:30'],
    },
  ]);
  await expectNoViolations();
});

test('the guide can keep booked departures as they were booked', async () => {
  const guide = await openPart('spots');
  const departures = [
    { id: `${DAY_TOUR.id}.2030-01-07.1000`, date: '2030-01-07', startTime: '10:00', people: 2 },
  ];
  const message = 'Booked.';
  respondWith({
    'PATCH /guide/places': new Refusal(409, {
      errorMessage: message,
      errors: [{ field: 'bookedDepartures', code: 'departures-booked', message, departures }],
    }),
  });
  await guide.type(screen.getByLabelText('Capacity'), '8');
  await guide.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Change booked departures?' });
  respondWith({ 'PATCH /guide/places': [DAY_TOUR, NIGHT_TOUR] });
  await guide.click(screen.getByRole('button', { name: 'Keep it as booked' }));
  await screen.findByText('Saved.');
  expect(callsTo('PATCH /guide/places').at(-1)?.body).toEqual({
    tours: TOUR_REVISIONS,
    capacity: 8,
    bookedDepartures: 'keep',
  });
});

test('all tours get the same price', async () => {
  const guide = await openPart('prices');
  respondWith({ 'PUT /guide/tours/prices': undefined });
  await guide.type(screen.getByLabelText('Amount in dollars'), '40');
  await guide.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(callsTo('PUT /guide/tours/prices')[0]?.body).toEqual({
    tours: TOUR_REVISIONS.map(({ id }) => id),
    price: { kind: 'PERSON', cents: 4000 },
  });
});

test('the price form counts the bookings of the chosen tours that keep a promised price', async () => {
  const guide = await openPart('prices');
  const [status = document.body] = screen.getAllByRole('status');
  const promiseText = () =>
    within(status).queryByText(/^\d+ upcoming bookings? keeps? what/)?.textContent;
  expect(promiseText()).toBeUndefined();
  await guide.type(screen.getByLabelText('Amount in dollars'), '40');
  within(status).getByText('Visitors will see “$40 each”.');
  expect(promiseText()).toBe('3 upcoming bookings keep what they were promised: $30 each (3).');
  await guide.click(screen.getByRole('checkbox', { name: 'All tours' }));
  expect(promiseText()).toBeUndefined();
  await guide.click(screen.getByRole('checkbox', { name: /Times Square/ }));
  expect(promiseText()).toBe('1 upcoming booking keeps what it was promised: $30 each (1).');
  await guide.selectOptions(screen.getByLabelText('Price'), 'NONE');
  await guide.click(screen.getByRole('checkbox', { name: /Central Park/ }));
  expect(promiseText()).toBe(
    '6 upcoming bookings keep what they were promised: $40 each (3); $30 each (3).',
  );
  await expectNoViolations();
});
