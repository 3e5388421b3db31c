import type { Page } from '@playwright/test';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { findDateCell, fillInContact, continueToContact, openCalendar } from './support/calendar';
import { book, test, PLACE } from './support/day-sheet';
import { setDepartures } from './support/departures';
import { expect } from './support/test';
import { CONTACT, type Ticket } from './support/tickets';

const TOUR = 'day.central-park';
const JOIN_BUTTON = 'Join the waiting list';
const YES_BUTTON = 'Yes, book the 2 spots';

// Visitors in a different time zone see which zone a deadline is in.
test.use({ timezoneId: 'Europe/Berlin' });

/** A visitor whose booking fills the departure. */
interface OtherVisitor {
  cancel: () => Promise<void>;
}

const ticketOf = (page: Page) => page.getByRole('article');
const noticeOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

/** Fills a departure with four people. */
async function fillDeparture(
  visitor: Parameters<typeof book>[0],
  date: string,
): Promise<OtherVisitor> {
  await setDepartures({ place: PLACE, date, capacity: 4 });
  const id = await book(visitor, { date, people: 4 });
  return {
    cancel: async () => {
      await expect(await visitor.delete(`/api/bookings/${id}`)).toBeOK();
    },
  };
}

/** Adds a party of two to the waitlist, as the guest in the page's browser context. */
async function joinWaitlist(page: Page, date: string): Promise<Ticket> {
  await expect(await page.request.post('/api/guest')).toBeOK();
  const data = { date, people: 2, contact: CONTACT, waiting: true };
  const response = await page.request.post(`/api/tours/${TOUR}/bookings`, { data });
  await expect(response).toBeOK();
  return (await response.json()) as Ticket;
}

test('a visitor can join the waitlist of a full tour, and book with one tap when spots become free', async ({
  page,
  visitor,
  date,
}) => {
  test.slow();
  const otherVisitor = await fillDeparture(visitor, date);
  await openCalendar(page);
  const cell = await findDateCell(page, date);
  await expect(cell).toContainText('full, waitlist');
  await expect(cell).toHaveAccessibleName(/: 10:00 AM, full, has a waiting list(;|$)/);
  await cell.click();
  const dateGroup = page.getByRole('group', { name: formatDayAndDate(date) });
  await expect(dateGroup).toContainText('Full.');
  await expect(dateGroup).toContainText('as soon as 2 are free');
  await expect(dateGroup).toContainText('nothing is booked, and you owe nothing');
  await expect(dateGroup.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, 'a full date');
  await continueToContact(page, JOIN_BUTTON);
  const submit = page.getByRole('button', { name: 'Join the list for 10:00 AM' });
  await submit.click();
  await expect(page.getByText('Your name is required.')).toBeVisible();
  await fillInContact(page);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeFocused();
  await page.getByRole('link', { name: 'See your place in line' }).click();

  await expect(noticeOf(page, 'You’re on the waiting list')).toBeVisible();
  await expect(page.getByText('You aren’t booked, but you’re first in line.')).toBeVisible();
  await expect(ticketOf(page)).toContainText('Waiting list');
  for (const name of ['Share', 'Print', 'Change date or people', 'Cancel this booking']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByText('Add to calendar')).toHaveCount(0);
  await expectAccessible(page, 'waiting');
  await page.goto('/my-tours');
  const list = page.getByRole('region', { name: 'On the waiting list' });
  await expect(list.getByRole('listitem')).toContainText('Waiting list');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toHaveCount(0);

  await otherVisitor.cancel();
  await page.reload();
  const offers = page.getByRole('region', { name: 'Spots held for you' });
  const response = await page.request.get('/api/bookings');
  const [ticket] = (await response.json()) as Ticket[];
  const until = new Date(ticket?.wait?.utcHeldUntil ?? '');
  const deadline = `${formatDayAndDate(newYorkDate(until))}, ${formatTime(newYorkTime(until))}, New York time`;
  await expect(offers.getByRole('article')).toContainText(`Held until ${deadline}`);
  await expect(list).toHaveCount(0);
  await expectAccessible(page, 'my tours with an offer');
  await offers.getByRole('link', { name: 'Yes or no?' }).click();
  await expect(noticeOf(page, `2 spots are held for you until ${deadline}`)).toBeVisible();
  await page.getByRole('button', { name: YES_BUTTON }).hover();
  await expectAccessible(page, 'an offer');
  await page.getByRole('button', { name: YES_BUTTON }).click();
  await expect(page.getByRole('status').first()).toHaveText('You’re booked. See you there!');
  await expect(ticketOf(page)).toContainText('Booked');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.reload();
  await expect(ticketOf(page)).toContainText('Booked');
  await page.goto('/my-tours');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();
  await expectFitsBothWidths(page);
});

test('a waiting party’s ticket still works if the waitlist’s script fails to load', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await fillDeparture(visitor, date);
  const { id } = await joinWaitlist(page, date);
  await page.route('**/assets/WaitlistNotice-*.js', (route) => route.abort());
  await page.goto(`/booking/${id}`);
  await expect(page.getByRole('alert')).toContainText('This part of the page didn’t load.');
  await expect(ticketOf(page)).toContainText('Waiting list');
});

test('a visitor can join and leave the waitlist with the keyboard @desktop', async ({
  page,
  visitor,
  date,
}) => {
  await fillDeparture(visitor, date);
  await openCalendar(page);
  await (await findDateCell(page, date)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: formatDayAndDate(date) })).toBeFocused();
  await page.getByRole('button', { name: JOIN_BUTTON }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'How to reach you' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Walker');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const leaveButton = page.getByRole('button', { name: 'Leave the waiting list' });
  await expect(leaveButton).toHaveAccessibleDescription(/can’t be undone/);
  await leaveButton.focus();
  await page.keyboard.press('Enter');
  await expect(noticeOf(page, 'You’re off the waiting list')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Join again/ })).toBeFocused();
});
