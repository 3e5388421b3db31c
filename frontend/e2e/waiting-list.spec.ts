import type { Page } from '@playwright/test';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { expectAccessible, expectFitsWidths } from './support/accessibility';
import { findDateCell, fillInContact, continueToContact, openCalendar } from './support/calendar';
import { book, test, PLACE } from './support/day-sheet';
import { setDepartures } from './support/departures';
import { expect } from './support/test';
import { CONTACT, expireHold, showTicket, type Ticket } from './support/tickets';

const TOUR = 'day.central-park';
const JOIN_BUTTON = 'Join the waiting list';
const YES_BUTTON = 'Yes, book the 2 spots';

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

/** Joins the waitlist for two people as the page's guest. */
async function joinWaitlist(page: Page, date: string): Promise<Ticket> {
  await expect(await page.request.post('/api/guest')).toBeOK();
  const data = { date, people: 2, contact: CONTACT, waiting: true };
  const response = await page.request.post(`/api/tours/${TOUR}/bookings`, { data });
  await expect(response).toBeOK();
  return (await response.json()) as Ticket;
}

test('a visitor joins the waitlist of a full tour, and books with one tap when spots are free', async ({
  page,
  visitor,
  date,
}) => {
  const otherVisitor = await fillDeparture(visitor, date);
  await openCalendar(page);
  const cell = await findDateCell(page, date);
  await expect(cell).toContainText('full, can wait');
  await expect(cell).toHaveAccessibleName(/: 10:00 AM, full, has a waiting list$/);
  await cell.click();
  const dateGroup = page.getByRole('group', { name: formatDayAndDate(date) });
  await expect(dateGroup).toContainText('Full.');
  await expect(dateGroup).toContainText('as soon as 2 are free');
  await expect(dateGroup).toContainText('nothing is booked, and you owe nothing');
  await expect(dateGroup.getByRole('alert')).toHaveCount(0);
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
  await page.goto('/my-tours');
  const list = page.getByRole('region', { name: 'On the waiting list' });
  await expect(list.getByRole('listitem')).toContainText('Waiting list');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toHaveCount(0);

  await otherVisitor.cancel();
  await page.reload();
  const offers = page.getByRole('region', { name: 'Spots held for you' });
  await expect(offers.getByRole('article')).toContainText(/Held until .*\d:\d\d [AP]M/);
  await expect(list).toHaveCount(0);
  await offers.getByRole('link', { name: 'Yes or no?' }).click();
  await expect(noticeOf(page, /^2 spots are held for you until .*\d:\d\d [AP]M/)).toBeVisible();
  await page.getByRole('button', { name: YES_BUTTON }).click();
  await expect(page.getByRole('status').first()).toHaveText('You’re booked. See you there!');
  await expect(ticketOf(page)).toContainText('Booked');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.reload();
  await expect(ticketOf(page)).toContainText('Booked');
  await page.goto('/my-tours');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();
  await expectFitsWidths(page);
});

test('a waiting party’s pages are accessible', async ({ page, visitor, date }) => {
  await fillDeparture(visitor, date);
  await openCalendar(page);
  await (await findDateCell(page, date)).click();
  await expectAccessible(page, 'a full date');
  const { id } = await joinWaitlist(page, date);
  await page.goto(`/booking/${id}`);
  await expect(ticketOf(page)).toContainText('Waiting list');
  await expectAccessible(page, 'waiting');
});

test('an offer’s pages are accessible', async ({ page, visitor, date }) => {
  const otherVisitor = await fillDeparture(visitor, date);
  const { id } = await joinWaitlist(page, date);
  await otherVisitor.cancel();
  await page.goto('/my-tours');
  await expect(ticketOf(page)).toContainText('Held until');
  await expectAccessible(page, 'my tours with spots that are held');
  await page.goto(`/booking/${id}`);
  await page.getByRole('button', { name: YES_BUTTON }).hover();
  await expectAccessible(page, 'spots that are held');
});

test('a party that declines an offer leaves the waitlist', async ({ page, visitor, date }) => {
  const otherVisitor = await fillDeparture(visitor, date);
  const { id } = await joinWaitlist(page, date);
  await otherVisitor.cancel();
  await page.goto(`/booking/${id}`);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(noticeOf(page, 'You’re off the waiting list')).toBeInViewport();
  await expect(ticketOf(page)).toContainText('Not booked');
  await expect(page.getByRole('region', { name: 'How the guide reaches you' })).toHaveCount(0);
  expect(await (await page.request.get('/api/bookings')).json()).toEqual([]);
  await page.getByRole('link', { name: 'Join again, or choose another date' }).click();
  await expect(page).toHaveURL('/tours/central-park');
});

test('an offer appears on an open page, and can’t be accepted after it expired', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/409/);
  const otherVisitor = await fillDeparture(visitor, date);
  const ticket = await joinWaitlist(page, date);
  await page.clock.install();
  await page.goto(`/booking/${ticket.id}`);
  await expect(noticeOf(page, 'You’re on the waiting list')).toBeVisible();
  await otherVisitor.cancel();
  await page.clock.runFor(61_000);
  await expect(noticeOf(page, /^2 spots are held/)).toBeVisible();

  await expireHold(ticket);
  await page.getByRole('button', { name: YES_BUTTON }).click();
  await expect(page.getByRole('alert')).toContainText('aren’t held for you anymore');
  await expect(noticeOf(page, 'The spots aren’t held for you anymore')).toBeVisible();
  await expect(page.getByRole('button', { name: YES_BUTTON })).toHaveCount(0);
  await expect(ticketOf(page)).toContainText('Not booked');
});

