import type { Locator, Page, ViewportSize } from '@playwright/test';
import { join } from 'node:path';
import { test as base } from '../support/test';
import { screenshotName } from './screenshot-names';

/** The folder for screenshots, relative to frontend/, where npm runs Playwright. */
export const SCREENSHOTS_FOLDER = 'screenshots';

const IMAGES_TIMEOUT_MS = 5000;
const NO_SCRIPT_PAUSE_MS = 500;
/**
 * Doubles the browser's font size. A flag sets it at launch, because a later change would be lost
 * when the window is resized.
 */
const DOUBLE_FONT_SIZE_FLAG = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
const SCHEMES = ['light', 'dark'] as const;

export interface Settings {
  sizes: ViewportSize[];
  largeText: boolean;
}

interface Options {
  /**
   * An element to scroll into view. Without one, the first screenshot shows the top of the page, and
   * a second one shows the full page.
   */
  scrollTarget?: Locator;
  /** Skips sizes at which this element isn't visible. */
  onlyIfVisible?: Locator;
  /** Takes screenshots at these widths only, and in these color schemes. By default, takes all. */
  widths?: number[];
  schemes?: readonly (typeof SCHEMES)[number][];
}

interface Camera {
  /**
   * Takes screenshots of a state at every size and in both color schemes, and also of the full page
   * if it is longer than the window.
   */
  shoot: (screen: string, state: string, options?: Options) => Promise<void>;
}

export const test = base.extend<Settings & Camera>({
  sizes: [[], { option: true }],
  largeText: [false, { option: true }],
  context: async ({ context, playwright, launchOptions, largeText }, provide) => {
    if (!largeText) return provide(context);
    const args = [...(launchOptions.args ?? []), DOUBLE_FONT_SIZE_FLAG];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await provide(await browser.newContext());
    await browser.close();
  },
  // Unlike other tests, screenshots don't fail on errors in the browser.
  expectErrors: async ({}, provide) => {
    await provide(() => undefined);
  },
  shoot: async ({ page, sizes, javaScriptEnabled }, provide) => {
    await provide(
      async (screen, state, { scrollTarget, onlyIfVisible, widths, schemes = SCHEMES } = {}) => {
        for (const size of sizes) {
          if (widths && !widths.includes(size.width)) continue;
          await page.setViewportSize(size);
          if (onlyIfVisible && !(await onlyIfVisible.isVisible())) continue;
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            const pathOf = (full: boolean) => {
              const { width } = size;
              const parts = { screen, state, width, scheme: colorScheme, full };
              return join(SCREENSHOTS_FOLDER, `${screenshotName(parts)}.png`);
            };

            await page.evaluate(() => {
              scrollTo(0, 0);
            });
            await scrollTarget?.scrollIntoViewIfNeeded();
            await waitUntilSettled(page, javaScriptEnabled);
            await page.screenshot({ path: pathOf(false), animations: 'disabled' });

            const isLonger = await page.evaluate(
              () =>
                document.documentElement.scrollHeight > innerHeight + 1 &&
                !document.querySelector('dialog:modal'),
            );
            if (scrollTarget || !isLonger) continue;
            await page.evaluate(async () => {
              scrollTo(0, 0);
              // Lazy images far below would never load, because the page isn't scrolled.
              for (const image of document.images) image.loading = 'eager';
              await Promise.allSettled([...document.images].map((image) => image.decode()));
            });
            await page.screenshot({
              path: pathOf(true),
              fullPage: true,
              animations: 'disabled',
            });
          }
        }
      },
    );
  },
});

/**
 * Waits for images and fonts that the page loads after a change of size, scheme, or scroll
 * position.
 */
async function waitUntilSettled(page: Page, hasScripts: boolean): Promise<void> {
  // Without scripts, frames can't be counted.
  if (!hasScripts) return page.waitForTimeout(NO_SCRIPT_PAUSE_MS);
  // react-slick adapts to a new width with a delay.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.slick-list')].every(
      (list) => list.offsetWidth === list.querySelector<HTMLElement>('.slick-slide')?.offsetWidth,
    ),
  );
  await page.evaluate(async (timeoutMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    await Promise.race([
      Promise.allSettled([document.fonts.ready, ...inView.map((image) => image.decode())]),
      new Promise((resolve) => setTimeout(resolve, timeoutMs)),
    ]);
  }, IMAGES_TIMEOUT_MS);
}
