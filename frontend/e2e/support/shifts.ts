import type { Page } from '@playwright/test';

/** By how much what is on the page has moved, and how to begin anew. */
export interface Shifts {
  /** Forgets what has moved until now; once the fonts are there, since what they move is not looked at here. */
  forget: () => Promise<void>;
  seen: () => Promise<number[]>;
}

/** Notes what moves on the documents that the page opens from now on. */
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
    forget: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // What has just been drawn is told of with the frame after it.
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 100));
        });
        (window as unknown as { shifts: number[] }).shifts.length = 0;
      }),
    seen: () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
  };
}
