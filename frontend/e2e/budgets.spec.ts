import type { APIRequestContext, Page } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  BUDGETS,
  collectResponses,
  inlineStylesSize,
  KB,
  kindOf,
  sentSize,
} from './support/first-load';
import { expect, test } from './support/test';

/** The console's service worker fetches all of these scripts once, while idle. */
const MAX_CONSOLE_SCRIPTS_KB = 250;

// Phones have a higher pixel density than monitors, so they load larger images.
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
        const sizeKb = sizes[kind as keyof typeof BUDGETS] / KB;
        expect.soft(sizeKb, `kB of ${kind}`).toBeLessThanOrEqual(budget);
      }
    });
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
  expect((await totalSize(request, all)) / KB).toBeLessThanOrEqual(MAX_CONSOLE_SCRIPTS_KB);
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
 * Returns the URLs of images that appear only below the fold, and the size of the page's inline
 * SVG drawings above the fold. All other images count as above the fold, even those that have been
 * loaded but aren't on the page yet.
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
