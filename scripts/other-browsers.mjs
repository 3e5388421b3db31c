// @ts-check
// Playwright's own Firefox and WebKit: no installed ones will do for its tests.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlainError, reasonOf } from './plain-error.mjs';
import { probe } from './probe.mjs';
import { FRONTEND } from './project.mjs';
import { capture } from './tether.mjs';

const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';

/**
 * Fetches the builds that are not here yet.
 * @param {('firefox' | 'webkit')[]} names
 */
export async function fetchBuilds(names) {
  const playwright = createRequire(join(FRONTEND, 'package.json'))('@playwright/test');
  const missing = names.filter((name) => !existsSync(playwright[name].executablePath()));
  if (!missing.length) return;
  const list = missing.join(' and ');
  try {
    await probe(process.env.PLAYWRIGHT_DOWNLOAD_HOST || PLAYWRIGHT_HOST);
    console.error(`Fetching ${list} from Playwright's own site (about 100 MB each), once …`);
    const cli = join(FRONTEND, 'node_modules', '.bin', 'playwright');
    const { code, output } = await capture(cli, ['install', ...missing], { show: true });
    if (code !== 0) throw new Error(output.split('\n').at(-1));
  } catch (error) {
    throw new PlainError(
      `Playwright's build of ${list} isn't here and couldn't be fetched: ${reasonOf(error)}.`,
    );
  }
}
