// @ts-check
// Tests how nginx serves the built pages and fills in their placeholders, with the container's configuration.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
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

for (const [days, shownDays] of /** @type {[string | undefined, string][]} */ ([
  [undefined, '30'],
  ['7', '7'],
  ['008', '8'],
])) {
  test(`pages contain “${shownDays} days” if GUEST_DAYS is ${days ?? 'not set'}`, async () => {
    const { GUEST_DAYS: _, ...env } = process.env;
    const { url } = await startNginxSite({
      nginx: await findNginx(),
      apiAddresses: `127.0.0.1:${port}`,
      env: { ...env, ...(days && { GUEST_DAYS: days }) },
      logs,
    });
    const page = await (await fetch(url)).text();
    assert.ok(page.includes(`your browser keeps your tours for ${shownDays} days, and an account`));
    assert.ok(page.includes(`data-guest-days="${shownDays}"`));
  });
}

test('nginx doesn’t start with a value of GUEST_DAYS that the API would reject', async () => {
  const env = { ...process.env, GUEST_DAYS: '366' };
  const start = startNginxSite({
    nginx: await findNginx(),
    apiAddresses: `127.0.0.1:${port}`,
    env,
    logs,
  });
  await assert.rejects(start, /GUEST_DAYS must be a whole number from 1 to 365, not "366"\./);
});

test('nginx doesn’t start with a site’s name that could be markup or configuration', async () => {
  for (const name of ['<b>', '$host', 'a\nb']) {
    const start = startNginxSite({
      nginx: await findNginx(),
      apiAddresses: `127.0.0.1:${port}`,
      env: { ...process.env, SITE_NAME: name },
      logs,
    });
    await assert.rejects(start, /SITE_NAME must be a name with up to 40 characters/, name);
  }
});

