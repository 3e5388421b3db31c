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
import { makeSpecialDaysBookable } from './special-days.mjs';

await main(async () => {
  const chromium = await findBrowser();
  // With these settings, a test's changes are visible immediately, and its emails are sent soon.
  const env = { ...process.env, DEPARTURES_FRESH_SECONDS: '0', JOB_CHECK_SECONDS: '1' };
  const options = { port: await findFreePort(), data: await makeTemporaryFolder(), env };
  const { url, mongodbUri } = await startSite(options);
  // A second site with the same database, on which guests have to confirm their email addresses.
  const confirmingSite = await startSite({
    ...options,
    port: await findFreePort(),
    env: { ...env, MONGODB_URI: mongodbUri, CONFIRM: 'on' },
  });
  // A third site with its own database, because a limit on simultaneous tours would close other tests' departures.
  const planningSite = await startSite({
    ...options,
    port: await findFreePort(),
    env: { ...env, MONGODB_URI: withDatabaseSuffix(mongodbUri, '-planning') },
  });
  for (const uri of [mongodbUri, planningSite.mongodbUri]) await makeSpecialDaysBookable(uri);
  return startProcess('npm', ['run', 'test:browser', '--', ...process.argv.slice(2)], {
    cwd: FRONTEND,
    env: {
      ...process.env,
      BASE_URL: url,
      CONFIRMING_URL: confirmingSite.url,
      PLANNING_URL: planningSite.url,
      PLANNING_MONGODB_URI: planningSite.mongodbUri,
      // The tests need DATA and MONGODB_URI to grant users the guide role.
      DATA: options.data,
      MONGODB_URI: mongodbUri,
      CHROMIUM: chromium,
    },
  }).ended;
});

/**
 * Returns the URI of a second database on the same server, after adding a suffix to the database's name.
 * @param {string} uri
 * @param {string} suffix
 */
function withDatabaseSuffix(uri, suffix) {
  return uri.replace(/^([^:]+:\/\/[^/?]+)\/?([^?]*)/, `$1/$2${suffix}`);
}
