import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More tab stops than any page has. */
const MAX_STOPS = 150;

/**
 * Tabs through the rest of the page. Returns the number of tab stops, and the controls on which the
 * focus isn't visible.
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const flaws: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const flaw = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const name = element.ariaLabel ?? element.textContent.trim();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none' || outlineWidth === '0px') return `${name}: no outline`;
      const { left, top, width, height } = element.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(topmost) ? null : `${name}: covered`;
    });
    if (flaw === 'end') return { stops, flaws };
    if (flaw !== null) flaws.push(flaw);
  }
  return { stops: MAX_STOPS, flaws };
}

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
