// @ts-check
// WebKitGTK's small browser, driven by WebKitWebDriver. It needs a display, which Xvfb provides.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/ports.mjs';
import { startProcess } from '../../scripts/child-process.mjs';
import { withTimeout } from './with-timeout.mjs';

const START_TIMEOUT_MS = 60_000;
const RESPONSE_TIMEOUT_MS = 60_000;

/** @type {import('./install.mjs').Kind} */
export const webkit = {
  label: 'WebKit',
  programs: [['WebKitWebDriver'], ['Xvfb']],
  packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  size: '60 MB',
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
  const running = startProcess('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, HOME: home, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    stdout: 'ignore',
    stderr: 'ignore',
    remove: home,
  });
  const driver = `http://127.0.0.1:${port}`;
  await withTimeout(START_TIMEOUT_MS, 'WebKitWebDriver to start', waitUntilReady(driver));

  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const { sessionId } = await call('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  });
  const session = `${driver}/session/${sessionId}`;
  const run = async (/** @type {Function} */ script, /** @type {unknown[]} */ ...values) =>
    JSON.parse(
      (await call('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify((${script})(...JSON.parse(arguments[0])))`,
        args: [JSON.stringify(values)],
      })) ?? 'null',
    );

  // WebKit's windows can't be narrower than 447 px because of a toolbar. A window that a page opens doesn't need the
  // toolbar.
  const [opener] = await call('GET', `${session}/window/handles`);
  await run(
    (/** @type {string} */ features) => void open('about:blank', '_blank', features),
    `popup,toolbar=no,location=no,menubar=no,width=${width},height=${height}`,
  );
  const handle = await withTimeout(
    START_TIMEOUT_MS,
    'a new window',
    waitForNewWindow(session, opener),
  );
  await call('POST', `${session}/window`, { handle });

  return {
    async go(url) {
      await call('POST', `${session}/url`, { url });
    },
    run,
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions });
    },
    async takeScreenshot() {
      return Buffer.from(await call('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await call('DELETE', session).catch(() => {}); // the session may have ended
      await running.stop();
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

/** @param {string} driver */
async function waitUntilReady(driver) {
  for (;;) {
    try {
      await call('GET', `${driver}/status`);
      return;
    } catch {
      await sleep(50);
    }
  }
}

/**
 * @param {string} session
 * @param {string} opener
 * @returns {Promise<string>}
 */
async function waitForNewWindow(session, opener) {
  for (;;) {
    /** @type {string[]} */
    const handles = await call('GET', `${session}/window/handles`);
    const opened = handles.find((handle) => handle !== opener);
    if (opened) return opened;
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
