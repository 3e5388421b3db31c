import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './test';
import { VIEWPORTS } from './viewports';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at what is shown at both widths, in light and in dark colours. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await saveForValidator(page, what);
  const before = page.viewportSize();
  // What is half scrolled below the header is not too small for that.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Colours on their way to others are no flaw.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The same elements with other colours: nothing else can have become wrong.
      const options = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
      const flaws = await flawsOf(page, options);
      expect.soft(flaws, `${what}, ${colorScheme}, ${String(viewport.width)} px`).toEqual([]);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** For `make validate`: saves the page as the server sends it, and as it is now. */
async function saveForValidator(page: Page, what: string): Promise<void> {
  const { VALIDATE_DIR } = process.env;
  if (VALIDATE_DIR === undefined) return;
  const save = (name: string, html: string) =>
    writeFile(join(VALIDATE_DIR, `${name.replace(/[^\w ]+/g, '-')}.html`), html);
  const { pathname } = new URL(page.url());
  const served = await page.request.get(pathname);
  await save(`served ${pathname}`, await served.text());
  const { title, project } = test.info();
  await save(`shown ${project.name} ${title} ${what}`, await page.content());
}

/** Where a page falls short of the standard. axe is called directly: its wrapper for Playwright takes ten times as long. */
export async function flawsOf(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(given);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => [id, ...target, failureSummary].join(' ')),
      );
    },
    { runOnly: STANDARD, resultTypes: ['violations'], iframes: false, ...options } as RunOptions,
  );
}

/** What makes a narrow page hard to use: it reaches out to the side, or something covers a control. */
export function flawsOfNarrowness(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const flaws = scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} wide`] : [];
    for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[href="#main"], [inert]')) continue;
      const name = control.ariaLabel ?? control.textContent;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (left < 0 || right > clientWidth) flaws.push(`${name}: to the side`);
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!control.contains(there)) flaws.push(`${name}: covered`);
      if (control.scrollWidth > control.clientWidth + 1) flaws.push(`${name}: too wide`);
    }
    return flaws;
  });
}
