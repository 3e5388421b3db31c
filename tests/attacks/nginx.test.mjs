// @ts-check
// Tests nginx with the configuration of its container, in front of a fake API: limits, caching, and the logs of failed
// calls.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../../scripts/nginx.mjs';
import { startNginxSite } from '../../scripts/nginx-site.mjs';
import { PlainError } from '../../scripts/plain-error.mjs';
import { stopAll } from '../../scripts/child-process.mjs';
import { makeTemporaryFolder } from '../../scripts/temporary-folder.mjs';

const nginx = await findNginx().catch((error) => {
  if (error instanceof PlainError) return error.message;
  throw error;
});
const skip = typeof nginx === 'string' ? nginx : false;

/**
 * Starts a fake API. It responds to all calls or, if `responds` is false, only to the health check. Its tour pages
 * contain `tour` and the request's headers; if `tour` is empty, they return 404.
 */
async function startFakeApi() {
  const fakeApi = { responds: true, tour: 'first' };
  const server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/tours')) {
      const { cookie, authorization } = headers;
      const exists = fakeApi.tour !== '' && !url.startsWith('/tours/made-up');
      response.writeHead(exists ? 200 : 404, {
        'Content-Type': 'text/html',
        'Cache-Control': 'no-cache',
        'X-Accel-Expires': '1',
        ETag: `"${fakeApi.tour}"`,
      });
      const page = { url, tour: fakeApi.tour, cookie, authorization };
      response.end(`${JSON.stringify(page)} {{origin}}`);
      return;
    }
    if (fakeApi.responds || url === '/api/health/ready') response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(fakeApi, { address: `127.0.0.1:${port}`, stop });
}

async function startSite() {
  if (typeof nginx === 'string') throw new Error(nginx);
  const fakeApi = await startFakeApi();
  const logs = await makeTemporaryFolder();
  const env = { ...process.env, TRUST_PROXY: '1' };
  const { url } = await startNginxSite({ nginx, apiAddresses: fakeApi.address, env, logs });
  return { url, fakeApi, readLog: () => readFile(join(logs, 'nginx.log'), 'utf8') };
}

/** Returns a header with a visitor's IP address, from a range that is reserved for documentation. */
const headersFrom = (/** @type {number} */ host) => ({ 'X-Forwarded-For': `192.0.2.${host}` });