describe('the guide’s settings on pages', () => {
  const GUIDE_SETTINGS = {
    name: 'Café & Brücken 纽约',
    phone: '(646) 555-0199',
    email: 'me@walks.example',
  };

  /** Starts a fake API that sends the settings as headers, and nginx in front of it. */
  async function startWithSettings() {
    const state = { settings: GUIDE_SETTINGS, status: 204, calls: /** @type {string[]} */ ([]) };
    const server = createServer(({ url = '', headers }, response) => {
      if (url === '/api/page-settings') {
        state.calls.push(JSON.stringify(headers));
        const { name, phone, email } = state.settings;
        const values = {
          'X-Site-site-name': Buffer.from(name).toString('latin1'),
          'X-Site-phone': phone,
          'X-Site-email': email,
          'X-Site-tel': '1',
        };
        response.writeHead(state.status, state.status === 204 ? values : {});
      }
      if (url === '/tours/soho') {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.write('<title>SoHo · {{site-name}}</title>');
      }
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const { url } = await startNginxSite({
      nginx: await findNginx(),
      apiAddresses: `127.0.0.1:${port}`,
      env: {
        ...process.env,
        SITE_NAME: "Mom's Walks",
        CONTACT_PHONE: '',
        CONTACT_EMAIL: 'env@walks.example',
      },
      logs,
    });
    /** Returns a page's text, and the site's name and contact data in it. */
    const readPage = async (path = '/contact', headers = {}) => {
      const response = await fetch(url + path, { headers });
      const text = await response.text();
      const [, name] = /data-site-name="([^"]*)"/.exec(text) ?? [];
      const [, phone] = /data-phone="([^"]*)"/.exec(text) ?? [];
      const [, email] = /data-email="([^"]*)"/.exec(text) ?? [];
      return { status: response.status, name, phone, email, text };
    };
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    after(stop);
    return { state, readPage, stop };
  }

  test('change within 5 seconds, and are still shown while the API is down', async () => {
    const { state, readPage, stop } = await startWithSettings();
    assert.deepEqual(pickSettings(await readPage()), { status: 200, ...GUIDE_SETTINGS });
    state.settings = { ...GUIDE_SETTINGS, phone: '(917) 555-0100' };
    const deadline = performance.now() + 5000;
    while ((await readPage()).phone !== '(917) 555-0100') {
      assert.ok(performance.now() < deadline, 'The page still has the old phone number.');
      await sleep(100);
    }
    for (const path of ['/', '/about', '/booking/65f0c0ffee0123456789abcd']) {
      assert.deepEqual(
        pickSettings(await readPage(path)),
        { status: 200, ...state.settings },
        path,
      );
    }
    assert.deepEqual(pickSettings(await readPage('/nothing')), { status: 404, ...state.settings });

    state.status = 503;
    await sleep(3100);
    assert.deepEqual(pickSettings(await readPage()), { status: 200, ...state.settings });
    stop();
    await sleep(3100);
    const pages = await Promise.all(Array.from({ length: 20 }, () => readPage()));
    for (const page of pages)
      assert.deepEqual(pickSettings(page), { status: 200, ...state.settings });
    // No backend renders this page, so it is unavailable.
    assert.deepEqual(pickSettings(await readPage('/tours')), { status: 503, ...state.settings });
    const germanPage = await readPage('/de/tours');
    assert.deepEqual(pickSettings(germanPage), { status: 503, ...state.settings });
    assert.match(germanPage.text, /<html lang="de"/);
  });

  test('come from the environment until the API has responded', async () => {
    const { state, readPage } = await startWithSettings();
    const fromEnvironment = {
      name: "Mom's Walks",
      phone: '+1 212 555 0142',
      email: 'env@walks.example',
    };
    for (const status of [404, 503, 401]) {
      state.status = status;
      assert.deepEqual(pickSettings(await readPage()), { status: 200, ...fromEnvironment });
    }
    state.status = 204;
    assert.deepEqual(pickSettings(await readPage()), { status: 200, ...GUIDE_SETTINGS });
  });

  test('are requested without the visitor’s headers, and not for scripts and pictures', async () => {
    const { state, readPage } = await startWithSettings();
    const { text } = await readPage('/', { Cookie: 'secret=1', Authorization: 'secret' });
    assert.equal(state.calls.length, 1);
    assert.doesNotMatch(state.calls.join(), /secret/);
    await sleep(3100);
    const assets = text.match(/\/assets\/[^"' ),]+\.(js|css|svg|png|webp|woff2)/g) ?? [];
    assert.ok(assets.length > 3);
    for (const path of assets) assert.equal((await readPage(path)).status, 200, path);
    assert.equal(state.calls.length, 1);
  });

  test('include the site’s name in rendered pages, error pages, manifests, and the console', async () => {
    const { readPage } = await startWithSettings();
    const { name } = GUIDE_SETTINGS;
    for (const [path, text] of [
      ['/', `<title>${name}</title>`],
      ['/contact', `<title>Contact · ${name}</title>`],
      ['/contact', `"name":"${name}"`],
      ['/tours/soho', `<title>SoHo · ${name}</title>`],
      ['/de/nothing', ` · ${name}</title>`],
      ['/guide/', `<title>Guide · ${name}</title>`],
      ['/site.webmanifest', `"name": "${name}"`],
      ['/guide/console.webmanifest', `"name": "${name}: Guide"`],
    ]) {
      const page = await readPage(path);
      assert.ok(page.text.includes(String(text)), `${path}: ${page.text.slice(0, 500)}`);
      assert.ok(!page.text.includes('{{'), path);
    }
  });

  /** @param {{ status: number, name?: string, phone?: string, email?: string }} page */
  function pickSettings({ status, name, phone, email }) {
    return { status, name, phone, email };
  }
});

