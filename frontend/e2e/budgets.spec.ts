import type { APIRequestContext, Page, Response } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { collectViolations, expectStrictPolicy } from './support/content-security';
import { ACCOUNT, MY_TOURS, pages, privatePages } from './support/site';
import { expect, test } from './support/test';

const KB = 1000;
/** A missing booking's page, which loads the same code as every ticket. */
const TICKET = '/booking/65f0c0ffee0123456789abcd';

/** Limits for the first load of each page, in kB as sent by nginx. */
const BUDGETS = { scripts: 85, styles: 10, fonts: 60, 'images above the fold': 60 };
/** Additional kB for pages with features of their own. */
const MORE_SCRIPTS: Record<string, number> = {
  '/gallery': 13, // the carousel
  '/serviceone': 12, // the form and the list of bookings
  '/servicetwo': 12,
  '/tours/brooklyn-bridge': 3, // the daylight at the time of the tour
  '/tours/times-square-by-night': 3,
  [ACCOUNT]: 3,
  [MY_TOURS]: 7.5, // tickets
  [TICKET]: 12.5, // the directions to the guide, and the texts of refusals, one of which this page shows
};
/** The limit for all of the console's scripts, in kB. Its worker fetches them once, while idle. */
const CONSOLE_SCRIPTS = 250;

/** A string that only react-slick's code contains. */
const CAROUSEL = 'slick-track';

// A phone's screen has a higher pixel density than a monitor's, and loads larger images.
test.use({
  deviceScaleFactor: async ({ isMobile }, provide) => {
    await provide(isMobile ? 3 : 1);
  },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('the first load of the home page stays within its budgets @widths', async ({ page }) => {
      const responses = collectResponses(page);
      await page.goto('/', { waitUntil: 'networkidle' });

      const { urlsBelow, drawingsSize } = await measureFold(page);
      const sizes = { scripts: 0, styles: 0, fonts: 0, 'images above the fold': drawingsSize };
      for (const response of responses.values()) {
        const kind = kindOf(response);
        if (kind === undefined) continue;
        if (kind === 'images above the fold' && urlsBelow.includes(response.url())) continue;
        sizes[kind] += sentSize(await response.body(), response);
      }
      sizes.styles += await inlineStylesSize(page);

      expect(sizes.scripts, 'size of the scripts').toBeGreaterThan(0);
      expect(sizes.styles, 'size of the styles').toBeGreaterThan(0);
      expect(sizes['images above the fold'], 'size of the images').toBeGreaterThan(0);
      for (const [kind, budget] of Object.entries(BUDGETS)) {
        const size = sizes[kind as keyof typeof BUDGETS] / KB;
        expect.soft(size, `kB of ${kind}`).toBeLessThanOrEqual(budget);
      }
    });
  });
}

