import type { Page } from '@playwright/test';
import { addDays, newYorkDate } from 'shared/new-york';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { collectCalls, failCalls, holdCalls } from './support/network';
import { expectSignedIn, openMenu } from './support/site';
import { expect, test } from './support/test';

const PATH = '/guide/';
const CALL = '/api/guide';
const NOT_FOUND = 'There’s no page at this address.';

test.describe('the guide', () => {
  test.beforeEach(async ({ signInNewUser, makeGuide }) => {
    const { username } = await signInNewUser();
    await makeGuide(username);
  });

  test('opens the day sheet from the menu @widths', async ({ page }) => {
    await page.goto('/');
    await guideLink(page).click();
    await expect(page).toHaveURL(PATH);
    await expect(page).toHaveTitle('Guide · New York on Foot');
    await expectDaySheet(page);
    const views = page.getByRole('navigation', { name: 'Guide' }).getByRole('link');
    await expect(views).toHaveText(['Day', 'Planning', 'Tours', 'Reports', 'More']);
    await expect(views.first()).toHaveAttribute('aria-current', 'page');
    // The day sheet has no log-out button, because the guide might tap it by mistake on the street.
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toHaveCount(0);
    await page.reload();
    await expectDaySheet(page);
  });

  test('sees a notice about example contact data, which says where to change them', async ({
    page,
  }) => {
    const notice = page.getByText('The site still shows an example');
    await page.goto(PATH);
    await expect(notice).toHaveText(
      'The site still shows an example phone number and email address. To show your own, open More, then Settings, in the guide’s console.',
    );

    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
  });

  test('sees the GUIDE link beside the services, outside the hamburger menu @widths', async ({
    page,
  }) => {
    await page.goto('/');
    const services = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
    await expect(services).toHaveText(['DAY SERVICES', 'NIGHT SERVICES', 'GUIDE']);
    for (const link of await services.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('lands in the console after signing in, and sees the GUIDE link until signing out', async ({
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
    await expect(page).toHaveURL(PATH);
    await expectDaySheet(page);
    // A reload of the sheet after signing out would fail with 404.
    await page.getByRole('link', { name: 'New York on Foot' }).click();
    await page.waitForLoadState('networkidle');
    await expect(guideLink(page)).toBeVisible();
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(guideLink(page)).toHaveCount(0);
  });

  test('can log out in the console, which then makes no more calls', async ({ page }) => {
    await page.goto(`${PATH}?date=${addDays(newYorkDate(new Date()), 3)}`);
    await expect(page.getByRole('region', { name: /day, / })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await expectAccessible(page, 'more');
    await page.waitForLoadState('networkidle');
    const calls = collectCalls(page, '/api/');
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page).toHaveURL('/signin');
    await page.waitForLoadState('networkidle');
    // The sign-in page counts a visit.
    expect(calls).toEqual(['/api/logout', '/api/visits']);
  });

  test('can open the page after losing the cookie', async ({ page, context }) => {
    await page.goto('/');
    await expectSignedIn(page);
    await context.clearCookies();
    await guideLink(page).click();
    await expectDaySheet(page);
  });

  test('can’t open the page or see its link after losing the role', async ({
    page,
    newcomer,
    makeGuide,
  }) => {
    await page.goto('/');
    await expect(guideLink(page)).toBeVisible();
    await makeGuide(newcomer.username, 'off');
    await guideLink(page).click();
    await expect(page.getByText(NOT_FOUND)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expectSignedIn(page);
    await expect(guideLink(page)).toHaveCount(0);
  });

  test('sees a heading while the page loads, and can try again after an error', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*guide/);
    const release = await holdCalls(page, CALL);
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expectAccessible(page, 'loading');
    release();
    await expectDaySheet(page);

    await failCalls(page, CALL, 500);
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'failed');
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectDaySheet(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('can use the page at every width and with assistive technology', async ({ page }) => {
    await page.goto(PATH);
    await expectDaySheet(page);
    await expectAccessible(page, 'guide');
    for (const width of [320, 375, 768, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openMenu(page);
      expect.soft(await findLayoutFlaws(page), `${String(width)} px`).toEqual([]);
    }
  });
});

test.describe('the guide’s page for other visitors', () => {
  test('is not found when signed out, and isn’t linked', async ({ page }) => {
    const calls = collectCalls(page, '/api/');
    const response = await page.goto(PATH);
    expect(response?.status()).toBe(200);
    await expectNotFound(page);
    // The page doesn't even request a guest's cookie.
    expect(calls).toEqual([]);
  });

  test('is not found when signed in, and isn’t linked', async ({ page, signInNewUser }) => {
    await signInNewUser();
    const calls = collectCalls(page, CALL);
    await page.goto(PATH);
    await expectNotFound(page);
    expect(calls).toEqual([]);
    await expectAccessible(page, 'not found');
  });
});

test('the guide’s page is hidden from search engines', async ({ page, request }) => {
  await page.goto(PATH);
  await expectNotIndexed(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  for (const file of ['/sitemap.xml', '/robots.txt']) {
    expect(await (await request.get(file)).text()).not.toContain(PATH);
  }
});

function guideLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'GUIDE', exact: true });
}

async function expectDaySheet(page: Page): Promise<void> {
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
  await expect(guideLink(page)).toHaveCount(0);
}

async function expectNotIndexed(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0);
}
