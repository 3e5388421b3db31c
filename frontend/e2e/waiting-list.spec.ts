import type { Page } from '@playwright/test';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { expectAccessible } from './support/accessibility';
import { cellOf, fillInContact, goOn, openCalendar } from './support/calendar';
import { book, dates as test, PLACE } from './support/day-sheet';
import { setDepartures } from './support/departures';
import { expect } from './support/test';
import { CONTACT, endHold, showTicket, type Ticket } from './support/tickets';

const TOUR = 'day.central-park';
const JOIN = 'Join the waiting list';
const YES = 'Yes, book the 2 spots';

/** Who has booked all that there is, and lets go of it. */
interface Rival {
  free: () => Promise<void>;
}

const face = (page: Page) => page.getByRole('article');
const notice = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** Has a departure full, with four people. */
async function fill(visitor: Parameters<typeof book>[0], date: string): Promise<Rival> {
  await setDepartures({ place: PLACE, date, capacity: 4 });
  const id = await book(visitor, { date, people: 4 });
  return {
    free: async () => {
      await expect(await visitor.delete(`/api/bookings/${id}`)).toBeOK();
    },
  };
}

/** Has whoever the page's browser belongs to wait, with two people. */
async function join(page: Page, date: string): Promise<Ticket> {
  await expect(await page.request.post('/api/guest')).toBeOK();
  const data = { date, people: 2, contact: CONTACT, waiting: true };
  const answer = await page.request.post(`/api/tours/${TOUR}/bookings`, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as Ticket;
}

test('who finds a tour full waits, and books by one tap when spots come free @widths', async ({
  page,
  visitor,
  date,
}) => {
  const rival = await fill(visitor, date);
  await openCalendar(page);
  const cell = await cellOf(page, date);
  await expect(cell).toContainText('full, can wait');
  await expect(cell).toHaveAccessibleName(/: 10:00 AM, full, has a waiting list$/);
  await cell.click();
  const when = page.getByRole('group', { name: formatDayAndDate(date) });
  await expect(when).toContainText('Full.');
  await expect(when).toContainText('as soon as 2 are free');
  await expect(when).toContainText('nothing is booked, and you owe nothing');
  await expect(when.getByRole('alert')).toHaveCount(0);
  await goOn(page, JOIN);
  const last = page.getByRole('button', { name: 'Join the list for 10:00 AM' });
  await last.click();
  await expect(page.getByText('Your name is required.')).toBeVisible();
  await fillInContact(page);
  await last.click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeFocused();
  await page.getByRole('link', { name: 'See your place in line' }).click();

  await expect(notice(page, 'You’re on the waiting list')).toBeVisible();
  await expect(page.getByText('You aren’t booked, but you’re first in line.')).toBeVisible();
  await expect(face(page)).toContainText('Waiting list');
  for (const name of ['Share', 'Print', 'Change date or people', 'Cancel this booking']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByText('Add to calendar')).toHaveCount(0);
  await page.goto('/my-tours');
  const list = page.getByRole('region', { name: 'On the waiting list' });
  await expect(list.getByRole('listitem')).toContainText('Waiting list');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toHaveCount(0);

  await rival.free();
  await page.reload();
  const held = page.getByRole('region', { name: 'Spots held for you' });
  await expect(held.getByRole('article')).toContainText(/Held until .*\d:\d\d [AP]M/);
  await expect(list).toHaveCount(0);
  await held.getByRole('link', { name: 'Yes or no?' }).click();
  await expect(notice(page, /^2 spots are held for you until .*\d:\d\d [AP]M/)).toBeVisible();
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('status').first()).toHaveText('You’re booked. See you there!');
  await expect(face(page)).toContainText('Booked');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.reload();
  await expect(face(page)).toContainText('Booked');
  await page.goto('/my-tours');
  await expect(page.getByRole('region', { name: 'Your next tour' })).toBeVisible();
});

test('waiting is accessible', async ({ page, visitor, date }) => {
  await fill(visitor, date);
  await openCalendar(page);
  await (await cellOf(page, date)).click();
  await expectAccessible(page, 'a full date');
  const { id } = await join(page, date);
  await page.goto(`/booking/${id}`);
  await expect(face(page)).toContainText('Waiting list');
  await expectAccessible(page, 'waiting');
});

test('so is what is held', async ({ page, visitor, date }) => {
  const rival = await fill(visitor, date);
  const { id } = await join(page, date);
  await rival.free();
  await page.goto('/my-tours');
  await expect(face(page)).toContainText('Held until');
  await expectAccessible(page, 'my tours with spots that are held');
  await page.goto(`/booking/${id}`);
  await page.getByRole('button', { name: YES }).hover();
  await expectAccessible(page, 'spots that are held');
});

test('whoever says no lets the spots go, and is told so', async ({ page, visitor, date }) => {
  const rival = await fill(visitor, date);
  const { id } = await join(page, date);
  await rival.free();
  await page.goto(`/booking/${id}`);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(notice(page, 'You’re off the waiting list')).toBeInViewport();
  await expect(face(page)).toContainText('Not booked');
  await expect(page.getByRole('region', { name: 'How the guide reaches you' })).toHaveCount(0);
  expect(await (await page.request.get('/api/bookings')).json()).toEqual([]);
  await page.getByRole('link', { name: 'Join again, or choose another date' }).click();
  await expect(page).toHaveURL('/tours/central-park');
});

