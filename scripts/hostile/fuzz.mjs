// @ts-check
// Sends the API whatever its document allows and forbids, as each of the four callers, and checks every
// answer against the document: node scripts/hostile/fuzz.mjs [--examples N] [--seed N] [open|logout|guest|user|guide]…
import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../main.mjs';
import { PlainError } from '../plain-error.mjs';
import { freePort } from '../ports.mjs';
import { ROOT } from '../project.mjs';
import { startSite } from '../site.mjs';
import { capture } from '../tether.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { findSchemathesis } from './schemathesis.mjs';
import { makeGuide } from './visitor.mjs';

const CONFIG = join(ROOT, 'scripts', 'hostile', 'schemathesis.toml');
/** Of each call, in each of Schemathesis' phases. */
const EXAMPLES = '10';
const LONGEST_MS = 2 * 60 * 60 * 1000;

/**
 * Who calls: with which header, and what they call, as options of Schemathesis.
 * @typedef {{ header?: string, options: string[] }} Caller
 */

await main(
  async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        examples: { type: 'string', default: EXAMPLES },
        seed: { type: 'string', default: String(randomInt(1e9)) },
      },
    });
    const schemathesis = await findSchemathesis();
    const data = await temporaryFolder();
    const port = await freePort();
    const env = {
      ...process.env,
      // Full lists would hide what comes after the check for room.
      OPEN_LIST_MAX: '10000',
      MAX_BOOKINGS: '10000',
      LOG_LEVEL: 'warn',
      MONGODB_URI: '',
      // Without them, the API would complain of the examples.
      CONTACT_PHONE: '+1 646 555 0199',
      CONTACT_EMAIL: 'walks@tours.example.com',
    };
    const site = await startSite({ port, data, env });
    const callers = await makeCallers(site);
    const names = positionals.length > 0 ? positionals : Object.keys(callers);

    let failed = false;
    for (const name of names) {
      const caller = callers[name];
      if (!caller)
        throw new PlainError(`'${name}' isn't one of ${Object.keys(callers).join(', ')}.`);
      console.log(`\nAs ${name}, seed ${values.seed} …`);
      const { command, args, env: pythonEnv } = schemathesis;
      const { code, output } = await capture(
        command,
        [
          ...args,
          ...['--config-file', CONFIG, 'run', `${site.url}/api/openapi.json`],
          ...['--checks', 'all', '--max-examples', values.examples, '--seed', values.seed],
          ...['--continue-on-failure', '--no-shrink', '--request-timeout', '10'],
          ...['--warnings', 'off', '--generation-database', 'none'],
          ...caller.options,
          ...(caller.header === undefined ? [] : ['--header', caller.header]),
        ],
        { env: pythonEnv, cwd: data, timeoutMs: LONGEST_MS },
      );
      console.log(code === 0 ? summaryOf(output) : output);
      failed ||= code !== 0;
    }
    const complaints = await complaintsIn(join(data, 'api.log'));
    if (complaints.length > 0) console.error(`The API complained:\n${complaints.join('\n')}`);
    return failed || complaints.length > 0 ? 1 : 0;
  },
  () => 130,
);

/**
 * @param {{ url: string, mongodbUri: string }} site
 * @returns {Promise<Record<string, Caller>>}
 */
async function makeCallers({ url, mongodbUri }) {
  const guest = await fetch(`${url}/api/guest`, { method: 'POST' });
  const [cookie = ''] = (guest.headers.get('Set-Cookie') ?? '').split(';');
  const user = await signUp(url, 'fuzzer');
  const guide = await signUp(url, 'the-guide');
  await makeGuide('the-guide', mongodbUri);
  // That check puts bad tokens into the cookie, beside the one that counts.
  const withToken = ['--exclude-checks', 'ignored_auth'];
  return {
    open: { options: leaveOut('/api/logout') },
    // It can be repeated: whoever comes with a token that is no longer good is signed out already.
    logout: {
      options: [
        ...['--include-path', '/api/logout', '--exclude-checks', 'ignored_auth'],
        // Nothing leads on from it.
        ...['--phases', 'coverage,fuzzing'],
      ],
    },
    // Signing in or out would end the guest, and all later calls would be nobody's.
    guest: {
      header: `Cookie: ${cookie}`,
      options: [...leaveOut('/api/signup', '/api/login', '/api/logout'), ...withToken],
    },
    user: {
      header: `Authorization: Bearer ${user}`,
      options: [...leaveOut('/api/logout'), ...withToken],
    },
    // The last: what the guide cancels and closes is so for all. Booking is for parties on the sheets.
    guide: {
      header: `Authorization: Bearer ${guide}`,
      options: [
        ...['--include-path-regex', '^/api/(guide(/|$)|departures$|new)'],
        // An answer without an end: it would be waited for until the call's time is over.
        ...leaveOut('/api/guide/events'),
        ...withToken,
      ],
    },
  };
}

/**
 * Makes an account, and gives its token.
 * @param {string} url
 * @param {string} username
 */
async function signUp(url, username) {
  const password = createHash('sha256').update(url).digest('hex');
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.com`, password }),
  });
  return /** @type {{ accessToken: string }} */ (await answer.json()).accessToken;
}

/** @param {string[]} paths */
function leaveOut(...paths) {
  return paths.flatMap((path) => ['--exclude-path', path]);
}

/** @param {string} output of Schemathesis */
function summaryOf(output) {
  return output.slice(output.indexOf('API Operations:')).trim();
}

/**
 * What was logged as more than a request: every failure of the API's own.
 * @param {string} log
 */
async function complaintsIn(log) {
  const lines = (await readFile(log, 'utf8')).trim().split('\n').filter(Boolean);
  return lines.filter((line) => !/^\{"level":"(info|debug)"/.test(line)).slice(0, 20);
}
