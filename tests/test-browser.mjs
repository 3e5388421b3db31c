// @ts-check
// make test-browser: runs Playwright's tests against the built site with a new database. Arguments are passed to
// Playwright.
import { findBrowser } from '../scripts/browser.mjs';
import { main } from '../scripts/main.mjs';
import { findFreePort } from '../scripts/ports.mjs';
import { FRONTEND } from '../scripts/project.mjs';
import { startSite } from '../scripts/site.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';
import { startProcess } from '../scripts/child-process.mjs';

await main(
  async () => {
    const CHROMIUM = await findBrowser();
    // With these settings, a test's changes are visible immediately, and its emails are sent soon.
    const env = { ...process.env, DEPARTURES_FRESH_SECONDS: '0', JOB_CHECK_SECONDS: '1' };
    const site = { port: await findFreePort(), data: await makeTemporaryFolder(), env };
    const { url, mongodbUri } = await startSite(site);
    // A second site with the same database, on which guests have to confirm their email addresses.
    const confirmingSite = await startSite({
      ...site,
      port: await findFreePort(),
      env: { ...env, MONGODB_URI: mongodbUri, CONFIRM: 'on' },
    });
    return startProcess('npm', ['run', 'test:browser', '--', ...process.argv.slice(2)], {
      cwd: FRONTEND,
      env: {
        ...process.env,
        BASE_URL: url,
        CONFIRMING_URL: confirmingSite.url,
        // The tests need DATA and MONGODB_URI to grant users the guide role.
        DATA: site.data,
        MONGODB_URI: mongodbUri,
        CHROMIUM,
      },
    }).ended;
  },
  () => 130,
);
