// @ts-check
// Tests how nginx serves the built pages and fills in their placeholders, with the container's configuration.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { findNginx } from '../../scripts/nginx.mjs';
import { startNginxSite } from '../../scripts/nginx-site.mjs';
import { stopAll } from '../../scripts/child-process.mjs';
import { makeFolder } from './helpers.mjs';

const logs = makeFolder();
// A fake API, because these tests need only its health check.
const api = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
await once(api, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (api.address());
after(async () => {
  await stopAll();
  api.close();
});

for (const [days, duration] of /** @type {[string | undefined, string][]} */ ([
  [undefined, '30 days'],
  ['7', '7 days'],
  ['1', '1 day'],
  ['008', '8 days'],
])) {
  test(`pages contain “${duration}” with GUEST_DAYS=${days}`, async () => {
    const { GUEST_DAYS: _, ...env } = process.env;
    const { url } = await startNginxSite({
      nginx: await findNginx(),
      api: `127.0.0.1:${port}`,
      env: { ...env, ...(days && { GUEST_DAYS: days }) },
      logs,
    });
    const page = await (await fetch(url)).text();
    assert.ok(page.includes(`your browser keeps your tours for ${duration}, and an account`));
    assert.ok(page.includes(`data-guest-retention="${duration}"`));
  });
}

test('nginx doesn’t start with a value of GUEST_DAYS that the API would reject', async () => {
  const env = { ...process.env, GUEST_DAYS: '366' };
  const start = startNginxSite({
    nginx: await findNginx(),
    api: `127.0.0.1:${port}`,
    env,
    logs,
  });
  await assert.rejects(start, /GUEST_DAYS must be a whole number from 1 to 365, not "366"\./);
});

test('nginx serves the console at every path under /guide/, and the console’s files only at their built paths', async () => {
  const { url } = await startNginxSite({
    nginx: await findNginx(),
    api: `127.0.0.1:${port}`,
    env: process.env,
    logs,
  });
  const get = (/** @type {string} */ path, headers = {}) =>
    fetch(url + path, { redirect: 'manual', headers });
  const consoleHtml = await (await get('/guide/')).text();
  const [script = ''] = /\/guide\/assets\/[^"]+\.js/.exec(consoleHtml) ?? [];
  const policy = (await get('/about')).headers.get('content-security-policy');
  assert.match(policy ?? '', /require-trusted-types-for 'script'/);

  for (const path of ['/guide/', '/guide/?date=2026-11-23', '/guide/days/2026-11-23', '/guide//']) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('cache-control'), 'no-cache', path);
    assert.equal(response.headers.get('content-security-policy'), policy, path);
    assert.equal(response.headers.get('cross-origin-opener-policy'), 'same-origin', path);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/, path);
    assert.equal(await response.text(), consoleHtml, path);
  }
  for (const [path, location] of [
    ['/guide', '/guide/'],
    ['/guide?date=2026-11-23', '/guide/?date=2026-11-23'],
  ]) {
    const response = await get(path ?? '');
    assert.deepEqual([response.status, response.headers.get('location')], [308, location]);
  }
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ]) {
    const response = await get(script, { 'Accept-Encoding': accepted });
    assert.equal(response.headers.get('content-encoding'), encoding);
    assert.match(response.headers.get('content-type') ?? '', /javascript/);
    assert.match(response.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(response.headers.get('content-security-policy'), policy);
  }
  for (const [path, type] of [
    ['/guide/worker.js', /javascript/],
    ['/guide/console.webmanifest', /^application\/manifest\+json/],
  ]) {
    const response = await get(String(path));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    assert.match(response.headers.get('content-type') ?? '', /** @type {RegExp} */ (type));
  }
  for (const path of [
    '/guides/',
    '/guide.html',
    '/guide/index.html',
    '/guide/days.html',
    '/guide/other.js',
    `${script}.gz`,
    script.replace('.js', '.br.js'),
    '/guide/assets/',
    '/guide/assets/nothing.js',
    '/guide/assets/nothing.woff2',
  ]) {
    const response = await get(path);
    assert.equal(response.status, 404, path);
    assert.equal(response.headers.get('cache-control'), 'no-cache', path);
    assert.notEqual(await response.text(), consoleHtml, path);
  }
});
