// @ts-check
// make screenshots: takes screenshots of every screen and state. Arguments are passed to Playwright; without arguments,
// the old screenshots are deleted first. SHEETS=1 also makes contact sheets.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser.mjs';
import { main } from '../scripts/main.mjs';
import { findFreePort } from '../scripts/ports.mjs';
import { FRONTEND } from '../scripts/project.mjs';
import { startSite } from '../scripts/site.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';
import { makeSpecialDaysBookable } from './special-days.mjs';
import { startProcess } from '../scripts/child-process.mjs';

const SCREENSHOTS_FOLDER = join(FRONTEND, 'screenshots');

await main(async () => {
  const chromium = await findBrowser();
  const args = process.argv.slice(2);
  if (!args.length) await rm(SCREENSHOTS_FOLDER, { recursive: true, force: true });
  // Turns off the cache, so that a test's changes are visible in its screenshots.
  const siteEnv = { ...process.env, DEPARTURES_FRESH_SECONDS: '0' };
  const site = { port: await findFreePort(), data: await makeTemporaryFolder(), env: siteEnv };
  const { url, mongodbUri } = await startSite(site);
  await makeSpecialDaysBookable(mongodbUri);
  const env = {
    ...process.env,
    BASE_URL: url,
    MONGODB_URI: mongodbUri,
    DATA: site.data,
    CHROMIUM: chromium,
  };
  /** @param {string[]} options */
  const runPlaywright = (options) =>
    startProcess('npm', ['run', 'screenshots', '--', ...options], { cwd: FRONTEND, env }).ended;

  const code = await runPlaywright(['--project=phone', '--project=desktop', ...args]);
  const sheetsCode = process.env.SHEETS ? await runPlaywright(['--project=sheets']) : 0;
  console.log(`The screenshots are in ${SCREENSHOTS_FOLDER}`);
  return code || sheetsCode;
});
