// @ts-check
// Follows a photograph from the photos folder to a visitor's browser. The built backend's code serves the pages.
import assert from 'node:assert/strict';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { findBrowser } from '../../scripts/browser.mjs';
import { BACKEND, FRONTEND } from '../../scripts/project.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

const requireFromFrontend = createRequire(join(FRONTEND, 'package.json'));
const requireFromBackend = createRequire(join(BACKEND, 'package.json'));
const sharp = requireFromFrontend('sharp');
const { placeholderValues } = requireFromBackend('shared/placeholders');
const { defaultValues } = requireFromBackend('shared/settings');
const { chromium } = requireFromFrontend('@playwright/test');

const NOT_COPIED = ['node_modules', 'dist', 'e2e', 'test-results', 'playwright-report'];
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 375, height: 812 } };
const VISITORS = [
  { ...DESKTOP, colorScheme: 'light' },
  { ...DESKTOP, colorScheme: 'dark' },
  { ...PHONE, colorScheme: 'light' },
  { ...PHONE, colorScheme: 'dark', javaScriptEnabled: false },
];

test('visitors see a photograph from the photos folder, as AVIF in a size that fits their screen', async () => {
  const pages = join(makeFolder(), 'frontend');
  await cp(FRONTEND, pages, {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(relative(FRONTEND, path)),
  });
  await symlink(join(FRONTEND, 'node_modules'), join(pages, 'node_modules'));
  await writeFile(join(pages, 'photos', 'hero.JPG'), await createUprightPhotograph(1000, 1500));
  const build = run(['npm', '--prefix', pages, 'run', 'build'], testEnvironment());
  assert.equal(await build.code, 0, build.output);

  const url = await servePages(join(pages, 'dist'));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  after(() => browser.close());
  const widths = [];
  for (const visitor of VISITORS) {
    const page = await browser.newPage(visitor);
    /** @type {string[]} */
    const errors = [];
    page.on('console', (/** @type {any} */ message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // The server has only pages and no API, so an empty list of tours replaces its responses.
    await page.route('**/api/**', (/** @type {any} */ route) => route.fulfill({ json: [] }));
    const pictureRequest = page.waitForResponse(/\/assets\/hero-/);
    await page.goto(url, { waitUntil: 'networkidle' });
    const response = await pictureRequest;
    widths.push(Number(/-(\d+)\.avif$/.exec(response.url())?.[1]));
    assert.equal(response.headers()['content-type'], 'image/avif');
    assert.match(response.headers()['cache-control'], /immutable/);
    const picture = page.locator('main picture img').first();
    const { url: shownUrl, isUpright } = await picture.evaluate((/** @type {any} */ image) => ({
      url: image.currentSrc,
      isUpright: image.complete && image.naturalHeight > image.naturalWidth,
    }));
    assert.deepEqual([shownUrl, isUpright, errors], [response.url(), true, []]);
    await page.close();
  }
  const [desktop = 0, darkDesktop, phone = 0, darkPhone] = widths;
  assert.ok(phone < desktop);
  assert.deepEqual([darkDesktop, darkPhone], [desktop, phone]);
});

/**
 * Creates a photograph as a camera held upright stores it: sideways, with its orientation in the metadata.
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Buffer>}
 */
function createUprightPhotograph(width, height) {
  return sharp({ create: { width: height, height: width, channels: 3, background: '#b5462f' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * Serves built pages as the API does.
 * @param {string} folder
 * @returns {Promise<string>} the URL
 */
async function servePages(folder) {
  const server = requireFromBackend('fastify')();
  after(() => server.close());
  const settings = placeholderValues(defaultValues());
  await requireFromBackend('./dist/http/site.js').serveSite(server, folder, async () => settings);
  return server.listen({ host: '127.0.0.1', port: 0 });
}
