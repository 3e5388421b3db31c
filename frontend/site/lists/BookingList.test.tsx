import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays, newYorkDate, nextDates } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { slugOf } from 'shared/slug';
import type { BookingInput, BookingRecord } from '../../api/schema';
import {
  respondWith,
  callsTo,
  holdResponse,
  NO_CONNECTION,
  Refusal,
  fieldRefusal,
} from '../../test/fake-api';
import { expectNoViolations, renderPage } from '../../test/render-page';
import { expectConsoleErrors } from '../../test/setup-dom';
import { dayTours, nightTours } from '../departures/tour-kinds';
import { departureOn } from '../departures/test-departures';
import type { Departure } from '../departures/departures';
import { BookingList } from './BookingList';
import { calendarUrlOf, listApi } from './list-api';

// The two lists differ only in their places and API calls, so most tests use only one list.
const [PARK, EMPIRE, ROCK] = dayTours.places as [string, string, string];
const LOGGED_ERROR = /The tour call was unsuccessful/;
const NO_SERVER = 'We can’t reach the server.';
const SERVER_ERROR = 'Internal server error. Please check your server';

/** The next Fridays. */
const fridays = nextDates('Friday', newYorkDate(new Date()), 7 * 13);
const [friday = '', secondFriday = '', thirdFriday = '', fourthFriday = ''] = fridays;

/** Responds to the list's calls as a server with these bookings would. */
function serveList(...bookings: BookingRecord[]): BookingRecord[] {
  let deleted: BookingRecord | undefined;
  const idIn = (request: string) => request.slice(request.lastIndexOf('/') + 1);
  const indexOf = (request: string) => bookings.findIndex(({ _id }) => _id === idIn(request));
  respondWith({
    'GET /tours': dayTours.places.map((place) => summaryOf(place)),
    'GET /departures': ({ query }) =>
      fridays.map((date) => departureOn(date, { place: query.get('place') ?? PARK })),
    'GET /all': () => [...bookings],
    'POST /new': ({ body }) => {
      const booking = testBooking({ ...(body as BookingInput), _id: newId() });
      bookings.push(booking);
      return booking;
    },
    'PUT /editour/{id}': ({ request, body }) => {
      const booking = testBooking({ ...(body as BookingInput), _id: idIn(request) });
      bookings[indexOf(request)] = booking;
      return booking;
    },
    'DELETE /deletetour/{id}': ({ request }) => {
      [deleted] = bookings.splice(indexOf(request), 1);
    },
    'POST /restoretour/{id}': () => {
      if (!deleted) return new Refusal(404);
      bookings.push(deleted);
      return deleted;
    },
  });
  return bookings;
}

function summaryOf(place: string) {
  return {
    id: `day.${place}`,
    list: 'day' as const,
    place,
    title: place,
    shortDescription: '',
    areas: [],
    languages: ['en'],
    meetingPoint: '',
    durationMinutesFrom: 150,
    durationMinutesTo: 150,
  };
}

let bookingCount = 0;
const newId = () => `65f0c0ffee01234567${String(100_000 + bookingCount++)}`;

function testBooking(details: Partial<BookingRecord> = {}): BookingRecord {
  return { _id: newId(), place: PARK, day: 'Friday', date: friday, people: 2, ...details };
}

async function openList(...bookings: BookingRecord[]): Promise<UserEvent> {
  serveList(...bookings);
  const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
  await waitForList(bookings.length);
  return visitor;
}

const submitButton = (name = 'Create Tour') => screen.getByRole('button', { name });
const placeField = () => screen.getByLabelText<HTMLSelectElement>('Place');
const peopleField = () => screen.getByLabelText('Number of People');
const dayField = () => screen.getByLabelText<HTMLSelectElement>('Day');
const dateField = () => screen.getByLabelText<HTMLSelectElement>('Date');
const getRow = (place: string) => {
  const row = getRows().find(({ textContent }) => textContent.includes(place));
  if (!row) throw new Error(`No row has ${place}.`);
  return row;
};
const getRows = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .filter((row) => within(row).queryByRole('button', { name: 'Delete', hidden: true }));
const findAlert = () => screen.findByRole('alert');
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const selectedText = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;

