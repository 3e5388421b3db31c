// @ts-check
// The browsers that Playwright builds and publishes.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { probe } from './probe.mjs';
import { FRONTEND } from './project.mjs';
import { mustWork } from './tether.mjs';

const HOST = 'https://cdn.playwright.dev';
const CLI = join(FRONTEND, 'node_modules', '.bin', 'playwright');
const BUILDS = {
  chromium: { title: 'Chromium', size: '180 MB', flags: ['--no-shell'] },
  firefox: { title: 'Firefox', size: '100 MB', flags: [] },
  webkit: { title: 'WebKit', size: '100 MB', flags: [] },
};

/**
 * Fetches a build unless it is here.
 * @param {keyof typeof BUILDS} name
 * @returns {Promise<string>} its path
 */
export async function fetchBuild(name) {
  const playwright = createRequire(join(FRONTEND, 'package.json'))('@playwright/test');
  /** @type {string} */
  const path = playwright[name].executablePath();
  if (existsSync(path)) return path;
  const { env } = process;
  const ownHost = env[`PLAYWRIGHT_${name.toUpperCase()}_DOWNLOAD_HOST`];
  await probe(ownHost || env.PLAYWRIGHT_DOWNLOAD_HOST || HOST);
  const { title, size, flags } = BUILDS[name];
  console.error(`Fetching ${title} from Playwright's own site (about ${size}), once …`);
  await mustWork(CLI, ['install', ...flags, name], { show: true });
  return path;
}
