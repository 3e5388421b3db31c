// @ts-check
// Finds an installed browser for the tests, or downloads or installs one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addLauncher, aptInstall, aptUnpack, isRoot } from './apt.mjs';
import { keepInCache } from './cache.mjs';
import { isExecutable, findCommand } from './executables.mjs';
import { PlainError } from './plain-error.mjs';
import { checkResponds } from './check-responds.mjs';
import { CACHE, FRONTEND } from './project.mjs';
import { capture, runOrThrow } from './child-process.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/** Debian's package with Chromium without a user interface, which renders pages in two thirds of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMAND_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';
const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji'];

/**
 * Finds or downloads a browser.
 * @param {{ fullBrowser?: boolean }} [options] `fullBrowser`: don't use the headless shell
 * @returns {Promise<string>} the path of a Chromium or Chrome that works
 */
export async function findBrowser({ fullBrowser = false } = {}) {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    const reason = await findProblem(CHROMIUM);
    if (reason) throw new PlainError(`CHROMIUM is set to '${CHROMIUM}', but ${reason}.`);
    return CHROMIUM;
  }

  const headlessShell = fullBrowser ? undefined : await findHeadlessShell();
  if (headlessShell !== undefined) return headlessShell;
  // The cache is checked before Playwright's site, which may take a long time to fail.
  const name = fullBrowser ? 'chromium' : HEADLESS_SHELL;
  const cachedPath = launcherOf(name);
  if (isExecutable(cachedPath) && (await findProblem(cachedPath)) === undefined) return cachedPath;

  const reasons = [];
  for (const find of [
    findInstalled,
    findOrDownloadPlaywrightBrowser,
    () => installOrUnpack(name),
  ]) {
    try {
      return await find();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new PlainError(
    [
      'No browser was found for the tests. Provide one in any of these ways:',
      `  1. CHROMIUM=/path/to/chromium (currently: not set)`,
      `  2. an installed chromium or google-chrome (currently: ${reasons[0]})`,
      `  3. Playwright's own download (currently: ${reasons[1]})`,
      `  4. Debian's package, with apt-get (currently: ${reasons[2]})`,
    ].join('\n'),
  );
}

/** Returns the path of a working headless shell, which apt-get installs if needed, or undefined if there is none. */
async function findHeadlessShell() {
  if (!findCommand(HEADLESS_SHELL)) {
    const canInstall = isRoot && findCommand('apt-cache') !== undefined;
    if (!canInstall || (await capture('apt-cache', ['show', HEADLESS_SHELL])).code !== 0)
      return undefined;
    try {
      await aptInstall(
        [HEADLESS_SHELL],
        "Installing Chromium's headless shell with apt-get (64 MB, one time only) …",
      );
    } catch (error) {
      console.error(
        `Continuing without the headless shell: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  const path = findCommand(HEADLESS_SHELL);
  return path === undefined || (await findProblem(path)) !== undefined ? undefined : path;
}

async function findInstalled() {
  const paths = COMMAND_NAMES.map(findCommand).filter((path) => path !== undefined);
  const reasons = [];
  for (const path of paths) {
    const reason = await findProblem(path);
    if (!reason) return path;
    reasons.push(`${path}: ${reason}`);
  }
  throw new Error(reasons.join('; ') || 'not found on PATH');
}

async function findOrDownloadPlaywrightBrowser() {
  const require = createRequire(join(FRONTEND, 'package.json'));
  /** @type {string} */
  const path = require('@playwright/test').chromium.executablePath();
  if (!existsSync(path)) {
    const { PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST, PLAYWRIGHT_DOWNLOAD_HOST } = process.env;
    const host = PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST || PLAYWRIGHT_DOWNLOAD_HOST || PLAYWRIGHT_HOST;
    await checkResponds(host);
    console.error(
      "Downloading Chromium from Playwright's own site (about 180 MB, one time only) …",
    );
    const cli = join(FRONTEND, 'node_modules', '.bin', 'playwright');
    await runOrThrow(cli, ['install', '--no-shell', 'chromium'], { showOutput: true });
  }
  const reason = await findProblem(path);
  if (reason) throw new Error(`${path}: ${reason}`);
  return path;
}

/**
 * Installs Chromium if this process is root, and otherwise unpacks it into the cache.
 * @param {string} name the package to unpack without root
 */
async function installOrUnpack(name) {
  if (isRoot) {
    await aptInstall(
      ['chromium', ...FONTS],
      'Installing Chromium and fonts with apt-get (about 100 MB) …',
    );
    return findInstalled();
  }
  console.error(
    'Downloading Chromium with apt-get (about 180 MB, one time only) and unpacking it without installing it …',
  );
  const cachedPath = launcherOf(name);
  await keepInCache(dirname(cachedPath), async (folder) => {
    // fontconfig-config is listed so that it is unpacked even if it is installed. Its settings make the browser find
    // the fonts in the folder.
    const tree = await aptUnpack([name, 'fontconfig-config', ...FONTS], folder);
    const program = join('usr', 'lib', 'chromium', name);
    await addLauncher(tree, name, program, ['FONTCONFIG_SYSROOT="$here"']);
    const reason = await findProblem(join(tree, name));
    if (reason) throw new Error(reason);
    return tree;
  });
  return cachedPath;
}

/**
 * Returns the path of the script that runs an unpacked browser.
 * @param {string} name
 */
function launcherOf(name) {
  return join(CACHE, name, name);
}

/**
 * Returns why a browser doesn't work, or undefined if it opens a page. Some packages install only a command that
 * refers to another package manager, and the system may lack libraries that a downloaded browser needs.
 * @param {string} path
 */
async function findProblem(path) {
  const version = await capture(path, ['--version'], { timeoutMs: 30_000 });
  if (version.code !== 0) return `it does not run (${version.output.split('\n').at(-1)})`;
  const profile = await makeTemporaryFolder();
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
