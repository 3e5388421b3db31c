import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { bookStartingSoon, setPhonePosition, turnPhone } from './support/find-me';
import { expect, test } from './support/test';

const directionsRegion = (page: Page) => page.getByRole('region', { name: 'Find your guide' });
const direction = (page: Page) => directionsRegion(page).locator('[aria-hidden="true"]').first();
const startPointing = (page: Page) =>
  directionsRegion(page).getByRole('button', { name: 'Point me there' }).click();

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

  await setPhonePosition(context, page.request, ticket, { north: 5 });
  await expect(direction(page)).toContainText('You’re there');
  await directionsRegion(page).getByRole('button', { name: 'Stop pointing' }).click();
  await expect(direction(page)).toHaveCount(0);
  expect(sentCalls.filter((call) => /4[01]\.\d{3}/.test(call))).toEqual([]);
});

test('the guide’s announcement appears on the ticket, and can be deleted', async ({
  page,
  browser,
  baseURL,
  signInNewUser,
  makeGuide,
}, { parallelIndex }) => {
  const visitorContext = await browser.newContext({ baseURL });
  const ticket = await bookStartingSoon(visitorContext.request, 20, parallelIndex);
  const ticketPage = await visitorContext.newPage();
  await ticketPage.goto(`/booking/${ticket.id}`);
  const shownAnnouncement = directionsRegion(ticketPage).getByRole('status').first();
  await expect(shownAnnouncement).toContainText('hasn’t said anything yet');

  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.goto(`/guide/?date=${ticket.departure.date}`);
  const announcements = page
    .locator(`[data-departure="${ticket.departure.id}"]`)
    .getByRole('region', { name: 'Tell visitors where you are' });
  const announce = async (button: Locator) => {
    const saved = page.waitForResponse('/api/guide/departures/*/arrival');
    await button.click();
    await saved;
    // A page that becomes visible loads its ticket again.
    await ticketPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await announce(announcements.getByRole('button', { name: '5 minutes late' }));
  await expect(announcements.getByRole('status')).toHaveText(
    /^5 minutes late: Shown on tickets since \d+:\d\d [AP]M$/,
  );
  await expectAccessible(page, 'an announcement');
  await expectFitsBothWidths(page);
  await expect(shownAnnouncement).toContainText(
    /I’m running 5 minutes late, and I’ll be there at \d+:\d\d/,
  );
  await expect(shownAnnouncement).toContainText(/Your guide, at \d+:\d\d [AP]M/);

  await announce(announcements.getByRole('button', { name: /^Clear status/ }));
  await expect(announcements).not.toContainText('on tickets');
  await expect(announcements.getByRole('button', { name: 'I’m here', exact: true })).toBeFocused();
  await expect(shownAnnouncement).toContainText('hasn’t said anything yet');
  await visitorContext.close();
});
