import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { VIEWPORTS } from './support/viewports';

const PHOTO_COUNT = 5;
const AUTOPLAY_MS = 5000;
const FADE_MS = 500;
/** A photo may change this much later than scheduled. */
const TOLERANCE_MS = 200;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/gallery');
    await expectPhoto(page, 1);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    // The five seconds begin when the pointer leaves the photos.
    await control(page, 'Photo 1 of 5').click();
    await leaveCarousel(page);
  });

  test('changes its photo every five seconds, and starts over after the last', async ({ page }) => {
    await advanceClock(page, AUTOPLAY_MS - TOLERANCE_MS);
    await expectPhoto(page, 1);
    await advanceClock(page, 2 * TOLERANCE_MS);
    await expectPhoto(page, 2);
    for (const next of [3, 4, 5, 1, 2]) {
      await advanceClock(page, AUTOPLAY_MS + TOLERANCE_MS / 2);
      await expectPhoto(page, next);
    }
  });

  test('can be paused and resumed', async ({ page }) => {
    await control(page, 'Pause').click();
    await leaveCarousel(page);
    await advanceClock(page, 3 * AUTOPLAY_MS);
    await expectPhoto(page, 1);
    await control(page, 'Play').click();
    await leaveCarousel(page);
    await advanceClock(page, AUTOPLAY_MS + TOLERANCE_MS);
    await expectPhoto(page, 2);
  });

  test('continues after the visitor uses an arrow', async ({ page }) => {
    await advanceClock(page, 2 * FADE_MS);
    await control(page, 'Next photo').click();
    await expectPhoto(page, 2);
    await leaveCarousel(page);
    await advanceClock(page, AUTOPLAY_MS + TOLERANCE_MS);
    await expectPhoto(page, 3);
  });
});

test('the visitor can reach every photo, with its caption, with arrows and dots', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  for (const photo of [2, 3, 4, 5, 1]) {
    await control(page, 'Next photo').click();
    await expectPhoto(page, photo);
  }
  await control(page, 'Previous photo').click();
  await expectPhoto(page, PHOTO_COUNT);
  for (const photo of [3, 1, 5, 2]) {
    await control(page, `Photo ${String(photo)} of ${String(PHOTO_COUNT)}`).click();
    await expectPhoto(page, photo);
  }
  const caption = page.locator('.slick-active figcaption');
  await expect(caption).toHaveText('Bow Bridge in OctoberOn the Lake in Central Park');
  await expect(caption).toBeInViewport();
  await expect(page.locator('.slick-slide:not(.slick-cloned) figcaption span')).toHaveCount(5);
});

test('the controls are below the photo, in view, and show the focus on every photo', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(control(page, 'Pause')).toBeVisible();
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    const readGaps = async () => {
      const bottom = await bottomOf(carousel(page).locator('.slick-active figure'));
      const boxes = [
        await control(page, 'Pause').boundingBox(),
        await control(page, 'Photo 1 of 5').boundingBox(),
      ];
      return Math.min(...boxes.map((box) => (box?.y ?? 0) - bottom));
    };
    // The carousel adapts to a new width after a moment.
    await expect.poll(readGaps).toBeGreaterThanOrEqual(6);
    // The whole carousel is in view.
    await expect.poll(() => bottomOf(control(page, 'Pause'))).toBeLessThan(viewport.height);
  }
  const arrow = control(page, 'Next photo');
  await page.keyboard.press('Tab');
  await arrow.focus();
  await expect(arrow).toHaveCSS('outline-offset', '-6px');
  await expect(arrow).toHaveCSS('outline-color', 'rgb(20, 33, 61)');
  await expect(arrow).toHaveCSS('background-color', 'rgb(246, 192, 44)');
});

test('the photos don’t change by themselves if the visitor prefers reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/gallery');
  await expectPhoto(page, 1);
  await advanceClock(page, 3 * AUTOPLAY_MS);
  await expectPhoto(page, 1);
  await expect(control(page, 'Pause')).toHaveCount(0);
});

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Photos of our walks' });
}

function control(page: Page, name: string) {
  return carousel(page).getByRole('button', { name, exact: true });
}

/** Expects this photo to be visible, and its dot to be active. */
async function expectPhoto(page: Page, photoNumber: number): Promise<void> {
  const dots = carousel(page).getByRole('listitem');
  await expect(dots).toHaveCount(PHOTO_COUNT);
  await expect(dots.nth(photoNumber - 1)).toHaveClass(/slick-active/);
  const photos = carousel(page).locator('figure img');
  await expect(photos).toHaveCount(PHOTO_COUNT);
  const visiblePhoto = carousel(page).getByRole('img');
  await expect(visiblePhoto).toHaveAttribute(
    'alt',
    (await photos.nth(photoNumber - 1).getAttribute('alt')) ?? '',
  );
  await expect(visiblePhoto).toHaveJSProperty('complete', true);
}

/** Advances the clock in steps, so that the page can finish a fade between them. */
async function advanceClock(page: Page, ms: number): Promise<void> {
  for (let remainingMs = ms; remainingMs > 0; remainingMs -= FADE_MS) {
    await page.clock.runFor(Math.min(remainingMs, FADE_MS));
  }
}

/** Moves the pointer and the focus off the photos, because both stop the carousel. */
async function leaveCarousel(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}
