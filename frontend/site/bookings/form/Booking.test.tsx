import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDate, formatDayAndDate } from 'shared/new-york-texts';
import { storeChoice } from '../../../api/booking-drafts';
import type { PublicUser, TourDetails } from '../../../api/schema';
import { respondWith, callsTo, Refusal, fieldRefusal } from '../../../test/fake-api';
import { expectNoViolations, renderPage } from '../../../test/render-page';
import type { Departure } from '../../departures/departures';
import { dayTours } from '../../departures/tour-kinds';
import { afternoonDepartureOn, departureOn } from '../../departures/test-departures';
import { testTicket, testTour } from '../test-tickets';
import { Booking } from './Booking';

const today = newYorkDate(new Date());
const NEXT_LABEL = 'Next: how to reach you';
const dates = [1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
const [
  fullDate = '',
  canceledDate = '',
  fewSpotsDate = '',
  twoStartsDate = '',
  availableDate = '',
  specialDate = '',
] = dates;

const departures = [
  departureOn(fullDate, { vacancies: 0, capacity: 12 }),
  departureOn(canceledDate, { cancelled: true }),
  departureOn(fewSpotsDate, { vacancies: 2, capacity: 12 }),
  departureOn(twoStartsDate),
  afternoonDepartureOn(twoStartsDate, { vacancies: 0, capacity: 12 }),
  departureOn(availableDate),
  departureOn(specialDate, { specialDay: 'marathon' }),
];

async function openCalendar(tour: TourDetails = testTour(), user?: PublicUser) {
  respondWith({ 'GET /departures': departures });
  const visitor = renderPage(<Booking kind={dayTours} tour={tour} />, '/tours/central-park', user);
  await screen.findByRole('grid');
  return visitor;
}

async function findCell(visitor: UserEvent, date: string): Promise<HTMLElement> {
  const name = RegExp(`^${formatDayAndDate(date)}:`);
  for (const month of ['Next month', 'Previous month']) {
    if (screen.queryByRole('button', { name })) break;
    await visitor.click(screen.getByRole('button', { name: month }));
  }
  return screen.getByRole('button', { name });
}

async function chooseDate(visitor: UserEvent, date: string) {
  await visitor.click(await findCell(visitor, date));
  return screen.findByRole('group', { name: formatDayAndDate(date) });
}

async function fillIn(visitor: UserEvent, label: string | RegExp, text: string) {
  await visitor.clear(screen.getByLabelText(label));
  if (text !== '') await visitor.type(screen.getByLabelText(label), text);
}

async function continueToContact(visitor: UserEvent) {
  await visitor.click(screen.getByRole('button', { name: NEXT_LABEL }));
  await screen.findByLabelText('Your name');
}

const peopleField = () => screen.getByLabelText('Number of People');
const bookButton = () => screen.getByRole('button', { name: /^Book for/ });

test('a date chosen in the list of tours is filled in, with the contact details that were typed before', async () => {
  const tour = testTour();
  const choice = { date: twoStartsDate, startId: departureOn(twoStartsDate).id, people: '3' };
  const openWithChoice = async () => {
    respondWith({ 'GET /departures': departures });
    storeChoice(tour.id, choice);
    const stored = { [tour.id]: sessionStorage.getItem(tour.id) ?? '' };
    const visitor = renderPage(
      <Booking kind={dayTours} tour={tour} />,
      '/tours/central-park',
      undefined,
      stored,
    );
    expect(await screen.findByLabelText('Number of People')).toHaveValue(3);
    expect(screen.getByRole('radio', { name: /10:00 AM/ })).toBeChecked();
    await continueToContact(visitor);
    return visitor;
  };
  const visitor = await openWithChoice();
  await fillIn(visitor, 'Your name', 'Ada');
  cleanup();
  await openWithChoice();
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada');
});

test('each day shows its availability, and a canceled day can’t be chosen', async () => {
  const visitor = await openCalendar();
  for (const [date, note, name] of [
    [fullDate, 'full, waitlist', /full, has a waiting list$/],
    [canceledDate, 'canceled', /canceled$/],
    [fewSpotsDate, '2 left', /2 spots left$/],
    [twoStartsDate, '10 AM', /10:00 AM; 2:00 PM, full/],
  ] as const) {
    const cell = await findCell(visitor, date);
    expect(cell).toHaveTextContent(note);
    expect(cell).toHaveAccessibleName(name);
  }
  const cell = await findCell(visitor, canceledDate);
  // The button stays readable, so it has no `disabled` attribute.
  expect(cell).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(cell);
  expect(screen.queryByRole('group', { name: formatDayAndDate(canceledDate) })).toBeNull();
});

test('a special day has a footnote, and shows a warning once it is chosen', async () => {
  const visitor = await openCalendar();
  expect(await findCell(visitor, specialDate)).toHaveTextContent(/\d\*/);
  screen.getByText(`* ${formatDate(specialDate)}: New York City Marathon`);
  expect(await chooseDate(visitor, specialDate)).toHaveTextContent(/Marathon passes here that day/);
  await expectNoViolations();
});

test('the chosen day’s button is marked as pressed', async () => {
  const visitor = await openCalendar();
  expect(await findCell(visitor, availableDate)).toHaveAttribute('aria-pressed', 'false');
  await chooseDate(visitor, availableDate);
  expect(await findCell(visitor, availableDate)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('a visitor can choose one of several start times on a date', async () => {
  const visitor = await openCalendar();
  const dateGroup = within(await chooseDate(visitor, twoStartsDate));
  expect(screen.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  await visitor.click(dateGroup.getByRole('radio', { name: '2:00 PM · full' }));
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeEnabled();
  await visitor.click(dateGroup.getByRole('radio', { name: '10:00 AM' }));
  expect(screen.getByRole('button', { name: NEXT_LABEL })).toBeEnabled();
  await expectNoViolations();
});

test('a party that is too large gets an error, and keeps its size when the date changes', async () => {
  const visitor = await openCalendar();
  const dateGroup = await chooseDate(visitor, fewSpotsDate);
  await visitor.click(screen.getByRole('button', { name: 'More people' }));
  expect(within(dateGroup).getByRole('alert')).toHaveTextContent(
    'That doesn’t fit your party: 2 spots left.',
  );
  expect(peopleField()).toHaveValue(3);
  expect(dateGroup).toHaveTextContent('as soon as 3 are free');
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeEnabled();
  // A party larger than the capacity could never get an offer.
  await fillIn(visitor, 'Number of People', '13');
  expect(within(dateGroup).getByRole('alert')).toHaveTextContent(
    'That doesn’t fit your party: this tour takes 12 in all.',
  );
  expect(dateGroup).not.toHaveTextContent('You can wait');
  await fillIn(visitor, 'Number of People', '3');
  const otherGroup = await chooseDate(visitor, availableDate);
  expect(peopleField()).toHaveValue(3);
  expect(within(otherGroup).queryByRole('alert')).toBeNull();
});

test('the disabled button explains that the number of people is missing', async () => {
  const visitor = await openCalendar();
  await chooseDate(visitor, availableDate);
  await fillIn(visitor, 'Number of People', '');
  const nextButton = screen.getByRole('button', { name: NEXT_LABEL });
  expect(nextButton).toBeDisabled();
  expect(nextButton).toHaveAccessibleDescription('Still needed: Number of People.');
  await expectNoViolations();
  await fillIn(visitor, 'Number of People', '2');
  expect(nextButton).toHaveAccessibleDescription('');
});

test('a visitor can raise the number of people up to the tour’s maximum, which the field shows', async () => {
  const visitor = await openCalendar(testTour({ maxPartySize: 3 }));
  await chooseDate(visitor, availableDate);
  expect(peopleField()).toHaveAccessibleDescription(/^Up to 3 people per booking\./);
  const moreButton = screen.getByRole('button', { name: 'More people' });
  await visitor.click(moreButton);
  expect(peopleField()).toHaveValue(3);
  expect(moreButton).toHaveAttribute('aria-disabled', 'true');
  await fillIn(visitor, 'Number of People', '4');
  expect((peopleField() as HTMLInputElement).validity.rangeOverflow).toBe(true);
});

test('the price updates with the party’s size and ages, and is sent with the booking', async () => {
  const groups = [
    { unit: 'ADULT' as const, minAge: 13, cents: 4000 },
    { unit: 'CHILD' as const, minAge: 3, cents: 2000 },
    { unit: 'INFANT' as const, minAge: 0, cents: 0 },
  ];
  const visitor = await openCalendar(testTour({ price: { kind: 'AGE', groups } }));
  await chooseDate(visitor, availableDate);
  screen.getByText('2 adults × $40 = $80, paid to your guide on the day');
  await fillIn(visitor, 'Number of People', '3');
  const ages = screen.getByRole('group', { name: 'Of your party of 3, how many are…' });
  await visitor.selectOptions(within(ages).getByLabelText('Children (3 to 12)'), '3');
  await visitor.selectOptions(within(ages).getByLabelText('Infants (under 3)'), '1');
  expect(within(ages).getByRole('alert')).toHaveTextContent('Your party has only 3 people.');
  await visitor.click(screen.getByRole('button', { name: 'Next: how to reach you' }));
  expect(screen.queryAllByLabelText('Your name')).toHaveLength(0);
  await visitor.selectOptions(within(ages).getByLabelText('Children (3 to 12)'), '1');
  screen.getByText(/^1 adult × \$40 \+ 1 child × \$20 = \$60 \(1 infant free\)/);
  await expectNoViolations();
  await continueToContact(visitor);
  respondWith({ 'POST /guest': undefined, 'POST /tours/{id}/bookings': testTicket() });
  await visitor.click(bookButton());
  await screen.findByRole('heading', { name: 'You’re booked' });
  expect(callsTo('POST /tours/day.central-park/bookings')).toMatchObject([
    { body: { people: 3, ages: { CHILD: 1, INFANT: 1 }, expectedCents: 6000 } },
  ]);
});

test.each([
  ['CONFIRMED', 'day.brooklyn-bridge', ['DATE_CHOSEN', 'CONTACT_GIVEN', 'BOOKED']],
  ['WAITING', 'day.soho-and-villages', ['DATE_CHOSEN', 'CONTACT_GIVEN']],
] as const)('each step toward a %s booking is counted once', async (status, id, steps) => {
  const visitor = await openCalendar(testTour({ id }));
  await chooseDate(visitor, fewSpotsDate);
  await chooseDate(visitor, availableDate);
  await continueToContact(visitor);
  respondWith({ 'POST /guest': undefined, 'POST /tours/{id}/bookings': new Refusal(500) });
  await visitor.click(bookButton());
  await screen.findByRole('alert');
  respondWith({ 'POST /tours/{id}/bookings': testTicket({ status, wait: { ahead: 0 } }) });
  await visitor.click(bookButton());
  await screen.findByRole('link', { name: /^See your/ });
  expect(callsTo('POST /visits').map(({ body }) => body)).toEqual(
    steps.map((step) => ({ page: `/tours/${id.slice(4)}`, step, language: 'en' })),
  );
});

test('a price that the guide has just changed is shown before anything is booked', async () => {
  const price = { kind: 'PERSON' as const, cents: 4000 };
  const visitor = await openCalendar(testTour({ price }));
  await chooseDate(visitor, availableDate);
  await continueToContact(visitor);
  respondWith({
    'POST /guest': undefined,
    'GET /tours/{id}': testTour({ price: { ...price, cents: 5000 } }),
    'POST /tours/{id}/bookings': new Refusal(409, {
      code: 'price-changed',
      values: { cents: 10_000 },
      errorMessage: 'The guide has just changed the price.',
    }),
  });
  await visitor.click(bookButton());
  await screen.findByText('2 × $50 = $100, paid to your guide on the day');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The tour wasn’t booked. The guide has just changed the price.',
  );
  await visitor.click(bookButton());
  await waitFor(() => {
    expect(callsTo('POST /tours/day.central-park/bookings').map(({ body }) => body)).toMatchObject([
      { expectedCents: 8000 },
      { expectedCents: 10_000 },
    ]);
  });
});

test.each([
  ['the user’s account', [], 'ada'],
  ['the latest booking', [testTicket({ contact: { name: 'Ada Walker' } })], 'Ada Walker'],
])('the contact details start with those of %s', async (_, bookings, name) => {
  respondWith({ 'GET /bookings': bookings });
  const user = { username: 'ada', email: 'ada@example.com' };
  const visitor = await openCalendar(testTour(), user);
  await chooseDate(visitor, availableDate);
  await continueToContact(visitor);
  await waitFor(() => {
    expect(screen.getByLabelText('Your name')).toHaveValue(name);
  });
});

test('a visitor who books the last spots sees no hint that the date is full', async () => {
  const visitor = await openCalendar();
  await chooseDate(visitor, fewSpotsDate);
  await continueToContact(visitor);
  await fillIn(visitor, 'Your name', 'Ada Walker');
  await fillIn(visitor, 'Your email', 'ada@example.com');
  respondWith({
    'GET /departures': [departureOn(fewSpotsDate, { vacancies: 0, capacity: 2 })],
    'POST /tours/{id}/bookings': testTicket({ departure: departureOn(fewSpotsDate) }),
  });
  await visitor.click(bookButton());
  await screen.findByRole('heading', { name: 'You’re booked' });
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Starts at 10:00 AM, Columbus Circle');
  expect(main).not.toHaveTextContent(/full/i);
});

test('a refusal from the server appears at the date, and the form keeps its values', async () => {
  const visitor = await openCalendar();
  const dateGroup = await chooseDate(visitor, availableDate);
  await continueToContact(visitor);
  const message = 'There are no more spots on that date.';
  respondWith({
    'POST /tours/{id}/bookings': fieldRefusal(409, 'date', message),
  });
  await fillIn(visitor, 'Your name', 'Ada Walker');
  await fillIn(visitor, 'Your email', 'ada@example.com');
  await visitor.click(bookButton());
  const alert = await within(dateGroup).findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveFocus();
  expect(peopleField()).toHaveValue(2);
  expect(screen.getByRole('grid').querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  await expectNoViolations();
});

test('an error in the contact details appears at its field', async () => {
  const visitor = await openCalendar();
  await chooseDate(visitor, availableDate);
  await continueToContact(visitor);
  const message = 'Phone must be a phone number.';
  respondWith({
    'POST /tours/{id}/bookings': fieldRefusal(400, 'contact.phone', message),
  });
  await fillIn(visitor, 'Your name', 'Ada Walker');
  await fillIn(visitor, 'Your phone number', '555 0100');
  await visitor.click(bookButton());
  const phone = screen.getByLabelText('Your phone number');
  await waitFor(() => {
    expect(phone).toHaveAccessibleDescription(RegExp(message));
  });
  expect(phone).toHaveFocus();
  await expectNoViolations();
  await fillIn(visitor, 'Your phone number', '212 555 0100');
  expect(phone).not.toHaveAccessibleDescription(/Phone must be/);
});

test('a second booking for the same time needs a confirmation', async () => {
  const visitor = await openCalendar();
  await chooseDate(visitor, availableDate);
  await continueToContact(visitor);
  await fillIn(visitor, 'Your name', 'Ada Walker');
  await fillIn(visitor, 'Your email', 'ada@example.com');
  respondWith({
    'POST /tours/{id}/bookings': ({ body }) =>
      (body as { overlapping?: boolean }).overlapping
        ? testTicket()
        : new Refusal(409, {
            errorMessage: 'You have already booked this tour.',
            errors: [
              {
                field: 'overlapping',
                message: '',
                code: 'booked-already',
                values: { time: '10:00' },
              },
            ],
          }),
  });
  await visitor.click(bookButton());
  const question = await screen.findByRole('alert');
  expect(question).toHaveTextContent(/Book it once more\?/);
  await expectNoViolations();
  await visitor.click(within(question).getByRole('button', { name: 'Yes, book it too' }));
  const heading = await screen.findByRole('heading', { name: 'You’re booked' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(callsTo('POST /tours')).toHaveLength(2);
});

test('a party that joins the waitlist is booked right away if spots have become free', async () => {
  const visitor = await openCalendar();
  await chooseDate(visitor, fullDate);
  await visitor.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  await screen.findByLabelText('Your name');
  await fillIn(visitor, 'Your name', 'Ada Walker');
  await fillIn(visitor, 'Your email', 'ada@example.com');
  const errorMessage = 'You’re already on the waiting list.';
  respondWith({ 'POST /tours/{id}/bookings': new Refusal(409, { errorMessage }) });
  await visitor.click(screen.getByRole('button', { name: /^Join the list/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
  respondWith({ 'POST /tours/{id}/bookings': testTicket() });
  await visitor.click(screen.getByRole('button', { name: /^(Join the list|Book) for/ }));
  await screen.findByRole('heading', { name: 'You’re booked' });
});

describe('a departure that fills up while a visitor chooses', () => {
  test('shows how many spots are left before the contact step', async () => {
    const visitor = await openCalendar();
    const dateGroup = await chooseDate(visitor, availableDate);
    await fillIn(visitor, 'Number of People', '3');
    respondWith({ 'GET /departures': [departureOn(availableDate, { vacancies: 2, capacity: 4 })] });
    await visitor.click(screen.getByRole('button', { name: NEXT_LABEL }));
    const alert = await within(dateGroup).findByRole('alert');
    expect(alert).toHaveTextContent('That doesn’t fit your party: 2 spots left.');
    expect(alert).toHaveFocus();
    expect(screen.queryAllByLabelText('Your name')).toHaveLength(0);
    await fillIn(visitor, 'Number of People', '2');
    await continueToContact(visitor);
  });

  test('moves the focus to the number of people if the party no longer fits', async () => {
    const visitor = await openCalendar();
    await chooseDate(visitor, availableDate);
    await fillIn(visitor, 'Number of People', '3');
    respondWith({ 'GET /departures': [departureOn(availableDate, { vacancies: 2, capacity: 2 })] });
    await visitor.click(screen.getByRole('button', { name: NEXT_LABEL }));
    await waitFor(() => {
      expect(peopleField()).toHaveAccessibleDescription(/this tour takes 2 in all/);
    });
    expect(peopleField()).toHaveFocus();
    await fillIn(visitor, 'Number of People', '2');
    await continueToContact(visitor);
  });
});

test.each<[change: string, details: Partial<Departure>, message: string]>([
  ['is closed', { status: 'CLOSED', vacancies: 8 }, 'This tour is closed.'],
  [
    'is canceled',
    { cancelled: true, reason: 'A storm is coming.' },
    'This tour is canceled: A storm is coming.',
  ],
])(
  'a departure that %s while a visitor chooses shows why it can’t be booked',
  async (_, details, message) => {
    const visitor = await openCalendar();
    const dateGroup = await chooseDate(visitor, availableDate);
    respondWith({ 'GET /departures': [departureOn(availableDate, details)] });
    await visitor.click(screen.getByRole('button', { name: NEXT_LABEL }));
    const alert = await within(dateGroup).findByRole('alert');
    expect(alert).toHaveTextContent(RegExp(`^${message}$`));
    expect(alert).toHaveFocus();
  },
);

test('a visitor is asked to choose another day if the chosen one has no tour anymore', async () => {
  const visitor = await openCalendar();
  const dateGroup = await chooseDate(visitor, availableDate);
  respondWith({ 'GET /departures': departures.filter(({ date }) => date !== availableDate) });
  await visitor.click(screen.getByRole('button', { name: NEXT_LABEL }));
  const alert = await within(dateGroup).findByRole('alert');
  expect(alert).toHaveTextContent(
    'There’s no tour on this day anymore. Please choose another day.',
  );
  expect(alert).toHaveFocus();
  expect(screen.getByRole('button', { name: NEXT_LABEL })).toBeDisabled();
  await chooseDate(visitor, specialDate);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the dates can be loaded again after an error', async () => {
  respondWith({ 'GET /departures': new Refusal(500) });
  const visitor = renderPage(<Booking kind={dayTours} tour={testTour()} />, '/tours/central-park');
  expect(await screen.findByRole('alert')).toHaveTextContent('The dates couldn’t be loaded.');
  respondWith({ 'GET /departures': departures });
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('grid');
});

test.each([
  ['a different user started it', { user: 'ada' }],
  ['it is malformed', { user: null, contact: 1 }],
])('an unfinished booking is deleted if %s', async (_, details) => {
  const contact = { name: 'Ada', email: '', phone: '', note: '', whatsApp: false };
  const draft = { date: availableDate, startId: '', people: '4', contact, isLastStep: true };
  const text = JSON.stringify({ ...draft, ...details });
  respondWith({ 'GET /departures': departures });
  renderPage(<Booking kind={dayTours} tour={testTour()} />, '/tours/central-park', undefined, {
    'day.central-park': text,
  });
  await screen.findByRole('grid');
  expect(screen.queryByLabelText('Number of People')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
