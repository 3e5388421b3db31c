import type { Locator, Page } from '@playwright/test';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import { bookSoon, standAt, turnTo } from './support/finding';
import { disconnect } from './support/network';
import { expect, test } from './support/test';
import { showTicket, type Ticket } from './support/tickets';

const finding = (page: Page) => page.getByRole('region', { name: 'Find your guide' });
const direction = (page: Page) => finding(page).locator('[aria-hidden="true"]').first();
const pointThere = (page: Page) =>
  finding(page).getByRole('button', { name: 'Point me there' }).click();

/** Where the guide says where they are, in the console. */
async function openTaps(page: Page, { departure }: Ticket): Promise<Locator> {
  await page.goto(`/guide/?date=${departure.date}`);
  return page
    .locator(`[data-departure="${departure.id}"]`)
    .getByRole('region', { name: 'Tell those who look for you' });
}

test('half an hour before the start, the ticket leads to the guide @widths', async ({ page }, {
  parallelIndex,
}) => {
  const ticket = await bookSoon(page.request, 20, parallelIndex);
  await page.goto(`/booking/${ticket.id}`);
  const part = finding(page);
  await expect(part).toContainText(ticket.departure.meetingPoint);
  await expect(part).toContainText('How to find me');
  await expect(part).toContainText('Your guide hasn’t said anything yet.');
  await expect(part.getByRole('img', { name: /^Map of the way/ })).toBeVisible();
  await expect(part.getByRole('link', { name: 'Open in your map app' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/.*40\.\d+%2C-7[34]\.\d+$/,
  );
  // It comes first, and says once where to be.
  const [top = 0, face = 0] = await Promise.all(
    [part, page.getByRole('article')].map(async (each) => (await each.boundingBox())?.y),
  );
  expect(top).toBeLessThan(face);
  await expect(page.getByRole('region', { name: 'Where we meet' })).toHaveCount(0);
  await expectAccessible(page, 'finding the guide');
  expect(await flawsOfNarrowness(page)).toEqual([]);
});

test.describe('it does not', () => {
  for (const [when, minutes] of [
    ['earlier than half an hour before', 40],
    ['an hour after the start', -61],
  ] as const) {
    test(when, async ({ page }, { parallelIndex }) => {
      const ticket = await bookSoon(page.request, minutes, parallelIndex);
      await page.goto(`/booking/${ticket.id}`);
      await expect(page.getByRole('region', { name: 'Where we meet' })).toBeVisible();
      await expect(finding(page)).toHaveCount(0);
    });
  }

  test('for a party that isn’t expected', async ({ page }, { parallelIndex }) => {
    const ticket = await bookSoon(page.request, 20, parallelIndex);
    await showTicket(page, { ...ticket, status: 'CANCELLED', cancellation: { by: 'guide' } });
    await expect(page.getByText('The guide canceled this tour')).toBeVisible();
    await expect(finding(page)).toHaveCount(0);
  });
});

test('the spot’s direction is shown by compass and position, which stay on the phone @widths', async ({
  page,
  context,
}, { parallelIndex }) => {
  const ticket = await bookSoon(page.request, 20, parallelIndex);
  // Due south of the spot, at about 400 feet.
  await standAt(context, page.request, ticket, { north: -122 });
  await page.goto(`/booking/${ticket.id}`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await pointThere(page);
  await expect(direction(page)).toContainText('About 400 feet to the north');
  await expect(finding(page)).toContainText('so north is at the top');

  await turnTo(page, 0);
  await expect(direction(page)).toContainText('About 400 feet straight ahead');
  await expect(finding(page)).not.toContainText('so north is at the top');
  await turnTo(page, 90);
  await expect(direction(page)).toContainText('About 400 feet to your left');
  await turnTo(page, 225);
  await expect(direction(page)).toContainText('behind you, to your right');
  await expectAccessible(page, 'the way to the spot');
  // For those who hear it, in the end, too.
  const told = finding(page).getByRole('status').filter({ hasText: 'behind you, to your right' });
  await expect(told).toHaveText('About 400 feet: behind you, to your right', { timeout: 10_000 });

  await standAt(context, page.request, ticket, { north: 5, accuracy: 120 });
  await expect(direction(page)).toContainText('You’re there');
  await expect(finding(page)).toContainText('only to within 400 feet');
  await finding(page).getByRole('button', { name: 'Stop pointing' }).click();
  await expect(direction(page)).toHaveCount(0);
  expect(sent.filter((call) => /4[01]\.\d{3}/.test(call))).toEqual([]);
});

test('an iPhone is asked for its compass by a tap', async ({ page, context }, {
  parallelIndex,
}) => {
  const ticket = await bookSoon(page.request, 20, parallelIndex);
  await standAt(context, page.request, ticket, { east: -300 });
  await page.addInitScript(() => {
    Object.assign(DeviceOrientationEvent, {
      requestPermission: () => {
        document.body.dataset.asked = String(navigator.userActivation.isActive);
        return Promise.resolve('granted');
      },
    });
  });
  await page.goto(`/booking/${ticket.id}`);
  await pointThere(page);
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'true');
  await expect(direction(page)).toContainText('About 1,000 feet to the east');
  await page.evaluate(() => {
    const event = new DeviceOrientationEvent('deviceorientation', { alpha: 0, absolute: false });
    dispatchEvent(Object.assign(event, { webkitCompassHeading: 193 }));
  });
  await expect(direction(page)).toContainText('to your left');
});

test('it says plainly when it can’t point there', async ({ page, context }, { parallelIndex }) => {
  const ticket = await bookSoon(page.request, 20, parallelIndex);
  await page.goto(`/booking/${ticket.id}`);
  // Nobody has allowed it.
  await pointThere(page);
  const status = finding(page).getByRole('status');
  await expect(status.filter({ hasText: 'Your browser doesn’t let this page know' })).toBeVisible();
  await expectAccessible(page, 'a position that is refused');
  await standAt(context, page.request, ticket, { north: -122 });
  await pointThere(page);
  await expect(direction(page)).toContainText('About 400 feet');
});

test('what the guide taps is on the ticket within seconds, and can be taken back @widths', async ({
  page,
  browser,
  baseURL,
  signSomebodyIn,
  makeGuide,
}, { parallelIndex }) => {
  const visitor = await browser.newContext({ baseURL });
  const ticket = await bookSoon(visitor.request, 20, parallelIndex);
  const theirs = await visitor.newPage();
  await theirs.goto(`/booking/${ticket.id}`);
  const says = finding(theirs).getByRole('status').first();
  await expect(says).toContainText('hasn’t said anything yet');

  const { username } = await signSomebodyIn();
  await makeGuide(username);
  const taps = await openTaps(page, ticket);
  await taps.getByRole('button', { name: '5 minutes late' }).click();
  await expect(taps.getByRole('status')).toHaveText(
    /^5 minutes late: On tickets since \d+:\d\d [AP]M$/,
  );
  await expectAccessible(page, 'what the guide says');
  expect(await flawsOfNarrowness(page)).toEqual([]);
  await expect(says).toContainText(/I’m running 5 minutes late, and I’ll be there at \d+:\d\d/, {
    timeout: 12_000,
  });
  await expect(says).toContainText(/Your guide, at \d+:\d\d [AP]M/);

  const here = taps.getByRole('button', { name: 'I’m here', exact: true });
  await here.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await expect(says).toContainText('I’m here!', { timeout: 12_000 });

  await taps.getByRole('button', { name: /^Take back/ }).click();
  await expect(taps).not.toContainText('On tickets');
  await expect(here).toBeFocused();
  await expect(says).toContainText('hasn’t said anything yet', { timeout: 12_000 });
  await visitor.close();
});

test('what the guide taps without a network is said once there is one', async ({
  page,
  announce,
  browser,
  baseURL,
  signSomebodyIn,
  makeGuide,
}, { parallelIndex }) => {
  announce(/REFUSED/);
  const visitor = await browser.newContext({ baseURL });
  const ticket = await bookSoon(visitor.request, 20, parallelIndex);
  const { username } = await signSomebodyIn();
  await makeGuide(username);
  const taps = await openTaps(page, ticket);
  const address = '/api/guide/departures/*/arrival';
  await disconnect(page, address);
  await taps.getByRole('button', { name: 'I’m here', exact: true }).click();
  await expect(taps.getByRole('status')).toContainText('Not sent yet');
  await page.reload();
  await expect(taps.getByRole('status')).toContainText('Not sent yet');
  await page.unroute(address);
  await expect(taps.getByRole('status')).toContainText('On tickets', { timeout: 15_000 });
  const answer = await visitor.request.get(`/api/bookings/${ticket.id}`);
  expect(await answer.json()).toMatchObject({ arrival: { state: 'here' } });
  await visitor.close();
});
