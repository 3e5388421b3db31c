import type { Page } from '@playwright/test';
import { SETTINGS } from 'shared/settings';
import { SITE_LANGUAGES } from 'shared/site-languages';
import { TOURS } from 'shared/tour-settings';
import { toPseudo } from '../scripts/pseudo.mjs';
import { findLayoutFlaws } from './support/accessibility';
import { PseudoSite } from './support/pseudo-site';
import { builtPages, privatePages } from './support/site';
import { expect, test } from './support/test';
import { bookTicket } from './support/tickets';

test.describe.configure({ mode: 'default' });

const site = new PseudoSite();
test.beforeAll(() => site.build());
test.afterAll(() => {
  site.remove();
});

/** Texts that aren't translated: the guide's own texts, and names and units from the date formats. */
const NOT_TRANSLATED = [
  SETTINGS.siteName.default,
  ...Object.values(SITE_LANGUAGES).map(({ name }) => name),
  ...TOURS.map(({ place }) => place),
  '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
  '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*',
  '[AP]M',
  String.raw`\S+@\S+`,
];

const PATHS = [
  ...builtPages.map(({ path }) => path),
  ...privatePages,
  '/tours',
  '/tours/central-park',
  '/nowhere',
];

test.describe('longer texts fit, and all texts are translated', () => {
  test.beforeEach(({ page }) => site.open(page));
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('on each page @desktop', async ({ page, expectErrors }) => {
    expectErrors(/404/);
    for (const path of PATHS) {
      await page.goto(path);
      await checkTexts(page, path);
    }
  });

  test('while booking @desktop', async ({ page }) => {
    await page.goto('/tours/central-park');
    await click(page, 'link', 'Choose a date');
    await checkTexts(page, 'the calendar');
    await page.getByRole('grid').getByRole('button', { disabled: false }).last().click();
    await checkTexts(page, 'a date');
    await click(page, 'button', 'Next: how to reach you');
    await checkTexts(page, 'the contact');
  });

  test('on a ticket @desktop', async ({ page }) => {
    const ticket = await bookTicket(page.request);
    await page.goto(`/booking/${ticket.id}`);
    await expect(page.getByRole('article')).toBeVisible();
    await checkTexts(page, 'the ticket');
    await click(page, 'button', 'Change date or people');
    await expect(page.getByRole('grid')).toBeVisible();
    await checkTexts(page, 'the change');
    await page.goto('/my-tours');
    await expect(page.getByRole('article').first()).toBeVisible();
    await checkTexts(page, 'my tours');
  });
});

/** Clicks a button or a link, given its English name. */
async function click(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page
    .getByRole(role, { name: toPseudo(name), exact: true })
    .first()
    .click();
}

async function checkTexts(page: Page, state: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForLoadState('networkidle');
    const where = `${state}, ${String(width)} px`;
    expect.soft(await findLayoutFlaws(page), where).toEqual([]);
    expect.soft(await findUntranslated(page), where).toEqual([]);
  }
}

/** Returns the visible texts and labels that aren't in the pseudo-language's brackets. */
async function findUntranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, template, noscript')) continue;
      if (!element.closest('option') && !element.checkVisibility()) continue;
      if (node instanceof Text) found.push(node.data);
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'data-label']) {
        if (node instanceof Element) found.push(node.getAttribute(name) ?? '');
      }
    }
    return [document.title, ...found];
  });
  const allowed = new RegExp(NOT_TRANSLATED.join('|'), 'g');
  const untranslated = texts.filter((text) => {
    let remaining = text;
    while (/\[[^[\]]*\]/.test(remaining)) remaining = remaining.replaceAll(/\[[^[\]]*\]/g, '');
    return /\p{L}/u.test(remaining.replaceAll(allowed, ''));
  });
  return [...new Set(untranslated)];
}