for (const path of [...pages.map(({ path }) => path), ...privatePages, TICKET]) {
  test(`the first load of ${path} stays within its budgets and policy, and fetches nothing else`, async ({
    page,
    expectErrors,
  }) => {
    if (path === TICKET) expectErrors(/401/);
    const violations = await collectViolations(page);
    const responses = collectResponses(page);
    const loaded = await page.goto(path, { waitUntil: 'networkidle' });
    await expectStrictPolicy(loaded, path);

    const sizes = { scripts: 0, styles: await inlineStylesSize(page) };
    let carousels = 0;
    for (const response of responses.values()) {
      const kind = kindOf(response);
      if (kind !== 'scripts' && kind !== 'styles') continue;
      const body = await response.body();
      sizes[kind] += sentSize(body, response);
      if (body.includes(CAROUSEL)) carousels += 1;
    }
    expect(sizes.scripts, 'size of the scripts').toBeGreaterThan(0);
    expect(sizes.styles, 'size of the styles').toBeGreaterThan(0);
    const budget = BUDGETS.scripts + (MORE_SCRIPTS[path] ?? 0);
    expect.soft(sizes.scripts / KB, 'kB of scripts').toBeLessThanOrEqual(budget);
    expect.soft(sizes.styles / KB, 'kB of styles').toBeLessThanOrEqual(BUDGETS.styles);
    expect.soft(carousels, 'scripts with the carousel').toBe(path === '/gallery' ? 1 : 0);
    const fetchedPaths = [...responses.keys()].map((url) => new URL(url).pathname);
    expect(fetchedPaths.filter((each) => /^\/guide|\.css$/.test(each))).toEqual([]);

    // The page contains the styles of every page, and its own.
    const home = await (await page.request.get('/')).text();
    const [common, homeStyles] = [...home.matchAll(/<style>(.*?)<\/style>/gs)].map(
      ([, css]) => css,
    );
    const styles = await page.locator('head style').allTextContents();
    expect(styles[0]).toBe(common);
    expect(styles.includes(homeStyles ?? ''), 'the home page’s styles').toBe(path === '/');

    // Dark mode has pictures of its own.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
}

test('the console’s scripts stay within their budget', async ({ request }) => {
  const page = await request.get('/guide/');
  const firstLoad = scriptsIn(await page.text());
  // The worker lists the scripts of all screens.
  const worker = await request.get('/guide/worker.js');
  const all = scriptsIn(await worker.text());
  expect(firstLoad.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(firstLoad));
  expect((await totalSize(request, all)) / KB).toBeLessThanOrEqual(CONSOLE_SCRIPTS);
});

function scriptsIn(text: string): string[] {
  return [...new Set(text.match(/\/guide\/assets\/[\w.-]+\.js/g))];
}

async function totalSize(request: APIRequestContext, urls: string[]): Promise<number> {
  const responses = await Promise.all(urls.map((url) => request.get(url)));
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
}

/**
 * Returns the size of the page's styles, which nginx compresses with gzip when it sends the page.
 */
async function inlineStylesSize(page: Page): Promise<number> {
  const styles = await page.locator('style').allTextContents();
  return styles.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
}

/** Collects the responses that the page gets from now on, keyed by URL. */
function collectResponses(page: Page): Map<string, Response> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  return responses;
}

function kindOf(response: Response): keyof typeof BUDGETS | undefined {
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
function sentSize(body: Buffer, response: Response): number {
  const isText = /javascript|css|svg/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).byteLength : body.byteLength;
}

/**
 * Returns the URLs of images that appear only below the fold, and the size of the page's inline
 * drawings above the fold. An image may load before it is on the page, so every image counts
 * unless it is below the fold.
 */
async function measureFold(page: Page): Promise<{ urlsBelow: string[]; drawingsSize: number }> {
  const { above, below, drawings } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const urlsInStyles = styles.flatMap(
        ({ backgroundImage, maskImage, content, listStyleImage }) =>
          [backgroundImage, maskImage, content, listStyleImage].flatMap((value) =>
            [...value.matchAll(/url\("([^"]*)"\)/g)].map(([, url]) => url ?? ''),
          ),
      );
      const urls = element instanceof HTMLImageElement ? [element.currentSrc] : [];
      const isBelow = element.getBoundingClientRect().top >= innerHeight;
      return { element, urls: [...urls, ...urlsInStyles], isBelow };
    });
    return {
      above: elements.filter(({ isBelow }) => !isBelow).flatMap(({ urls }) => urls),
      below: elements.filter(({ isBelow }) => isBelow).flatMap(({ urls }) => urls),
      drawings: elements
        .filter(({ element, isBelow }) => !isBelow && element.localName === 'svg')
        .map(({ element }) => element.outerHTML),
    };
  });
  return {
    urlsBelow: below.filter((url) => !above.includes(url)),
    drawingsSize: drawings.length ? gzipSync(drawings.join(''), { level: 9 }).byteLength : 0,
  };
}
