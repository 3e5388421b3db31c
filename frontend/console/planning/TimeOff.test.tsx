import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { TimeOffRecord } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  NO_CONNECTION,
  Refusal,
  respondWith,
  type Responses,
} from '../../test/fake-api';
import { expectNoViolations, focusTab, region, renderInConsole } from '../../test/render-page';
import { testPlace } from '../tours/test-place';
import { TimeOff } from './TimeOff';

const DATE = addDays(newYorkDate(new Date()), 10);
const NEXT_DATE = addDays(DATE, 1);
const DAY_OFF: TimeOffRecord = { id: 'a', from: DATE, to: DATE, reason: '', booked: [] };
const BOOKED_DEPARTURES: TimeOffRecord['booked'] = [
  {
    id: `day.central-park.${DATE}.1000`,
    list: 'day',
    place: 'Central Park',
    date: DATE,
    startTime: '10:00',
    people: 4,
    isKept: false,
  },
  {
    id: `night.soho.${DATE}.1930`,
    list: 'night',
    place: 'SoHo',
    date: DATE,
    startTime: '19:30',
    people: 1,
    isKept: false,
  },
];

const PLACES = [
  testPlace('day', 'Central Park'),
  testPlace('day', 'SoHo'),
  testPlace('night', 'SoHo'),
];

async function openTimeOff(...timeOff: TimeOffRecord[]) {
  respondWith({ 'GET /guide/time-off': timeOff, 'GET /guide/places': PLACES });
  const guide = renderInConsole(<TimeOff />);
  await screen.findByText(timeOff.length === 0 ? 'You have no time off planned.' : 'All tours');
  return guide;
}

/** Opens the form. Returns the form and a simulated guide. */
async function openForm() {
  const guide = await openTimeOff();
  await guide.click(screen.getByRole('button', { name: 'Add time off' }));
  return { guide, form: within(screen.getByRole('dialog', { name: 'Add time off' })) };
}

type OpenForm = Awaited<ReturnType<typeof openForm>>;

function fillField({ form }: OpenForm, label: string, value: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value } });
}

/** Sets the API's responses, and presses "Add". */
async function submit({ guide, form }: OpenForm, responses: Responses) {
  respondWith(responses);
  await guide.click(form.getByRole('button', { name: 'Add' }));
}

const addedBodies = () => callsTo('POST /guide/time-off').map(({ body }) => body);

test('the list shows the dates, tours, reason, and booked tours of each period of time off', async () => {
  await openTimeOff(
    { ...DAY_OFF, booked: BOOKED_DEPARTURES },
    {
      ...DAY_OFF,
      id: 'b',
      to: NEXT_DATE,
      tours: ['day.central-park', 'night.soho'],
      reason: 'Dentist',
    },
  );
  const day = formatDayAndDate(DATE);
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    day,
    `${day} – ${formatDayAndDate(NEXT_DATE)}`,
  ]);
  await screen.findByText('Only Central Park and SoHo by night');
  screen.getByText('Dentist');
  screen.getByText('These tours are already booked. Keep, move, or cancel them.');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    `${day}, 10:00 AM: Central Park`,
    `${day}, 7:30 PM: SoHo`,
  ]);
  await expectNoViolations();
  respondWith({ 'GET /guide/time-off': [] });
  focusTab();
  await screen.findByText('You have no time off planned.');
});