test('nginx serves pages in other languages, and 404 pages in the language of the path', async () => {
  const { url } = await startNginxSite({
    nginx: await findNginx(),
    apiAddresses: `127.0.0.1:${port}`,
    env: process.env,
    logs,
  });
  const booking = 'booking/65f0c0ffee0123456789abcd';
  for (const [path, status, language] of /** @type {[string, number, string][]} */ ([
    ['/', 200, 'en'],
    ['/de/', 200, 'de'],
    ['/de/about', 200, 'de'],
    ['/zh/about', 200, 'zh-Hans'],
    ['/pt/signin?from=x', 200, 'pt-BR'],
    [`/de/${booking}`, 200, 'de'],
    ['/de/nothing', 404, 'de'],
    ['/zh/about/more', 404, 'zh-Hans'],
    ['/de/404', 404, 'de'],
    ['/de/404.html', 404, 'de'],
    ['/de/index.html', 404, 'de'],
    ['/de/de/about', 404, 'de'],
    ['/de/guide/', 404, 'de'],
    ['/de/assets/', 404, 'de'],
    ['/xx', 404, 'en'],
    ['/xx/', 404, 'en'],
    ['/xx/about', 404, 'en'],
    [`/xx/${booking}`, 404, 'en'],
    ['/en/about', 404, 'en'],
    ['/DE/about', 404, 'en'],
  ])) {
    const response = await fetch(url + path, { redirect: 'manual' });
    const [, lang] = /<html lang="([^"]*)"/.exec(await response.text()) ?? [];
    assert.deepEqual([path, response.status, lang], [path, status, language]);
    assert.equal(response.headers.get('cache-control'), 'no-cache', path);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/, path);
  }
  for (const [path, location] of [
    ['/de', '/de/'],
    ['/zh', '/zh/'],
    ['/de?from=paper', '/de/?from=paper'],
    ['/de/about/', '/de/about'],
    ['/about/?from=paper', '/about?from=paper'],
  ]) {
    const response = await fetch(url + path, { redirect: 'manual' });
    assert.deepEqual(
      [path, response.status, response.headers.get('location')],
      [path, 308, location],
    );
  }
});

test('nginx serves the console at every path under /guide/, and the console’s files only at their built paths', async () => {
  const { url } = await startNginxSite({
    nginx: await findNginx(),
    apiAddresses: `127.0.0.1:${port}`,
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

test('nginx normalizes the query with filters, and passes only valid filters to the API', async () => {
  /** @type {(string | undefined)[]} */
  const requestedUrls = [];
  const renderer = createServer((request, response) => {
    // nginx requests the settings for pages, too.
    if (request.url !== '/api/page-settings') requestedUrls.push(request.url);
    response.setHeader('X-Accel-Expires', '60').setHeader('Content-Type', 'text/html');
    response.end(`<p>${request.url}`);
  }).listen(0, '127.0.0.1');
  await once(renderer, 'listening');
  const { url } = await startNginxSite({
    nginx: await findNginx(),
    apiAddresses: `127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (renderer.address()).port}`,
    env: process.env,
    logs,
  });
  const get = async (/** @type {string} */ path) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  const query = 'date=2030-01-05&time=night&party=2&stepFree=true&language=pt-BR';
  requestedUrls.length = 0;
  assert.deepEqual(await get(`/tours?${query}`), [200, `<p>/tours?${query}`]);
  assert.deepEqual(await get(`/tours?${query}`), [200, `<p>/tours?${query}`]);
  assert.deepEqual(await get('/tours'), [200, '<p>/tours']);
  assert.deepEqual(requestedUrls, [`/tours?${query}`, '/tours'], 'each page is rendered once');

  for (const [requestedQuery, location] of [
    ['party=2&language=pt-BR&stepFree=true&time=night&on=2030-01-05&date=today', `?${query}`],
    ['date=weekend&on=&time=&party=&area=', '?date=weekend'],
    ['utm_source=x&party=100&hours=2&price=0', '?party=100&hours=2&price=0'],
    ['party=101&area=harlem&date=never&dog=1&stroller=%0d%0aX:1', ''],
  ]) {
    assert.deepEqual(
      await get(`/tours?${requestedQuery}`),
      [302, `/tours${location}`],
      requestedQuery,
    );
  }
  // Other pages have no filters.
  assert.deepEqual(await get('/tours/central-park?party=2'), [200, '<p>/tours/central-park']);
  renderer.close();
});
