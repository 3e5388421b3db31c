// @ts-check
// make test-browser: runs Playwright's tests against the built site with a new database. Arguments are passed to
// Playwright.
import { findBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { findFreePort } from './ports.mjs';
import { FRONTEND } from './project.mjs';
import { startSite } from './site.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';
import { startProcess } from './child-process.mjs';

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
        // The tests need DATA and MONGODB_URI to make a user the guide.
        DATA: site.data,
        MONGODB_URI: mongodbUri,
        CHROMIUM,
      },
    }).ended;
  },
  () => 130,
);
