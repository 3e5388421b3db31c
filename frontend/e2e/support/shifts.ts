import type { Page } from '@playwright/test';

/** The layout shifts of a page. */
export interface Shifts {
  /** Waits for the fonts, which may shift the layout, and discards all shifts so far. */
  reset: () => Promise<void>;
  read: () => Promise<number[]>;
}

/** Records the layout shifts of documents that the page opens from now on. */
export async function watchShifts(page: Page): Promise<Shifts> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    reset: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // The browser reports a shift one frame later.
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 100));
        });
        (window as unknown as { shifts: number[] }).shifts.length = 0;
      }),
    read: () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
  };
}
