import type { Page } from '@playwright/test';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { findDateCell, continueToContact, openCalendar } from './support/calendar';
import { test, PLACE } from './support/day-sheet';
import { setDepartures } from './support/departures';
import { waitForEmail } from './support/mails';
import { expect } from './support/test';
import { expireHold, type Ticket } from './support/tickets';

const TOUR = 'day.central-park';

// The tests' second site, which requires guests to confirm their email.
test.use({ baseURL: process.env.CONFIRMING_URL });

const noticeOf = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const ticketOf = (page: Page) => page.getByRole('article');
const uniqueEmail = (date: string) => `walker-${date}-${String(Date.now())}@example.com`;

/** Returns the path and hash of the link in an email. */
async function waitForLink(email: string, subject: RegExp): Promise<string> {
  const { text } = await waitForEmail(email, subject);
  const { pathname, hash } = new URL(/\S+\/booking\/\S+#\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

/** Books for a party of two as the guest in the page's browser context, or joins the waitlist if there is no room. */
async function book(page: Page, date: string, email: string): Promise<Ticket> {
  await expect(await page.request.post('/api/guest')).toBeOK();
  const contact = { name: 'Ada Walker', email };
  const data = { date, people: 2, contact, waiting: true };
  const response = await page.request.post(`/api/tours/${TOUR}/bookings`, { data });
  await expect(response).toBeOK();
  return (await response.json()) as Ticket;
}

test('a guest can confirm a booking with an emailed link', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  date,
}) => {
  expectErrors(/409.*\/bookings/);
  const email = uniqueEmail(date);
  await setDepartures({ place: PLACE, date, capacity: 4 });
  await openCalendar(page);
  await (await findDateCell(page, date)).click();
  await continueToContact(page);
  await page.getByLabel('Your name').fill('Ada Walker');
  await page.getByLabel('Your phone number').fill('+12125550100');
  await page.getByRole('button', { name: 'Book for 10:00 AM' }).click();
  // The confirmation is emailed, so a phone number alone isn't enough.
  await expect(page.getByText('For this tour, we need your email')).toBeVisible();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Book for 10:00 AM' }).click();
  await expect(page.getByRole('heading', { name: 'One more tap' })).toBeFocused();
  await expect(page.getByText(`We’ve sent a link to ${email}. Open it by`)).toBeVisible();
  await expectAccessible(page, 'a booking that is held');
  await expectFitsBothWidths(page);
  await page.getByRole('link', { name: 'See your booking' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  await expect(noticeOf(page, /^2 spots are held for you until/)).toBeVisible();
  await expect(page.getByText('Check your spam folder')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the booking' })).toHaveCount(0);
  await expect(ticketOf(page)).toContainText(/Held until .*\d:\d\d [AP]M/);
  await expectAccessible(page, 'the ticket of a booking that is held');
  await page.goto('/my-tours');
  await expect(page.getByRole('link', { name: 'How to confirm' })).toBeVisible();
  await page.goto('/serviceone');
  const row = page.getByRole('row', { name: formatDayAndDate(date) });
  await expect(row).toContainText(/Not booked yet: open the link in our email by/);
  await expect(row.getByRole('button', { name: 'Edit' })).toHaveCount(0);

  // Guests often read mail in a different browser.
  const link = await waitForLink(email, /Please confirm/);
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const otherPage = await context.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByText(`Confirm that ${email} is your address`)).toBeVisible();
  await expectAccessible(otherPage, 'confirming');
  await otherPage.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(otherPage.getByRole('status').first()).toHaveText('You’re booked. See you there!');
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Your ticket');
  await context.close();
  await page.reload();
  await expect(row).not.toContainText('Not booked yet');
  await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('a booking that isn’t confirmed in time expires, and its ticket links to a new booking', async ({
  page,
  date,
}) => {
  const email = uniqueEmail(date);
  await setDepartures({ place: PLACE, date, capacity: 4 });
  const ticket = await book(page, date, email);
  const link = await waitForLink(email, /Please confirm/);
  await expireHold(ticket);
  await page.goto(link);
  await expect(noticeOf(page, /^The spots aren’t held for you anymore$/)).toBeVisible();
  await expect(page.getByText('wasn’t confirmed in time')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('a guest can correct a mistyped email on the ticket, and decline the booking', async ({
  page,
  date,
}) => {
  const email = uniqueEmail(date);
  await setDepartures({ place: PLACE, date, capacity: 4 });
  const { id } = await book(page, date, `wrong-${email}`);
  await page.goto(`/booking/${id}`);
  await page.getByRole('button', { name: 'Change contact details' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText(`we’ve sent a link to ${email}`)).toBeVisible();
  await page.goto(await waitForLink(email, /Please confirm/));
  await page.getByRole('button', { name: 'Don’t book' }).click();
  await expect(page.getByText('nothing is held for you')).toBeVisible();
});

test('a waiting party has to confirm its email first', async ({ page, playwright, date }) => {
  const email = uniqueEmail(date);
  await setDepartures({ place: PLACE, date, capacity: 4 });
  const data = { date, people: 4, contact: { name: 'Lee', phone: '+12125550101' } };
  // The tests' main site doesn't require a confirmation.
  const otherGuest = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await expect(await otherGuest.post('/api/guest')).toBeOK();
  await expect(await otherGuest.post(`/api/tours/${TOUR}/bookings`, { data })).toBeOK();
  await otherGuest.dispose();
  const { id } = await book(page, date, email);
  await page.goto(`/booking/${id}`);
  await expect(page.getByText(`First, please confirm your address`)).toBeVisible();
  await page.goto(await waitForLink(email, /waiting list/));
  await page.getByRole('button', { name: 'Yes, that’s my address' }).click();
  await expect(page.getByText('Thanks! Your address is confirmed.')).toBeVisible();
  await expect(page.getByText('First, please confirm')).toHaveCount(0);
  await expect(page.getByText('you’re first in line')).toBeVisible();
  await expectFitsBothWidths(page);
});
