import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { bookStartingSoon, setPhonePosition, turnPhone } from './support/find-me';
import { refuseConnections } from './support/network';
import { expect, test } from './support/test';
import type { Ticket } from './support/tickets';

const directionsRegion = (page: Page) => page.getByRole('region', { name: 'Find your guide' });
const direction = (page: Page) => directionsRegion(page).locator('[aria-hidden="true"]').first();
const startPointing = (page: Page) =>
  directionsRegion(page).getByRole('button', { name: 'Point me there' }).click();

/** Opens the day sheet, and returns the region in which the guide announces the arrival. */
async function openAnnouncements(page: Page, { departure }: Ticket): Promise<Locator> {
  await page.goto(`/guide/?date=${departure.date}`);
  return page
    .locator(`[data-departure="${departure.id}"]`)
    .getByRole('region', { name: 'Tell visitors where you are' });
}

test('a ticket shows directions to the guide half an hour before the start', async ({ page }, {
  parallelIndex,
}) => {
  const ticket = await bookStartingSoon(page.request, 20, parallelIndex);
  await page.goto(`/booking/${ticket.id}`);
  const region = directionsRegion(page);
  await expect(region).toContainText(ticket.departure.meetingPoint);
  await expect(region).toContainText('How to find me');
  await expect(region).toContainText('Your guide hasn’t said anything yet.');
  await expect(region.getByRole('img', { name: /^Map of the route/ })).toBeVisible();
  await expect(region.getByRole('link', { name: 'Open in your map app' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/.*40\.\d+%2C-7[34]\.\d+$/,
  );
  // The region is above the ticket, and replaces the region about the meeting point.
  const [top = 0, ticketTop = 0] = await Promise.all(
    [region, page.getByRole('article')].map(async (element) => (await element.boundingBox())?.y),
  );
  expect(top).toBeLessThan(ticketTop);
  await expect(page.getByRole('region', { name: 'Where we meet' })).toHaveCount(0);
  await expectAccessible(page, 'finding the guide');
  await expectFitsBothWidths(page);
});

test('the ticket gets the direction from the compass and the position, which never leave the phone', async ({
  page,
  context,
}, { parallelIndex }) => {
  const ticket = await bookStartingSoon(page.request, 20, parallelIndex);
  // About 400 feet south of the meeting point.
  await setPhonePosition(context, page.request, ticket, { north: -122 });
  await page.goto(`/booking/${ticket.id}`);
  const sentCalls: string[] = [];
  page.on('request', (request) => sentCalls.push(`${request.url()} ${request.postData() ?? ''}`));
  await startPointing(page);
  await expect(direction(page)).toContainText('About 400 feet to the north');
  await expect(directionsRegion(page)).toContainText('so north is at the top');

  await turnPhone(page, 0);
  await expect(direction(page)).toContainText('About 400 feet straight ahead');
  await expect(directionsRegion(page)).not.toContainText('so north is at the top');
  await turnPhone(page, 90);
  await expect(direction(page)).toContainText('About 400 feet to your left');
  await turnPhone(page, 225);
  await expect(direction(page)).toContainText('behind you, to your right');
  await expectAccessible(page, 'the direction to the meeting point');
  await expectFitsBothWidths(page);
  // Screen readers get the direction once it is stable.
  const announcement = directionsRegion(page)
    .getByRole('status')
    .filter({ hasText: 'behind you, to your right' });
  await expect(announcement).toHaveText('About 400 feet: behind you, to your right', {
    timeout: 10_000,
  });

  await setPhonePosition(context, page.request, ticket, { north: 5, accuracy: 120 });
  await expect(direction(page)).toContainText('You’re there');
  await expect(directionsRegion(page)).toContainText('only to within 400 feet');
  await directionsRegion(page).getByRole('button', { name: 'Stop pointing' }).click();
  await expect(direction(page)).toHaveCount(0);
  expect(sentCalls.filter((call) => /4[01]\.\d{3}/.test(call))).toEqual([]);
});

test('an iPhone asks for access to the compass after a tap', async ({ page, context }, {
  parallelIndex,
}) => {
  const ticket = await bookStartingSoon(page.request, 20, parallelIndex);
  await setPhonePosition(context, page.request, ticket, { east: -300 });
  await page.addInitScript(() => {
    Object.assign(DeviceOrientationEvent, {
      requestPermission: () => {
        document.body.dataset.asked = String(navigator.userActivation.isActive);
        return Promise.resolve('granted');
      },
    });
  });
  await page.goto(`/booking/${ticket.id}`);
  await startPointing(page);
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'true');
  await expect(direction(page)).toContainText('About 1,000 feet to the east');
  await page.evaluate(() => {
    const event = new DeviceOrientationEvent('deviceorientation', { alpha: 0, absolute: false });
    dispatchEvent(Object.assign(event, { webkitCompassHeading: 193 }));
  });
  await expect(direction(page)).toContainText('to your left');
});

test('a visitor who denies access to the position sees a message, and can try again', async ({
  page,
  context,
}, { parallelIndex }) => {
  const ticket = await bookStartingSoon(page.request, 20, parallelIndex);
  await page.goto(`/booking/${ticket.id}`);
  // The permission hasn't been granted.
  await startPointing(page);
  const status = directionsRegion(page).getByRole('status');
  await expect(status.filter({ hasText: 'Your browser doesn’t let this page know' })).toBeVisible();
  await expectAccessible(page, 'a position without permission');
  await setPhonePosition(context, page.request, ticket, { north: -122 });
  await startPointing(page);
  await expect(direction(page)).toContainText('About 400 feet');
});

test('the guide’s announcement appears on the ticket within seconds, and can be deleted', async ({
  page,
  browser,
  baseURL,
  signInNewUser,
  makeGuide,
}, { parallelIndex }) => {
  const visitor = await browser.newContext({ baseURL });
  const ticket = await bookStartingSoon(visitor.request, 20, parallelIndex);
  const ticketPage = await visitor.newPage();
  await ticketPage.goto(`/booking/${ticket.id}`);
  const announcement = directionsRegion(ticketPage).getByRole('status').first();
  await expect(announcement).toContainText('hasn’t said anything yet');

  const { username } = await signInNewUser();
  await makeGuide(username);
  const announcements = await openAnnouncements(page, ticket);
  await announcements.getByRole('button', { name: '5 minutes late' }).click();
  await expect(announcements.getByRole('status')).toHaveText(
    /^5 minutes late: Shown on tickets since \d+:\d\d [AP]M$/,
  );
  await expectAccessible(page, 'an announcement');
  await expectFitsBothWidths(page);
  await expect(announcement).toContainText(
    /I’m running 5 minutes late, and I’ll be there at \d+:\d\d/,
    {
      timeout: 12_000,
    },
  );
  await expect(announcement).toContainText(/Your guide, at \d+:\d\d [AP]M/);

  const hereButton = announcements.getByRole('button', { name: 'I’m here', exact: true });
  await hereButton.click();
  await expect(hereButton).toHaveAttribute('aria-pressed', 'true');
  await expect(announcement).toContainText('I’m here!', { timeout: 12_000 });

  await announcements.getByRole('button', { name: /^Clear status/ }).click();
  await expect(announcements).not.toContainText('on tickets');
  await expect(hereButton).toBeFocused();
  await expect(announcement).toContainText('hasn’t said anything yet', { timeout: 12_000 });
  await visitor.close();
});

test('an announcement made offline is sent when the network is back', async ({
  page,
  expectErrors,
  browser,
  baseURL,
  signInNewUser,
  makeGuide,
}, { parallelIndex }) => {
  expectErrors(/REFUSED/);
  const visitor = await browser.newContext({ baseURL });
  const ticket = await bookStartingSoon(visitor.request, 20, parallelIndex);
  const { username } = await signInNewUser();
  await makeGuide(username);
  const announcements = await openAnnouncements(page, ticket);
  const url = '/api/guide/departures/*/arrival';
  await refuseConnections(page, url);
  await announcements.getByRole('button', { name: 'I’m here', exact: true }).click();
  await expect(announcements.getByRole('status')).toContainText('Not sent yet');
  await page.reload();
  await expect(announcements.getByRole('status')).toContainText('Not sent yet');
  await page.unroute(url);
  await expect(announcements.getByRole('status')).toContainText('Shown on tickets', {
    timeout: 15_000,
  });
  const response = await visitor.request.get(`/api/bookings/${ticket.id}`);
  expect(await response.json()).toMatchObject({ arrival: { state: 'here' } });
  await visitor.close();
});
