import type { Locator, Page } from '@playwright/test';
import { SKELETON } from './support/tours-page';
import { expectAccessible, flawsOf, flawsOfNarrowness } from './support/accessibility';
import { bookMany } from './support/booking';
import { fail, hold } from './support/network';
import { openMenu, pages, privatePages } from './support/site';
import { expect, test } from './support/test';

const paths = [...pages.map(({ path }) => path), ...privatePages, '/nowhere'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  test(`${path} is accessible`, async ({ page, announce }) => {
    if (path === '/nowhere') announce(/404/);
    await page.goto(path);
    await expect(page.locator(SKELETON)).toHaveCount(0);
    await expectAccessible(page, path);
  });
}

test('the card of the booking that is edited stands out by day', async ({
  page,
  tours,
  signSomebodyIn,
}) => {
  await signSomebodyIn();
  await bookMany(page.request, tours.list, 1);
  await tours.open();
  await tours.startEditing(tours.list.places[0]);
  // Brick, not taxi yellow: that has a contrast of 1.5 on paper.
  await expect(tours.rows).toHaveCSS('outline-color', 'rgb(181, 70, 47)');
});

test('the open menu is accessible', async ({ page }) => {
  await page.goto('/about');
  await openMenu(page);
  await expectAccessible(page, 'menu');
});

test('the loading screen is accessible, and what members see', async ({ page, signSomebodyIn }) => {
  await waitForever(page);
  await signSomebodyIn();
  const release = await hold(page, '/api/session');
  await page.goto('/about');
  await expect(page.locator('[class$=_screen]')).toBeVisible();
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
  announce(/500.*all/, /500.*deletetour/, /400.*new/, /tour call was unsuccessful/);
  await waitForever(page);
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
  await expect(tours.skeleton).toBeVisible();
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

test('the messages beside fields are accessible, before anything is sent', async ({
  page,
  tours,
}) => {
  await page.goto('/signup');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await expectAccessible(page, 'empty sign-up');

  await tours.open();
  await tours.fill({ people: '101' });
  await tours.submit().click();
  await expect(tours.alert).toHaveText('Number of People must be a whole number from 1 to 100.');
  await expectAccessible(page, 'too many people');
});

test('a deletion that can be undone is accessible, and so is an empty list', async ({
  page,
  tours,
}) => {
  await tours.open();
  await tours.create();
  await tours.delete(tours.list.places[0]);
  await expect(tours.dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page, 'deletion');
  await tours.closeDialog();
  await expect(tours.table).toContainText('No tours yet.');
  await expectAccessible(page, 'empty list');
});

test('the paused gallery is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectAccessible(page, 'paused gallery');
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('every page is accessible @widths', async ({ page, announce }) => {
    announce(/404/);
    for (const path of paths) {
      await page.goto(path);
      // Browsers don't tell which colours they force: those of text can't be looked at.
      const flaws = await flawsOf(page, { rules: { 'color-contrast': { enabled: false } } });
      expect.soft(flaws, path).toEqual([]);
    }
  });

  test('what colours tell is told by lines @widths', async ({ page, tours, signSomebodyIn }) => {
    await signSomebodyIn();
    await bookMany(page.request, tours.list, 2);
    const release = await hold(page, tours.list.calls.list);
    await tours.open();
    await expect(tours.skeleton.locator('span').first()).toHaveCSS('border-top-style', 'solid');
    release();

    await openMenu(page);
    const here = page.getByRole('banner').getByRole('link', { name: 'DAY SERVICES' });
    const elsewhere = page.getByRole('banner').getByRole('link', { name: 'NIGHT SERVICES' });
    expect(await lineBelow(here)).not.toBe(await lineBelow(elsewhere));

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

test.describe('at 400 %', () => {
  // What a window of 1280 × 1024 has then.
  test.use({ viewport: { width: 320, height: 256 } });

  test('every page is read by scrolling down, and all of it can be used @desktop', async ({
    page,
    tours,
    announce,
    signSomebodyIn,
  }) => {
    announce(/404/);
    await signSomebodyIn();
    await bookMany(page.request, tours.list, 2);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
      if (path === tours.list.path) await expect(tours.rows).toHaveCount(2);
      await openMenu(page);
      expect.soft(await flawsOfNarrowness(page), path).toEqual([]);
    }
  });

  test('messages and dialogs fit too @desktop', async ({ page, tours }) => {
    await page.goto('/signup');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    expect(await flawsOfNarrowness(page)).toEqual([]);

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

test('text that a visitor has spaced out still fits', async ({ page, announce }) => {
  announce(/404/);
  await page.setViewportSize({ width: 320, height: 600 });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(async () => {
      const spacing = new CSSStyleSheet();
      await spacing.replace(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
             word-spacing: 0.16em !important }
         p { margin-block-end: 2em !important }`,
      );
      document.adoptedStyleSheets = [spacing];
    });
    expect.soft(await flawsOfNarrowness(page), path).toEqual([]);
  }
});

function lineBelow(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).borderBottomColor);
}

/** Looking takes longer than the page waits for an answer. */
async function waitForever(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
