import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WCAG_TAGS } from '../../test/wcag-tags';
import { expect, test } from './test';
import { VIEWPORTS } from './viewports';

/** Checks the page for WCAG violations at both widths, in light and dark mode. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await saveForValidator(page, state);
  const originalSize = page.viewportSize();
  // axe would report a control as too small if the header covered half of it.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      // During a color transition, axe would report too low a contrast.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Dark mode changes only the colors, so only the contrast needs checking.
      const options = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
      const violations = await findWcagViolations(page, options);
      expect.soft(violations, `${state}, ${colorScheme}, ${String(viewport.width)} px`).toEqual([]);
    }
  }
  if (originalSize) await page.setViewportSize(originalSize);
}

/** Saves the page's HTML for `make validate`, both as served and as it is now. */
async function saveForValidator(page: Page, state: string): Promise<void> {
  const { VALIDATE_DIR } = process.env;
  if (VALIDATE_DIR === undefined) return;
  const save = (name: string, html: string) =>
    writeFile(join(VALIDATE_DIR, `${name.replace(/[^\w ]+/g, '-')}.html`), html);
  const { pathname } = new URL(page.url());
  const served = await page.request.get(pathname);
  await save(`served ${pathname}`, await served.text());
  const { title, project } = test.info();
  await save(`shown ${project.name} ${title} ${state}`, await page.content());
}

/**
 * Returns the page's WCAG violations. Calls axe directly because its wrapper for Playwright takes
 * ten times as long.
 */
export async function findWcagViolations(page: Page, options: RunOptions): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOptions) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(runOptions);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => [id, ...target, failureSummary].join(' ')),
      );
    },
    { runOnly: WCAG_TAGS, resultTypes: ['violations'], iframes: false, ...options } as RunOptions,
  );
}

/** Returns layout flaws: horizontal overflow, and covered or cut-off controls. */
export function findLayoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const flaws = scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} wide`] : [];
    for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[href="#main"], [inert]')) continue;
      const name = control.ariaLabel ?? control.textContent;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      if (box.left < 0 || box.right > clientWidth) flaws.push(`${name}: off-screen`);
      // The middle of a link that wraps can be outside of it.
      const [{ x, y, width, height } = box] = control.getClientRects();
      const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!control.contains(topmost)) flaws.push(`${name}: covered`);
      if (control.scrollWidth > control.clientWidth + 1) flaws.push(`${name}: too wide`);
    }
    return flaws;
  });
}

/** Checks the layout at desktop and phone widths, so that the test doesn't have to run twice. */
export async function expectFitsBothWidths(page: Page): Promise<void> {
  for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    expect(await findLayoutFlaws(page), `${String(viewport.width)} px`).toEqual([]);
  }
}
