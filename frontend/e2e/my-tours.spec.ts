import type { Page } from '@playwright/test';
import { newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsWidths, findNarrowScreenFlaws } from './support/accessibility';
import { failCalls, holdCalls } from './support/network';
import { expectSignedIn } from './support/site';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';
import { bookTicket, expireUndo, moveToPast, showTicket, type Ticket } from './support/tickets';

const today = newYorkDate(new Date());

const headerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'MY TOURS', exact: true });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns a copy of the ticket with a different id and a date in the past. */
function copyToPast(ticket: Ticket, date: string): Ticket {
  const { departure } = ticket;
  return {
    ...ticket,
    id: `${ticket.id.slice(0, 14)}${date.replaceAll('-', '')}00`,
    departure: {
      ...departure,
      date,
      localDateTimeStart: `${date}T10:00:00-05:00`,
      localDateTimeEnd: `${date}T12:30:00-05:00`,
    },
  };
}

test('one page lists all bookings, with the next one first @widths', async ({ page }) => {
  const night = await bookTicket(page.request, { tour: 'night.times-square', daysAhead: 9 });
  const day = await bookTicket(page.request, { people: 4 });
  await page.goto('/my-tours');
  await expect(page).toHaveTitle(/^My tours/);
  const next = page.getByRole('region', { name: 'Your next tour' });
  for (const text of ['Central Park', formatDayAndDate(day.departure.date), '4 people']) {
    await expect(next.getByRole('article')).toContainText(text);
  }
  await expect(next).toContainText(day.departure.meetingPoint);
  const later = page.getByRole('region', { name: 'After that' }).getByRole('listitem');
  await expect(later).toHaveCount(1);
  await expect(later).toContainText(
    `${formatDayAndDate(night.departure.date)}, 7:30 PM · 2 people`,
  );
  await expectAccessible(page, 'two tours');
  // The whole card is a link.
  await later.click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(`/booking/${night.id}`);
  await page.goBack();
  await next.getByRole('link', { name: 'Open your ticket' }).click();
  await expect(page).toHaveURL(`/booking/${day.id}`);
});

test('a visitor without bookings sees a link to the tours', async ({ page }) => {
  await page.goto('/my-tours');
  const main = page.getByRole('main');
  await expect(main).toContainText('No tours yet.');
  await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(headerLink(page)).toHaveCount(0);
  await expectAccessible(page, 'no tours');
  await expectFitsWidths(page);
  await main.getByRole('link', { name: 'See all tours' }).click();
  await expect(page).toHaveURL('/tours');
});

test('the guide’s changes are on top until acknowledged, and past tours are folded below', async ({
  page,
}) => {
  const ticket = await bookTicket(page.request);
  const canceled: Ticket = {
    ...(await bookTicket(page.request, { tour: 'day.brooklyn-bridge', daysAhead: 12 })),
    status: 'CANCELLED',
    cancellation: { by: 'guide', reason: 'Sold twice' },
  };
  const moved = { from: today, reason: 'A parade', at: new Date().toISOString() };
  const dates = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'];
  const tickets = [
    ...dates.map((date) => copyToPast(ticket, date)),
    { ...ticket, moved },
    canceled,
  ];
  await page.route('/api/bookings', (route) => route.fulfill({ json: tickets }));
  await page.goto('/my-tours');
  const fromGuide = page.getByRole('region', { name: 'From your guide' });
  await expect(fromGuide.getByRole('listitem')).toHaveCount(2);
  await expect(fromGuide).toContainText(/The guide moved this tour from .*: A parade\./);
  await expect(fromGuide).toContainText('Canceled by the guide: Sold twice.');
  await expect(page.getByRole('region', { name: 'After that' })).toContainText('Canceled');
  const pastTours = page.getByRole('region', { name: 'Past tours' });
  await expect(pastTours.getByRole('listitem').first()).toContainText('Jan 9');
  await expect(pastTours.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
  await expectAccessible(page, 'the guide’s changes and past tours');
  await pastTours.getByText('2 earlier tours').click();
  await expect(pastTours.getByRole('listitem').filter({ visible: true })).toHaveCount(5);
  await fromGuide.getByRole('button', { name: 'Got it' }).first().click();
  await expect(fromGuide.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(fromGuide.getByRole('listitem')).toHaveCount(1);
});

test('a past tour can be removed from the list and restored', async ({ page, expectErrors }) => {
  expectErrors(/503/);
  const ticket = await bookTicket(page.request);
  await moveToPast(ticket);
  await page.goto('/my-tours');
  const pastTours = page.getByRole('region', { name: 'Past tours' });
  const remove = pastTours.getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveAccessibleDescription(/^Central Park Monday, Jan 5, 10:00 AM/);
  const call = `/api/bookings/${ticket.id}`;
  await failCalls(page, call, 503, { errorMessage: 'Please try again in a moment.' });
  await remove.click();
  await expect(pastTours.getByRole('alert')).toHaveText(
    'The tour wasn’t taken off your list. Please try again in a moment.',
  );
  await page.unroute(call);
  await remove.click();
  await expect(pastTours.getByRole('status')).toHaveText(
    'Taken off your list: Central Park, Monday, Jan 5, 10:00 AM.',
  );
  await expect(pastTours.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page, 'a removed tour');
  const fetchBookings = async (): Promise<unknown> =>
    (await page.request.get('/api/bookings')).json();
  expect(await fetchBookings()).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(pastTours.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pastTours.getByRole('status')).toContainText('Back on your list: Central Park');
  await expect(pastTours.getByRole('listitem')).toHaveCount(1);
  expect(await fetchBookings()).toMatchObject([{ id: ticket.id }]);
  await expectFitsWidths(page);

  // The ticket has the same button, and can be opened until the removal can't be undone anymore.
  await pastTours.getByRole('link', { name: 'Central Park' }).click();
  await page.getByRole('button', { name: 'Take it off my list' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('It’s off your list.');
  await expect(main).toContainText('You can undo this for another 15 minutes.');
  await expectAccessible(page, 'a removed ticket');
  expect(await fetchBookings()).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('status').first()).toHaveText('Your booking is back.');
  expect(await fetchBookings()).toMatchObject([{ id: ticket.id }]);
});

test('a canceled booking stays listed until its undo time ends', async ({ page }) => {
  const { id } = await bookTicket(page.request);
  await expect(await page.request.delete(`/api/bookings/${id}`)).toBeOK();
  await page.goto('/my-tours');
  const canceled = page.getByRole('region', { name: 'Canceled by you' });
  await expect(canceled.getByRole('listitem')).toContainText('Central Park');
  await expect(canceled).toContainText(/You can undo this for another 1[45] minutes\./);
  await expectAccessible(page, 'a canceled booking');
  await expectFitsWidths(page);
  await canceled.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toContainText('Back on your list: Central Park');
  await expect(canceled).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();

  await expect(await page.request.delete(`/api/bookings/${id}`)).toBeOK();
  await page.clock.install();
  await page.reload();
  await expect(canceled).toBeVisible();
  await page.clock.fastForward('16:00');
  await expect(canceled).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'See all tours' })).toBeVisible();
});

