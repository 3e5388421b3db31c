import type { Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { expectAccessible, flawsOfNarrowness } from './support/accessibility';
import { callsTo, fail, hold } from './support/network';
import { expectSignedIn, openMenu } from './support/site';
import { expect, test } from './support/test';

const PATH = '/guide/';
const CALL = '/api/guide';
const NOT_FOUND = 'There’s no page at this address.';

test.describe('the guide', () => {
  test.beforeEach(async ({ signSomebodyIn, makeGuide }) => {
    const { username } = await signSomebodyIn();
    await makeGuide(username);
  });

  test('is led to a page of the day by the menu @widths', async ({ page }) => {
    await page.goto('/');
    await itemOf(page).click();
    await expect(page).toHaveURL(PATH);
    await expect(page).toHaveTitle('Guide · New York on Foot');
    await expectSheet(page);
    const views = page.getByRole('navigation', { name: 'Guide' }).getByRole('link');
    await expect(views).toHaveText(['Day', 'Tours', 'Reports', 'More']);
    await expect(views.first()).toHaveAttribute('aria-current', 'page');
    // It was left for the street's sake.
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toHaveCount(0);
    await page.reload();
    await expectSheet(page);
  });

  test('is told which contact data are examples, and what to set', async ({ page }) => {
    const notice = page.getByText('The site still shows an example');
    await page.goto(PATH);
    await expect(notice).toHaveText(
      'The site still shows an example phone number and email address. To show your own, set CONTACT_PHONE and CONTACT_EMAIL in .env and restart the site.',
    );

    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    let examples = ['CONTACT_EMAIL'];
    await page.route(CALL, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, exampleContact: examples } });
    });
    await page.reload();
    await expect(notice).toHaveText(/ an example email address\. .* set CONTACT_EMAIL in /);
    examples = [];
    await page.reload();
    await expectSheet(page);
    await expect(notice).toHaveCount(0);
  });

  test('finds the item beside the services, outside of the hamburger @widths', async ({ page }) => {
    await page.goto('/');
    const services = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
    await expect(services).toHaveText(['DAY SERVICES', 'NIGHT SERVICES', 'GUIDE']);
    for (const link of await services.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('has the item upon signing in, and not after signing out', async ({
    page,
    newcomer,
    context,
  }) => {
    await context.clearCookies();
    await page.goto('/signin');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await page.getByLabel('Username').fill(newcomer.username);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await itemOf(page).click();
    await expectSheet(page);
    // The sheet may just be asked for anew: whoever has signed out is told that it does not exist.
    await page.getByRole('link', { name: 'New York on Foot' }).click();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(itemOf(page)).toHaveCount(0);
  });

  test('logs out on the page, and nothing is asked for any more', async ({ page }) => {
    await page.goto(`${PATH}?date=${addDays(newYorkDate(new Date()), 3)}`);
    await expect(page.getByRole('region', { name: /day, / })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.waitForLoadState('networkidle');
    const calls = callsTo(page, '/api/');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page).toHaveURL('/signin');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual(['/api/logout']);
  });

  test('finds the page although the cookie was lost', async ({ page, context }) => {
    await page.goto('/');
    await expectSignedIn(page);
    await context.clearCookies();
    await itemOf(page).click();
    await expectSheet(page);
  });

  test('who is the guide no longer finds neither page nor item', async ({
    page,
    newcomer,
    makeGuide,
  }) => {
    await page.goto('/');
    await expect(itemOf(page)).toBeVisible();
    await makeGuide(newcomer.username, 'off');
    await itemOf(page).click();
    await expect(page.getByText(NOT_FOUND)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expectSignedIn(page);
    await expect(itemOf(page)).toHaveCount(0);
  });

  test('waits for the server, is told what is wrong with it, and can ask again', async ({
    page,
    announce,
  }) => {
    announce(/500.*guide/);
    const release = await hold(page, CALL);
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expectAccessible(page, 'waiting');
    release();
    await expectSheet(page);

    await fail(page, CALL, 500);
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'failed');
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSheet(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('can use the page whatever eyes and hands they have', async ({ page }) => {
    await page.goto(PATH);
    await expectSheet(page);
    await expectAccessible(page, 'guide');
    for (const width of [320, 375, 768, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openMenu(page);
      expect.soft(await flawsOfNarrowness(page), `${String(width)} px`).toEqual([]);
    }
  });
});

test.describe('for everybody else there is no such page', () => {
  test('nor an item, signed out', async ({ page }) => {
    const calls = callsTo(page, '/api/');
    const response = await page.goto(PATH);
    expect(response?.status()).toBe(200);
    await expectNotFound(page);
    // Not even a guest's cookie was asked for.
    expect(calls).toEqual([]);
  });

  test('nor an item, signed in', async ({ page, signSomebodyIn }) => {
    await signSomebodyIn();
    const calls = callsTo(page, CALL);
    await page.goto(PATH);
    await expectNotFound(page);
    expect(calls).toEqual([]);
    await expectAccessible(page, 'not found');
  });
});

test('search engines are not told of the page', async ({ page, request }) => {
  await page.goto(PATH);
  await expectNotIndexed(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  for (const file of ['/sitemap.xml', '/robots.txt']) {
    expect(await (await request.get(file)).text()).not.toContain(PATH);
  }
});

function itemOf(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'GUIDE', exact: true });
}

async function expectSheet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  const today = new Date().toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  });
  await expect(page.getByRole('region', { name: today })).toBeVisible();
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This corner isn’t on the map');
  await expect(page.getByText(NOT_FOUND)).toBeVisible();
  await expect(itemOf(page)).toHaveCount(0);
}

async function expectNotIndexed(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
}
