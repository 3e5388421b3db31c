import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at what is shown in light and in dark colours. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is half scrolled below the header is not too small for that.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    const flaws = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, ...target, failureSummary].join(' ')),
    );
    expect.soft(flaws, `${what}, ${colorScheme}`).toEqual([]);
  }
}
