import type { Page, Response } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ACCOUNT, openMenu, pages } from './support/site';
import { expect, test } from './support/test';

const KB = 1000;

/** What the first load of the home page may cost, in kB as it is sent. */
const BUDGETS = { scripts: 90, styles: 10, fonts: 60, 'pictures above the fold': 60 };

/** What react-slick's code says, and no other. */
const CAROUSEL = 'slick-track';
/** What only styles of the guide's say. */
const GUIDE_STYLES = /\.guide-page|\.report\b/;

// A phone's screen has more dots than a monitor's, and asks for larger pictures.
test.use({
  deviceScaleFactor: async ({ isMobile }, provide) => {
    await provide(isMobile ? 3 : 1);
  },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the first load of the home page keeps to its budgets', async ({ page }) => {
      const responses = responsesTo(page);
      await page.goto('/', { waitUntil: 'networkidle' });

      const above = await picturesAboveTheFold(page);
      const costs = { scripts: 0, styles: 0, fonts: 0, 'pictures above the fold': above.drawn };
      for (const response of responses.values()) {
        const kind = kindOf(response);
        if (kind === undefined) continue;
        if (kind === 'pictures above the fold' && above.below.includes(response.url())) continue;
        costs[kind] += sentSize(await response.body(), response);
      }
      for (const styles of await page.locator('style').allTextContents()) {
        costs.styles += gzipSync(styles, { level: 9 }).byteLength;
      }

      expect(costs.scripts, 'the scripts were seen').toBeGreaterThan(0);
      expect(costs.styles, 'the styles were seen').toBeGreaterThan(0);
      expect(costs['pictures above the fold'], 'the picture was seen').toBeGreaterThan(0);
      for (const [kind, budget] of Object.entries(BUDGETS)) {
        const cost = costs[kind as keyof typeof BUDGETS] / KB;
        expect.soft(cost, `kB of ${kind}`).toBeLessThanOrEqual(budget);
      }
    });
  });
}

test('the carousel’s code comes with the gallery, and with no other page', async ({ page }) => {
  const responses = responsesTo(page);
  for (const { path } of pages.filter(({ path }) => path !== '/gallery')) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(await carouselsIn(page, responses)).toEqual([]);
  await openMenu(page);
  await page.getByRole('link', { name: 'CUSTOMER GALLERY', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Photos of our walks' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await carouselsIn(page, responses)).toHaveLength(1);
});

test('the guide’s styles come with the guide’s page, and with no other', async ({ page }) => {
  const responses = responsesTo(page);
  const files = () => [...responses.values()].filter((response) => kindOf(response) === 'styles');
  for (const path of [...pages.map(({ path }) => path), ACCOUNT]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await page.locator('style').allTextContents()).join(), path).not.toMatch(GUIDE_STYLES);
    expect(files()).toEqual([]);
  }
  await page.goto('/guide', { waitUntil: 'networkidle' });
  expect(files()).toHaveLength(1);
  expect(await files()[0]?.text()).toMatch(GUIDE_STYLES);
});

/** Collects what the page gets from now on, each address once. */
function responsesTo(page: Page): Map<string, Response> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  return responses;
}

function kindOf(response: Response): keyof typeof BUDGETS | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'scripts';
  if (type.startsWith('text/css')) return 'styles';
  if (type.includes('font')) return 'fonts';
  if (type.startsWith('image/')) return 'pictures above the fold';
  return undefined;
}

/** Its size as nginx sends it: what is compressed when it is built, by Brotli; and pictures as they are. */
function sentSize(body: Buffer, response: Response): number {
  const isText = /javascript|css|svg/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).byteLength : body.byteLength;
}

async function carouselsIn(page: Page, responses: Map<string, Response>): Promise<string[]> {
  const found: string[] = [];
  for (const [url, response] of responses) {
    if (kindOf(response) !== 'scripts') continue;
    // Asked for once more: the browser forgets what pages had that were left.
    const script = await page.request.get(url);
    if ((await script.text()).includes(CAROUSEL)) found.push(url);
  }
  return found;
}

/**
 * Of the pictures that were fetched, those of which every place is below the fold, so that any other
 * one counts; and what the drawings in the page itself would cost.
 */
async function picturesAboveTheFold(page: Page): Promise<{ below: string[]; drawn: number }> {
  const { above, below, drawings } = await page.evaluate(() => {
    const places = [...document.querySelectorAll('*')].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const inStyles = styles.flatMap(({ backgroundImage, maskImage, content, listStyleImage }) =>
        [backgroundImage, maskImage, content, listStyleImage].flatMap((value) =>
          [...value.matchAll(/url\("([^"]*)"\)/g)].map(([, url]) => url ?? ''),
        ),
      );
      const urls = element instanceof HTMLImageElement ? [element.currentSrc] : [];
      const isBelow = element.getBoundingClientRect().top >= innerHeight;
      return { element, urls: [...urls, ...inStyles], isBelow };
    });
    return {
      above: places.filter(({ isBelow }) => !isBelow).flatMap(({ urls }) => urls),
      below: places.filter(({ isBelow }) => isBelow).flatMap(({ urls }) => urls),
      drawings: places
        .filter(({ element, isBelow }) => !isBelow && element.localName === 'svg')
        .map(({ element }) => element.outerHTML),
    };
  });
  return {
    below: below.filter((url) => !above.includes(url)),
    drawn: drawings.length ? gzipSync(drawings.join(''), { level: 9 }).byteLength : 0,
  };
}
