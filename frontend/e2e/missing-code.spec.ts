import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import { expectAccessible } from './support/accessibility';
import { disconnect, hold } from './support/network';
import { openMenu } from './support/site';
import { expect, test } from './support/test';

const ABOUT = '**/assets/AboutPage-*.js';

for (const what of ['start', 'AboutPage']) {
  test(`a page whose scripts can’t be had says so, and reloads: ${what}`, async ({
    page,
    announce,
  }) => {
    announce(RegExp(`REFUSED.*${what}`), /Failed to fetch dynamically imported module/);
    await disconnect(page, `**/assets/${what}-*.js`);
    await page.goto('/about', { waitUntil: 'commit' });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Part of this page didn’t load.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(`**/assets/${what}-*.js`);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('[aria-label=Menu]:disabled')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });
}

test('somebody who is signed in sees the page, not a loading screen for good', async ({
  page,
  announce,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  announce(/REFUSED.*start/, /Failed to fetch dynamically imported module/);
  await disconnect(page, '**/assets/start-*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without the carousel’s code the photos can be seen', async ({ page, announce }) => {
  announce(/REFUSED.*Carousel/);
  await disconnect(page, '**/assets/Carousel-*.js');
  await page.goto('/gallery');
  const photos = page.getByRole('region', { name: 'Photos of our walks' });
  await expect(photos.getByRole('img')).toHaveCount(5);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor without a network is told so at the new address, and goes on when it is back', async ({
  page,
  context,
  announce,
}) => {
  announce(/DISCONNECTED.*AboutPage/, /DISCONNECTED.*about$/);
  await page.goto('/contact');
  await context.setOffline(true);
  await goTo(page, 'ABOUT');
  await expect(page).toHaveURL('/about');
  const alert = page.getByRole('alert');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(alert).toContainText('It will open as soon as the connection is back.');
  await expect(heading).toHaveText('This page can’t be reached');
  await expect(page).toHaveTitle(/^This page can’t be reached/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  // The page before is still loaded.
  await page.goBack();
  await expect(alert).toHaveCount(0);
  await expect(heading).toHaveText(/Contact/i);
  await expect(page).toHaveTitle(/^Contact/);
  await goTo(page, 'ABOUT');
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^About/);
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('a tour that can’t be loaded takes the place of the list, which is there again on the way back', async ({
  page,
  announce,
}) => {
  announce(/FAILED.*central-park/);
  await page.goto('/tours');
  const tour = '**/tours/*central-park';
  await page.route(tour, (route) => route.abort());
  const cards = page.getByRole('article');
  const count = await cards.count();
  await cards.getByRole('link', { name: 'Central Park', exact: true }).click();
  await expect(page).toHaveURL('/tours/central-park');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be reached');
  await expect(cards).toHaveCount(0);
  await expectAccessible(page, 'unreachable');
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be reached');
  await page.unroute(tour);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central Park');
});

test('a page whose code a newer version of the site has replaced is reached', async ({
  page,
  announce,
}) => {
  announce(/404.*AboutPage/);
  let calls = 0;
  await page.route(ABOUT, (route) =>
    calls++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/contact');
  // The pointer or the focus on the link would have it fetched before.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/about"]')?.click();
  });
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('[aria-label=Menu]:disabled')).toHaveCount(0);
});

test('whoever leaves while a page’s code is slow gets where they were going', async ({
  page,
  announce,
}) => {
  announce(/FAILED.*AboutPage/);
  await page.goto('/contact');
  // Firefox and WebKit give up what is being fetched as soon as the visitor leaves.
  const gate = new EventEmitter();
  const givenUp = once(gate, 'open');
  await page.route(ABOUT, async (route) => {
    await givenUp;
    await route.abort();
  });
  await goTo(page, 'ABOUT');
  const release = await hold(page, '/gallery');
  const requested = page.waitForRequest('/gallery');
  const left = page.goto('/gallery', { waitUntil: 'commit' });
  await requested;
  gate.emit('open');
  await page.waitForTimeout(500);
  release();
  await left;
  await expect(page).toHaveTitle(/gallery/);
});

async function goTo(page: Page, label: string): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: label, exact: true })
    .click();
}
