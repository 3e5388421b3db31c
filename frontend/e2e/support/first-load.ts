import type { Page, Response } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ACCOUNT, MY_TOURS, TICKET } from './site';
import { expect } from './test';

export const KB = 1000;

/** Limits for the first load of each page, in kB as sent by nginx. */
export const BUDGETS = { scripts: 85, styles: 10, fonts: 60, 'images above the fold': 60 };
/** Additional kB of scripts for pages with features of their own. */
const EXTRA_SCRIPTS_KB: Record<string, number> = {
  '/gallery': 13, // the carousel
  '/serviceone': 12, // the form and the list of bookings
  '/servicetwo': 12,
  '/tours/brooklyn-bridge': 3, // the daylight at the time of the tour, special days, and seasons
  '/tours/times-square-by-night': 3,
  [ACCOUNT]: 3,
  [MY_TOURS]: 7.5, // tickets
  [TICKET]: 13.5, // the directions to the guide, how to pay, and the texts of refusals
};
/** Code that every page loads three seconds later, which may be during a slow first load. */
const LATER_SCRIPT = '/LanguageOffer-';
/** A string that only react-slick's code contains. */
const CAROUSEL_MARKER = 'slick-track';

/** Collects the responses that the page gets from now on, keyed by URL. */
export function collectResponses(page: Page): Map<string, Response> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  return responses;
}

/** Checks the sizes of a page's scripts and styles, and that no other page's scripts or styles were fetched. */
export async function expectWithinBudgets(
  page: Page,
  path: string,
  responses: Map<string, Response>,
): Promise<void> {
  const sizes = { scripts: 0, styles: await inlineStylesSize(page) };
  let carouselScripts = 0;
  for (const [url, response] of responses) {
    if (url.includes(LATER_SCRIPT)) continue;
    const kind = kindOf(response);
    if (kind !== 'scripts' && kind !== 'styles') continue;
    const body = await response.body();
    sizes[kind] += sentSize(body, response);
    if (body.includes(CAROUSEL_MARKER)) carouselScripts += 1;
  }
  expect(sizes.scripts, 'size of the scripts').toBeGreaterThan(0);
  expect(sizes.styles, 'size of the styles').toBeGreaterThan(0);
  const budget = BUDGETS.scripts + (EXTRA_SCRIPTS_KB[path] ?? 0);
  expect.soft(sizes.scripts / KB, 'kB of scripts').toBeLessThanOrEqual(budget);
  expect.soft(sizes.styles / KB, 'kB of styles').toBeLessThanOrEqual(BUDGETS.styles);
  expect.soft(carouselScripts, 'scripts with the carousel').toBe(path === '/gallery' ? 1 : 0);
  const fetchedPaths = [...responses.keys()].map((url) => new URL(url).pathname);
  expect.soft(fetchedPaths.filter((each) => /^\/guide|\.css$/.test(each))).toEqual([]);

  // The page contains the styles that all pages share, and its own.
  const home = await (await page.request.get('/')).text();
  const [common, homeStyles] = [...home.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
  const styles = await page.locator('head style').allTextContents();
  expect.soft(styles[0]).toBe(common);
  expect.soft(styles.includes(homeStyles ?? ''), 'the home page’s styles').toBe(path === '/');
}

/** Returns the size of the page's inline styles after gzip, with which nginx compresses pages. */
export async function inlineStylesSize(page: Page): Promise<number> {
  const styles = await page.locator('style').allTextContents();
  return styles.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
}

export function kindOf(response: Response): keyof typeof BUDGETS | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'scripts';
  if (type.startsWith('text/css')) return 'styles';
  if (type.includes('font')) return 'fonts';
  if (type.startsWith('image/')) return 'images above the fold';
  return undefined;
}

/**
 * Returns the size that nginx sends: scripts and styles are compressed with Brotli at build time,
 * images aren't.
 */
export function sentSize(body: Buffer, response: Response): number {
  const isText = /javascript|css|svg/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).byteLength : body.byteLength;
}
