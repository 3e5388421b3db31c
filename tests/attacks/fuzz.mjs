// @ts-check
// Generates valid and invalid calls from the API's OpenAPI document, and makes them as each kind of caller. Checks every
// response against the document:
// node tests/attacks/fuzz.mjs [--examples N] [--seed N] [open|logout|guest|user|guide]…
import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../../scripts/main.mjs';
import { PlainError } from '../../scripts/plain-error.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { ROOT } from '../../scripts/project.mjs';
import { startSite } from '../../scripts/site.mjs';
import { capture } from '../../scripts/child-process.mjs';
import { makeTemporaryFolder } from '../../scripts/temporary-folder.mjs';
import { findSchemathesis } from './schemathesis.mjs';
import { makeGuide } from './visitor.mjs';

const CONFIG = join(ROOT, 'tests', 'attacks', 'schemathesis.toml');
/** The number of examples for each call in each of Schemathesis' phases. */
const EXAMPLES = '10';
const TIMEOUT_MS = 2 * 60 * 60 * 1000;
/** Matches the paths at which every caller except the guide gets the same responses. */
const SAME_FOR_NON_GUIDES_PATTERN =
  '^/api/(guide(/|$)|departures$|health/|openapi[.]json$|tours($|/{id}$))';

/**
 * A caller's header, and Schemathesis' options for its calls.
 * @typedef {{ header?: string, options: string[] }} Caller
 */

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      examples: { type: 'string', default: EXAMPLES },
      seed: { type: 'string', default: String(randomInt(1e9)) },
    },
  });
  const schemathesis = await findSchemathesis();
  const data = await makeTemporaryFolder();
  const port = await findFreePort();
  const env = {
    ...process.env,
    // Keeps the lists from filling up, because the API refuses bookings in a full list before it makes other checks.
    OPEN_LIST_MAX: '10000',
    MAX_BOOKINGS: '10000',
    LOG_LEVEL: 'warn',
    MONGODB_URI: '',
    // Without contact data, the API would log a warning, which counts as a problem.
    CONTACT_PHONE: '+1 646 555 0199',
    CONTACT_EMAIL: 'walks@tours.example.com',
  };
  const site = await startSite({ port, data, env });
  const callers = await createCallers(site);
  const names = positionals.length > 0 ? positionals : Object.keys(callers);

  const selectedCallers = names.map((name) => {
    const caller = callers[name];
    if (caller) return { name, caller };
    const allNames = Object.keys(callers).join(', ');
    throw new PlainError(`There is no caller '${name}', only ${allNames}.`);
  });

  /**
   * Makes a caller's calls, and prints the result.
   * @param {{ name: string, caller: Caller }} selectedCaller
   */
  const passesAs = async ({ name, caller }) => {
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
      { env: pythonEnv, cwd: data, timeoutMs: TIMEOUT_MS },
    );
    console.log(`\nAs ${name}, seed ${values.seed}:`);
    console.log(code === 0 ? summaryOf(output) : output);
    return code === 0;
  };
  const visitors = selectedCallers.filter(({ name }) => name !== 'guide');
  const results = await Promise.all(visitors.map(passesAs));
  // The guide calls last, because canceling and closing departures affects the other callers.
  const guide = selectedCallers.find(({ name }) => name === 'guide');
  if (guide) results.push(await passesAs(guide));
  const problems = await findProblems(join(data, 'api.log'));
  if (problems.length > 0) console.error(`The API logged problems:\n${problems.join('\n')}`);
  return results.includes(false) || problems.length > 0 ? 1 : 0;
});

/**
 * @param {{ url: string, mongodbUri: string }} site
 * @returns {Promise<Record<string, Caller>>}
 */
async function createCallers({ url, mongodbUri }) {
  const guest = await fetch(`${url}/api/guest`, { method: 'POST' });
  const [cookie = ''] = (guest.headers.get('Set-Cookie') ?? '').split(';');
  const user = await signUp(url, 'fuzzer');
  const guide = await signUp(url, 'the-guide');
  await makeGuide('the-guide', mongodbUri);
  // The check ignored_auth fails, because it puts invalid tokens into the Cookie header next to the valid one.
  const skipAuthCheck = ['--exclude-checks', 'ignored_auth'];
  return {
    // Only this caller and the guide call the paths in SAME_FOR_NON_GUIDES_PATTERN.
    open: { options: excludePaths('/api/logout') },
    // Signing out also succeeds with an invalid token, since the caller is already signed out.
    logout: {
      options: [
        ...['--include-path', '/api/logout', '--exclude-checks', 'ignored_auth'],
        // Skips the phase that feeds responses into other calls, because no call uses this response.
        ...['--phases', 'coverage,fuzzing'],
      ],
    },
    // Signing in or out would end the guest's session, and later calls would have no token.
    guest: {
      header: `Cookie: ${cookie}`,
      options: [
        ...excludePaths('/api/signup', '/api/login', '/api/logout'),
        ...['--exclude-path-regex', SAME_FOR_NON_GUIDES_PATTERN],
        ...skipAuthCheck,
      ],
    },
    user: {
      header: `Authorization: Bearer ${user}`,
      options: [
        ...excludePaths('/api/logout'),
        ...['--exclude-path-regex', SAME_FOR_NON_GUIDES_PATTERN],
        ...skipAuthCheck,
      ],
    },
    // The guide is the last caller, because canceling and closing departures affects the other callers. The guide also
    // books, so that the day sheets have parties.
    guide: {
      header: `Authorization: Bearer ${guide}`,
      options: [
        ...['--include-path-regex', '^/api/(guide(/|$)|departures$|new)'],
        // The event stream never ends, so the call would time out.
        ...excludePaths('/api/guide/events'),
        // This call connects to a calendar on another server, which tests must not do.
        ...['--exclude-operation-id', 'busyCalendarConnect'],
        ...skipAuthCheck,
      ],
    },
  };
}

/**
 * Creates an account, and returns its token.
 * @param {string} url
 * @param {string} username
 */
async function signUp(url, username) {
  const password = createHash('sha256').update(url).digest('hex');
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.com`, password }),
  });
  return /** @type {{ accessToken: string }} */ (await response.json()).accessToken;
}

/** @param {string[]} paths */
function excludePaths(...paths) {
  return paths.flatMap((path) => ['--exclude-path', path]);
}

/** @param {string} output of Schemathesis */
function summaryOf(output) {
  return output.slice(output.indexOf('API Operations:')).trim();
}

/**
 * Returns the API's first 20 log lines above the level info, such as internal errors.
 * @param {string} logPath
 */
async function findProblems(logPath) {
  const lines = (await readFile(logPath, 'utf8')).trim().split('\n').filter(Boolean);
  return lines.filter((line) => !/^\{"level":"(info|debug)"/.test(line)).slice(0, 20);
}
