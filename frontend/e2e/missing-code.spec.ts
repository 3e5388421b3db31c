import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import { expectAccessible } from './support/accessibility';
import { refuseConnections, holdCalls } from './support/network';
import { openMenu } from './support/site';
import { expect, test } from './support/test';

const ABOUT = '**/assets/AboutPage-*.js';

for (const script of ['start', 'AboutPage']) {
  test(`a page that can’t load ${script}.js shows an error, and can be reloaded`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(RegExp(`REFUSED.*${script}`), /Failed to fetch dynamically imported module/);
    await refuseConnections(page, `**/assets/${script}-*.js`);
    await page.goto('/about', { waitUntil: 'commit' });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Part of this page didn’t load.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(`**/assets/${script}-*.js`);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('[aria-label=Menu]:disabled')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });
}

test('a signed-in user sees the page instead of an endless loading screen if a script can’t be loaded', async ({
  page,
  expectErrors,
  signInNewUser,
}) => {
  await signInNewUser();
  expectErrors(/REFUSED.*start/, /Failed to fetch dynamically imported module/);
  await refuseConnections(page, '**/assets/start-*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the photos are visible even if the carousel’s code fails to load', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/REFUSED.*Carousel/);
  await refuseConnections(page, '**/assets/Carousel-*.js');
  await page.goto('/gallery');
  const photos = page.getByRole('region', { name: 'Photos of our walks' });
  await expect(photos.getByRole('img')).toHaveCount(5);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('navigation without a network shows an error at the new URL, and continues once the network is back', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/DISCONNECTED.*AboutPage/, /DISCONNECTED.*about$/);
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
  // The previous page's code is still loaded.
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

test('a tour that can’t be loaded shows an error, and going back shows the list again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/FAILED.*central-park/);
  await page.goto('/tours');
  const tour = '**/tours/*central-park';
  await page.route(tour, (route) => route.abort());
  const cards = page.getByRole('article');
  const cardCount = await cards.count();
  await cards.getByRole('link', { name: 'Central Park', exact: true }).click();
  await expect(page).toHaveURL('/tours/central-park');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be reached');
  await expect(cards).toHaveCount(0);
  await expectAccessible(page, 'unreachable');
  await page.goBack();
  await expect(cards).toHaveCount(cardCount);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be reached');
  await page.unroute(tour);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central Park');
});

test('a page opens even if a new version of the site has replaced its code', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404.*AboutPage/);
  let calls = 0;
  await page.route(ABOUT, (route) =>
    calls++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/contact');
  // Clicks from a script, because hovering over the link or focusing it would prefetch the code.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/about"]')?.click();
  });
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('[aria-label=Menu]:disabled')).toHaveCount(0);
});

test('a visitor who leaves while a page’s code is loading reaches the next page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/FAILED.*AboutPage/);
  await page.goto('/contact');
  // Firefox and WebKit abort fetches as soon as the visitor leaves. The test does so in Chromium, too.
  const gate = new EventEmitter();
  const gateOpened = once(gate, 'open');
  await page.route(ABOUT, async (route) => {
    await gateOpened;
    await route.abort();
  });
  await goTo(page, 'ABOUT');
  const release = await holdCalls(page, '/gallery');
  const requested = page.waitForRequest('/gallery');
  const navigation = page.goto('/gallery', { waitUntil: 'commit' });
  await requested;
  gate.emit('open');
  await page.waitForTimeout(500);
  release();
  await navigation;
  await expect(page).toHaveTitle(/gallery/);
});

async function goTo(page: Page, label: string): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: label, exact: true })
    .click();
}
