// @ts-check
// Runs one journey in a new browser profile.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Proxy } from '../faults/proxy.mjs';
import { FRONTEND, ROOT } from '../../scripts/project.mjs';
import { Api } from './api.mjs';
import { Page } from './page.mjs';
import { withTimeout } from './with-timeout.mjs';

const JOURNEY_TIMEOUT_MS = 180_000;
/** The folder in which Playwright saves screenshots of failed tests. */
const SCREENSHOTS = join(FRONTEND, 'test-results');

/**
 * @param {object} options
 * @param {import('./install.mjs').BrowserKind} options.browser
 * @param {{ width: number, height: number }} options.size
 * @param {{ url: string, port: number, env: NodeJS.ProcessEnv }} options.site
 * @param {string} options.name
 * @param {(page: Page, tools: JourneyTools) => Promise<void>} options.journey
 * @returns {Promise<boolean>} whether it succeeded
 *
 * @typedef {object} JourneyTools what a journey needs besides the page
 * @property {Api} api
 * @property {() => void} disconnect cuts the network between browser and site
 * @property {() => Promise<void>} reconnect
 */
export async function runJourney({ browser: kind, size, site, name, journey }) {
  const title = `${kind.label}, ${size.width} px, ${name}`;
  const start = performance.now();
  let proxy = await Proxy.start(site.port);
  const { port } = proxy;
  const tools = {
    api: new Api(site),
    disconnect: () => proxy.close(),
    reconnect: async () => {
      proxy = await Proxy.start(site.port, port);
    },
  };
  /** @type {import('./page.mjs').Browser | undefined} */
  let browser;
  try {
    browser = await kind.start(size);
    const page = new Page(browser, `http://localhost:${port}`, size.width < 768);
    await page.expectWidth(size.width);
    await withTimeout(JOURNEY_TIMEOUT_MS, 'the end of the journey', journey(page, tools));
    page.expectNoErrors();
    console.log(`✔ ${title} (${Math.round(performance.now() - start)} ms)`);
    return true;
  } catch (error) {
    console.log(`✖ ${title}\n${error instanceof Error ? error.stack : error}`);
    await saveScreenshot(browser, title);
    return false;
  } finally {
    await browser?.close().catch(() => {});
    proxy.close();
  }
}

/**
 * @param {import('./page.mjs').Browser | undefined} browser
 * @param {string} title
 */
async function saveScreenshot(browser, title) {
  const file = join(SCREENSHOTS, `${title.replace(/[, ]+/g, '-')}.png`);
  try {
    if (!browser) return;
    const screenshot = await browser.takeScreenshot();
    await mkdir(SCREENSHOTS, { recursive: true });
    await writeFile(file, screenshot);
    console.log(`  Screenshot: ${relative(ROOT, file)}`);
  } catch {
    // The journey's error was already reported.
  }
}
