import { screen, waitFor, within } from '@testing-library/react';
import type { BusyCalendarRecord } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  NO_CONNECTION,
  Refusal,
  respondWith,
  type Responses,
} from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { BusyCalendar } from './BusyCalendar';
import { NO_BUSY_CALENDAR } from './test-busy-calendar';

const SECRET_URL = 'https://calendar.example/private-5ecre7/basic.ics';
const CONNECTED_CALENDAR: BusyCalendarRecord = {
  ...NO_BUSY_CALENDAR,
  host: 'calendar.example',
  readAt: '2026-11-23T14:15:00.000Z',
  busyTimes: 23,
};
const FAILING_CALENDAR: BusyCalendarRecord = {
  ...CONNECTED_CALENDAR,
  failingSince: '2026-11-23T14:30:00.000Z',
  error: 'The calendar’s server can’t be reached.',
};
const BOOKED_DEPARTURES: BusyCalendarRecord['booked'] = [
  {
    id: 'day.central-park.2030-01-07.1000',
    list: 'day',
    place: 'Central Park',
    date: '2030-01-07',
    startTime: '10:00',
    people: 4,
    isKept: false,
  },
];

/** Renders the section. Returns a simulated guide. */
async function openSection(calendar: BusyCalendarRecord) {
  respondWith({ 'GET /guide/busy-calendar': calendar });
  const guide = renderInConsole(<BusyCalendar />);
  await screen.findByRole('button', { name: calendar.host === null ? 'Connect' : 'Disconnect' });
  return guide;
}

/** Enters an address, sets the API's responses, and presses "Connect". */
async function connect(responses: Responses) {
  const guide = await openSection(NO_BUSY_CALENDAR);
  await guide.type(screen.getByLabelText('Secret address of your calendar'), SECRET_URL);
  respondWith(responses);
  await guide.click(screen.getByRole('button', { name: 'Connect' }));
}

test('the address is no longer shown once the calendar is connected', async () => {
  await connect({
    'PUT /guide/busy-calendar': CONNECTED_CALENDAR,
    'GET /guide/busy-calendar': CONNECTED_CALENDAR,
  });
  await screen.findByText('Connected.');
  expect(callsTo('PUT').map(({ body }) => body)).toEqual([{ url: SECRET_URL }]);
  expect(document.body).toHaveTextContent(
    'Connected: calendar.example, last read on Monday, Nov 23, 9:15 AM. 23 busy times in the next 12 months.',
  );
  expect(document.body).not.toHaveTextContent('5ecre7');
  expect(screen.getByRole('heading', { name: 'Your calendar' })).toHaveFocus();
});

test('help explains where to find the address', async () => {
  const guide = await openSection(NO_BUSY_CALENDAR);
  await guide.click(screen.getByText('Where to find the address'));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Google Calendar',
    'Apple Calendar',
    'Outlook',
  ]);
  await expectNoViolations();
});

test('an error about the address is shown next to its field', async () => {
  const error = 'The address leads to something other than a calendar.';
  await connect({ 'PUT /guide/busy-calendar': fieldRefusal(400, 'url', error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  const field = screen.getByLabelText('Secret address of your calendar');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(field).toHaveValue(SECRET_URL);
  await expectNoViolations();
});

test('connecting a calendar fails without a connection, and the address stays in its field', async () => {
  await connect({ 'PUT /guide/busy-calendar': NO_CONNECTION });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your calendar wasn’t connected\./);
  expect(screen.getByLabelText('Secret address of your calendar')).toHaveValue(SECRET_URL);
});

test('an alert shows since when the calendar can’t be read, and why', async () => {
  await openSection(FAILING_CALENDAR);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Reading your calendar has failed since Monday, Nov 23, 9:30 AM. The calendar’s server can’t be reached. Visitors still can’t book tours during the appointments that were read last.',
  );
  await expectNoViolations();
});

test('the address of a connected calendar can be changed', async () => {
  const guide = await openSection(FAILING_CALENDAR);
  await guide.click(screen.getByText('Change the address'));
  await guide.type(screen.getByLabelText('Secret address of your calendar'), SECRET_URL);
  await expectNoViolations();
  const connected = { ...CONNECTED_CALENDAR, readAt: '2026-11-23T15:00:00.000Z' };
  respondWith({ 'PUT /guide/busy-calendar': connected, 'GET /guide/busy-calendar': connected });
  await guide.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByText('Connected.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Change the address').closest('details')).not.toHaveAttribute('open');
});

test('booked tours that overlap with appointments can be kept', async () => {
  const guide = await openSection({ ...CONNECTED_CALENDAR, booked: BOOKED_DEPARTURES });
  screen.getByText(/^These tours are booked, but you have an appointment at the same time\./);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/?date=2030-01-07');
  await expectNoViolations();
  respondWith({ 'PUT /guide/planning/kept/{conflict}/{id}': undefined });
  await guide.click(screen.getByRole('button', { name: /^Keep/ }));
  await screen.findByText('Kept.');
  expect(callsTo('PUT /guide/planning/kept/busy-calendar/')).toHaveLength(1);
});

test.each([
  ['can be read', CONNECTED_CALENDAR, 'Calendar updated.'],
  ['can’t be read', FAILING_CALENDAR, /has failed since/],
])('a calendar that %s shows its new state after “Read now”', async (_, calendar, text) => {
  const guide = await openSection({ ...CONNECTED_CALENDAR, busyTimes: 1 });
  respondWith({
    'POST /guide/busy-calendar/read': calendar,
    'GET /guide/busy-calendar': calendar,
  });
  await guide.click(screen.getByRole('button', { name: 'Read now' }));
  await screen.findByText(text);
  expect(document.body).toHaveTextContent('23 busy times');
});

test('a calendar that was disconnected on another device can be connected again', async () => {
  const guide = await openSection(CONNECTED_CALENDAR);
  respondWith({
    'POST /guide/busy-calendar/read': new Refusal(404),
    'GET /guide/busy-calendar': NO_BUSY_CALENDAR,
  });
  await guide.click(screen.getByRole('button', { name: 'Read now' }));
  await screen.findByRole('button', { name: 'Connect' });
});

test('an alert shows the reason if the API refuses to read the calendar', async () => {
  const guide = await openSection(CONNECTED_CALENDAR);
  const errorMessage = 'Please wait a minute.';
  respondWith({ 'POST /guide/busy-calendar/read': new Refusal(429, { errorMessage }) });
  await guide.click(screen.getByRole('button', { name: 'Read now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your calendar wasn’t read. ${errorMessage}`,
  );
});

test('a calendar is disconnected after a confirmation', async () => {
  const guide = await openSection(CONNECTED_CALENDAR);
  await guide.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = screen.getByRole('dialog', { name: 'Disconnect your calendar?' });
  await expectNoViolations();
  expect(callsTo('DELETE')).toEqual([]);
  respondWith({
    'DELETE /guide/busy-calendar': undefined,
    'GET /guide/busy-calendar': NO_BUSY_CALENDAR,
  });
  await guide.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Disconnected.');
  screen.getByRole('button', { name: 'Connect' });
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Your calendar' })).toHaveFocus();
  });
});

test('the status can be loaded again after a failure', async () => {
  respondWith({ 'GET /guide/busy-calendar': NO_CONNECTION });
  const guide = renderInConsole(<BusyCalendar />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your calendar’s status couldn’t be loaded\./,
  );
  respondWith({ 'GET /guide/busy-calendar': CONNECTED_CALENDAR });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('calendar.example');
  expect(screen.queryByRole('alert')).toBeNull();
});
