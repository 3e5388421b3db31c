import type { Page } from '@playwright/test';
import { bookMany } from './support/booking';
import { dateOn } from './support/departures';
import { ACCOUNT, pages } from './support/site';
import { expect, test } from './support/test';

const CONSOLE = ['/guide/', '/guide/?view=tours', '/guide/?view=reports', '/guide/?view=more'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a long word breaks nothing on the site @widths', async ({
  page,
  list,
  announce,
  signSomebodyIn,
}) => {
  announce(/404/);
  for (const path of [...pages.map((each) => each.path), '/nowhere']) {
    await page.goto(path);
    expect.soft(await flawsOfLongWords(page), path).toEqual([]);
  }
  await signSomebodyIn();
  await bookMany(page.request, list, 2);
  for (const path of [list.path, ACCOUNT]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    if (path === list.path) await expect(page.getByRole('row')).toHaveCount(3);
    expect.soft(await flawsOfLongWords(page), `${path}, signed in`).toEqual([]);
  }
});

test('a long word breaks nothing in the console @widths', async ({
  page,
  list,
  signSomebodyIn,
  makeGuide,
}) => {
  const { username } = await signSomebodyIn();
  await makeGuide(username);
  const date = dateOn('Thursday', 5);
  const booking = { place: list.places[0], day: 'Thursday', date, people: 3 };
  await expect(await page.request.post(list.calls.create, { data: booking })).toBeOK();
  for (const path of [...CONSOLE, `/guide/?date=${date}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await flawsOfLongWords(page), path).toEqual([]);
  }
});

test('ordinary words stay whole on a small phone', async ({ page, signSomebodyIn, makeGuide }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { username } = await signSomebodyIn();
  await makeGuide(username);
  for (const path of [...CONSOLE, ...pages.map((each) => each.path), ACCOUNT]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await brokenWords(page), path).toEqual([]);
  }
});

/** Which words stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Of screen readers' texts nothing is seen; addresses may be of any length.
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

/** Puts a long word in the place of each text's longest, and says what then reaches out of where it belongs. */
function flawsOfLongWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONG = 'Kraftfahrzeughaftpflichtversicherung';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [longest = ''] = (text.data.match(/\p{L}{3,}/gu) ?? []).sort(
        (one, other) => other.length - one.length,
      );
      if (longest && !text.parentElement?.closest('script, style, option, template, svg')) {
        text.data = text.data.replace(longest, LONG);
      }
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    const flaws = scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} wide`] : [];
    for (const text of texts.filter(({ data }) => data.includes(LONG))) {
      const parent = text.parentElement;
      // Nothing is seen of it.
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      let box: HTMLElement | null = parent;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      while (box && box !== document.body) {
        const style = getComputedStyle(box);
        // What is cut off says so by an ellipsis, or is for screen readers, or can be scrolled to.
        if (style.overflowX !== 'visible' || style.clipPath !== 'none') break;
        const own = box.getBoundingClientRect();
        if (style.display !== 'inline' && (left < own.left - 1 || right > own.right + 1)) {
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
