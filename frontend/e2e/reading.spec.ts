import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { bookMany } from './support/booking';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, menu, openMenu, pages } from './support/site';
import { expect, test } from './support/test';
import { ToursPage } from './support/tours-page';

const SERVICES = lists.map(({ menuItem }) => menuItem);

test('pages show the site’s setting for how long a guest’s bookings are kept', async ({ page }) => {
  // Serves pages as if GUEST_DAYS were 1. Their scripts must not replace the text with the default.
  await page.route(/\/(serviceone)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replaceAll('30 days', '1 days')
        .replaceAll('data-guest-days="30"', 'data-guest-days="1"'),
    });
  });
  await page.goto('/');
  const sentence = page.getByText('your browser keeps your tours for');
  await expect(sentence).toContainText('for 1 day, and an account');
  await expectSignedOut(page);
  await expect(sentence).toContainText('for 1 day, and an account');
  await page.goto('/serviceone');
  await expect(page.getByText('You’re booking as a guest')).toContainText('for 1 day.');
});

test('pages show the site’s name, even after the visitor opens another page', async ({ page }) => {
  const name = 'Café & Brücken 纽约';
  // Serves the page as if this were the setting.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('New York on Foot', name) });
  });
  await page.goto('/');
  await expectSignedOut(page);
  await expect(page).toHaveTitle(name);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get in touch' }).click();
  await expect(page).toHaveTitle(`Contact · ${name}`);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText(name);
  await expect(page.getByRole('contentinfo')).toContainText(name);
});

test('the menu’s links open their pages, and the browser’s back button works', async ({ page }) => {
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

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the story' }).click();
  await expect(page).toHaveTitle(titleOf('/about'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/'));
  await expect(page.getByRole('link', { name: 'Read the story' })).toBeInViewport();
});

test('a signed-out visitor reaches both forms from the header, and the lists from the home page @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expectDrawn(page.getByRole('main').getByRole('img', { name: /Manhattan skyline/ }));
  for (const label of SERVICES) {
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

test('a signed-in user reaches both lists, with their bookings, from the header', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  await bookMany(page.request, lists[0], 1);
  await bookMany(page.request, lists[1], 2);
  await page.goto('/');
  await expectSignedIn(page);
  for (const [index, list] of lists.entries()) {
    await page.getByRole('link', { name: list.menuItem, exact: true }).click();
    await expect(page).toHaveURL(list.path);
    await expect(page).toHaveTitle(titleOf(list.path));
    await expect(new ToursPage(page, list).rows).toHaveCount(index + 1);
  }
});

test('an unknown URL shows a “not found” page with a link to the home page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  for (const path of ['/nowhere', '/gallery/soho', '/ABOUT']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Not found · New York on Foot');
    await expect(page.getByText('There’s no page at this address.')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');

  // A trailing slash redirects to the page.
  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(titleOf('/about'));
});

test('the hamburger menu has only the first four items, and is accessible', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await expect(items).toHaveCount(0);

  await hamburger.click();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toHaveText(menu.map(({ label }) => label));
  await expectAccessible(page, 'menu');

  await hamburger.click();
  await expect(items).toHaveCount(0);
  for (const name of SERVICES) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
});

test('Esc closes the menu and focuses the hamburger, and following a link also closes the menu', async ({
  page,
}) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const about = page.getByRole('link', { name: 'ABOUT', exact: true });
  await hamburger.click();
  await about.focus();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(hamburger).toBeFocused();

  for (const [link, path] of [
    ['ABOUT', '/about'],
    ['SIGN IN', '/signin'],
  ] as const) {
    await hamburger.click();
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('link', { name: 'HOME', exact: true })).toBeHidden();
  }
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

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/signup');
    for (const { label, path } of menu) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(titleOf(path));
    }
  });
});

async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
}

function titleOf(path: string): string {
  return pages.find((page) => page.path === path)?.title ?? '';
}
