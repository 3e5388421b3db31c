// @ts-check
// make test-browser: the built site with data of its own, and Playwright's tests against it.
// Further arguments go to Playwright. BROWSERS=firefox,webkit has it use those in the place of Chromium.
import { findBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { fetchBuild } from './playwright-builds.mjs';
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
    for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
      if (!browsers.includes(name)) continue;
      // No installed ones will do for Playwright.
      await fetchBuild(name).catch((error) => {
        throw new PlainError(
          `Playwright's build of ${name} isn't here and couldn't be fetched: ${reasonOf(error)}.`,
        );
      });
    }
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