test('a day off from all tours needs only its date', async () => {
  const page = await openForm();
  fillField(page, 'From', DATE);
  expect(page.form.getByLabelText('To')).toHaveValue(DATE);
  await expectNoViolations();
  const addedTimeOff = { ...DAY_OFF, booked: BOOKED_DEPARTURES };
  await submit(page, {
    'POST /guide/time-off': addedTimeOff,
    'GET /guide/time-off': [addedTimeOff],
  });
  await screen.findByText('Added. 2 tours are booked during that time.');
  expect(addedBodies()).toEqual([{ from: DATE, to: DATE, reason: '' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
});

test('time off can have a last date, hours, tours, and a reason', async () => {
  const page = await openForm();
  const { guide, form } = page;
  fillField(page, 'From', DATE);
  await guide.click(form.getByRole('checkbox', { name: 'Only some hours' }));
  fillField(page, 'Start time', '13:00');
  fillField(page, 'To', NEXT_DATE);
  fillField(page, 'End time on the last day', '17:00');
  await guide.click(form.getByRole('checkbox', { name: 'All tours' }));
  await guide.click(await form.findByRole('checkbox', { name: 'SoHo by night' }));
  await guide.click(form.getByRole('checkbox', { name: 'Central Park' }));
  await guide.click(form.getByRole('checkbox', { name: 'SoHo by night' }));
  await guide.type(form.getByLabelText('Reason (optional)'), ' Dentist ');
  await expectNoViolations();
  await submit(page, { 'POST /guide/time-off': DAY_OFF, 'GET /guide/time-off': [DAY_OFF] });
  await screen.findByText('Added. No tours are booked during that time.');
  expect(addedBodies()).toEqual([
    {
      from: DATE,
      to: NEXT_DATE,
      startTime: '13:00',
      endTime: '17:00',
      tours: ['day.central-park'],
      reason: 'Dentist',
    },
  ]);
});

test.each([
  ['from', 'From'],
  ['to', 'To'],
  ['startTime', 'Start time'],
  ['endTime', 'End time'],
  ['reason', 'Reason (optional)'],
])('an error about “%s” is shown next to its field', async (name, label) => {
  const page = await openForm();
  fillField(page, 'From', DATE);
  await page.guide.click(page.form.getByRole('checkbox', { name: 'Only some hours' }));
  fillField(page, 'Start time', '13:00');
  fillField(page, 'End time', '12:00');
  const error = 'The time off must end after it begins.';
  await submit(page, { 'POST /guide/time-off': fieldRefusal(400, name, error) });
  expect(await page.form.findByRole('alert')).toHaveTextContent(error);
  expect(page.form.getByLabelText(label)).toHaveAccessibleDescription(
    expect.stringContaining(error),
  );
  expect(page.form.getByLabelText(label)).toBeInvalid();
});

test('an error about the tours is shown below their checkboxes', async () => {
  const page = await openForm();
  fillField(page, 'From', DATE);
  await page.guide.click(page.form.getByRole('checkbox', { name: 'All tours' }));
  const error = 'Choose at least one tour.';
  await submit(page, { 'POST /guide/time-off': fieldRefusal(400, 'tours', error) });
  await page.form.findByRole('alert');
  expect(page.form.getByRole('group', { name: 'Tours' })).toHaveAccessibleDescription(error);
  expect(addedBodies()).toEqual([{ from: DATE, to: DATE, tours: [], reason: '' }]);
  await expectNoViolations();
});

test('adding time off fails without a connection, and the form keeps its values', async () => {
  const page = await openForm();
  fillField(page, 'From', DATE);
  await submit(page, { 'POST /guide/time-off': NO_CONNECTION });
  expect(await page.form.findByRole('alert')).toHaveTextContent(/^The time off wasn’t added\./);
  expect(page.form.getByLabelText('From')).toHaveValue(DATE);
});

/** Presses "Delete", sets the API's responses, and confirms the deletion. */
async function deleteTimeOff(responses: Responses) {
  const guide = await openTimeOff(DAY_OFF);
  await guide.click(screen.getByRole('button', { name: `Delete: ${formatDayAndDate(DATE)}` }));
  const dialog = screen.getByRole('dialog', { name: 'Offer the tours on these days again?' });
  await expectNoViolations();
  expect(callsTo('DELETE')).toEqual([]);
  respondWith(responses);
  await guide.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

test.each([
  ['that was deleted', undefined],
  ['that was deleted on another device', new Refusal(404)],
])('time off %s is no longer listed', async (_, response) => {
  await deleteTimeOff({ 'DELETE /guide/time-off/{id}': response, 'GET /guide/time-off': [] });
  await screen.findByText('Deleted.');
  screen.getByText('You have no time off planned.');
  expect(callsTo('DELETE /guide/time-off/a')).not.toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Time off' })).toHaveFocus();
  });
});

test('time off that can’t be deleted stays listed', async () => {
  await deleteTimeOff({ 'DELETE /guide/time-off/{id}': new Refusal(500) });
  await screen.findByRole('alert');
  expect(within(region('Time off')).getByRole('heading', { level: 3 })).toBeInTheDocument();
});

test('the list can be loaded again after a failure', async () => {
  respondWith({ 'GET /guide/time-off': NO_CONNECTION });
  const guide = renderInConsole(<TimeOff />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your time off couldn’t be loaded\./);
  respondWith({ 'GET /guide/time-off': [DAY_OFF] });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('All tours');
  expect(screen.queryByRole('alert')).toBeNull();
});
