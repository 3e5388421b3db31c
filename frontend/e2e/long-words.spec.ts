import type { Page } from '@playwright/test';
import { bookMany } from './support/booking';
import { dateOfWeekday } from './support/departures';
import { ACCOUNT, pages } from './support/site';
import { expect, test } from './support/test';

const CONSOLE = ['/guide/', '/guide/?view=tours', '/guide/?view=reports', '/guide/?view=more'];

test('the site’s layout doesn’t overflow with long words @widths', async ({
  page,
  list,
  expectErrors,
  signInNewUser,
}) => {
  expectErrors(/404/);
  for (const path of [...pages.map((each) => each.path), '/nowhere']) {
    await page.goto(path);
    expect.soft(await findOverflows(page), path).toEqual([]);
  }
  await signInNewUser();
  await bookMany(page.request, list, 2);
  for (const path of [list.path, ACCOUNT]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    if (path === list.path) await expect(page.getByRole('row')).toHaveCount(3);
    expect.soft(await findOverflows(page), `${path}, signed in`).toEqual([]);
  }
});

test('the console’s layout doesn’t overflow with long words @widths', async ({
  page,
  list,
  signInNewUser,
  makeGuide,
}) => {
  const { username } = await signInNewUser();
  await makeGuide(username);
  const date = dateOfWeekday('Thursday', 5);
  // Other tests limit the spots of the first tours.
  const booking = { place: 'SOHO AND VILLAGES', day: 'Thursday', date, people: 3 };
  await expect(await page.request.post(list.calls.create, { data: booking })).toBeOK();
  for (const path of [...CONSOLE, `/guide/?date=${date}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await findOverflows(page), path).toEqual([]);
  }
});

test('ordinary words aren’t broken on a small phone', async ({
  page,
  signInNewUser,
  makeGuide,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { username } = await signInNewUser();
  await makeGuide(username);
  for (const path of [...CONSOLE, ...pages.map((each) => each.path), ACCOUNT]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await findBrokenWords(page), path).toEqual([]);
  }
});

/** Returns the words that are broken across two lines. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Skips text for screen readers only, and email addresses, which may have any length.
      const isHidden = getComputedStyle(text.parentElement).clipPath !== 'none';
      if (isHidden || text.data.includes('@')) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}{2,14}(?![\p{L}\d])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word} in “${text.data.trim().slice(0, 40)}”`);
      }
    }
    return broken;
  });
}

/** Replaces the longest word of each text with a longer one, and returns the elements that overflow. */
function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONG = 'Kraftfahrzeughaftpflichtversicherung';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [longest = ''] = (text.data.match(/\p{L}{3,}/gu) ?? []).sort(
        (first, second) => second.length - first.length,
      );
      if (longest && !text.parentElement?.closest('script, style, option, template, svg')) {
        text.data = text.data.replace(longest, LONG);
      }
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    const flaws = scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} wide`] : [];
    for (const text of texts.filter(({ data }) => data.includes(LONG))) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      let box: HTMLElement | null = parent;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      while (box && box !== document.body) {
        const style = getComputedStyle(box);
        // Overflow is fine in boxes with an ellipsis or scroll bars, and in text for screen
        // readers.
        if (style.overflowX !== 'visible' || style.clipPath !== 'none') break;
        const bounds = box.getBoundingClientRect();
        if (style.display !== 'inline' && (left < bounds.left - 1 || right > bounds.right + 1)) {
          flaws.push(`${box.tagName} ${box.className}: ${text.data.trim().slice(0, 60)}`);
          break;
        }
        if (style.position === 'fixed') break;
        box = box.parentElement;
      }
    }
    return flaws;
  });
}
