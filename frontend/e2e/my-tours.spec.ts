import type { Page } from '@playwright/test';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { holdCalls } from './support/network';
import { expectSignedIn } from './support/site';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';
import { bookTicket, expireUndo, moveToPast } from './support/tickets';
import { VIEWPORTS } from './support/viewports';

const headerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'MY TOURS', exact: true });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('one page lists all bookings, with the next one first', async ({ page }) => {
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

test('past tours are listed even if the code that removes them fails to load', async ({
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

test('a guest with a booking sees MY TOURS in the header, and the link doesn’t shift the layout', async ({
  page,
  tours,
}) => {
  await page.goto('/');
  await expect(headerLink(page)).toHaveCount(0);
  await tours.open();
  await tours.create();
  await expect(headerLink(page)).toBeVisible();

  const shifts = await watchShifts(page);
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    const release = await holdCalls(page, '**/assets/start-*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shifts.reset();
    release();
    await expect(headerLink(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(await shifts.read(), `${String(viewport.width)} px`).toEqual([]);
    await page.unroute('**/assets/start-*.js');
  }
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

test('a user with a booking sees MY TOURS in the header until signing out @desktop', async ({
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
    expect(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  }
  const { username } = await signInNewUser();
  await makeGuide(username);
  await page.goto('/contact');
  await expectSignedIn(page);
  for (const width of [320, 375, 640, 768, 1216, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await findLayoutFlaws(page), `the guide, ${String(width)} px`).toEqual([]);
  }
  // The header is a single row.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
});