test('an offer comes while the page is open, and one that is over can’t be taken', async ({
  page,
  visitor,
  date,
  announce,
}) => {
  announce(/409/);
  const rival = await fill(visitor, date);
  const ticket = await join(page, date);
  await page.clock.install();
  await page.goto(`/booking/${ticket.id}`);
  await expect(notice(page, 'You’re on the waiting list')).toBeVisible();
  await rival.free();
  await page.clock.runFor(61_000);
  await expect(notice(page, /^2 spots are held/)).toBeVisible();

  await endHold(ticket);
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('alert')).toContainText('aren’t held for you anymore');
  await expect(notice(page, 'The spots aren’t held for you anymore')).toBeVisible();
  await expect(page.getByRole('button', { name: YES })).toHaveCount(0);
  await expect(face(page)).toContainText('Not booked');
});

test('whoever leaves stays gone, whatever was asked before', async ({ page, visitor, date }) => {
  await fill(visitor, date);
  const ticket = await join(page, date);
  await page.clock.install();
  await page.goto(`/booking/${ticket.id}`);
  await expect(face(page)).toContainText('Waiting list');
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    void page.route(`/api/bookings/${ticket.id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      resolve();
      await new Promise<void>((release) => {
        answer = release;
      });
      return route.fulfill({ json: ticket });
    });
  });
  await page.clock.runFor(61_000);
  await asked;
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(notice(page, 'You’re off the waiting list')).toBeVisible();
  const late = page.waitForResponse(`/api/bookings/${ticket.id}`);
  answer?.();
  await (await late).finished();
  await page.clock.runFor(100);
  await expect(notice(page, 'You’re off the waiting list')).toBeVisible();
});

test('without the code for it, the rest of the page stays', async ({
  page,
  visitor,
  date,
  announce,
}) => {
  announce(/ERR_FAILED/);
  await fill(visitor, date);
  const { id } = await join(page, date);
  await page.route('**/assets/WaitlistNotice-*.js', (route) => route.abort());
  await page.goto(`/booking/${id}`);
  await expect(page.getByRole('alert')).toContainText('This part of the page didn’t load.');
  await expect(face(page)).toContainText('Waiting list');
});

test('goes by keyboard alone @desktop', async ({ page, visitor, date }) => {
  await fill(visitor, date);
  await openCalendar(page);
  await (await cellOf(page, date)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: formatDayAndDate(date) })).toBeFocused();
  await page.getByRole('button', { name: JOIN }).focus();
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
  const leave = page.getByRole('button', { name: 'Leave the waiting list' });
  await expect(leave).toHaveAccessibleDescription(/can’t be undone/);
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'You’re off the waiting list')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Join again/ })).toBeFocused();
});

test('who waits already is told so, and who finds room after all is booked', async ({
  page,
  visitor,
  date,
  announce,
}) => {
  announce(/409/);
  const rival = await fill(visitor, date);
  const { id } = await join(page, date);
  await openCalendar(page);
  await (await cellOf(page, date)).click();
  await goOn(page, JOIN);
  await fillInContact(page);
  await page.getByRole('button', { name: /^Join the list/ }).click();
  await expect(page.getByRole('alert')).toContainText('You’re already on the waiting list');
  await expect(await page.request.delete(`/api/bookings/${id}`)).toBeOK();
  await rival.free();
  await page.getByRole('button', { name: /^(Join the list|Book) for/ }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
});

test.describe('the page of a wait says plainly that it', () => {
  const states: [string, Partial<Ticket>, RegExp][] = [
    ['goes on behind others', { wait: { ahead: 2 } }, /2 parties are ahead of you/],
    [
      'was ended by the guide',
      { status: 'EXPIRED', wait: { ahead: 0, removed: true } },
      /The guide took you off the waiting list/,
    ],
    ['has lapsed', { status: 'EXPIRED' }, /The spots aren’t held for you anymore/],
    [
      'has lapsed while nobody looked',
      { status: 'ON_HOLD', wait: { ahead: 0, utcHeldUntil: '2026-01-05T15:00:00Z' } },
      /The spots aren’t held for you anymore/,
    ],
    ['was in vain', {}, /No spots came free in time/],
    [
      'was for a tour that the guide canceled',
      { status: 'CANCELLED', cancellation: { by: 'guide', reason: 'Snow' } },
      /The guide canceled this tour.*Snow\./s,
    ],
  ];
  for (const [what, change, text] of states) {
    test(what, async ({ page, visitor, date }) => {
      await fill(visitor, date);
      const ticket = await join(page, date);
      const isClosed = what === 'was in vain';
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

    test('held spots say until which day and time', async ({ page, visitor, date }) => {
      await fill(visitor, date);
      const ticket = await join(page, date);
      const until = new Date(Date.now() + 60 * 60_000);
      await showTicket(page, {
        ...ticket,
        status: 'ON_HOLD',
        wait: { ahead: 0, utcHeldUntil: until.toISOString() },
      });
      const when = `${formatDayAndDate(newYorkDate(until))}, ${formatTime(newYorkTime(until))}${zone}`;
      await expect(face(page).getByText('Held until')).toHaveText(`Held until ${when}`);
      await expect(notice(page, `2 spots are held for you until ${when}`)).toBeVisible();
    });
  });
}

test('a waiting party is asked to look in only if no mail tells it', async ({
  page,
  visitor,
  date,
}) => {
  await fill(visitor, date);
  const ticket = await join(page, date);
  await showTicket(page, { ...ticket, wait: { ahead: 1 } });
  await expect(page.getByText('So look in now and then.')).toBeVisible();
  await showTicket(page, { ...ticket, wait: { ahead: 1, mailed: true } });
  await expect(page.getByText('We’ll email you at ada@example.com when')).toBeVisible();
  await expect(page.getByText('look in now and then')).toHaveCount(0);
});