test('past tours are visible without the code that removes them', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await moveToPast(await bookTicket(page.request));
  await page.route('**/assets/PastTours-*.js', (route) => route.abort());
  await page.goto('/my-tours');
  const pastTours = page.getByRole('region', { name: 'Past tours' });
  await expect(pastTours.getByRole('listitem')).toContainText('Central Park');
});

test('a booking that the guide canceled can be removed on its page', async ({ page }) => {
  const ticket = await bookTicket(page.request);
  const cancellation = { by: 'guide' as const, reason: 'Ice on the path' };
  await showTicket(page, { ...ticket, status: 'CANCELLED', cancellation });
  await expect(page.getByRole('button', { name: 'Take it off my list' })).toBeVisible();
});

test('the bookings can be loaded again after an error', async ({ page, expectErrors }) => {
  expectErrors(/500/);
  await bookTicket(page.request);
  await failCalls(page, '/api/bookings', 500, {
    errorMessage: 'Something went wrong on our side.',
  });
  await page.goto('/my-tours');
  await expect(page.getByRole('alert')).toHaveText(
    'Your tours couldn’t be loaded. Something went wrong on our side.',
  );
  await page.unroute('/api/bookings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();
});

test('a guest with a booking sees MY TOURS in the header, and the link doesn’t shift the layout @widths', async ({
  page,
  tours,
}) => {
  await page.goto('/');
  await expect(headerLink(page)).toHaveCount(0);
  await tours.open();
  await tours.create();
  await expect(headerLink(page)).toBeVisible();

  const shifts = await watchShifts(page);
  const release = await holdCalls(page, '**/assets/start-*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shifts.reset();
  release();
  await expect(headerLink(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shifts.read()).toEqual([]);
  await headerLink(page).click();
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();

  // The link disappears with the last booking.
  await page.getByRole('link', { name: 'Open your ticket' }).click();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(page.getByText('You’ve canceled this booking')).toBeVisible();
  const [, id = ''] = page.url().split('/booking/');
  await expireUndo({ id, list: 'day' });
  await page.goto('/my-tours');
  await expect(page.getByRole('main')).toContainText('No tours yet.');
  await expect(headerLink(page)).toHaveCount(0);
});

test('a guest who booked earlier sees MY TOURS in the header', async ({ page }) => {
  await bookTicket(page.request);
  await page.goto('/serviceone');
  await expect(headerLink(page)).toBeVisible();
});

test('a user with a booking sees MY TOURS in the header until signing out @widths', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  const response = page.waitForResponse('/api/bookings');
  await page.goto('/about');
  await response;
  await expectSignedIn(page);
  await expect(headerLink(page)).toHaveCount(0);
  // Books as if on a different device.
  await bookTicket(page.request);
  await page.reload();
  await expect(headerLink(page)).toBeVisible();
  await page.goto('/my-tours');
  await expectSignedIn(page);
  await expect(headerLink(page)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(headerLink(page)).toHaveCount(0);
});

test('the header has room for MY TOURS at every width, even for the guide', async ({
  page,
  tours,
  signInNewUser,
  makeGuide,
}) => {
  await tours.open();
  await tours.create();
  for (const width of [320, 375, 480, 640]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await findNarrowScreenFlaws(page), `${String(width)} px`).toEqual([]);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  }
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.goto('/contact');
  await expectSignedIn(page);
  for (const width of [320, 375, 640, 768, 1216, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await findNarrowScreenFlaws(page), `the guide, ${String(width)} px`).toEqual([]);
  }
  // The header is a single row.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
});