test('a late response doesn’t show a party as waiting after it left the waitlist', async ({
  page,
  visitor,
  date,
}) => {
  await fillDeparture(visitor, date);
  const ticket = await joinWaitlist(page, date);
  await page.clock.install();
  await page.goto(`/booking/${ticket.id}`);
  await expect(ticketOf(page)).toContainText('Waiting list');
  let respond: (() => void) | undefined;
  const requested = new Promise<void>((resolve) => {
    void page.route(`/api/bookings/${ticket.id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      resolve();
      await new Promise<void>((release) => {
        respond = release;
      });
      return route.fulfill({ json: ticket });
    });
  });
  await page.clock.runFor(61_000);
  await requested;
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(noticeOf(page, 'You’re off the waiting list')).toBeVisible();
  const lateResponse = page.waitForResponse(`/api/bookings/${ticket.id}`);
  respond?.();
  await (await lateResponse).finished();
  await page.clock.runFor(100);
  await expect(noticeOf(page, 'You’re off the waiting list')).toBeVisible();
});

test('a waiting party’s ticket works without the waitlist’s code', async ({
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

test('a visitor joins and leaves the waitlist with the keyboard @desktop', async ({
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

test('a party can’t join the waitlist twice, and is booked if spots are free', async ({
  page,
  visitor,
  date,
  expectErrors,
}) => {
  expectErrors(/409/);
  const otherVisitor = await fillDeparture(visitor, date);
  const { id } = await joinWaitlist(page, date);
  await openCalendar(page);
  await (await findDateCell(page, date)).click();
  await continueToContact(page, JOIN_BUTTON);
  await fillInContact(page);
  await page.getByRole('button', { name: /^Join the list/ }).click();
  await expect(page.getByRole('alert')).toContainText('You’re already on the waiting list');
  await expect(await page.request.delete(`/api/bookings/${id}`)).toBeOK();
  await otherVisitor.cancel();
  await page.getByRole('button', { name: /^(Join the list|Book) for/ }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
});

test.describe('a waiting party’s ticket', () => {
  const states: [string, Partial<Ticket>, RegExp][] = [
    ['continues behind other parties', { wait: { ahead: 2 } }, /2 parties are ahead of you/],
    [
      'was ended by the guide',
      { status: 'EXPIRED', wait: { ahead: 0, removed: true } },
      /The guide took you off the waiting list/,
    ],
    ['has expired', { status: 'EXPIRED' }, /The spots aren’t held for you anymore/],
    [
      'has expired since the last load',
      { status: 'ON_HOLD', wait: { ahead: 0, utcHeldUntil: '2026-01-05T15:00:00Z' } },
      /The spots aren’t held for you anymore/,
    ],
    ['ended without an offer', {}, /No spots opened up in time/],
    [
      'was for a tour that the guide canceled',
      { status: 'CANCELLED', cancellation: { by: 'guide', reason: 'Snow' } },
      /The guide canceled this tour.*Snow\./s,
    ],
  ];
  for (const [title, change, text] of states) {
    test(`shows that the wait ${title}`, async ({ page, visitor, date }) => {
      await fillDeparture(visitor, date);
      const ticket = await joinWaitlist(page, date);
      const isClosed = title === 'ended without an offer';
      const utcCutoffAt = isClosed ? '2026-01-05T15:00:00Z' : ticket.departure.utcCutoffAt;
      await showTicket(page, {
        ...ticket,
        ...change,
        departure: { ...ticket.departure, utcCutoffAt },
      });
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('button', { name: /^Yes/ })).toHaveCount(0);
    });
  }
});

for (const [timezoneId, zone] of [
  ['America/New_York', ''],
  ['Europe/Berlin', ', New York time'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('an offer shows the day and time when it expires', async ({ page, visitor, date }) => {
      await fillDeparture(visitor, date);
      const ticket = await joinWaitlist(page, date);
      const until = new Date(Date.now() + 60 * 60_000);
      await showTicket(page, {
        ...ticket,
        status: 'ON_HOLD',
        wait: { ahead: 0, utcHeldUntil: until.toISOString() },
      });
      const when = `${formatDayAndDate(newYorkDate(until))}, ${formatTime(newYorkTime(until))}${zone}`;
      await expect(ticketOf(page).getByText('Held until')).toHaveText(`Held until ${when}`);
      await expect(noticeOf(page, `2 spots are held for you until ${when}`)).toBeVisible();
    });
  });
}

test('a waiting party is asked to check the page only if it gets no mail', async ({
  page,
  visitor,
  date,
}) => {
  await fillDeparture(visitor, date);
  const ticket = await joinWaitlist(page, date);
  await showTicket(page, { ...ticket, wait: { ahead: 1 } });
  await expect(page.getByText('So check back now and then.')).toBeVisible();
  await showTicket(page, { ...ticket, wait: { ahead: 1, mailed: true } });
  await expect(page.getByText('We’ll email you at ada@example.com when')).toBeVisible();
  await expect(page.getByText('check back now and then')).toHaveCount(0);
});
