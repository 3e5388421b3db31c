import type { APIRequestContext, Page, Response } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ACCOUNT, MY_TOURS, openMenu, pages, privatePages } from './support/site';
import { expect, test } from './support/test';

const KB = 1000;
/** Of a booking that isn't there: the page's code is the same for all. */
const TICKET = '/booking/65f0c0ffee0123456789abcd';

/** What the first load of a page of the site may cost, in kB as nginx sends it. */
const BUDGETS = { scripts: 85, styles: 10, fonts: 60, 'pictures above the fold': 60 };
/** What a page may cost beyond that, for what it alone does. */
const MORE_SCRIPTS: Record<string, number> = {
  '/gallery': 13, // the carousel
  '/serviceone': 12, // the form and the list of bookings
  '/servicetwo': 12,
  '/tours/brooklyn-bridge': 3, // the light of the hour
  '/tours/times-square-by-night': 3,
  [ACCOUNT]: 3,
  [MY_TOURS]: 7, // tickets
  [TICKET]: 12.5, // here with the words of refusals, which come when one does; and what leads to the guide
};
/** All scripts of the console together: its worker fetches them while it is idle, once. */
const CONSOLE_SCRIPTS = 250;

/** What react-slick's code says, and no other. */
const CAROUSEL = 'slick-track';

// A phone's screen has more dots than a monitor's, and asks for larger pictures.
test.use({
  deviceScaleFactor: async ({ isMobile }, provide) => {
    await provide(isMobile ? 3 : 1);
  },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the first load of the home page keeps to its budgets @widths', async ({ page }) => {
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
      costs.styles += await stylesInPage(page);

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

for (const path of [...pages.map(({ path }) => path), ...privatePages, TICKET]) {
  test(`the first load of ${path} keeps to its budgets, and has nothing of the console`, async ({
    page,
    announce,
  }) => {
    if (path === TICKET) announce(/401/);
    const responses = responsesTo(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const costs = { scripts: 0, styles: await stylesInPage(page) };
    for (const response of responses.values()) {
      const kind = kindOf(response);
      if (kind === 'scripts' || kind === 'styles') {
        costs[kind] += sentSize(await response.body(), response);
      }
    }
    expect(costs.scripts, 'the scripts were seen').toBeGreaterThan(0);
    expect(costs.styles, 'the styles were seen').toBeGreaterThan(0);
    const budget = BUDGETS.scripts + (MORE_SCRIPTS[path] ?? 0);
    expect.soft(costs.scripts / KB, 'kB of scripts').toBeLessThanOrEqual(budget);
    expect.soft(costs.styles / KB, 'kB of styles').toBeLessThanOrEqual(BUDGETS.styles);
    const asked = [...responses.keys()].map((url) => new URL(url).pathname);
    expect(asked.filter((address) => address.startsWith('/guide'))).toEqual([]);
  });
}

test('the console’s scripts keep to their budget', async ({ request }) => {
  const page = await request.get('/guide/');
  const own = scriptsIn(await page.text());
  // It has them all, whichever of them a screen needs.
  const worker = await request.get('/guide/worker.js');
  const all = scriptsIn(await worker.text());
  expect(own.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(own));
  expect((await sizeOf(request, all)) / KB).toBeLessThanOrEqual(CONSOLE_SCRIPTS);
});

function scriptsIn(text: string): string[] {
  return [...new Set(text.match(/\/guide\/assets\/[\w.-]+\.js/g))];
}

async function sizeOf(request: APIRequestContext, addresses: string[]): Promise<number> {
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
}

/** Pages are compressed while they are sent, by gzip. */
async function stylesInPage(page: Page): Promise<number> {
  const styles = await page.locator('style').allTextContents();
  return styles.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
}

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
