// @ts-check
// Tests `make dev`: both apps and the API on one port, and hot reloading.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser } from '../../scripts/browser.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { BACKEND, FRONTEND } from '../../scripts/project.mjs';
import {
  testEnvironment,
  findPids,
  run,
  startSite,
  hasStoppedCleanly,
  waitUntil,
} from './helpers.mjs';

const { chromium } = createRequire(join(FRONTEND, 'package.json'))('@playwright/test');
const { addDays, newYorkDate, weekdayOf } = createRequire(join(BACKEND, 'package.json'))(
  'shared/new-york',
);
const DEV = [process.execPath, 'scripts/dev.mjs'];
const ACCEPTS_HTML = { headers: { Accept: 'text/html' } };
/**
 * Returns the date in a number of days, or the Monday after it if that date is a Sunday, on which no tours run.
 * @param {number} days
 */
const dateAhead = (days) => {
  const date = addDays(newYorkDate(new Date()), days);
  return weekdayOf(date) === 'Sunday' ? addDays(date, 1) : date;
};
/** @param {string} url */
const fetchText = async (url) => (await fetch(url)).text();
const CONSOLE_SCRIPT = /src="\/guide\/main\.tsx"/;

test('make dev serves both apps and the API on one port, and Ctrl-C stops every process', async () => {
  const { url, data, pid, code, port } = await startSite({ command: DEV });
  const readiness = await fetch(`${url}/api/health/ready`);
  assert.equal(readiness.status, 200);
  assert.match(await (await fetch(`${url}/about`, ACCEPTS_HTML)).text(), /src="\/app\/main\.ts"/);
  assert.match(
    await (await fetch(`http://localhost:${port}/guide/`, ACCEPTS_HTML)).text(),
    CONSOLE_SCRIPT,
  );

  // Without a mail server, /dev/mail shows the emails.
  const guest = await fetch(`${url}/api/guest`, { method: 'POST' });
  const [Cookie = ''] = guest.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const booking = await fetch(`${url}/api/tours/day.central-park/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify({
      date: dateAhead(7),
      people: 2,
      contact: { name: '<b>Ada</b>', email: 'ada@example.com' },
    }),
  });
  assert.equal(booking.status, 201, await booking.text());
  await waitUntil(async () => (await fetchText(`${url}/dev/mail`)).includes('ada@example.com'));
  const [, mail] = /href="(\/dev\/mail\/[^"]+)"/.exec(await fetchText(`${url}/dev/mail`)) ?? [];
  assert.match(
    await fetchText(url + mail),
    new RegExp(`${url.replace('127.0.0.1', 'localhost')}/booking/`),
  );
  assert.doesNotMatch(await fetchText(url + mail), /<b>Ada/);
  assert.equal((await fetch(`${url}/dev/mail/..%2fjwt-secret`)).status, 404);

  process.kill(-pid, 'SIGINT');
  assert.equal(await code, 0);
  assert.deepEqual(findPids(data), []);
  assert.ok(hasStoppedCleanly(data));
});

test('make dev serves the console under /guide/, as in production', async () => {
  const { url } = await startApps(await startFakeApi());
  for (const path of ['/guide/', '/guide/?date=2026-11-23', '/guide/days/2026-11-23']) {
    const page = await fetch(url + path, ACCEPTS_HTML);
    assert.equal(page.status, 200, path);
    assert.match(await page.text(), CONSOLE_SCRIPT, path);
  }
  const redirect = await fetch(`${url}/guide?date=2026-11-23`, { redirect: 'manual' });
  assert.deepEqual(
    [redirect.status, redirect.headers.get('location')],
    [308, '/guide/?date=2026-11-23'],
  );
  assert.doesNotMatch(await (await fetch(`${url}/guides`, ACCEPTS_HTML)).text(), CONSOLE_SCRIPT);
});

test('make dev streams events without buffering until the browser disconnects', async () => {
  const fakeApi = await startFakeApi();
  const { url } = await startApps(fakeApi);
  const controller = new AbortController();
  const events = await fetch(`${url}/api/guide/events`, { signal: controller.signal });
  assert.match(events.headers.get('content-type') ?? '', /^text\/event-stream/);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (events.body).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  assert.equal(await read(), 'data: 1\n\n');
  fakeApi.send('data: 2\n\n');
  assert.equal(await read(), 'data: 2\n\n');
  controller.abort();
  await waitUntil(() => fakeApi.countListeners() === 0);
});

test('a change in either app, or in code that both share, reaches the browser without a reload', async () => {
  const { url } = await startApps(await startFakeApi());
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  after(() => browser.close());
  for (const [path, root, ...sources] of [
    ['/about', '/', 'site/pages/about/AboutPage.tsx', 'ui/Picture.tsx'],
    ['/guide/', '/guide/', 'console/Console.tsx', 'ui/NotFound.tsx'],
  ]) {
    const page = await browser.newPage();
    /** @type {string[]} */
    const messages = [];
    page.on('websocket', (/** @type {any} */ socket) => {
      assert.equal(new URL(socket.url()).pathname, root);
      socket.on('framereceived', (/** @type {any} */ { payload }) =>
        messages.push(String(payload)),
      );
    });
    await page.goto(url + path);
    for (const source of sources) {
      const name = source.slice(source.lastIndexOf('/'));
      const hasReceivedUpdate = () =>
        messages.some((text) => text.includes('"update"') && text.includes(name));
      // Retries, because a page doesn't get updates until its packages are bundled and its modules are loaded.
      for (let tries = 0; !hasReceivedUpdate(); tries++) {
        assert.ok(tries < 20, `${path} received no update for ${source}: ${messages.join(' ')}`);
        await withTouchedFile(join(FRONTEND, source), () => sleep(1000));
      }
    }
    await page.close();
  }
});

/** Starts a fake API that streams events at one path, and responds with {} at all others. */
async function startFakeApi() {
  /** @type {Set<import('node:http').ServerResponse>} */
  const streams = new Set();
  const server = createServer((request, response) => {
    if (request.url !== '/api/guide/events') return response.end('{}');
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
    streams.add(response);
    return response.on('close', () => streams.delete(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    send: (/** @type {string} */ text) => streams.forEach((response) => response.write(text)),
    countListeners: () => streams.size,
  };
}

/**
 * Starts the development server of both apps.
 * @param {{ url: string }} api
 */
async function startApps(api) {
  const port = await findFreePort();
  const env = testEnvironment({ PORT: String(port), API_URL: api.url });
  const apps = run([process.execPath, 'frontend/scripts/dev.mjs'], env);
  after(() => process.kill(apps.pid));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/`).catch(() => undefined))) await sleep(50);
  return { url };
}

/**
 * Runs a callback while a file's modification time is now.
 * @param {string} file
 * @param {() => Promise<void>} callback
 */
async function withTouchedFile(file, callback) {
  const { atime, mtime } = await stat(file);
  await utimes(file, atime, new Date());
  try {
    await callback();
  } finally {
    await utimes(file, atime, mtime);
  }
}