async function waitForList(count: number) {
  await waitFor(() => {
    expect(screen.queryByText('Loading your tours…')).toBeNull();
    expect(getRows()).toHaveLength(count);
  });
}

async function fillInForm(
  visitor: UserEvent,
  { place = PARK, people: size = '2' }: { place?: string; people?: string } = {},
) {
  await visitor.selectOptions(screen.getByLabelText('Place'), place);
  await visitor.selectOptions(dayField(), 'Friday');
  await fillPeople(visitor, size);
}

async function fillPeople(visitor: UserEvent, size: string) {
  await visitor.clear(peopleField());
  if (size !== '') await visitor.type(peopleField(), size);
}

async function closeDialog(visitor: UserEvent) {
  await visitor.click(await screen.findByRole('button', { name: 'Ok' }));
}

async function createBooking(visitor: UserEvent, booking?: { place?: string; people?: string }) {
  await fillInForm(visitor, booking);
  await visitor.click(submitButton());
  await closeDialog(visitor);
}

function expectEmptyForm() {
  expect(submitButton('Create Tour')).toBeDisabled();
  for (const field of [placeField(), dayField()]) expect(field).toHaveValue('');
  expect(peopleField()).toHaveValue(null);
}

async function startEdit(visitor: UserEvent, place: string) {
  await visitor.click(within(getRow(place)).getByRole('button', { name: 'Edit' }));
}

async function deleteBooking(visitor: UserEvent, place: string) {
  await visitor.click(within(getRow(place)).getByRole('button', { name: 'Delete' }));
}

