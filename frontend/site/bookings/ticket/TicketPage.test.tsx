import { screen, waitFor, within } from '@testing-library/react';
import { addDays, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { TicketRecord, TourDetails } from '../../../api/schema';
import { respondWith, callsTo, NO_CONNECTION, Refusal, fieldRefusal } from '../../../test/fake-api';
import { expectNoViolations, region, renderPage } from '../../../test/render-page';
import type { Departure } from '../../departures/departures';
import { departureOn } from '../../departures/test-departures';
import { TICKET_DATE, minutesFromNow, testTicket, testTour, TICKET_URL } from '../test-tickets';
import TicketPage from './TicketPage';

const BEN = { name: 'Ben', languages: ['en', 'es'], licenseNumber: '2000123' };

const PAYMENT_METHODS: TicketRecord['paymentMethods'] = [
  { kind: 'CASH', uses: ['FARE'] },
  { kind: 'ZELLE', uses: ['DEPOSIT'], name: '+1 212 555 0100' },
  { kind: 'VENMO', uses: ['FARE', 'TIP'], url: 'https://venmo.com/u/ana' },
];
const SECRET = 'q83vEjRWeJq83vEjRWeJqw';

async function openTicket(
  details: Partial<TicketRecord> = {},
  tour: TourDetails | Refusal = testTour(),
) {
  respondWith({ 'GET /bookings/{id}': testTicket(details), 'GET /tours/{id}': tour });
  const visitor = renderPage(<TicketPage />, TICKET_URL);
  await screen.findByRole('article');
  return visitor;
}

async function openWithFailure(refusal: Refusal | typeof NO_CONNECTION, url = TICKET_URL) {
  respondWith({
    'GET /bookings/{id}': refusal,
    'POST /bookings/{id}/access': refusal,
    'GET /tours/{id}': testTour(),
  });
  const visitor = renderPage(<TicketPage />, url);
  const alert = await screen.findByRole('alert');
  return { visitor, alert };
}

describe('a ticket', () => {
  const states: {
    name: string;
    details: Partial<TicketRecord>;
    texts: RegExp[];
    links?: string[];
    isChangeable?: boolean;
  }[] = [
    {
      name: 'was canceled by the guide',
      details: { status: 'CANCELLED', cancellation: { by: 'guide', reason: 'Ice on the path' } },
      texts: [/The guide canceled this tour/, /Ice on the path\./],
      links: ['Choose another date', 'See all tours'],
    },
    {
      name: 'was canceled too long ago to be restored',
      details: { status: 'CANCELLED', cancellation: { by: 'visitor' } },
      texts: [/You’ve canceled this booking/],
      links: ['Choose another date', 'See all tours'],
    },
    {
      name: 'was moved',
      details: {
        moved: { from: newYorkDate(new Date()), reason: 'A parade', at: minutesFromNow(-1) },
      },
      texts: [/The guide moved this tour/, /It was on .* and is now on .*A parade\./],
      isChangeable: true,
    },
    {
      name: 'was changed',
      details: {
        changed: true,
        departure: departureOn(TICKET_DATE, { revision: 1, reason: 'The gate is closed' }),
      },
      texts: [/The guide changed this tour: it starts at 10:00 AM.*The gate is closed/],
      isChangeable: true,
    },
    {
      name: 'is on a special day',
      details: { departure: departureOn(TICKET_DATE, { specialDay: 'marathon' }) },
      texts: [/Marathon passes here that day/],
      isChangeable: true,
    },
    {
      name: 'has a guide',
      details: { departure: departureOn(TICKET_DATE, { guide: BEN }) },
      texts: [/Ben.*Speaks English and Spanish.*Licensed New York guide, no. 2000123/],
      isChangeable: true,
    },
    {
      name: 'is past',
      details: { departure: departureOn('2026-01-05') },
      texts: [/This tour is over/],
      links: ['Walk it again', 'See all tours'],
    },
    {
      name: 'can’t be changed anymore',
      details: { departure: departureOn(TICKET_DATE, { utcChangeCutoffAt: minutesFromNow(-1) }) },
      texts: [/It’s too late to change this/],
      links: ['Get in touch'],
    },
  ];
  test.each(states)(
    'shows that it $name',
    async ({ details, texts, links = [], isChangeable = false }) => {
      await openTicket(details);
      const date = details.departure?.date ?? TICKET_DATE;
      expect(screen.getByRole('article')).toHaveTextContent(formatDayAndDate(date));
      const main = screen.getByRole('main');
      for (const text of texts) expect(main).toHaveTextContent(text);
      for (const name of links) within(main).getByRole('link', { name });
      const changeButtons = within(main).queryAllByRole('button', { name: /^Change date/ });
      expect(changeButtons).toHaveLength(isChangeable ? 1 : 0);
      await expectNoViolations();
    },
  );

  test('shows that it couldn’t be emailed', async () => {
    await openTicket({ unmailed: true });
    screen.getByRole('heading', { name: 'We couldn’t email you about this' });
    await expectNoViolations();
  });

  test('with an unconfirmed email doesn’t promise a link that wasn’t sent', async () => {
    const wait = { ahead: 0, unconfirmed: true as const, utcHeldUntil: minutesFromNow(60) };
    await openTicket({ status: 'ON_HOLD', wait, unmailed: true });
    await screen.findByText(/We couldn’t send a link to ada@example\.com/);
    expect(screen.queryByText(/Check your spam folder/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'We couldn’t email you about this' })).toBeNull();
    await expectNoViolations();
  });

  test('shows the price that the party was promised', async () => {
    const price = { kind: 'PERSON' as const, cents: 4000, note: 'Children for free' };
    await openTicket({ price }, testTour({ price: { kind: 'PERSON', cents: 5000 } }));
    expect(screen.getByRole('article')).toHaveTextContent(
      '2 × $40 = $80, paid to your guide on the day. Children for free',
    );
  });

  test('shows how to pay, with a QR code for each link', async () => {
    const visitor = await openTicket({ paymentMethods: PAYMENT_METHODS });
    const section = region('How to pay');
    expect(section).toHaveTextContent('Cash, for the tour');
    expect(section).toHaveTextContent('Zelle, +1 212 555 0100, for a deposit');
    expect(section).toHaveTextContent('Venmo, venmo.com, for the tour or a tip');
    expect(within(section).getByRole('link')).toHaveAttribute('href', 'https://venmo.com/u/ana');
    expect(within(section).queryByRole('img')).toBeNull();
    await visitor.click(within(section).getByText('Show a QR code for Venmo'));
    await within(section).findByRole('img', { name: 'QR code that opens venmo.com' });
    await expectNoViolations();
  });

  test('thanks a checked-in party after the walk, and shows how to tip', async () => {
    const departure = departureOn('2026-01-05');
    await openTicket({ departure, attended: true, paymentMethods: PAYMENT_METHODS });
    const main = screen.getByRole('main');
    screen.getByRole('heading', { name: 'Thank you for walking with us' });
    expect(main).toHaveTextContent(/If you’d like to tip your guide:\s*Venmo, venmo\.com/);
    expect(main).not.toHaveTextContent('Zelle');
    expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull();
    await expectNoViolations();
  });

  test('links to the guide’s review page if the party was checked in', async () => {
    const departure = departureOn('2026-01-05');
    await openTicket({ departure, attended: true, reviewUrl: 'https://g.page/r/ana/review?hl=en' });
    expect(screen.getByRole('main')).toHaveTextContent('If you’d like to write a review: g.page');
    const link = screen.getByRole('link', { name: 'g.page' });
    expect(link).toHaveAttribute('href', 'https://g.page/r/ana/review?hl=en');
    await expectNoViolations();
  });

  test('doesn’t mention reviews before the walk is over', async () => {
    await openTicket({ attended: true, reviewUrl: 'https://g.page/r/ana/review' });
    expect(screen.getByRole('main')).not.toHaveTextContent(/review|g\.page/);
  });

  test('doesn’t ask a party that never came for tips', async () => {
    const departure = departureOn('2026-01-05');
    await openTicket({ departure, paymentMethods: PAYMENT_METHODS });
    screen.getByRole('heading', { name: 'This tour is over' });
    expect(screen.getByRole('main')).not.toHaveTextContent(/tip|venmo/i);
  });

  test('works without its tour’s details', async () => {
    await openTicket({}, new Refusal(404, { errorMessage: 'There is no such tour.' }));
    const meeting = region('Where we meet');
    expect(meeting).toHaveTextContent('Columbus Circle');
    expect(within(meeting).queryByRole('img')).toBeNull();
  });

  test('omits the tour’s usual meeting point if the guide has changed it', async () => {
    const meetingPoint = 'City Hall Park, by the fountain';
    await openTicket({ departure: departureOn(TICKET_DATE, { meetingPoint }) });
    const meeting = within(region('Where we meet'));
    meeting.getByRole('link', { name: `Show on a map: ${meetingPoint}` });
    meeting.getByRole('link', { name: 'About this tour' });
    expect(meeting.queryByText('How to find me')).toBeNull();
    expect(meeting.queryByRole('img')).toBeNull();
  });

  test('can be loaded again after a server error', async () => {
    const problem = { errorMessage: 'Something went wrong on our side.' };
    const { visitor, alert } = await openWithFailure(new Refusal(500, problem));
    expect(alert).toHaveTextContent(problem.errorMessage);
    respondWith({ 'GET /bookings/{id}': testTicket() });
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });

  test('shows a visitor without access that it is private', async () => {
    const { alert } = await openWithFailure(new Refusal(401));
    expect(alert).toHaveTextContent('This booking is private');
  });

  test('opens once the visitor enters its link', async () => {
    await openWithFailure(new Refusal(401));
    respondWith({ 'POST /bookings/{id}/access': testTicket() });
    location.hash = SECRET;
    await screen.findByRole('article');
    expect(location.hash).toBe('');
    expect(callsTo('POST /bookings').at(-1)?.body).toEqual({ secret: SECRET });
  });

  test('links to the tours if it doesn’t exist', async () => {
    const { alert } = await openWithFailure(new Refusal(404));
    expect(alert).toHaveTextContent('We can’t find this booking');
    const link = screen.getByRole('link', { name: 'See all tours' });
    expect(link).toHaveAttribute('href', '/tours');
  });
});

