// @ts-check
// Firefox, which supports WebDriver BiDi without a driver.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCommand } from '../../scripts/executables.mjs';
import { startProcess } from '../../scripts/child-process.mjs';
import { withTimeout } from './with-timeout.mjs';

const START_TIMEOUT_MS = 60_000;
const RESPONSE_TIMEOUT_MS = 60_000;

/** @type {import('./install.mjs').BrowserKind} */
export const firefox = {
  label: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  packages: ['firefox-esr', 'fonts-liberation'],
  downloadSize: '80 MB',
  hasReadableConsole: true,
  start,
};

/**
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<import('./page.mjs').Browser>}
 */
async function start(viewport) {
  const home = await mkdtemp(join(tmpdir(), 'new-york-on-foot-'));
  const program = findCommand('firefox-esr') ?? findCommand('firefox') ?? 'firefox-esr';
  const firefoxProcess = startProcess(
    program,
    ['-headless', '-no-remote', '-profile', home, '--remote-debugging-port', '0'],
    // Firefox refuses to run as root in another user's home.
    { env: { ...process.env, HOME: home }, stdout: 'ignore', stderr: 'pipe', folderToRemove: home },
  );
  const webSocketUrl = await withTimeout(
    START_TIMEOUT_MS,
    `${program} to start`,
    readWebSocketUrl(firefoxProcess),
  );
  const bidi = await withTimeout(
    START_TIMEOUT_MS,
    'Firefox’s WebDriver connection',
    connect(`${webSocketUrl}/session`),
  );

  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send('browsingContext.getTree');
  const { context } = contexts[0];
  await bidi.send('browsingContext.setViewport', { context, viewport });
  /** @type {string[]} */
  const errors = [];
  bidi.listen('log.entryAdded', ({ level, text }) => {
    if (level === 'error' || level === 'warn') errors.push(text);
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    async go(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(script, ...args) {
      const response = await bidi.send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${script})(...JSON.parse(args)))`,
        awaitPromise: true,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
      });
      if (response.type === 'exception') throw new Error(response.exceptionDetails.text);
      return JSON.parse(response.result.value ?? 'null');
    },
    async perform(actions) {
      await bidi.send('input.performActions', { context, actions });
    },
    async takeScreenshot() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    async close() {
      await bidi.send('browser.close').catch(() => {}); // the browser may have exited
      await firefoxProcess.stop();
    },
  };
}

/**
 * @param {import('../../scripts/child-process.mjs').ChildProcess} firefoxProcess
 * @returns {Promise<string>}
 */
function readWebSocketUrl({ process: { stderr }, ended }) {
  return new Promise((resolve, reject) => {
    let output = '';
    stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const url = /listening on (ws:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(`Firefox exited: ${output}`)));
  });
}

/** @param {string} url */
async function connect(url) {
  const socket = new WebSocket(url);
  let lastId = 0;
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const pendingCalls = new Map();
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map();

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(data);
    if (method) listeners.get(method)?.(params);
    else if (error) pendingCalls.get(id)?.reject(new Error(`${error}: ${message}`));
    else pendingCalls.get(id)?.resolve(result);
    pendingCalls.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pendingCalls.values())
      reject(new Error('Firefox closed the connection.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${url} does not respond.`)));
  });

  return {
    /**
     * @param {string} method
     * @param {object} [params]
     * @returns {Promise<any>}
     */
    send(method, params = {}) {
      const id = ++lastId;
      socket.send(JSON.stringify({ id, method, params }));
      const response = new Promise((resolve, reject) => pendingCalls.set(id, { resolve, reject }));
      return withTimeout(RESPONSE_TIMEOUT_MS, method, response);
    },
    /**
     * @param {string} event
     * @param {(params: any) => void} listener
     */
    listen(event, listener) {
      listeners.set(event, listener);
    },
  };
}
