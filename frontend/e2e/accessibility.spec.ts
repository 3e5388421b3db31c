import type { Locator } from '@playwright/test';
import { expectAccessible, findLayoutFlaws } from './support/accessibility';
import { bookMany } from './support/booking';
import { failCalls, holdCalls } from './support/network';
import { openMenu } from './support/site';
import { disableTimeouts, expect, test } from './support/test';
import { VIEWPORTS } from './support/viewports';

test('the sign-up and sign-in forms are accessible with error messages', async ({
  page,
  walker,
  expectErrors,
}) => {
  expectErrors(/409/, /Signup was unsuccessful/, /401/);
  await page.goto('/signup');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await expectAccessible(page, 'empty sign-up');
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

test('the list of bookings is accessible in every state', async ({
  page,
  tours,
  signInNewUser,
  expectErrors,
}) => {
  expectErrors(/500.*all/, /500.*deletetour/, /400.*new/, /tour call was unsuccessful/);
  await disableTimeouts(page);
  const { endpoints, places } = tours.list;
  await signInNewUser();
  await bookMany(page.request, tours.list, 3);

  await failCalls(page, endpoints.getAll, 500);
  await tours.open();
  await expect(tours.alert).toBeVisible();
  await expectAccessible(page, 'failed list');
  await page.unroute(endpoints.getAll);

  const release = await holdCalls(page, endpoints.getAll);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tours.skeleton).toBeVisible();
  await expectAccessible(page, 'loading list');
  release();
  await expect(tours.rows).toHaveCount(3);

  await failCalls(page, `${endpoints.remove}/*`, 500);
  await tours.delete(places[1]);
  await expect(tours.alert).toBeVisible();
  const message = 'Only smaller parties fit today.';
  await failCalls(page, endpoints.create, 400, {
    errorMessage: message,
    errors: [{ field: 'people', message }],
  });
  await tours.fill();
  await tours.submit().click();
  await expect(tours.alert).toHaveCount(2);
  await expectAccessible(page, 'errors');

  await tours.startEditing(places[0]);
  await expectAccessible(page, 'editing');
  await page.emulateMedia({ colorScheme: 'light' });
  // The outline is brick red, because the site's yellow has a contrast of only 1.5.
  await expect(tours.row(places[0])).toHaveCSS('outline-color', 'rgb(181, 70, 47)');

  await page.unroute(`${endpoints.remove}/*`);
  await tours.delete(places[2]);
  await expect(tours.dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test('the paused gallery is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectAccessible(page, 'paused gallery');
});

test.describe('in forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('borders and outlines replace the colors that mark states', async ({
    page,
    tours,
    signInNewUser,
  }) => {
    await signInNewUser();
    await bookMany(page.request, tours.list, 2);
    const release = await holdCalls(page, tours.list.endpoints.getAll);
    await tours.open();
    await expect(tours.skeleton.locator('span').first()).toHaveCSS('border-top-style', 'solid');
    release();

    await openMenu(page);
    const current = page.getByRole('banner').getByRole('link', { name: 'DAY SERVICES' });
    const inactive = page.getByRole('banner').getByRole('link', { name: 'NIGHT SERVICES' });
    expect(await underlineColorOf(current)).not.toBe(await underlineColorOf(inactive));
    await page.setViewportSize(VIEWPORTS.desktop);
    expect(await underlineColorOf(current)).not.toBe(await underlineColorOf(inactive));

    const row = tours.row(tours.list.places[0]);
    await tours.startEditing(tours.list.places[0]);
    await expect(row).toHaveCSS('outline-style', 'solid');

    await tours.delete(tours.list.places[1]);
    await expect(tours.dialog).toBeVisible();
    for (const side of ['top', 'right', 'bottom', 'left']) {
      await expect(tours.dialog).toHaveCSS(`border-${side}-style`, 'solid');
    }
  });
});

test.describe('at 400% zoom', () => {
  // A window of 1280 × 1024 pixels has this viewport at 400% zoom.
  test.use({ viewport: { width: 320, height: 256 } });

  test('messages and dialogs fit @desktop', async ({ page, tours }) => {
    await page.goto('/signup');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    expect(await findLayoutFlaws(page)).toEqual([]);

    await tours.open();
    await tours.create();
    await tours.delete(tours.list.places[0]);
    for (const name of ['Ok', 'Undo', 'Close']) {
      const button = tours.dialog.getByRole('button', { name });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

function underlineColorOf(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).borderBottomColor);
}