describe('a manage link', () => {
  test('with a wrong secret shows what to do, and the secret is removed from the URL', async () => {
    const { alert } = await openWithFailure(new Refusal(404), `${TICKET_URL}#${SECRET}`);
    expect(alert).toHaveTextContent('This link doesn’t open a booking');
    expect(location.hash).toBe('');
    screen.getByRole('link', { name: 'Sign in' });
    screen.getByRole('link', { name: 'See all tours' });
    await expectNoViolations();
  });

  test('with a wrong secret still opens the booking for its owner', async () => {
    respondWith({
      'POST /bookings/{id}/access': new Refusal(404),
      'GET /bookings/{id}': testTicket(),
      'GET /tours/{id}': testTour(),
    });
    renderPage(<TicketPage />, `${TICKET_URL}#${SECRET}`);
    await screen.findByRole('article');
  });

  test('keeps its secret in the URL while the server can’t be reached', async () => {
    const { visitor, alert } = await openWithFailure(NO_CONNECTION, `${TICKET_URL}#${SECRET}`);
    expect(alert).toHaveTextContent('Your booking couldn’t be loaded.');
    expect(location.hash).toBe(`#${SECRET}`);
    respondWith({ 'POST /bookings/{id}/access': testTicket() });
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
    expect(location.hash).toBe('');
    expect(callsTo('POST /bookings').at(-1)?.body).toEqual({ secret: SECRET });
  });

  test('gives access again after the cookie has expired', async () => {
    respondWith({ 'POST /bookings/{id}/access': testTicket(), 'GET /tours/{id}': testTour() });
    const visitor = renderPage(<TicketPage />, `${TICKET_URL}#${SECRET}`);
    await screen.findByRole('article');
    const canceled = testTicket({ status: 'CANCELLED', cancellation: { by: 'visitor' } });
    respondWith({
      'DELETE /bookings/{id}': () =>
        callsTo('POST /bookings').length < 2 ? new Refusal(401) : undefined,
      'GET /bookings/{id}': canceled,
    });
    await visitor.click(screen.getByRole('button', { name: 'Cancel this booking' }));
    await screen.findByText(/You’ve canceled this booking/);
    expect(callsTo('POST /visits')).toMatchObject([
      { body: { page: '/tours/central-park', step: 'CANCELLED' } },
    ]);
  });
});

