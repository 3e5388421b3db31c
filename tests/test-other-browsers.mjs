// @ts-check
// make test-other-browsers: runs common journeys on the built site in Firefox and WebKit, at the widths of a phone and
// a desktop. Arguments select browsers and journeys.
import { main } from '../scripts/main.mjs';
import { checkIn } from './other-browsers/console.mjs';
import { firefox } from './other-browsers/firefox.mjs';
import { install } from './other-browsers/install.mjs';
import {
  bookTour,
  bookTourByDate,
  openTicket,
  signInAndOut,
  visitPages,
} from './other-browsers/journeys.mjs';
import { runJourney } from './other-browsers/run-journey.mjs';
import { webkit } from './other-browsers/webkit.mjs';
import { makeSpecialDaysBookable } from './special-days.mjs';
import { PlainError } from '../scripts/plain-error.mjs';
import { findFreePort } from '../scripts/ports.mjs';
import { startSite } from '../scripts/site.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';

const BROWSERS = { firefox, webkit };
const JOURNEYS = {
  visiting: visitPages,
  booking: bookTour,
  date: bookTourByDate,
  ticket: openTicket,
  'sign-in': signInAndOut,
  console: checkIn,
};
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

await main(async () => {
  const args = process.argv.slice(2);
  const unknownName = args.find((name) => !(name in { ...BROWSERS, ...JOURNEYS }));
  if (unknownName !== undefined) {
    const allNames = Object.keys({ ...BROWSERS, ...JOURNEYS }).join(', ');
    throw new PlainError(
      `ARGS contains an unknown name, '${unknownName}'. The names are ${allNames}.`,
    );
  }
  const browsers = selectEntries(BROWSERS, args);
  for (const [, browser] of browsers) await install(browser);

  const port = await findFreePort();
  const data = await makeTemporaryFolder();
  const { url, mongodbUri } = await startSite({ port, data, env: process.env });
  await makeSpecialDaysBookable(mongodbUri);
  const site = { url, port, env: { ...process.env, DATA: data, MONGODB_URI: mongodbUri } };
  let failures = 0;
  for (const [, browser] of browsers) {
    const start = performance.now();
    for (const size of SIZES) {
      for (const [name, journey] of selectEntries(JOURNEYS, args)) {
        failures += (await runJourney({ browser, size, site, name, journey })) ? 0 : 1;
      }
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    const note = browser.hasReadableConsole
      ? ''
      : ' Its console messages weren’t checked, because they can’t be read.';
    console.log(`${browser.label} took ${seconds} s.${note}`);
  }
  return failures === 0 ? 0 : 1;
});

/**
 * Returns the named entries, or all if none is named.
 * @template T
 * @param {Record<string, T>} entries
 * @param {string[]} names
 */
function selectEntries(entries, names) {
  const selected = Object.entries(entries).filter(([name]) => names.includes(name));
  return selected.length > 0 ? selected : Object.entries(entries);
}
