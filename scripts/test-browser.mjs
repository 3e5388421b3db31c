// @ts-check
// make test-browser: the built site with data of its own, and Playwright's tests against it.
// Further arguments go to Playwright.
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
    // What a test changes is seen at once, and its mails come soon.
    const env = { ...process.env, DEPARTURES_FRESH_SECONDS: '0', JOB_CHECK_SECONDS: '1' };
    const site = { port: await freePort(), data: await temporaryFolder(), env };
    const { url, mongodbUri } = await startSite(site);
    // The same site, but guests confirm their address there.
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
        // By which tests make somebody the guide.
        DATA: site.data,
        MONGODB_URI: mongodbUri,
        CHROMIUM,
      },
    }).ended;
  },
  () => 130,
);
