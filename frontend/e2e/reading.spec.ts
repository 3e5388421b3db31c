import type { Locator } from '@playwright/test';
import { lists } from './support/lists';
import { expectSignedIn, expectSignedOut, menu, openMenu, pages } from './support/site';
import { expect, test } from './support/test';

const services = lists.map(({ menuItem }) => menuItem);

test('every page opens at its URL', async ({ page }) => {
  for (const { path, title, text } of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectSignedOut(page);
  }
});

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

test('the menu’s links open their pages, and the browser’s back button works @widths', async ({
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

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the story' }).click();
  await expect(page).toHaveTitle(titleOf('/about'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/'));
  await expect(page.getByRole('link', { name: 'Read the story' })).toBeInViewport();
});

test('a page is loaded from the server if an upgrade has deleted its code', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404.*AboutPage/);
  await page.goto('/');
  let calls = 0;
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    calls++;
    await (calls === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
  // Clicks from a script, because hovering would prefetch the code and hide the error.
  await page.getByRole('link', { name: 'Read the story' }).evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page).toHaveTitle(titleOf('/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/five years on foot/);
});

test('a signed-out visitor reaches both forms from the header, and the lists from the home page @widths', async ({
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

test('a signed-in user reaches both lists from the header, which has LOG OUT @widths', async ({
  page,
  signInNewUser,
}) => {
  await signInNewUser();
  await page.goto('/');
  await expectSignedIn(page);
  for (const { menuItem, path } of lists) {
    await page.getByRole('link', { name: menuItem, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titleOf(path));
  }
});

test('the home page has a title, a tagline, a blurb, and a picture @widths', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Book your tour', { exact: true })).toBeVisible();
  await expect(main.getByText(/New York opens up/)).toBeVisible();
  await expectDrawn(main.getByRole('img', { name: /Manhattan skyline/ }));
});

test('an unknown URL shows a “not found” page, which links to the home page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  for (const path of ['/nowhere', '/gallery/soho', '/ABOUT']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Not found · New York on Foot');
    await expect(page.getByText('There’s no page at this address.')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  }
});

test('a URL with a trailing slash redirects to its page', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(titleOf('/about'));
});

test('the hamburger menu has only the first four items', async ({ page, signInNewUser }) => {
  await signInNewUser();
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

test('navigation closes the menu', async ({ page }) => {
  for (const link of ['ABOUT', 'SIGN IN']) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).not.toHaveURL('/');
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

  test('links lead from page to page @widths', async ({ page }) => {
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