describe('the form', () => {
  test.each([dayTours, nightTours])('offers the places of the $list list', async (kind) => {
    serveList();
    respondWith({
      'GET /tours': kind.places.map((place) => ({ ...summaryOf(place), list: kind.list })),
      'GET /allTwo': [],
    });
    renderPage(<BookingList kind={kind} />, kind.path);
    await waitForList(0);
    expect(optionsOf(placeField())).toEqual(['Choose a place', ...kind.places]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Place',
      'Day',
      'People',
      'Options',
    ]);
    screen.getByText('No tours yet', { exact: false });
  });

  test('offers the next date of each weekday except Sunday', async () => {
    await openList();
    const today = newYorkDate(new Date());
    const nextDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
      (day) => formatDayAndDate(nextDates(day as 'Monday', today, 7)[0] ?? ''),
    );
    expect(optionsOf(dayField())).toEqual(['Choose a day', ...nextDays]);
  });

  test('starts with the place in the URL', async () => {
    serveList();
    const visitor = renderPage(<BookingList kind={dayTours} />, `/serviceone#${slugOf(EMPIRE)}`);
    await waitForList(0);
    expect(placeField()).toHaveValue(EMPIRE);
    await visitor.selectOptions(dayField(), 'Friday');
    await fillPeople(visitor, '2');
    await visitor.click(submitButton());
    await closeDialog(visitor);
    expect(getRow(EMPIRE)).toHaveTextContent('2');
    expect(placeField()).toHaveValue('');
  });

  test('sends no booking for a number of people other than 1 to 100', async () => {
    const visitor = await openList();
    for (const people of ['0', '101', '-3', '1.5']) {
      await fillInForm(visitor, { people });
      await visitor.click(submitButton());
      expect(peopleField()).toHaveFocus();
      expect(peopleField()).toHaveValue(Number(people));
    }
    expect(callsTo('POST /new')).toHaveLength(0);
    for (const people of ['1', '100']) await createBooking(visitor, { people });
    expect(getRows()).toHaveLength(2);
  });

  test('creates and deletes one booking after a double click', async () => {
    const visitor = await openList(testBooking({ place: EMPIRE }), testBooking({ place: ROCK }));
    await fillInForm(visitor);
    await visitor.dblClick(submitButton());
    await closeDialog(visitor);
    expect(callsTo('POST /new')).toHaveLength(1);
    await visitor.dblClick(within(getRow(EMPIRE)).getByRole('button', { name: 'Delete' }));
    await closeDialog(visitor);
    expect(callsTo('DELETE /deletetour')).toHaveLength(1);
    expect(getRows()).toHaveLength(2);
  });

  test('starts a change with the booking’s values, and is empty after the visitor cancels the change', async () => {
    const visitor = await openList(testBooking({ people: 4 }), testBooking({ place: EMPIRE }));
    await startEdit(visitor, PARK);
    expect(placeField()).toHaveValue(PARK);
    await waitFor(() => {
      expect(placeField()).toHaveFocus();
    });
    expect(dayField()).toHaveValue('Friday');
    expect(peopleField()).toHaveValue(4);
    expect(screen.queryByRole('button', { name: 'Create Tour' })).toBeNull();
    await fillPeople(visitor, '9');
    await visitor.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(placeField()).toHaveFocus();
    });
    expectEmptyForm();
    expect(callsTo('PUT /editour')).toHaveLength(0);
    expect(getRow(PARK)).toHaveTextContent('4');
  });

  test('stays open if another booking is deleted, and is empty after the changed booking is deleted', async () => {
    const visitor = await openList(testBooking(), testBooking({ place: EMPIRE }));
    await startEdit(visitor, PARK);
    await deleteBooking(visitor, EMPIRE);
    await closeDialog(visitor);
    expect(placeField()).toHaveValue(PARK);
    expect(submitButton('Update Tour')).toBeVisible();
    await deleteBooking(visitor, PARK);
    await closeDialog(visitor);
    expectEmptyForm();
    expect(getRows()).toHaveLength(0);
  });

  test('names the fields that are missing', async () => {
    const visitor = await openList();
    expect(placeField()).toBeRequired();
    expect(dayField()).toBeRequired();
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription(
      'Still needed: Place, Day, and Number of People.',
    );
    await visitor.selectOptions(screen.getByLabelText('Place'), PARK);
    expect(submitButton()).toHaveAccessibleDescription('Still needed: Day and Number of People.');
    await visitor.selectOptions(dayField(), 'Friday');
    await fillPeople(visitor, '3');
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveAccessibleDescription('');
    await fillPeople(visitor, '');
    expect(submitButton()).toBeDisabled();
  });

  test('shows the price, and the price of a different tour before a booking is changed to that tour', async () => {
    const price = { kind: 'PERSON' as const, cents: 4000 };
    serveList(testBooking({ price: { ...price, cents: 3000 } }));
    const prices: Partial<Record<string, number>> = { [PARK]: 4000, [EMPIRE]: 5000 };
    respondWith({
      'GET /tours': dayTours.places.map((place) => {
        const cents = prices[place];
        return { ...summaryOf(place), ...(cents !== undefined && { price: { ...price, cents } }) };
      }),
    });
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
    await waitForList(1);
    await visitor.selectOptions(screen.getByLabelText('Place'), PARK);
    await visitor.type(peopleField(), '3');
    screen.getByText('3 × $40 = $120, paid to your guide on the day');
    await startEdit(visitor, PARK);
    screen.getByText('2 × $30 = $60, paid to your guide on the day');
    await visitor.selectOptions(screen.getByLabelText('Place'), EMPIRE);
    screen.getByText('This tour has its own price: 2 × $50 = $100, paid to your guide on the day');
    await visitor.selectOptions(screen.getByLabelText('Place'), ROCK);
    expect(screen.queryByText(/paid to your guide/)).toBeNull();
  });

  test('asks for the ages that the price depends on, and sends them with the sum', async () => {
    const groups = [
      { unit: 'ADULT' as const, minAge: 13, cents: 4000 },
      { unit: 'CHILD' as const, minAge: 0, cents: 2000 },
    ];
    const price = { kind: 'AGE' as const, groups };
    serveList(testBooking({ place: EMPIRE, people: 4, price, ages: { CHILD: 1 } }));
    respondWith({ 'GET /tours': dayTours.places.map((place) => ({ ...summaryOf(place), price })) });
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
    await waitForList(1);
    await fillInForm(visitor, { people: '3' });
    const children = () => screen.getByLabelText('Children (under 13)');
    await visitor.selectOptions(children(), '2');
    screen.getByText('1 adult × $40 + 2 children × $20 = $80, paid to your guide on the day');
    await visitor.click(submitButton());
    await closeDialog(visitor);
    expect(callsTo('POST /new')).toMatchObject([
      { body: { people: 3, ages: { CHILD: 2 }, expectedCents: 8000 } },
    ]);
    await startEdit(visitor, EMPIRE);
    expect(children()).toHaveDisplayValue('1');
    await visitor.selectOptions(children(), '0');
    await expectNoViolations();
    await visitor.click(submitButton('Update Tour'));
    await closeDialog(visitor);
    expect(callsTo('PUT /editour/')).toMatchObject([
      { body: { people: 4, ages: { CHILD: 0 }, expectedCents: 16_000 } },
    ]);
  });

  test('shows the new price before anything is booked if the guide has just changed it', async () => {
    const toursWith = (cents: number) =>
      dayTours.places.map((place) => ({
        ...summaryOf(place),
        price: { kind: 'PERSON' as const, cents },
      }));
    serveList();
    respondWith({ 'GET /tours': toursWith(4000) });
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
    await waitForList(0);
    await fillInForm(visitor);
    respondWith({
      'GET /tours': toursWith(5000),
      'POST /new': new Refusal(409, {
        code: 'price-changed',
        values: { cents: 10_000 },
        errorMessage: 'The guide has just changed the price.',
      }),
    });
    expectConsoleErrors(LOGGED_ERROR);
    await visitor.click(submitButton());
    await screen.findByText('2 × $50 = $100, paid to your guide on the day');
    expect(await findAlert()).toHaveTextContent(
      'The tour wasn’t saved. The guide has just changed the price. Your party would pay $100 now. Please look at the new price before you book.',
    );
    await visitor.click(submitButton());
    await waitFor(() => {
      expect(callsTo('POST /new').map(({ body }) => body)).toMatchObject([
        { expectedCents: 8000 },
        { expectedCents: 10_000 },
      ]);
    });
  });

  test('has buttons that change the number of people', async () => {
    const visitor = await openList();
    const moreButton = screen.getByRole('button', { name: 'More people' });
    const fewerButton = screen.getByRole('button', { name: 'Fewer people' });
    expect(fewerButton).toHaveAttribute('aria-disabled', 'true');
    for (const people of [1, 2, 3]) {
      await visitor.click(moreButton);
      expect(peopleField()).toHaveValue(people);
    }
    await visitor.click(fewerButton);
    expect(peopleField()).toHaveValue(2);
    await fillPeople(visitor, '100');
    expect(moreButton).toHaveAttribute('aria-disabled', 'true');
  });

  test('lets a visitor book a date in a later week, and then change the booking', async () => {
    const visitor = await openList();
    await fillInForm(visitor);
    await waitFor(() => {
      expect(within(dateField()).getAllByRole('option')).toHaveLength(fridays.length);
    });
    await visitor.selectOptions(dateField(), thirdFriday);
    await visitor.click(submitButton());
    await closeDialog(visitor);
    expect(getRow(PARK)).toHaveTextContent(formatDayAndDate(thirdFriday));
    await startEdit(visitor, PARK);
    expect(dateField()).toHaveValue(thirdFriday);
    await visitor.selectOptions(dateField(), fourthFriday);
    await visitor.click(submitButton('Update Tour'));
    await closeDialog(visitor);
    expect(getRow(PARK)).toHaveTextContent(formatDayAndDate(fourthFriday));
  });

  test('counts each step toward a booking once, and no steps of a change', async () => {
    const visitor = await openList();
    const place = dayTours.places.at(-1) ?? '';
    await createBooking(visitor, { place });
    await startEdit(visitor, place);
    await fillPeople(visitor, '3');
    await visitor.click(submitButton('Update Tour'));
    await closeDialog(visitor);
    await deleteBooking(visitor, place);
    await screen.findByRole('dialog', { hidden: true });
    const steps = ['SEEN', 'DATE_CHOSEN', 'CONTACT_GIVEN', 'BOOKED', 'CANCELLED'];
    expect(callsTo('POST /visits').map(({ body }) => body)).toEqual(
      steps.map((step) => ({ page: '/tours/statue-of-liberty', step, language: 'en' })),
    );
  });

  test('keeps its values if a new booking can’t be saved, and shows why', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList();
    await fillInForm(visitor, { place: EMPIRE, people: '6' });
    await visitor.selectOptions(dateField(), thirdFriday);
    for (const [failure, message] of [
      [new Refusal(500), SERVER_ERROR],
      [new Refusal(422, { errorMessage: 'We are taking a break.' }), 'We are taking a break.'],
      [NO_CONNECTION, NO_SERVER],
    ] as const) {
      respondWith({ 'POST /new': failure });
      await visitor.click(submitButton());
      await waitFor(async () => {
        expect(await findAlert()).toHaveTextContent(`The tour wasn’t saved. ${message}`);
      });
      expect(screen.getByLabelText('Place')).toHaveValue(EMPIRE);
      expect(peopleField()).toHaveValue(6);
      expect(getRows()).toHaveLength(0);
    }
    serveList();
    await visitor.click(submitButton());
    await closeDialog(visitor);
    expect(getRow(EMPIRE)).toHaveTextContent(formatDayAndDate(thirdFriday));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('resends a booking with the same key if its response was lost, but uses a new key for the next booking', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList();
    await fillInForm(visitor);
    respondWith({ 'POST /new': NO_CONNECTION });
    for (const count of [1, 2]) {
      await visitor.click(submitButton());
      expect(await findAlert()).toHaveTextContent(NO_SERVER);
      await waitFor(() => {
        expect(callsTo('POST /new')).toHaveLength(count);
      });
    }
    serveList();
    await visitor.click(submitButton());
    await closeDialog(visitor);
    // After a success, an identical booking gets a new key.
    await createBooking(visitor);
    const keys = callsTo('POST /new').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\w-]{1,64}$/);
    expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
  });

  test('uses a new key if the visitor changes the booking after a failure', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList();
    await fillInForm(visitor, { people: '6' });
    respondWith({ 'POST /new': new Refusal(500) });
    await visitor.click(submitButton());
    await findAlert();
    serveList();
    await fillPeople(visitor, '7');
    await visitor.click(submitButton());
    await closeDialog(visitor);
    const keys = callsTo('POST /new').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('shows the server’s error at its field until the value changes', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList();
    const message = 'Only smaller parties fit today.';
    respondWith({
      'POST /new': fieldRefusal(400, 'people', message),
    });
    await fillInForm(visitor, { people: '6' });
    await visitor.click(submitButton());
    expect(await findAlert()).toHaveTextContent(message);
    expect(peopleField()).toHaveAccessibleDescription(message);
    expect(peopleField()).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations();
    await fillPeople(visitor, '5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(peopleField()).not.toHaveAttribute('aria-invalid');
  });

  test('keeps its values if a change can’t be saved, and focuses the error', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList(testBooking({ people: 4 }));
    respondWith({ 'PUT /editour/{id}': new Refusal(500) });
    await startEdit(visitor, PARK);
    await fillPeople(visitor, '9');
    await visitor.click(submitButton('Update Tour'));
    expect(await findAlert()).toHaveTextContent(`The tour wasn’t saved. ${SERVER_ERROR}`);
    await waitFor(async () => {
      expect(await findAlert()).toHaveFocus();
    });
    expect(peopleField()).toHaveValue(9);
    expect(within(getRow(PARK)).getAllByRole('cell')[2]).toHaveTextContent('4');
  });

  test('links to the tour’s page if the booking needs an email', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList();
    const message = 'Give your email, so that you can confirm the booking.';
    respondWith({
      'POST /new': fieldRefusal(400, 'contact.email', message),
    });
    await fillInForm(visitor);
    await visitor.click(submitButton());
    expect(await findAlert()).toHaveTextContent(message);
    const link = within(await findAlert()).getByRole('link');
    expect(link).toHaveAttribute('href', '/tours/central-park');
  });
});

