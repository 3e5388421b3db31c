// @ts-check
// make test-browser: the built site with data of its own, and Playwright's tests against it.
// Further arguments go to Playwright. BROWSERS=firefox,webkit has it use those in the place of Chromium.
import { findBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { fetchBuilds } from './other-browsers.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort } from './ports.mjs';
import { FRONTEND } from './project.mjs';
import { startSite } from './site.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { tether } from './tether.mjs';

const KNOWN = ['chromium', 'firefox', 'webkit'];

await main(
  async () => {
    const browsers = (process.env.BROWSERS || 'chromium').split(',');
    const unknown = browsers.find((name) => !KNOWN.includes(name));
    if (unknown !== undefined) {
      throw new PlainError(
        `BROWSERS can list ${KNOWN.join(', ')}; '${unknown}' isn't one of them.`,
      );
    }
    const others = /** @type {const} */ (['firefox', 'webkit']);
    await fetchBuilds(others.filter((name) => browsers.includes(name)));
    const CHROMIUM = browsers.includes('chromium') ? await findBrowser() : '';
    const site = { port: await freePort(), data: await temporaryFolder(), env: process.env };
    const { url, mongodbUri } = await startSite(site);
    return tether('npm', ['run', 'test:browser', '--', ...process.argv.slice(2)], {
      cwd: FRONTEND,
      env: {
        ...process.env,
        BASE_URL: url,
        // By which tests make somebody the guide.
        DATA: site.data,
        MONGODB_URI: mongodbUri,
        CHROMIUM,
        BROWSERS: browsers.join(','),
      },
    }).ended;
  },
  () => 130,
);
