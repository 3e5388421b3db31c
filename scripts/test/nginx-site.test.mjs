// @ts-check
// Tests how nginx with its container's configuration serves the built pages, and fills in their placeholders.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { findNginx } from '../nginx.mjs';
import { startNginxSite } from '../nginx-site.mjs';
import { stopAll } from '../child-process.mjs';
import { folder } from './helpers.mjs';

const logs = folder();
// nginx only checks the API's health.
const api = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
await once(api, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (api.address());
after(async () => {
  await stopAll();
  api.close();
});

for (const [days, time] of /** @type {[string | undefined, string][]} */ ([
  [undefined, '30 days'],
  ['7', '7 days'],
  ['1', '1 day'],
  ['008', '8 days'],
])) {
  test(`with GUEST_DAYS=${days} the pages say ${time}`, async () => {
    const { GUEST_DAYS: _, ...env } = process.env;
    const { url } = await startNginxSite({
      nginx: await findNginx(),
      api: `127.0.0.1:${port}`,
      env: { ...env, ...(days && { GUEST_DAYS: days }) },
      logs,
    });
    const page = await (await fetch(url)).text();
    assert.ok(page.includes(`your browser keeps your tours for ${time}, and an account`));
    assert.ok(page.includes(`data-guest-time="${time}"`));
  });
}

test('refuses GUEST_DAYS that the API would refuse', async () => {
  const env = { ...process.env, GUEST_DAYS: '366' };
  const started = startNginxSite({
    nginx: await findNginx(),
    api: `127.0.0.1:${port}`,
    env,
    logs,
  });
  await assert.rejects(started, /GUEST_DAYS must be a whole number from 1 to 365, not "366"\./);
});

test('the console is at every path below /guide/, and its files are at their built paths', async () => {
  const { url } = await startNginxSite({
    nginx: await findNginx(),
    api: `127.0.0.1:${port}`,
    env: process.env,
    logs,
  });
  const ask = (/** @type {string} */ path, headers = {}) =>
    fetch(url + path, { redirect: 'manual', headers });
  const console = await (await ask('/guide/')).text();
  const [script = ''] = /\/guide\/assets\/[^"]+\.js/.exec(console) ?? [];
  const policy = (await ask('/about')).headers.get('content-security-policy');
  assert.match(policy ?? '', /require-trusted-types-for 'script'/);

  for (const path of ['/guide/', '/guide/?date=2026-11-23', '/guide/days/2026-11-23', '/guide//']) {
    const answer = await ask(path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.headers.get('cache-control'), 'no-cache', path);
    assert.equal(answer.headers.get('content-security-policy'), policy, path);
    assert.equal(answer.headers.get('cross-origin-opener-policy'), 'same-origin', path);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/, path);
    assert.equal(await answer.text(), console, path);
  }
  for (const [path, address] of [
    ['/guide', '/guide/'],
    ['/guide?date=2026-11-23', '/guide/?date=2026-11-23'],
  ]) {
    const answer = await ask(path ?? '');
    assert.deepEqual([answer.status, answer.headers.get('location')], [308, address]);
  }
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ]) {
    const answer = await ask(script, { 'Accept-Encoding': accepted });
    assert.equal(answer.headers.get('content-encoding'), encoding);
    assert.match(answer.headers.get('content-type') ?? '', /javascript/);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(answer.headers.get('content-security-policy'), policy);
  }
  for (const [path, type] of [
    ['/guide/worker.js', /javascript/],
    ['/guide/console.webmanifest', /^application\/manifest\+json/],
  ]) {
    const answer = await ask(String(path));
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
    assert.match(answer.headers.get('content-type') ?? '', /** @type {RegExp} */ (type));
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
    const answer = await ask(path);
    assert.equal(answer.status, 404, path);
    assert.equal(answer.headers.get('cache-control'), 'no-cache', path);
    assert.notEqual(await answer.text(), console, path);
  }
});
