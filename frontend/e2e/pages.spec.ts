// Loading a page takes most of the time, so each test loads its page once and checks all requirements.
import type { Page } from '@playwright/test';
import { bookMany } from './support/booking';
import { expectAccessible, findLayoutFlaws, findWcagViolations } from './support/accessibility';
import { collectPolicyViolations, expectStrictPolicy } from './support/content-security';
import { tabThrough } from './support/keyboard';
import { lists } from './support/lists';
import { findBrokenWords, findOverflows } from './support/long-words';
import { collectResponses, expectWithinBudgets } from './support/first-load';
import { ACCOUNT, MY_TOURS, openMenu, pages, privatePages, TICKET } from './support/site';
import { expect, test } from './support/test';
import { SKELETON } from './support/tours-page';
import { VIEWPORTS } from './support/viewports';

// Many checks of one page take more than a minute on a busy machine.
test.describe.configure({ timeout: 120_000 });

const WIDTHS = [320, 375, 768, 1280];
const MISSING = '/nowhere';

const paths = [...pages.map((page) => page.path), ...privatePages, MISSING, TICKET];
/** On all other pages, only the header differs for a user. */
const PATHS_FOR_USERS = ['/', ...lists.map((list) => list.path), ACCOUNT, MY_TOURS];

for (const path of paths) {
  test(`${path} is small, safe, and accessible, works with the keyboard, and fits every screen`, async ({
    page,
    expectErrors,
  }) => {
    if (path === TICKET) expectErrors(/401/);
    if (path === MISSING) expectErrors(/404/);
    const violations = await collectPolicyViolations(page);
    const responses = collectResponses(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await expectStrictPolicy(response, path);
    await expectWithinBudgets(page, path, responses);
    await expect(page.locator(SKELETON)).toHaveCount(0);
    await expectAccessible(page, path);
    // The pictures of dark mode have loaded by now, too.
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);

    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    // Browsers don't reveal the forced colors, so the contrast of text can't be checked.
    const rules = { 'color-contrast': { enabled: false } };
    expect.soft(await findWcagViolations(page, { rules }), 'forced colors').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });

    await expectVisibleFocus(page);
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 320, height: 568 });
    expect.soft(await findBrokenWords(page), 'broken words').toEqual([]);
    const removeSpacing = await addSpacing(page);
    expect.soft(await findLayoutFlaws(page), 'with spacing').toEqual([]);
    await removeSpacing();
    await expectFitsWhenZoomed(page);
    await expectNoOverflows(page);
  });
}

for (const path of PATHS_FOR_USERS) {
  test(`${path} fits the screen and works with the keyboard for a signed-in user`, async ({
    page,
    signInNewUser,
  }) => {
    await signInNewUser();
    for (const list of lists) await bookMany(page.request, list, 3);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    const list = lists.find((each) => each.path === path);
    if (list) await expect(page.getByRole('row')).toHaveCount(4);

    await expectVisibleFocus(page);
    await expectNoHorizontalScroll(page);
    await expectFitsWhenZoomed(page);
    await expectNoOverflows(page);
  });
}

/** Checks, at both widths, that the focus is visible at each tab stop. */
async function expectVisibleFocus(page: Page): Promise<void> {
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    // Makes the next Tab start at the top.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const { stops, flaws } = await tabThrough(page);
    expect(stops).toBeGreaterThan(4);
    expect.soft(flaws, `focus, ${String(viewport.width)} px`).toEqual([]);
  }
}

/** Checks the layout with the open menu, at 400% zoom in a window of 1280 × 1024 pixels. */
async function expectFitsWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await openMenu(page);
  expect.soft(await findLayoutFlaws(page), 'at 400% zoom').toEqual([]);
}

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(contentWidth, `at ${String(width)} px`).toBeLessThanOrEqual(width);
  }
}

/** Checks, at both widths, that long words stay within their boxes. */
async function expectNoOverflows(page: Page): Promise<void> {
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    expect.soft(await findOverflows(page), `long words, ${String(viewport.width)} px`).toEqual([]);
  }
}

/** Sets the largest text spacing that WCAG requires pages to support. The returned function removes it. */
async function addSpacing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const spacing = new CSSStyleSheet();
    await spacing.replace(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
           word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = [spacing];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
