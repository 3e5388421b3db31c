import type { Page } from '@playwright/test';
import { disconnect, hold } from './support/network';
import { openMenu, pages, privatePages } from './support/site';
import { expect, test } from './support/test';

test('a page brings the styles of all pages and its own, and fetches none', async ({ page }) => {
  const asked = stylesAskedFor(page);
  const styles = new Map<string, string[]>();
  for (const path of [...pages.map((known) => known.path), ...privatePages]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    styles.set(path, await page.locator('head style').allTextContents());
  }
  expect(asked).toEqual([]);
  const [[frame, ownOfHome] = []] = styles.values();
  expect(ownOfHome).toBeTruthy();
  for (const [path, [first, ...own]] of styles) {
    expect(first, path).toBe(frame);
    expect(own.includes(ownOfHome ?? ''), path).toBe(path === '/');
  }
});

test('the next page’s styles are fetched once, and are there before it is', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const asked = stylesAskedFor(page);
  const release = await hold(page, '**/assets/AboutPage-*.css');
  await goTo(page, 'ABOUT');
  await expect.poll(() => asked).toHaveLength(1);
  await page.waitForTimeout(500);
  await expect(page).toHaveTitle(/^Contact/);
  release();
  await expect(page).toHaveTitle(/^About/);
  const picture = page.getByRole('main').getByRole('img').first();
  const width = async () => (await picture.boundingBox())?.width;
  const shown = await width();
  await goTo(page, 'CONTACT');
  await expect(page).toHaveTitle(/^Contact/);
  await goTo(page, 'ABOUT');
  await expect(page).toHaveTitle(/^About/);
  expect(asked).toEqual([expect.stringMatching(/AboutPage-.*\.css$/)]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await width()).toBe(shown);
  expect(asked).toHaveLength(1);
});

test('a page whose styles can’t be had is never seen without them', async ({ page, announce }) => {
  announce(/REFUSED.*AboutPage/);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await disconnect(page, '**/assets/AboutPage-*.css');
  await openMenu(page);
  const link = linkTo(page, 'ABOUT');
  // The pointer has the page fetched, in vain; then the visitor goes there.
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await link.click();
  await loaded;
  await expect(page).toHaveTitle(/^About/);
  expect(await page.locator('head style').count()).toBe(2);
});

/** The addresses of the styles that the page asks for from now on. */
function stylesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  return asked;
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
