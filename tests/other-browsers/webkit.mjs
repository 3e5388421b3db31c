// @ts-check
// WebKitGTK's MiniBrowser, driven by WebKitWebDriver. It needs a display, which Xvfb provides.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/ports.mjs';
import { startProcess } from '../../scripts/child-process.mjs';
import { withTimeout } from './with-timeout.mjs';

const START_TIMEOUT_MS = 60_000;
const RESPONSE_TIMEOUT_MS = 60_000;

/** @type {import('./install.mjs').BrowserKind} */
export const webkit = {
  label: 'WebKit',
  programs: [['WebKitWebDriver'], ['Xvfb']],
  packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  downloadSize: '60 MB',
  hasReadableConsole: false,
  start,
};

/**
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<import('./page.mjs').Browser>}
 */
async function start({ width, height }) {
  const screen = startProcess(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdout: 'pipe', stderr: 'ignore' },
  );
  const display = await withTimeout(START_TIMEOUT_MS, 'Xvfb to start', readDisplayNumber(screen));
  const home = await mkdtemp(join(tmpdir(), 'new-york-on-foot-'));
  const port = await findFreePort();
  const driverProcess = startProcess('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, HOME: home, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdout: 'ignore',
    stderr: 'ignore',
    folderToRemove: home,
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await withTimeout(START_TIMEOUT_MS, 'WebKitWebDriver to start', waitUntilReady(driverUrl));

  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const { sessionId } = await call('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  });
  const sessionUrl = `${driverUrl}/session/${sessionId}`;
  const run = async (/** @type {Function} */ script, /** @type {unknown[]} */ ...values) =>
    JSON.parse(
      (await call('POST', `${sessionUrl}/execute/sync`, {
        script: `return JSON.stringify((${script})(...JSON.parse(arguments[0])))`,
        args: [JSON.stringify(values)],
      })) ?? 'null',
    );

  // WebKit's windows can't be narrower than 447 px because of a toolbar. A window that a page opens doesn't need the
  // toolbar.
  const [opener] = await call('GET', `${sessionUrl}/window/handles`);
  await run(
    (/** @type {string} */ features) => void open('about:blank', '_blank', features),
    `popup,toolbar=no,location=no,menubar=no,width=${width},height=${height}`,
  );
  const handle = await withTimeout(
    START_TIMEOUT_MS,
    'a new window',
    waitForNewWindow(sessionUrl, opener),
  );
  await call('POST', `${sessionUrl}/window`, { handle });

  return {
    async go(url) {
      await call('POST', `${sessionUrl}/url`, { url });
    },
    run,
    async perform(actions) {
      await call('POST', `${sessionUrl}/actions`, { actions });
    },
    async takeScreenshot() {
      return Buffer.from(await call('GET', `${sessionUrl}/screenshot`), 'base64');
    },
    async close() {
      await call('DELETE', sessionUrl).catch(() => {}); // the session may have ended
      await driverProcess.stop();
      await screen.stop();
    },
  };
}

/**
 * @param {import('../../scripts/child-process.mjs').ChildProcess} screen
 * @returns {Promise<string>}
 */
function readDisplayNumber({ process: { stdout }, ended }) {
  return new Promise((resolve, reject) => {
    let output = '';
    stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('\n')) resolve(output.trim());
    });
    void ended.then(() => reject(new Error('Xvfb exited.')));
  });
}

/** @param {string} driverUrl */
async function waitUntilReady(driverUrl) {
  for (;;) {
    try {
      await call('GET', `${driverUrl}/status`);
      return;
    } catch {
      await sleep(50);
    }
  }
}

/**
 * @param {string} sessionUrl
 * @param {string} opener
 * @returns {Promise<string>}
 */
async function waitForNewWindow(sessionUrl, opener) {
  for (;;) {
    /** @type {string[]} */
    const handles = await call('GET', `${sessionUrl}/window/handles`);
    const newHandle = handles.find((handle) => handle !== opener);
    if (newHandle) return newHandle;
    await sleep(50);
  }
}

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function call(method, url, body) {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
