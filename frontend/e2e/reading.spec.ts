import type { Locator, Page } from '@playwright/test';
import { SKELETON } from './support/tours-page';
import { bookMany } from './support/booking';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, menu, openMenu, pages } from './support/site';
import { expect, test } from './support/test';

const services = lists.map(({ menuItem }) => menuItem);

test('every page can be read at its address', async ({ page }) => {
  for (const { path, title, text } of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectSignedOut(page);
  }
});

test('pages say how long a guest’s bookings are kept, as the server has filled it in', async ({
  page,
}) => {
  // As with the setting GUEST_DAYS=1. What the scripts make of the page is checked for its own words, too.
  await page.route(/\/(serviceone)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('30 days', '1 day') });
  });
  await page.goto('/');
  const kept = page.getByText('your browser keeps your tours for');
  await expect(kept).toContainText('for 1 day, and an account');
  await expectSignedOut(page);
  await expect(kept).toContainText('for 1 day, and an account');
  await page.goto('/serviceone');
  await expect(page.getByText('You’re booking as a guest')).toContainText('for 1 day.');
});

test('the menu leads to the pages that everybody reads, and there is a way back @widths', async ({
  page,
}) => {
  await page.goto('/signin');
  for (const { label, path } of menu) {
    await openMenu(page);
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/gallery'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer gallery');
});

test('going back leads to where one was on the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the story' }).click();
  await expect(page).toHaveTitle(titleOf('/about'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/'));
  await expect(page.getByRole('link', { name: 'Read the story' })).toBeInViewport();
});

test('a page whose code has gone, as after an upgrade, is loaded anew', async ({
  page,
  announce,
}) => {
  announce(/404.*AboutPage/);
  await page.goto('/');
  let gone = 0;
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    gone++;
    await (gone === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
  // By its function alone: hovering would fetch it beforehand, which may fail in silence.
  await page.getByRole('link', { name: 'Read the story' }).evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page).toHaveTitle(titleOf('/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/five years on foot/);
});

test('signed out, the header leads to the two forms, and the home page to the lists @widths', async ({
  page,
}) => {
  await page.goto('/');
  for (const label of services) {
    await expect(page.getByRole('link', { name: label })).toHaveCount(0);
  }
  for (const [label, path] of [
    ['SIGN IN', '/signin'],
    ['SIGN UP', '/signup'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(path));
  }
  for (const { path, title } of lists) {
    await page.goto('/');
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('signed in, the header leads to both lists and has LOG OUT @widths', async ({
  page,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  await page.goto('/');
  await expectSignedIn(page);
  for (const { menuItem, path } of lists) {
    await page.getByRole('link', { name: menuItem, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(path));
  }
});

test('the home page has a title, a tagline, a blurb and a picture @widths', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Book your tour', { exact: true })).toBeVisible();
  await expect(main.getByText(/New York opens up/)).toBeVisible();
  await expectDrawn(main.getByRole('img', { name: /Manhattan skyline/ }));
});

test('an unknown address is not found, and leads home', async ({ page, announce }) => {
  announce(/404/);
  for (const address of ['/nowhere', '/gallery/soho', '/ABOUT']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Not found · New York on Foot');
    await expect(page.getByText('There’s no page at this address.')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  }
});

test('a slash at the end of an address leads to its page', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(titleOf('/about'));
});

test('the hamburger holds the first four items only', async ({ page, signSomebodyIn }) => {
  await signSomebodyIn();
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await expect(items).toHaveCount(0);

  await hamburger.click();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toHaveText(menu.map(({ label }) => label));

  await hamburger.click();
  await expect(items).toHaveCount(0);
  for (const name of services) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
});

test('Esc closes the menu, and the hamburger keeps the focus', async ({ page }) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const about = page.getByRole('link', { name: 'ABOUT', exact: true });
  await hamburger.click();
  await about.focus();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(hamburger).toBeFocused();
});

test('the menu closes wherever the visitor goes', async ({ page }) => {
  for (const link of ['ABOUT', 'SIGN IN']) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).not.toHaveURL('/');
    await expect(page.getByRole('link', { name: 'HOME', exact: true })).toBeHidden();
  }
});

test('signed out, no page scrolls sideways', async ({ page, announce }) => {
  announce(/404/);
  await expectNoSidewaysScroll(page);
});

test('signed in, with long lists, no page scrolls sideways', async ({
  page,
  signSomebodyIn,
  announce,
}) => {
  await signSomebodyIn();
  announce(/404/);
  for (const list of lists) await bookMany(page.request, list, 30);
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    for (const { path, text } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      if (path === '/gallery') await expect(page.getByRole('figure')).toHaveCount(5);
    }
  });

  test('links lead from page to page @widths', async ({ page }) => {
    await page.goto('/signup');
    for (const { label, path } of menu) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(titleOf(path));
    }
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const path of [...pages.map((known) => known.path), '/nowhere']) {
    await page.goto(path);
    if (lists.some((list) => list.path === path)) {
      await expect(page.locator(SKELETON)).toHaveCount(0);
    }
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(content, `${path} at ${String(width)} px`).toBeLessThanOrEqual(width);
    }
  }
}

async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
}

function titleOf(path: string): string {
  return pages.find((page) => page.path === path)?.title ?? '';
}