describe('the form that changes a booking', () => {
  const openForm = async (
    tour: TourDetails,
    refusal?: Refusal,
    bookedDeparture = departureOn(TICKET_DATE),
    details: Partial<TicketRecord> = {},
  ) => {
    const visitor = await openTicket(details, tour);
    respondWith({
      'GET /departures': [bookedDeparture, departureOn(addDays(TICKET_DATE, 1))],
      ...(refusal && { 'PUT /bookings/{id}': refusal }),
    });
    await visitor.click(screen.getByRole('button', { name: 'Change date or people' }));
    await screen.findByRole('grid');
    return visitor;
  };
  const peopleField = () => screen.getByLabelText('Number of People');

  test('shows the reason for a refusal, and keeps its values', async () => {
    const message = 'There are no more spots on that date.';
    const refusal = fieldRefusal(409, 'date', message);
    const visitor = await openForm(testTour(), refusal);
    await visitor.click(screen.getByRole('button', { name: 'More people' }));
    await visitor.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(peopleField()).toHaveValue(3);
    expect(callsTo('PUT /bookings').at(-1)?.body).toEqual({ date: TICKET_DATE, people: 3 });
  });

  test('shows a changed price before anything is saved', async () => {
    const price = { kind: 'PERSON' as const, cents: 4000 };
    const refusal = new Refusal(409, {
      code: 'price-changed',
      values: { cents: 15_000 },
      errorMessage: 'The guide has just changed the price.',
    });
    const visitor = await openForm(testTour(), refusal, departureOn(TICKET_DATE), { price });
    const form = within(region('Change your booking'));
    await visitor.click(screen.getByRole('button', { name: 'More people' }));
    form.getByText('3 × $40 = $120, paid to your guide on the day');
    respondWith({ 'GET /bookings/{id}': testTicket({ price: { ...price, cents: 5000 } }) });
    await visitor.click(screen.getByRole('button', { name: 'Save the change' }));
    await form.findByText('3 × $50 = $150, paid to your guide on the day');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your booking wasn’t changed. The guide has just changed the price.',
    );
    expect(peopleField()).toHaveValue(3);
    await visitor.click(screen.getByRole('button', { name: 'Save the change' }));
    await waitFor(() => {
      expect(callsTo('PUT /bookings').map(({ body }) => body)).toMatchObject([
        { people: 3, expectedCents: 12_000 },
        { people: 3, expectedCents: 15_000 },
      ]);
    });
  });

  test.each<[problem: string, details: Partial<Departure>, message: string]>([
    ['is closed', { status: 'CLOSED', vacancies: 8 }, 'This tour is closed.'],
    ['is canceled', { cancelled: true }, 'This tour is canceled.'],
    [
      'has too few spots',
      { status: 'AVAILABLE', vacancies: 6 },
      'That doesn’t fit your party: 8 spots left.',
    ],
  ])('shows an error if the departure %s', async (_, details, message) => {
    const visitor = await openForm(testTour(), undefined, departureOn(TICKET_DATE, details));
    await visitor.clear(peopleField());
    await visitor.type(peopleField(), '9');
    expect(screen.getByRole('alert')).toHaveTextContent(RegExp(`^${message}$`));
  });

  test('lets a party grow up to the tour’s maximum', async () => {
    const visitor = await openForm(testTour({ maxPartySize: 3 }));
    expect(peopleField()).toHaveAccessibleDescription(/^Up to 3 people per booking\./);
    const moreButton = screen.getByRole('button', { name: 'More people' });
    await visitor.click(moreButton);
    expect(peopleField()).toHaveValue(3);
    expect(moreButton).toHaveAttribute('aria-disabled', 'true');
  });

  test('lets a party keep its size after the guide has lowered the maximum', async () => {
    await openForm(testTour({ maxPartySize: 1 }));
    expect(peopleField()).toHaveAccessibleDescription(/^Up to 2 people/);
    const moreButton = screen.getByRole('button', { name: 'More people' });
    expect(moreButton).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a ticket without contact details asks for them, and shows an error at an invalid field', async () => {
  const visitor = await openTicket({ contact: undefined });
  const contact = await screen.findByRole('region', { name: 'How the guide reaches you' });
  expect(contact).toHaveTextContent('no way to reach you yet');
  await visitor.click(within(contact).getByRole('button', { name: 'Leave your contact details' }));
  const form = within(await within(contact).findByRole('form'));
  const message = 'Phone must be a phone number.';
  respondWith({
    'PUT /bookings/{id}/contact': fieldRefusal(400, 'contact.phone', message),
  });
  await visitor.type(form.getByLabelText('Your name'), 'Ada Walker');
  await visitor.type(form.getByLabelText('Your phone number'), '12');
  await visitor.click(form.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => {
    expect(form.getByLabelText('Your phone number')).toHaveAccessibleDescription(RegExp(message));
  });

  const saved = { name: 'Ada Walker', phone: '+12125550100', whatsApp: true };
  respondWith({ 'PUT /bookings/{id}/contact': testTicket({ contact: saved }) });
  await visitor.click(form.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => {
    expect(contact).toHaveTextContent('+12125550100 on WhatsApp');
  });
  expect(within(contact).getByRole('status')).toHaveTextContent(
    'Saved. The guide can reach you now.',
  );
});
