// @ts-check
// Runs one journey in a new browser profile.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Proxy } from '../faults/proxy.mjs';
import { FRONTEND, ROOT } from '../project.mjs';
import { Api } from './api.mjs';
import { Page } from './page.mjs';
import { withTimeout } from './with-timeout.mjs';

const JOURNEY_MS = 180_000;
/** The folder in which Playwright puts screenshots of failed tests. */
const PICTURES = join(FRONTEND, 'test-results');

/**
 * @param {object} which
 * @param {import('./install.mjs').Kind} which.browser
 * @param {{ width: number, height: number }} which.size
 * @param {{ url: string, port: number, env: NodeJS.ProcessEnv }} which.site
 * @param {string} which.name
 * @param {(page: Page, stage: Stage) => Promise<void>} which.journey
 * @returns {Promise<boolean>} whether it succeeded
 *
 * @typedef {object} Stage the journey's tools beside the browser
 * @property {Api} api
 * @property {() => void} disconnect cuts the network between browser and site
 * @property {() => Promise<void>} reconnect
 */
export async function travel({ browser: kind, size, site, name, journey }) {
  const title = `${kind.label}, ${size.width} px, ${name}`;
  const start = performance.now();
  let proxy = await Proxy.start(site.port);
  const { port } = proxy;
  const stage = {
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
    await withTimeout(JOURNEY_MS, 'the end of the journey', journey(page, stage));
    page.expectNoErrors();
    console.log(`✔ ${title} (${Math.round(performance.now() - start)} ms)`);
    return true;
  } catch (error) {
    console.log(`✖ ${title}\n${error instanceof Error ? error.stack : error}`);
    await keepPicture(browser, title);
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
async function keepPicture(browser, title) {
  const file = join(PICTURES, `${title.replace(/[, ]+/g, '-')}.png`);
  try {
    if (!browser) return;
    const picture = await browser.picture();
    await mkdir(PICTURES, { recursive: true });
    await writeFile(file, picture);
    console.log(`  What it looked like: ${relative(ROOT, file)}`);
  } catch {
    // The journey's error was already reported.
  }
}
