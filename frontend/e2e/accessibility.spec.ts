import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bookMany } from './support/booking';
import { fail, hold } from './support/network';
import { openMenu, pages } from './support/site';
import { expect, test } from './support/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page is accessible', async ({ page, announce }) => {
  announce(/404/);
  for (const path of [...pages.map((known) => known.path), '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectAccessible(page, path);
  }
});

test('the open menu is accessible @phone', async ({ page }) => {
  await page.goto('/about');
  await openMenu(page);
  await expectAccessible(page, 'menu');
});

test('the loading screen is accessible, and what members see', async ({ page, signSomebodyIn }) => {
  await signSomebodyIn();
  const release = await hold(page, '/api/session');
  await page.goto('/about');
  await expect(page.getByText('Loading…')).toBeVisible();
  await expectAccessible(page, 'loading screen');
  release();
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  await expectAccessible(page, 'signed in');
});

test('the forms are accessible with their errors', async ({ page, walker, announce }) => {
  announce(/409/, /Signup was unsuccessful/, /401/);
  await page.goto('/signup');
  await page.getByLabel('Username').fill(walker.username);
  await page.getByLabel('Email').fill(walker.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-up');

  await page.goto('/signin');
  await page.getByLabel('Username').fill(walker.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in');
});

test('the bookings are accessible, whatever becomes of them', async ({
  page,
  tours,
  signSomebodyIn,
  announce,
}) => {
  announce(/500.*all/, /500.*deletetour/, /400.*new/);
  const { calls, places } = tours.list;
  await signSomebodyIn();
  await bookMany(page.request, tours.list, 3);

  await fail(page, calls.list, 500);
  await tours.open();
  await expect(tours.alert).toBeVisible();
  await expectAccessible(page, 'failed list');
  await page.unroute(calls.list);

  const release = await hold(page, calls.list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expectAccessible(page, 'loading list');
  release();
  await expect(tours.rows).toHaveCount(3);

  await fail(page, `${calls.remove}/*`, 500);
  await tours.delete(places[1]);
  await expect(tours.alert).toBeVisible();
  const message = 'People must be fewer today.';
  await fail(page, calls.create, 400, {
    errorMessage: message,
    errors: [{ field: 'people', message }],
  });
  await tours.fill();
  await tours.submit().click();
  await expect(tours.alert).toHaveCount(2);
  await expectAccessible(page, 'errors');

  await tours.startEditing(places[0]);
  await expectAccessible(page, 'editing');
  await tours.submit('Update Tour').click();
  await expect(tours.dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
});

/** Looks at what is shown in light and in dark colours. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is half scrolled below the header is not too small for that.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    const flaws = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, ...target, failureSummary].join(' ')),
    );
    expect.soft(flaws, `${what}, ${colorScheme}`).toEqual([]);
  }
}
