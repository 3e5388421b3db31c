import type { Page } from '@playwright/test';
import { refuseConnections, holdCalls } from './support/network';
import { openMenu } from './support/site';
import { expect, test } from './support/test';

test('a page’s styles are fetched once, before the page appears', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const requestedUrls = collectStyleRequests(page);
  const release = await holdCalls(page, '**/assets/AboutPage-*.css');
  await goTo(page, 'ABOUT');
  await expect.poll(() => requestedUrls).toHaveLength(1);
  await page.waitForTimeout(500);
  await expect(page).toHaveTitle(/^Contact/);
  release();
  await expect(page).toHaveTitle(/^About/);
  const picture = page.getByRole('main').getByRole('img').first();
  const measureWidth = async () => (await picture.boundingBox())?.width;
  const expectedWidth = await measureWidth();
  await goTo(page, 'CONTACT');
  await expect(page).toHaveTitle(/^Contact/);
  await goTo(page, 'ABOUT');
  await expect(page).toHaveTitle(/^About/);
  expect(requestedUrls).toEqual([expect.stringMatching(/AboutPage-.*\.css$/)]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await measureWidth()).toBe(expectedWidth);
  expect(requestedUrls).toHaveLength(1);
});

test('a page whose styles can’t be fetched never appears without them', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/REFUSED.*AboutPage/);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await refuseConnections(page, '**/assets/AboutPage-*.css');
  await openMenu(page);
  const link = linkTo(page, 'ABOUT');
  // Hovering prefetches the page, which fails.
  const prefetchFailed = page.waitForEvent('requestfailed');
  await link.hover();
  await prefetchFailed;
  const navigation = page.waitForRequest((request) => request.isNavigationRequest());
  await link.click();
  await navigation;
  await expect(page).toHaveTitle(/^About/);
  expect(await page.locator('head style').count()).toBe(2);
});

/** Collects the URLs of the stylesheets that the page requests from now on. */
function collectStyleRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') urls.push(request.url());
  });
  return urls;
}

function linkTo(page: Page, label: string) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: label, exact: true });
}

async function goTo(page: Page, label: string): Promise<void> {
  await openMenu(page);
  await linkTo(page, label).click();
}
