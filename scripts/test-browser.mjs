// @ts-check
// make test-browser: runs Playwright's tests against the built site with a new database. Further arguments go to
// Playwright.
import { findBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { freePort } from './ports.mjs';
import { FRONTEND } from './project.mjs';
import { startSite } from './site.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { tether } from './tether.mjs';

await main(
  async () => {
    const CHROMIUM = await findBrowser();
    // Changes by a test are visible immediately, and its mails come soon.
    const env = { ...process.env, DEPARTURES_FRESH_SECONDS: '0', JOB_CHECK_SECONDS: '1' };
    const site = { port: await freePort(), data: await temporaryFolder(), env };
    const { url, mongodbUri } = await startSite(site);
    // A second site with the same database, on which guests have to confirm their address.
    const confirming = await startSite({
      ...site,
      port: await freePort(),
      env: { ...env, MONGODB_URI: mongodbUri, CONFIRM: 'on' },
    });
    return tether('npm', ['run', 'test:browser', '--', ...process.argv.slice(2)], {
      cwd: FRONTEND,
      env: {
        ...process.env,
        BASE_URL: url,
        CONFIRMING_URL: confirming.url,
        // Tests use these to make a user the guide.
        DATA: site.data,
        MONGODB_URI: mongodbUri,
        CHROMIUM,
      },
    }).ended;
  },
  () => 130,
);