describe('the list', () => {
  test('can be loaded again after an error', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    serveList();
    respondWith({ 'GET /all': new Refusal(500) });
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
    expect(await findAlert()).toHaveTextContent(`Your tours couldn’t be loaded. ${SERVER_ERROR}`);
    const loading = holdResponse<BookingRecord[]>([]);
    respondWith({ 'GET /all': loading.response });
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Loading your tours…');
    expect(screen.getByRole('heading', { name: 'Details of your tour here:' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    loading.release();
    await screen.findByText('No tours yet', { exact: false });
  });

  test('links to the ticket of each booking', async () => {
    const bookings = [testBooking()];
    const visitor = await openList(...bookings);
    const ticketPath = `/booking/${String(bookings[0]?._id)}`;
    expect(screen.getByRole('link', { name: PARK })).toHaveAttribute('href', ticketPath);
    await fillInForm(visitor, { place: EMPIRE });
    await visitor.click(submitButton());
    const link = await screen.findByRole('link', { name: 'See your ticket' });
    expect(link.getAttribute('href')).toMatch(/^\/booking\/[0-9a-f]{24}$/);
  });

  test('makes its calls without the token, because the cookie identifies the user', async () => {
    serveList(testBooking());
    const user = { username: 'ada', email: 'ada@example.com' };
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone', user);
    await waitForList(1);
    await startEdit(visitor, PARK);
    await visitor.click(submitButton('Update Tour'));
    await closeDialog(visitor);
    await createBooking(visitor, { place: EMPIRE });
    await deleteBooking(visitor, PARK);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForList(2);
    const callsWithToken = callsTo('').filter(({ headers }) => headers.has('Authorization'));
    expect(callsWithToken.map(({ request }) => request)).toEqual(['GET /session']);
    expect(callsTo('POST /restoretour')).toHaveLength(1);
  });

  test('restores a deleted booking at its position, and announces that it is back', async () => {
    const visitor = await openList(...[PARK, EMPIRE, ROCK].map((place) => testBooking({ place })));
    await deleteBooking(visitor, EMPIRE);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForList(3);
    for (const [index, place] of [PARK, EMPIRE, ROCK].entries())
      expect(getRows()[index]).toHaveTextContent(place);
    await screen.findByText('The tour is back in your list.');
    await startEdit(visitor, EMPIRE);
    await visitor.click(submitButton('Update Tour'));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('shows changes before the server has responded', async () => {
    const visitor = await openList();
    const creation = holdResponse(testBooking({ people: 4 }));
    respondWith({ 'POST /new': creation.response });
    await fillInForm(visitor, { people: '4' });
    await visitor.click(submitButton());
    await waitFor(() => {
      expect(getRow(PARK)).toHaveTextContent('4');
    });
    expect(within(getRow(PARK)).getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    creation.release();
    await closeDialog(visitor);

    const deletion = holdResponse(undefined);
    respondWith({ 'DELETE /deletetour/{id}': deletion.response });
    await deleteBooking(visitor, PARK);
    expect(getRows()).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    deletion.release();
    await screen.findByRole('dialog', { hidden: true });
  });

  test('puts a booking back if it can’t be deleted, and keeps the form’s values', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const bookings = [PARK, EMPIRE, ROCK].map((place) => testBooking({ place }));
    const visitor = await openList(...bookings);
    await startEdit(visitor, EMPIRE);
    await fillPeople(visitor, '9');
    respondWith({ 'DELETE /deletetour/{id}': new Refusal(500) });
    await deleteBooking(visitor, EMPIRE);
    expect(await findAlert()).toHaveTextContent(`The tour wasn’t deleted. ${SERVER_ERROR}`);
    for (const [index, place] of [PARK, EMPIRE, ROCK].entries())
      expect(getRows()[index]).toHaveTextContent(place);
    expect(submitButton('Update Tour')).toBeVisible();
    expect(peopleField()).toHaveValue(9);
  });

  test('shows why a deletion can’t be undone', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList(testBooking(), testBooking({ place: EMPIRE }));
    const errorMessage = 'There is no such booking in your list.';
    respondWith({ 'POST /restoretour/{id}': new Refusal(404, { errorMessage }) });
    await deleteBooking(visitor, PARK);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await findAlert()).toHaveTextContent(`The tour wasn’t restored. ${errorMessage}`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(getRows()).toHaveLength(1);
  });

  test('offers to try again if undoing a deletion fails without a connection', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const bookings = [testBooking(), testBooking({ place: EMPIRE })];
    const [first] = bookings;
    const visitor = await openList(...bookings);
    respondWith({ 'POST /restoretour/{id}': NO_CONNECTION });
    await deleteBooking(visitor, PARK);
    await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await findAlert()).toHaveTextContent(`The tour wasn’t restored. ${NO_SERVER}`);
    respondWith({ 'POST /restoretour/{id}': first });
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(getRows()[0]).toHaveTextContent(PARK);
    });
    expect(getRows()[1]).toHaveTextContent(EMPIRE);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('drops a booking that was already deleted elsewhere', async () => {
    expectConsoleErrors(LOGGED_ERROR);
    const visitor = await openList(testBooking());
    respondWith({ 'DELETE /deletetour/{id}': new Refusal(404) });
    await deleteBooking(visitor, PARK);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription('The tour has been deleted ✅');
    expect(getRows()).toHaveLength(0);
  });

  test('shows that the guide canceled a booking, which can then only be deleted', async () => {
    const cancelled = { at: new Date().toISOString(), reason: 'The group is too large for us' };
    const visitor = await openList(testBooking({ cancelled }), testBooking({ place: EMPIRE }));
    expect(getRow(PARK)).toHaveTextContent('Canceled by the guide: The group is too large for us');
    const buttonNames = (place: string) =>
      within(getRow(place))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttonNames(PARK)).toEqual(['Delete']);
    expect(within(getRow(PARK)).queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(buttonNames(EMPIRE)).toEqual(['Edit', 'Delete']);
    await expectNoViolations();
    await deleteBooking(visitor, PARK);
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('shows that a past tour is over, and lets the visitor delete it', async () => {
    const visitor = await openList(testBooking({ date: '2026-01-02' }));
    expect(getRow(PARK)).toHaveTextContent('This tour is over.');
    expect(within(getRow(PARK)).getByRole('button', { name: 'Edit' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await deleteBooking(visitor, PARK);
    await screen.findByRole('dialog');
  });

  test('works if the departures can’t be loaded', async () => {
    serveList(testBooking());
    respondWith({ 'GET /departures': new Refusal(500) });
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
    await waitForList(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await createBooking(visitor, { place: EMPIRE });
    expect(getRow(EMPIRE)).toHaveTextContent('Friday');
  });
});

test('the list of night tours has its own API calls', async () => {
  const booking = testBooking();
  const { _id: id, ...input } = booking;
  respondWith({
    'GET /allTwo': [booking],
    'POST /newTwo': booking,
    'PUT /editourTwo/{id}': booking,
    'DELETE /deletetourTwo/{id}': undefined,
    'POST /restoretourTwo/{id}': booking,
  });
  const api = listApi(nightTours);
  expect(await api.list()).toEqual([booking]);
  expect(await api.create(input)).toEqual(booking);
  expect(await api.update(id, input)).toEqual(booking);
  await api.remove(id);
  expect(await api.restore(id)).toEqual(booking);
  expect(calendarUrlOf(nightTours, id)).toBe(`/api/calendarTwo/${id}`);
});

describe('with loaded departures', () => {
  const openWithDepartures = async (departures: Departure[], ...bookings: BookingRecord[]) => {
    serveList(...bookings);
    respondWith({ 'GET /departures': departures });
    const visitor = renderPage(<BookingList kind={dayTours} />, '/serviceone');
    await waitForList(bookings.length);
    return visitor;
  };

  test('each date shows its start and vacancies, and a full date can’t be chosen', async () => {
    const visitor = await openWithDepartures([
      departureOn(friday, { vacancies: 0 }),
      departureOn(secondFriday, { vacancies: 4 }),
      departureOn(thirdFriday, { cancelled: true, reason: 'Snow' }),
      departureOn(fourthFriday),
    ]);
    await fillInForm(visitor);
    const shortDate = (isoDate: string) => formatDayAndDate(isoDate).replace('Friday, ', '');
    const texts = [
      `${shortDate(friday)} · full`,
      `${shortDate(secondFriday)} · 10:00 AM · 4 spots left`,
      `${shortDate(thirdFriday)} · canceled: Snow`,
      `${shortDate(fourthFriday)} · 10:00 AM`,
    ];
    await waitFor(() => {
      expect([...dateField().options].map(({ text }) => text)).toEqual(texts);
    });
    expect([...dateField().options].map(({ disabled }) => disabled)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(dateField()).toHaveValue(secondFriday);
    expect(dateField()).toHaveAccessibleDescription(
      `Starts at 10:00 AM, Columbus Circle. 4 spots left. ${shortDate(friday)} is full; the next date with room is ${shortDate(secondFriday)}.`,
    );

    // The chosen date stays until the visitor chooses a different one.
    await fillPeople(visitor, '5');
    expect(dateField()).toHaveValue(secondFriday);
    expect(await findAlert()).toHaveTextContent(`Only 4 spots left on ${shortDate(secondFriday)}.`);
    await expectNoViolations();
    const name = `Take ${formatDayAndDate(fourthFriday)} instead`;
    await visitor.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(dateField()).toHaveFocus();
    expect(dateField()).toHaveValue(fourthFriday);
    expect(selectedText(dayField())).toBe(formatDayAndDate(fourthFriday));
  });

  test('a weekday without vacancies suggests the nearest other dates', async () => {
    const saturdays = [0, 1, 2].map((week) => addDays(friday, 1 + 7 * week));
    const visitor = await openWithDepartures([
      ...fridays.map((date) => departureOn(date, { vacancies: 0 })),
      ...saturdays.map((date) => departureOn(date)),
    ]);
    await fillInForm(visitor);
    expect(await findAlert()).toHaveTextContent(
      /^No Friday has room for 2\. There is room on (\w+, \w+ \d+;? ?(or )?){3}\.$/,
    );
    expect(selectedText(dateField())).toBe('No dates with room');
  });

  test('a booking’s own spots are available when it is changed', async () => {
    const visitor = await openWithDepartures(
      [departureOn(friday, { vacancies: 0, capacity: 3 }), departureOn(secondFriday)],
      testBooking({ people: 3 }),
    );
    await startEdit(visitor, PARK);
    expect(selectedText(dateField())).toMatch(/ · 10:00 AM · no more spots left$/);
    await fillPeople(visitor, '4');
    expect(await findAlert()).toHaveTextContent(/^Only 3 spots left on .*, counting yours\.$/);
    await fillPeople(visitor, '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a booking can’t be changed after its cutoff, and shows the deadline', async () => {
    const visitor = await openWithDepartures(
      [departureOn(friday, { utcChangeCutoffAt: '2026-01-05T15:00:00Z' })],
      testBooking(),
    );
    for (const name of ['Edit', 'Delete']) {
      const button = within(getRow(PARK)).getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(
        /It’s too late to change this. The deadline was \w+, \w+ \d+, \d+:00 AM\.$/,
      );
      await visitor.click(button);
    }
    expect(submitButton('Create Tour')).toBeVisible();
    expect(getRows()).toHaveLength(1);
    await expectNoViolations();
  });

  test.each([
    [
      'change',
      { changed: true as const },
      { revision: 1, reason: 'Marathon', meetingPoint: 'Seward Park' },
      'The guide changed this tour: it starts at 10:00 AM, Seward Park. The reason: Marathon.',
    ],
    [
      'move',
      { moved: { from: secondFriday, reason: 'Marathon', at: '2026-01-05T15:00:00Z' } },
      {},
      `The guide moved this tour from ${formatDayAndDate(secondFriday)} to ${formatDayAndDate(friday)}: Marathon.`,
    ],
    [
      'cancellation',
      {},
      { cancelled: true, revision: 1, reason: 'Snow' },
      'Canceled by the guide: Snow.',
    ],
  ])(
    'the guide’s %s is shown until the visitor dismisses it',
    async (_, booking, departure, text) => {
      const departures = [departureOn(friday, departure)];
      const bookings = [testBooking(booking)];
      const visitor = await openWithDepartures(departures, ...bookings);
      await waitFor(() => {
        expect(getRow(PARK)).toHaveTextContent(text);
      });
      await expectNoViolations();
      await visitor.click(within(getRow(PARK)).getByRole('button', { name: 'Got it' }));
      expect(within(getRow(PARK)).queryByRole('button', { name: 'Got it' })).toBeNull();
      expect(getRow(PARK)).not.toHaveTextContent('The guide');
      const nextButtonName = 'cancelled' in departure ? 'Delete' : 'Edit';
      expect(within(getRow(PARK)).getByRole('button', { name: nextButtonName })).toHaveFocus();
    },
  );

  test('a change that the guide made before the visitor booked isn’t shown', async () => {
    await openWithDepartures([departureOn(friday, { revision: 1 })], testBooking());
    await screen.findByText(/10:00 AM · /);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  });
});
