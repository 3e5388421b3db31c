import type { Locator, Page, ViewportSize } from '@playwright/test';
import { join } from 'node:path';
import { test as base } from '../support/test';

/** Below the frontend's folder, in which npm runs Playwright. */
export const FOLDER = 'screenshots';

const PATIENCE_MS = 5000;
const NO_SCRIPT_PAUSE_MS = 500;
/** What a visitor can choose in the browser; asked for later, it is lost with every other size of the window. */
const TEXT_OF_TWICE_THE_SIZE = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
const SCHEMES = ['light', 'dark'] as const;

export interface Settings {
  sizes: ViewportSize[];
  largeText: boolean;
}

interface Options {
  /** What the picture is about: to be in view. Without it, the page is at its top, and also shown whole. */
  about?: Locator;
  /** Sizes at which this is not to be seen are left out. */
  where?: Locator;
  /** Only these widths and schemes. */
  widths?: number[];
  schemes?: readonly (typeof SCHEMES)[number][];
}

interface Camera {
  /** Takes the pictures of a state: at every size, in both schemes, and of the whole page where it is longer. */
  shoot: (screen: string, state: string, options?: Options) => Promise<void>;
}

export const test = base.extend<Settings & Camera>({
  sizes: [[], { option: true }],
  largeText: [false, { option: true }],
  context: async ({ context, playwright, launchOptions, largeText }, provide) => {
    if (!largeText) return provide(context);
    const args = [...(launchOptions.args ?? []), TEXT_OF_TWICE_THE_SIZE];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await provide(await browser.newContext());
    await browser.close();
  },
  // A picture is taken of whatever there is: what goes wrong is the tests' affair.
  announce: async ({}, provide) => {
    await provide(() => undefined);
  },
  shoot: async ({ page, sizes, javaScriptEnabled }, provide) => {
    await provide(async (screen, state, { about, where, widths, schemes = SCHEMES } = {}) => {
      for (const size of sizes) {
        if (widths && !widths.includes(size.width)) continue;
        await page.setViewportSize(size);
        if (where && !(await where.isVisible())) continue;
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const width = String(size.width).padStart(4, '0');
          const path = (what = '') =>
            join(FOLDER, `${screen}-${state}-${width}-${colorScheme}${what}.png`);

          await page.evaluate(() => {
            scrollTo(0, 0);
          });
          await about?.scrollIntoViewIfNeeded();
          await settle(page, javaScriptEnabled);
          await page.screenshot({ path: path(), animations: 'disabled' });

          const isLonger = await page.evaluate(
            () =>
              document.documentElement.scrollHeight > innerHeight + 1 &&
              !document.querySelector('dialog:modal'),
          );
          if (about || !isLonger) continue;
          await page.evaluate(async () => {
            scrollTo(0, 0);
            // What is far below is fetched when somebody comes near, and nobody does.
            for (const image of document.images) image.loading = 'eager';
            await Promise.allSettled([...document.images].map((image) => image.decode()));
          });
          await page.screenshot({ path: path('-full'), fullPage: true, animations: 'disabled' });
        }
      }
    });
  },
});

/** Waits for what another size, scheme or place has the page fetch. */
async function settle(page: Page, scripts: boolean): Promise<void> {
  // Without scripts, frames can't be counted.
  if (!scripts) return page.waitForTimeout(NO_SCRIPT_PAUSE_MS);
  // react-slick takes its time to fit another width.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.slick-list')].every(
      (list) => list.offsetWidth === list.querySelector<HTMLElement>('.slick-slide')?.offsetWidth,
    ),
  );
  await page.evaluate(async (patience) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    await Promise.race([
      Promise.allSettled([document.fonts.ready, ...inView.map((image) => image.decode())]),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  }, PATIENCE_MS);
}