describe('nginx', { skip, concurrency: false }, () => {
  /** @type {{ stop: () => void }[]} */
  const fakeApis = [];
  after(async () => {
    for (const { stop } of fakeApis) stop();
    await stopAll();
  });

  it('logs no secret, query, or referrer if the API is slow or down', async () => {
    const { url, fakeApi, readLog } = await startSite();
    fakeApis.push(fakeApi);
    const secrets = ['/calendar/feed/SECRET.ics', '/guide/visitors?query=SECRET%40example.com'];
    const callSecretPaths = () =>
      Promise.all(
        secrets.map(async (path) => {
          const headers = { Referer: `${url}/guide/?date=SECRET`, ...headersFrom(1) };
          const { status } = await fetch(`${url}/api${path}`, { headers });
          return status;
        }),
      );
    fakeApi.responds = false;
    assert.deepEqual(await callSecretPaths(), [504, 504]);
    fakeApi.stop();
    assert.deepEqual(await callSecretPaths(), [502, 502]);

    // nginx logs a failed call like any other, shortly after its response.
    const lines = [504, 502].flatMap((status) =>
      ['/api/calendar/feed/', '/api/guide/visitors'].map(
        (path) =>
          new RegExp(
            `"path":"${path}","status":${status},.*"backend":"127[^"]+","backend_status":"${status}"`,
          ),
      ),
    );
    let logText = await readLog();
    for (let tries = 0; tries < 20 && !lines.every((line) => line.test(logText)); tries++) {
      await sleep(100);
      logText = await readLog();
    }
    for (const line of lines) assert.match(logText, line);
    assert.doesNotMatch(logText, /SECRET/);
  });

  it('lets a visitor make 15 bookings in a row, but not many at once', async () => {
    const { url, fakeApi } = await startSite();
    fakeApis.push(fakeApi);
    const id = '65f0c0ffee0123456789abcd';
    /** @type {[string, string][]} */
    const calls = [
      ['POST', '/new'],
      ['POST', '/newTwo'],
      ['PUT', `/editour/${id}`],
      ['PUT', `/editourTwo/${id}`],
      ['POST', `/restoretour/${id}`],
      ['POST', `/restoretourTwo/${id}`],
      ['POST', '/tours/day.central-park/bookings'],
      ['PUT', `/bookings/${id}`],
      ['PUT', `/bookings/${id}/contact`],
      ['POST', `/bookings/${id}/accept`],
      ['POST', `/bookings/${id}/confirm`],
      ['POST', `/bookings/${id}/restore`],
      ['POST', '/password-reset'],
      ['POST', '/account/email/confirmation'],
      // The API treats these paths like those above.
      ['POST', '/tours/day%2Ecentral-park/bookings'],
      ['POST', '/%6Eew'],
    ];
    for (const [i, [method, path]] of calls.entries()) {
      const send = () => fetch(`${url}/api${path}`, { method, headers: headersFrom(10 + i) });
      const statuses = [];
      for (let n = 0; n < 15; n++) statuses.push((await send()).status);
      assert.deepEqual(statuses, Array(15).fill(200), path);
      const responses = await Promise.all(Array.from({ length: 25 }, send));
      const refused = responses.filter(({ status }) => status === 429);
      assert.ok(refused.length > 5, `${path}: ${refused.length} refused`);
      const response = /** @type {Response} */ (refused[0]);
      assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
      const { errorMessage } = /** @type {{ errorMessage: string }} */ (await response.json());
      assert.match(errorMessage, /Too many requests from your address/);
      // A visitor over the limit can still read and cancel bookings.
      for (const [unlimitedPath, method] of /** @type {const} */ ([
        ['/all', 'GET'],
        [`/bookings/${id}`, 'GET'],
        [`/deletetour/${id}`, 'DELETE'],
        [`/bookings/${id}`, 'DELETE'],
      ])) {
        const { status } = await fetch(`${url}/api${unlimitedPath}`, {
          method,
          headers: headersFrom(10 + i),
        });
        assert.equal(status, 200, unlimitedPath);
      }
    }
    // All of these calls count toward one limit.
    const mixedResponses = await Promise.all(
      Array.from({ length: 48 }, (_, n) => {
        const [method, path] = calls[n % calls.length] ?? ['GET', '/all'];
        return fetch(`${url}/api${path}`, { method, headers: headersFrom(60) });
      }),
    );
    assert.ok(mixedResponses.filter(({ status }) => status === 429).length > 20);
  });

  it('limits calls that check a password, and no others at the same path', async () => {
    const { url, fakeApi } = await startSite();
    fakeApis.push(fakeApi);
    /** @type {[string, string][]} */
    const calls = [
      ['POST', '/signup'],
      ['POST', '/login'],
      ['PUT', '/password-reset'],
      ['PUT', '/account/password'],
      ['PUT', '/account/email'],
      ['DELETE', '/account'],
      ['POST', '/guide/calendar-address'],
    ];
    for (const [i, [method, path]] of calls.entries()) {
      const send = (/** @type {string} */ verb) =>
        fetch(`${url}/api${path}`, { method: verb, headers: headersFrom(80 + i) });
      const responses = await Promise.all(Array.from({ length: 40 }, () => send(method)));
      const refused = responses.filter(({ status }) => status === 429).length;
      assert.ok(refused > 10 && refused < 25, `${path}: ${refused} refused`);
      assert.equal((await send('GET')).status, 200, path);
    }
  });

  it('accepts up to 400 KB for photographs, 128 KB for previews, and 16 KB for other calls', async () => {
    const { url, fakeApi } = await startSite();
    fakeApis.push(fakeApi);
    const send = async (/** @type {string} */ path, /** @type {number} */ kilobytes) => {
      const body = Buffer.alloc(kilobytes * 1024);
      const { status } = await fetch(`${url}/api${path}`, {
        method: 'POST',
        body,
        headers: headersFrom(70),
      });
      return status;
    };
    const tourPath = '/guide/tours/day.central-park';
    assert.equal(await send(`${tourPath}/photos`, 400), 200);
    assert.equal(await send(`${tourPath}/photos`, 401), 413);
    assert.equal(await send(`${tourPath}/preview`, 128), 200);
    for (const path of [`${tourPath}/preview`, `${tourPath}/photos/preview`]) {
      assert.equal(await send(path, 129), 413, path);
    }
    assert.equal(await send('/tours/photos', 17), 413);
  });

  it('accepts only four photographs from one visitor at a time, since its memory is small', async () => {
    const { url, fakeApi } = await startSite();
    fakeApis.push(fakeApi);
    const headers = { 'Content-Length': 400 * 1024, ...headersFrom(71) };
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const path = `${url}/api/guide/tours/day.central-park/photos`;
        const call = request(path, { method: 'POST', headers });
        call.on('error', () => undefined).write('a');
        const response = new Promise((resolve) => {
          call.on('response', ({ statusCode }) => resolve(statusCode));
        });
        // nginx refuses a call right away. If it has accepted the call, it waits for the rest of the body.
        const status = await Promise.race([response, sleep(2000)]);
        call.destroy();
        return status;
      }),
    );
    assert.deepEqual(statuses.sort(), [429, 429, undefined, undefined, undefined, undefined]);
  });

  it('serves one page for all bookings, and returns 404 at similar paths', async () => {
    const { url, fakeApi } = await startSite();
    fakeApis.push(fakeApi);
    const id = '65f0c0ffee0123456789abcd';
    const { status, headers, text } = await requestPage(url, `/booking/${id}?from=mail`, {});
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(text, /<h1[^>]*>Your ticket/);
    assert.match(text, /<meta name="robots" content="noindex"/);
    assert.match(text, /<meta name="referrer" content="no-referrer"/);
    assert.doesNotMatch(text, /{{/);
    for (const suffix of ['', '/', '/index.html', `/${id.slice(1)}`, `/${id}/`, `/${id}.html`]) {
      assert.equal((await requestPage(url, `/booking${suffix}`, {})).status, 404, suffix);
    }
  });

  it('serves the tours’ pages from its cache while no backend runs, and doesn’t forward cookies', async () => {
    const { url, fakeApi } = await startSite();
    const get = async (path = '/tours/central-park', host = 'walks.example') => {
      const headers = { Host: host, Cookie: 'token=SECRET', Authorization: 'Bearer SECRET' };
      return requestPage(url, path, headers);
    };
    const { status, headers, text } = await get('/tours/central-park?from=SECRET');
    assert.equal(status, 200);
    assert.equal(text, '{"url":"/tours/central-park","tour":"first"} http://walks.example');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers.etag, undefined);
    // The page is cached once for all hosts, but contains the requested host.
    assert.match((await get(undefined, 'tours.example')).text, / http:\/\/tours\.example$/);

    fakeApi.tour = 'second';
    await waitUntil(async () => (await get()).text.includes('second'));

    // A deleted tour doesn't reappear from the cache.
    fakeApi.tour = '';
    await waitUntil(async () => (await get()).status === 404);
    fakeApi.tour = 'third';
    await waitUntil(async () => (await get('/tours')).text.includes('third'));
    assert.match((await get('/tours/map.svg')).text, /"url":"\/tours\/map\.svg"/);
    fakeApi.stop();
    await sleep(1500); // until the cached pages have expired
    assert.equal((await get('/tours')).status, 200);
    assert.equal((await get()).status, 404);
    const unknown = await get('/tours/never-seen');
    assert.equal(unknown.status, 503);
    assert.match(unknown.text, /Back in a moment/);
    assert.doesNotMatch(unknown.text, /{{/);
  });

  it('keeps the tours’ pages in its cache while clients request thousands of nonexistent pages', async () => {
    const { url, fakeApi } = await startSite();
    const get = async (/** @type {string} */ path) => (await requestPage(url, path, {})).status;
    assert.equal(await get('/tours'), 200);
    // The cache has room for fewer than these 3,000 pages.
    for (let n = 0; n < 3000; n += 50) {
      const paths = Array.from({ length: 50 }, (_, i) => `/tours/made-up-${n + i}`);
      assert.deepEqual(await Promise.all(paths.map(get)), Array(50).fill(404));
    }
    fakeApi.stop();
    await sleep(1500); // until the cached pages have expired
    assert.equal(await get('/tours'), 200);
    // Not even the last nonexistent page was cached.
    assert.equal(await get('/tours/made-up-2999'), 503);
  });
});

/**
 * Makes a request with a different Host header, which fetch() doesn't allow.
 * @param {string} url
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>}
 */
async function requestPage(url, path, headers) {
  const [response] = await once(request(url + path, { headers }).end(), 'response');
  const pieces = await response.setEncoding('utf8').toArray();
  return { status: response.statusCode, headers: response.headers, text: pieces.join('') };
}

/**
 * Waits up to 5 seconds until a condition holds. docs/operating.md promises that changes appear within that time.
 * @param {() => Promise<boolean>} condition
 */
async function waitUntil(condition) {
  const deadline = performance.now() + 5000;
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, 'not fulfilled within 5 s');
    await sleep(200);
  }
}
