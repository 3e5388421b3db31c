import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const COUNT = 5;
const AUTOPLAY_MS = 5000;
const FADE_MS = 500;
/** Within this time of when a photo is due, it comes. */
const SLACK_MS = 200;

test.describe('by the clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/gallery');
    await expectPhoto(page, 1);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    // The five seconds begin when the visitor leaves the photos alone.
    await control(page, 'Photo 1 of 5').click();
    await leaveCarousel(page);
  });

  test('the photos follow one another every five seconds, and begin again', async ({ page }) => {
    await pass(page, AUTOPLAY_MS - SLACK_MS);
    await expectPhoto(page, 1);
    await pass(page, 2 * SLACK_MS);
    await expectPhoto(page, 2);
    for (const next of [3, 4, 5, 1, 2]) {
      await pass(page, AUTOPLAY_MS + SLACK_MS / 2);
      await expectPhoto(page, next);
    }
  });

  test('a visitor pauses the photos, and lets them go on', async ({ page }) => {
    await control(page, 'Pause').click();
    await leaveCarousel(page);
    await pass(page, 3 * AUTOPLAY_MS);
    await expectPhoto(page, 1);
    await control(page, 'Play').click();
    await leaveCarousel(page);
    await pass(page, AUTOPLAY_MS + SLACK_MS);
    await expectPhoto(page, 2);
  });

  test('after an arrow was used the photos still change by themselves', async ({ page }) => {
    await pass(page, 2 * FADE_MS);
    await control(page, 'Next photo').click();
    await expectPhoto(page, 2);
    await leaveCarousel(page);
    await pass(page, AUTOPLAY_MS + SLACK_MS);
    await expectPhoto(page, 3);
  });
});

test('each picture says what it shows, and where @widths', async ({ page }) => {
  await page.goto('/gallery');
  const shown = page.locator('.slick-active figcaption');
  await control(page, 'Photo 2 of 5').click();
  await expect(shown).toHaveText('Bow Bridge in OctoberOn the Lake in Central Park');
  await expect(shown).toBeInViewport();
  await expect(page.locator('.slick-slide:not(.slick-cloned) figcaption span')).toHaveCount(5);
});

test('arrows and dots lead to every photo @widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  for (const photo of [2, 3, 4, 5, 1]) {
    await control(page, 'Next photo').click();
    await expectPhoto(page, photo);
  }
  await control(page, 'Previous photo').click();
  await expectPhoto(page, COUNT);
  for (const photo of [3, 1, 5]) {
    await control(page, `Photo ${String(photo)} of ${String(COUNT)}`).click();
    await expectPhoto(page, photo);
  }
});

test('the focus on an arrow can be seen on every photo @widths', async ({ page }) => {
  await page.goto('/gallery');
  const arrow = control(page, 'Next photo');
  await expect(arrow).toBeVisible();
  await page.keyboard.press('Tab');
  await arrow.focus();
  await expect(arrow).toHaveCSS('outline-offset', '-6px');
  await expect(arrow).toHaveCSS('outline-color', 'rgb(20, 33, 61)');
  await expect(arrow).toHaveCSS('background-color', 'rgb(246, 192, 44)');
});

test('the controls stand apart from the frame @widths', async ({ page }) => {
  await page.goto('/gallery');
  await expect(control(page, 'Pause')).toBeVisible();
  const bottom = await bottomOf(carousel(page).locator('.slick-active figure'));
  for (const name of ['Pause', 'Photo 1 of 5']) {
    const box = await control(page, name).boundingBox();
    expect((box?.y ?? 0) - bottom, name).toBeGreaterThanOrEqual(6);
  }
  // All of it is seen at once.
  expect(await bottomOf(control(page, 'Pause'))).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test('whoever prefers less motion sees no photo change by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/gallery');
  await expectPhoto(page, 1);
  await pass(page, 3 * AUTOPLAY_MS);
  await expectPhoto(page, 1);
  await expect(control(page, 'Pause')).toHaveCount(0);
});

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Photos of our walks' });
}

function control(page: Page, name: string) {
  return carousel(page).getByRole('button', { name, exact: true });
}

/** The photo is the one that is to be seen, and its dot says so. */
async function expectPhoto(page: Page, number: number): Promise<void> {
  const dots = carousel(page).getByRole('listitem');
  await expect(dots).toHaveCount(COUNT);
  await expect(dots.nth(number - 1)).toHaveClass(/slick-active/);
  const photos = carousel(page).locator('figure img');
  await expect(photos).toHaveCount(COUNT);
  const shown = carousel(page).getByRole('img');
  await expect(shown).toHaveAttribute(
    'alt',
    (await photos.nth(number - 1).getAttribute('alt')) ?? '',
  );
  await expect(shown).toHaveJSProperty('complete', true);
}

/** Lets time pass, in steps: between them the page finishes a fade. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= FADE_MS) await page.clock.runFor(Math.min(left, FADE_MS));
}

/** The photos wait while the pointer or the focus is on them. */
async function leaveCarousel(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
