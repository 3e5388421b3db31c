// @ts-check
// Finds an installed browser for the tests, or else downloads or installs one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addLauncher, aptInstall, aptUnpack, isRoot } from './apt.mjs';
import { keepInCache } from './cache.mjs';
import { isExecutable, onPath } from './executables.mjs';
import { PlainError } from './plain-error.mjs';
import { probe } from './probe.mjs';
import { CACHE, FRONTEND } from './project.mjs';
import { capture, mustWork } from './tether.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** Chromium without a user interface. It renders the same pages with a third less CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';
const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji'];

/**
 * @param {{ whole?: boolean }} [options] `whole` if the headless shell isn't enough
 * @returns {Promise<string>} the path of a Chromium or Chrome that was started successfully
 */
export async function findBrowser({ whole = false } = {}) {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    const reason = await flaw(CHROMIUM);
    if (reason) throw new PlainError(`CHROMIUM is set to '${CHROMIUM}', but ${reason}.`);
    return CHROMIUM;
  }

  const light = whole ? undefined : await headlessShell();
  if (light !== undefined) return light;
  // This check comes first, since Playwright's site may take long to fail.
  const name = whole ? 'chromium' : SHELL;
  const kept = unpackedBrowser(name);
  if (isExecutable(kept) && (await flaw(kept)) === undefined) return kept;

  const reasons = [];
  for (const way of [installed, playwrights, () => fromApt(name)]) {
    try {
      return await way();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new PlainError(
    [
      'No browser was found for the tests. Any one of these gets you one:',
      `  1. CHROMIUM=/path/to/chromium (now: not set)`,
      `  2. an installed chromium or google-chrome (now: ${reasons[0]})`,
      `  3. Playwright's own download (now: ${reasons[1]})`,
      `  4. Debian's package, by apt-get (now: ${reasons[2]})`,
    ].join('\n'),
  );
}

/** Returns the shell's path, or undefined if it is neither installed nor available by apt-get. */
async function headlessShell() {
  if (!onPath(SHELL)) {
    const isPackaged = isRoot && onPath('apt-cache') !== undefined;
    if (!isPackaged || (await capture('apt-cache', ['show', SHELL])).code !== 0) return undefined;
    try {
      await aptInstall(
        [SHELL],
        "Installing Chromium's headless shell with apt-get (64 MB), once …",
      );
    } catch (error) {
      console.error(`Continuing without it: ${error instanceof Error ? error.message : error}`);
    }
  }
  const path = onPath(SHELL);
  return path === undefined || (await flaw(path)) !== undefined ? undefined : path;
}

async function installed() {
  const found = NAMES.map(onPath).filter((path) => path !== undefined);
  const reasons = [];
  for (const path of found) {
    const reason = await flaw(path);
    if (!reason) return path;
    reasons.push(`${path}: ${reason}`);
  }
  throw new Error(reasons.join('; ') || 'none on PATH');
}

async function playwrights() {
  const require = createRequire(join(FRONTEND, 'package.json'));
  /** @type {string} */
  const path = require('@playwright/test').chromium.executablePath();
  if (!existsSync(path)) {
    const { PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST, PLAYWRIGHT_DOWNLOAD_HOST } = process.env;
    const host = PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST || PLAYWRIGHT_DOWNLOAD_HOST || PLAYWRIGHT_HOST;
    await probe(host);
    console.error("Fetching Chromium from Playwright's own site (about 180 MB), once …");
    const cli = join(FRONTEND, 'node_modules', '.bin', 'playwright');
    await mustWork(cli, ['install', '--no-shell', 'chromium'], { show: true });
  }
  const reason = await flaw(path);
  if (reason) throw new Error(`${path}: ${reason}`);
  return path;
}

/** @param {string} name of the package to unpack if nothing can be installed */
async function fromApt(name) {
  if (isRoot) {
    await aptInstall(
      ['chromium', ...FONTS],
      'Installing Chromium and fonts with apt-get (about 100 MB) …',
    );
    return installed();
  }
  console.error(
    'Fetching Chromium with apt-get (about 180 MB), once; it is unpacked, not installed …',
  );
  const kept = unpackedBrowser(name);
  await keepInCache(dirname(kept), async (folder) => {
    // fontconfig-config is named so that it is unpacked even if it is installed, since its settings find the fonts
    // in the folder.
    const tree = await aptUnpack([name, 'fontconfig-config', ...FONTS], folder);
    const program = join('usr', 'lib', 'chromium', name);
    await addLauncher(tree, name, program, ['FONTCONFIG_SYSROOT="$here"']);
    const reason = await flaw(join(tree, name));
    if (reason) throw new Error(reason);
    return tree;
  });
  return kept;
}

/**
 * Returns the path of the script that runs an unpacked browser.
 * @param {string} name
 */
function unpackedBrowser(name) {
  return join(CACHE, name, name);
}

/**
 * Returns why a browser doesn't work, or undefined if it opens a page. Some packages only install a command that
 * names another source, and a download may lack the system's libraries.
 * @param {string} path
 */
async function flaw(path) {
  const version = await capture(path, ['--version'], { timeoutMs: 30_000 });
  if (version.code !== 0) return `it does not run (${version.output.split('\n').at(-1)})`;
  const profile = await temporaryFolder();
  const page = await capture(
    path,
    [
      '--headless',
      '--disable-gpu',
      `--user-data-dir=${profile}`,
      ...(isRoot ? ['--no-sandbox'] : []),
      ...['--dump-dom', 'about:blank'],
    ],
    { timeoutMs: 60_000 },
  );
  return page.output.includes('<html') ? undefined : "it can't open a page";
}
