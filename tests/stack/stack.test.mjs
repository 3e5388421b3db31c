// @ts-check
// make test-stack: tests the stack of a new clone, from its first start to its removal.
// The tests build on each other, so they run in order.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser } from '../../scripts/browser.mjs';
import { FRONTEND } from '../../scripts/project.mjs';
import { cloneStack, splitLines } from './stack.mjs';
import { getAtHost, call, startCrowd, signUp, summarize } from './visitors.mjs';

const MEGABYTE = 1024 * 1024;
const SERVER_MEMORY = 1024 * MEGABYTE;
/** The memory that an idle Debian with Docker uses. */
const SYSTEM_MEMORY = 200 * MEGABYTE;
/** High limits, because all of the tests' calls come from one IP address. */
const RAISED_LIMITS = {
  CALLS_PER_MINUTE: '60000',
  CALLS_AT_ONCE: '20000',
  BOOKINGS_PER_MINUTE: '60000',
  BOOKINGS_AT_ONCE: '20000',
};
const BOOKING = { place: 'Central Park', day: 'Friday', people: 3 };

describe('the stack', { concurrency: false }, () => {
  /** @type {import('./stack.mjs').Stack} */
  let stack;
  let url = '';
  /** @type {Awaited<ReturnType<typeof signUp>>} */
  let visitor;

  before(async () => {
    stack = await cloneStack();
    url = stack.url;
  });
  after(async () => {
    await stack.removeAll();
  });

  it('starts from a clone without any settings', async (t) => {
    const start = Date.now();
    await stack.up();
    t.diagnostic(`first build and start: ${Math.round((Date.now() - start) / 1000)} s`);
    assert.equal((await fetch(url)).status, 200);
    const secondStart = Date.now();
    await stack.compose(['down']);
    await stack.up();
    t.diagnostic(`down and up again: ${Math.round((Date.now() - secondStart) / 1000)} s`);

    const readStartTimes = async () =>
      (await stack.inspect(await stack.runningIds())).map(
        (/** @type {any} */ container) => container.State.StartedAt,
      );
    const oldStartTimes = await readStartTimes();
    await stack.up();
    assert.deepEqual(await readStartTimes(), oldStartTimes);
  });

  it('has no sources, tests, or caches in its images', async (t) => {
    for (const image of new Set(splitLines(await stack.compose(['config', '--images'])))) {
      if (!image.startsWith('new-york-on-foot/')) continue;
      const size = await stack.execute('docker', ['image', 'inspect', '-f', '{{.Size}}', image]);
      t.diagnostic(`${image.split(/[/:]/)[1]}: ${Math.round(Number(size) / 1e6)} MB`);
    }
    const forbiddenFiles = await stack.runInside(
      'backend',
      `find /app /shared -name '*.ts' -o -name '*.map' -o -name '*.test.*'
       ls -d /app/src /app/test /shared/src /app/node_modules/vitest /app/node_modules/typescript /root/.npm /home/node/.npm 2>/dev/null || true`,
    );
    assert.equal(forbiddenFiles, '');
    const pages = await stack.runInside('nginx', `find /srv/site -name '*.ts*' -o -name '*.map'`);
    assert.equal(pages, '');
  });

  it('runs all services as ordinary users without capabilities, within the server’s memory', async () => {
    const containers = await stack.inspect(await stack.runningIds());
    assert.deepEqual(
      containers.map(serviceOf).sort(),
      ['backend', 'backup', 'mongo', 'nginx'].sort(),
    );
    let memoryLimit = 0;
    for (const container of containers) {
      const service = serviceOf(container);
      const { HostConfig: host, Config: config } = container;
      assert.equal(host.ReadonlyRootfs, true, service);
      assert.equal(host.Privileged, false, service);
      assert.deepEqual(host.CapDrop, ['ALL'], service);
      assert.ok(host.SecurityOpt.includes('no-new-privileges'), service);
      assert.equal(host.RestartPolicy.Name, 'unless-stopped', service);
      assert.equal(host.LogConfig.Config['max-size'], '10m', service);
      assert.ok(config.Healthcheck.StartInterval > 0, service);
      assert.equal(container.State.Health.Status, 'healthy', service);
      memoryLimit += host.Memory;
      assert.ok(host.Memory > 0, service);
      assert.ok(host.PidsLimit > 0, service);

      const status = await stack.runInside(service, 'cat /proc/1/status');
      assert.match(status, /^Uid:(\t[1-9]\d*){4}$/m, service);
      for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) {
        assert.match(status, new RegExp(`^${set}:\t0+$`, 'm'), service);
      }
      assert.match(status, /^NoNewPrivs:\t1$/m, service);
      await assert.rejects(stack.runInside(service, 'touch /etc/x /usr/x /x 2>&1'), service);
    }
    assert.ok(
      memoryLimit + SYSTEM_MEMORY <= SERVER_MEMORY,
      `memory limits of ${memoryLimit / MEGABYTE} MB exceed the server’s memory`,
    );
  });

  it('publishes only the web server’s port, and keeps the database internal', async () => {
    const publishingServices = (await stack.inspect(await stack.runningIds())).flatMap(
      (/** @type {any} */ container) =>
        Object.values(container.NetworkSettings.Ports)
          .flat()
          .filter(Boolean)
          .map(() => serviceOf(container)),
    );
    assert.deepEqual(publishingServices, ['nginx']);
    await assert.rejects(
      stack.runInside('nginx', 'nslookup mongo 127.0.0.11 || getent hosts mongo'),
    );
    // Only nginx and the backend, which reads the guide's own calendar, have a network with internet access.
    const networks = await readNetworks(stack);
    assert.deepEqual(networks, {
      backend: {
        web: 'internal',
        data: 'internal',
        mail: 'internal',
        'calendars-elsewhere': 'open',
      },
      backup: { data: 'internal' },
      mongo: { data: 'internal' },
      nginx: { web: 'internal', outside: 'open' },
    });
  });

  it('makes secrets readable only to the services that need them', async () => {
    const files = {
      mongo: ['root-password', 'site-password', 'replica-set-key', 'backup-uri'],
      backend: ['jwt-secret', 'mongodb-uri'],
    };
    const secrets = [];
    for (const [service, names] of Object.entries(files)) {
      for (const name of names) {
        secrets.push(await stack.runInside(service, `cat /secrets/${service}/${name}`));
      }
    }
    assert.equal(new Set(secrets).size, 6);
    assert.ok(secrets.every((secret) => secret.length >= 32));
    const containerIds = splitLines(await stack.compose(['ps', '--all', '--quiet']));
    const images = splitLines(await stack.compose(['config', '--images'])).filter((name) =>
      name.startsWith('new-york-on-foot/'),
    );
    const visibleTexts = [
      await stack.execute('docker', ['inspect', ...containerIds, ...images]),
      await stack.compose(['logs', '--no-color']),
      await stack.runInside('mongo', 'cat /proc/[0-9]*/cmdline | tr "\\0" " "'),
    ].join('\n');
    for (const secret of secrets) assert.ok(!visibleTexts.includes(secret));
    await assert.rejects(stack.runInside('nginx', 'ls /secrets/*'));
    await assert.rejects(stack.runInside('backend', 'ls /secrets/mongo'));
    const backendSecrets = await stack.runInside('mongo', 'ls /secrets/backend');
    assert.equal(backendSecrets, '');
  });

  it('compresses pages, sets cache headers, and returns 404 for unknown paths', async () => {
    const page = await fetch(`${url}/about`);
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('content-encoding'), 'gzip');
    assert.equal(page.headers.get('cache-control'), 'no-cache');
    assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
    assert.ok(page.headers.has('referrer-policy'));
    assert.ok(page.headers.has('permissions-policy'));
    assert.equal(page.headers.get('server'), 'nginx');
    assert.equal(page.headers.get('strict-transport-security'), null);
    const script = /data-needs="(\/assets\/[^ "]+\.js)/.exec(await page.text())?.[1];
    const encodings = { 'gzip, br': 'br', 'gzip, br;q=0': 'gzip', gzip: 'gzip', identity: null };
    const bodies = new Set();
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const asset = await fetch(url + script, { headers: { 'Accept-Encoding': accepted } });
      assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
      assert.match(asset.headers.get('content-type') ?? '', /javascript/);
      assert.equal(asset.headers.get('content-encoding'), encoding);
      if (encoding) assert.equal(asset.headers.get('vary'), 'Accept-Encoding');
      bodies.add(await asset.text());
    }
    assert.equal(bodies.size, 1);
    const consolePage = await fetch(`${url}/guide/days/2026-11-23`);
    assert.equal(consolePage.status, 200);
    assert.equal(consolePage.headers.get('cache-control'), 'no-cache');
    assert.match(await consolePage.text(), /src="\/guide\/assets\/[^"]+\.js"/);
    const worker = await fetch(`${url}/guide/worker.js`);
    assert.match(worker.headers.get('content-type') ?? '', /javascript/);
    assert.equal(worker.headers.get('cache-control'), 'no-cache');

    for (const path of [
      '/nothing',
      '/404',
      '/index',
      '/assets/nothing.js',
      '/about.html',
      '/guide/index.html',
      '/guide/assets/nothing.js',
      '/404.html',
      '/.git/config',
    ]) {
      const response = await fetch(url + path);
      assert.equal(response.status, 404, path);
      assert.equal(response.headers.get('cache-control'), 'no-cache', path);
      assert.match(await response.text(), /<!doctype html>/i, path);
    }
    const withSlash = await fetch(`${url}/about/`, { redirect: 'manual' });
    assert.equal(withSlash.status, 308);
    assert.equal(withSlash.headers.get('location'), '/about');
    const consoleRedirect = await fetch(`${url}/guide?date=2026-11-23`, { redirect: 'manual' });
    assert.equal(consoleRedirect.status, 308);
    assert.equal(consoleRedirect.headers.get('location'), '/guide/?date=2026-11-23');
    const withTwoSlashes = await fetch(`${url}//example.com/`, { redirect: 'manual' });
    assert.equal(withTwoSlashes.status, 404);
  });

  it('inserts the origin of the requested host into pages, and rejects invalid hosts', async () => {
    for (const [host, origin] of /** @type {const} */ ([
      ['tours.example.com', 'http://tours.example.com'],
      ['Tours.EXAMPLE.com:8080', 'http://tours.example.com:8080'],
      ['192.0.2.7', 'http://192.0.2.7'],
      ['[2001:DB8::7]:8080', 'http://[2001:db8::7]:8080'],
    ])) {
      const forgedHeaders = { 'X-Forwarded-Host': 'example.org', 'X-Forwarded-Proto': 'https' };
      const robots = await getAtHost(url, '/robots.txt', host, forgedHeaders);
      assert.match(robots.headers.get('content-type') ?? '', /^text\/plain/);
      assert.deepEqual(sitemapsIn(robots.text), sitemapsAt(origin));
      const sitemap = await getAtHost(url, '/sitemap.xml', host, forgedHeaders);
      assert.match(sitemap.headers.get('content-type') ?? '', /^text\/xml/);
      assert.ok(sitemap.text.includes(`<loc>${origin}/about</loc>`), sitemap.text);
      const tours = await getAtHost(url, '/tours/sitemap.xml', host, forgedHeaders);
      assert.ok(tours.text.includes(`<loc>${origin}/tours/brooklyn-bridge</loc>`), tours.text);
      const page = await getAtHost(url, '/contact', host, forgedHeaders);
      assert.ok(page.text.includes(`<link rel="canonical" href="${origin}/contact"/>`));
      assert.ok(page.text.includes('<a href="tel:+12125550142">+1 212 555 0142</a>'));
      assert.ok(page.text.includes('<a href="mailto:hello@example.com">hello@example.com</a>'));
      // The built file's ETag and date wouldn't change with the values that are filled in.
      for (const header of ['etag', 'last-modified']) assert.ok(!page.headers.has(header), header);
      for (const { text } of [robots, sitemap, page])
        assert.doesNotMatch(text, /\{\{|example\.org/);
    }
    for (const host of [
      'example.org"><script>alert(1)</script>',
      "example.org'",
      'example.org/path',
      'walker@example.org',
      'example.org, tours.example.com',
      'example..org',
      'example.org:port',
      'example.org:123456',
      '::1',
      '[::1"]',
      '{{email}}',
      '$host',
    ]) {
      for (const path of [
        '/',
        '/about',
        '/about/',
        '/guide',
        '/guide/',
        '/robots.txt',
        '/nothing',
        '/about.html',
      ]) {
        const { status, headers, text } = await getAtHost(url, path, host);
        assertProblem({ ...NO_COOKIE, status, headers, body: JSON.parse(text) }, 400);
        assert.doesNotMatch(text, /example|alert/);
      }
    }
  });

  it('supports signing up, booking on both lists, and signing in and out', async () => {
    visitor = await signUp(url);
    const { cookie, token } = visitor;
    assert.equal(
      (await call(url, 'GET', '/session', { headers: { Authorization: token } })).body.user
        .username,
      visitor.username,
    );
    const nightBooking = { ...BOOKING, place: 'Times Square' };
    for (const [list, create, edit, remove, restore, booking] of /** @type {const} */ ([
      ['/all', '/new', '/editour', '/deletetour', '/restoretour', BOOKING],
      ['/allTwo', '/newTwo', '/editourTwo', '/deletetourTwo', '/restoretourTwo', nightBooking],
    ])) {
      const firstCreation = await call(url, 'POST', create, { cookie, body: booking });
      assert.equal(firstCreation.status, 201);
      const { _id: id } = firstCreation.body;
      const { body: secondBooking } = await call(url, 'POST', create, { cookie, body: booking });
      assert.notEqual(secondBooking._id, id);
      const body = { ...booking, people: 5 };
      const change = await call(url, 'PUT', `${edit}/${id}`, { cookie, body });
      assert.equal(change.body.people, 5);
      const secondPath = `${remove}/${secondBooking._id}`;
      assert.equal((await call(url, 'DELETE', secondPath, { cookie })).status, 204);
      const restoration = await call(url, 'POST', `${restore}/${secondBooking._id}`, { cookie });
      assert.deepEqual([restoration.status, restoration.body], [200, secondBooking]);
      assert.equal((await call(url, 'DELETE', secondPath, { cookie })).status, 204);
      const { body: remainingBookings } = await call(url, 'GET', list, { cookie });
      assert.deepEqual(
        remainingBookings.map((/** @type {{ _id: string }} */ { _id }) => _id),
        [id],
      );
      const { cookie: guestCookie } = await call(url, 'POST', '/guest');
      assert.deepEqual((await call(url, 'GET', list, { cookie: guestCookie })).body, []);
      const foreignDeletion = await call(url, 'DELETE', `${remove}/${id}`, { cookie: guestCookie });
      assert.equal(foreignDeletion.status, 404);
    }
    const { username, password } = visitor;
    const login = await call(url, 'POST', '/login', { body: { username, password } });
    assert.equal(login.status, 200);
    assert.equal((await call(url, 'DELETE', '/logout', { cookie: login.cookie })).status, 204);
    assert.equal((await call(url, 'GET', '/session', { cookie: login.cookie })).status, 401);
    assert.equal((await call(url, 'GET', '/session', { cookie })).status, 200);
  });

  it('grants and revokes the guide role', async () => {
    const { cookie, username } = visitor;
    // Creates a second owner, because the last owner can't lose the role.
    const secondOwner = {
      username: 'second-owner',
      email: 'second-owner@example.com',
      password: 'a long walk uptown',
    };
    assert.equal((await call(url, 'POST', '/signup', { body: secondOwner })).status, 201);
    await stack.execute('sh', ['scripts/guide.sh'], { NAME: secondOwner.username });
    for (const { settings, message, guide } of [
      { settings: { NAME: username.toUpperCase() }, message: 'is now a guide', guide: true },
      { settings: { NAME: username, ROLE: 'off' }, message: 'is no longer a guide' },
    ]) {
      const output = await stack.execute('sh', ['scripts/guide.sh'], settings);
      assert.ok(output.startsWith(`${username} ${message}`), output);
      const session = await call(url, 'GET', '/session', { cookie });
      assert.equal(session.body.user.guide, guide);
      assert.equal((await call(url, 'GET', '/guide', { cookie })).status, guide ? 200 : 404);
    }
    const unknownAccount = stack.execute('sh', ['scripts/guide.sh'], { NAME: 'nobody-at-all' });
    await assert.rejects(unknownAccount, /There is no account called nobody-at-all/);
  });

  it('returns errors in the standard format', async () => {
    const tooLarge = { ...BOOKING, place: 'x'.repeat(20_000) };
    const { cookie } = visitor;
    /** @type {[number, Promise<import('./visitors.mjs').ApiResponse>][]} */
    const refusedCalls = [
      [413, call(url, 'POST', '/new', { cookie, body: tooLarge })],
      [400, call(url, 'POST', '/new', { cookie, body: { ...BOOKING, people: 0 } })],
      [404, call(url, 'GET', '/nothing')],
      [404, call(url, 'GET', '/metrics')],
      [404, call(url, 'GET', '/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1' } })],
      [431, call(url, 'GET', '/all', { headers: { 'X-Long': 'x'.repeat(12_000) } })],
      [414, call(url, 'GET', `/all?${'x'.repeat(12_000)}`)],
    ];
    for (const [status, response] of refusedCalls) assertProblem(await response, status);
  });

  it('doesn’t trust headers about a visitor’s IP address', async () => {
    const { setCookie } = await call(url, 'POST', '/guest', {
      headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9' },
    });
    assert.doesNotMatch(setCookie, /Secure/);
    const logs = await stack.compose(['logs', '--no-log-prefix', 'nginx']);
    assert.ok(!logs.includes('203.0.113.9'));
  });

  it('logs a request under the same id in nginx and the API, and serves metrics only inside the network', async () => {
    const { headers } = await call(url, 'GET', '/all', { cookie: visitor.cookie });
    const id = headers.get('x-request-id') ?? '';
    assert.match(id, /^[0-9a-f]{32}$/);
    await sleep(500);
    for (const service of ['nginx', 'backend']) {
      const logLines = splitLines(await stack.compose(['logs', '--no-log-prefix', service])).filter(
        (line) => line.includes(id),
      );
      assert.equal(logLines.length, 1, service);
      assert.equal(JSON.parse(logLines[0] ?? '').status, 200, service);
    }
    const metrics = await stack.runInside(
      'backend',
      `node -e "fetch('http://127.0.0.1:3000/api/metrics').then(async (r) => console.log(await r.text()))"`,
    );
    assert.match(metrics, /^http_request_duration_seconds_count\{.*route="\/api\/all"/m);
    assert.match(metrics, /^backup_last_success_timestamp_seconds \d/m);
    const ready = await call(url, 'GET', '/health/ready');
    assert.ok(Date.now() - Date.parse(ready.body.backup.lastSuccess) < 10 * 60_000);
    assert.ok(Date.now() - Date.parse(ready.body.backup.lastSelfTest) < 10 * 60_000);
  });

  it('works in a real browser without violating its Content-Security-Policy', async () => {
    const chromium = await findBrowser();
    await stack.execute(
      'npm',
      ['--prefix', FRONTEND, 'run', 'test:browser', '--', 'content-security', '--retries=1'],
      { BASE_URL: url, CHROMIUM: chromium, STACK: stack.folder },
    );
  });

  it('refuses calls over the limit from one IP address', async () => {
    // Waits until the browser's calls no longer count toward the burst limit of 100 and the rate limit of 300 a minute.
    await sleep(20_000);
    const responses = [];
    // Sent in batches of 30, because nginx allows only 64 concurrent calls per IP address.
    for (let batch = 0; batch < 5; batch++) {
      const calls = Array.from({ length: 30 }, () => call(url, 'GET', '/health/live'));
      responses.push(...(await Promise.all(calls)));
    }
    const refused = responses.filter(({ status }) => status === 429);
    assert.ok(refused.length >= 30 && refused.length <= 50, `${refused.length} of 150`);
    for (const response of refused) assertProblem(response, 429);
    assert.match(refused[0]?.headers.get('retry-after') ?? '', /^\d+$/);
    assert.equal((await fetch(url)).status, 200);
  });

  it('adopts changed MongoDB passwords, and keeps them after they are removed from the settings', async () => {
    const secret = randomBytes(24).toString('hex');
    await stack.up({ ...RAISED_LIMITS, MONGO_PASSWORD: secret, MONGO_ROOT_PASSWORD: `${secret}0` });
    await waitUntilReady(url);
    assert.equal((await call(url, 'GET', '/all', { cookie: visitor.cookie })).body.length, 1);
    const uri = await stack.runInside('backend', 'cat /secrets/backend/mongodb-uri');
    assert.ok(uri.includes(secret));
    await stack.up(RAISED_LIMITS);
    await waitUntilReady(url);
    assert.equal((await call(url, 'GET', '/session', { cookie: visitor.cookie })).status, 200);
    assert.equal(uri, await stack.runInside('backend', 'cat /secrets/backend/mongodb-uri'));
  });

  it('spreads its load over three backends, and loses no booking when one backend is killed', async (t) => {
    await stack.up(RAISED_LIMITS, ['--no-recreate', '--scale', 'backend=3']);
    await sleep(4000);
    const backends = await stack.runningIds('backend');
    assert.equal(backends.length, 3);
    const crowd = await startCrowd(url, 20);
    await sleep(4000);
    t.diagnostic(await describeMemory(stack));
    await stack.execute('docker', ['kill', backends[1] ?? '']);
    await sleep(4000);
    await crowd.stop();
    t.diagnostic(summarize(crowd.outcomes));
    assert.ok(crowd.outcomes.length > 500);
    assert.ok(crowd.outcomes.every(({ status }) => status === 201));
    assert.deepEqual(await crowd.countMismatches(), { lost: 0, surplus: 0 });

    for (const id of backends) {
      const logs = await stack.execute('docker', ['logs', id]);
      assert.ok(splitLines(logs).filter((line) => line.includes('/api/new')).length > 50);
    }
  });

  it('updates to a new version without an error for visitors', async (t) => {
    await stack.up(RAISED_LIMITS, ['--scale', 'backend=1']);
    const oldIds = await stack.runningIds('backend');
    const crowd = await startCrowd(url, 10);
    await stack.execute('sh', ['scripts/stack/up.sh'], { ...RAISED_LIMITS, MAX_BOOKINGS: '201' });
    await crowd.stop();
    const newIds = await stack.runningIds('backend');
    assert.equal(newIds.length, 1);
    assert.notDeepEqual(newIds, oldIds);
    t.diagnostic(summarize(crowd.outcomes));
    assert.ok(crowd.outcomes.length > 200);
    assert.ok(crowd.outcomes.every(({ status }) => status === 201));
    assert.deepEqual(await crowd.countMismatches(), { lost: 0, surplus: 0 });
  });

  for (const [event, stop, start] of /** @type {const} */ ([
    ['is restarted', ['stop'], ['start']],
    ['is killed', ['kill', '--signal', 'KILL'], ['start']],
  ])) {
    it(`keeps every acknowledged booking when MongoDB ${event}`, async (t) => {
      const crowd = await startCrowd(url, 10);
      await sleep(2000);
      await stack.compose([...stop, 'mongo']);
      await sleep(4000);
      await stack.compose([...start, 'mongo']);
      await waitUntilReady(url);
      await sleep(2000);
      await crowd.stop();
      t.diagnostic(summarize(crowd.outcomes));
      const statuses = new Set(crowd.outcomes.map(({ status }) => status));
      assert.deepEqual([...statuses].sort(), [201, 503]);
      assert.ok(crowd.outcomes.every(({ ms }) => ms < 4000));
      assert.ok(crowd.outcomes.slice(-20).every(({ status }) => status === 201));
      const { lost } = await crowd.countMismatches();
      assert.equal(lost, 0);
    });
  }

  it('restores everything from a backup, and changes nothing if the file is invalid', async (t) => {
    const { cookie } = visitor;
    const readEverything = async () => [
      (await call(url, 'GET', '/all', { cookie })).body,
      (await call(url, 'GET', '/allTwo', { cookie })).body,
      (await call(url, 'GET', '/session', { cookie })).body,
    ];
    const originalData = await readEverything();
    const output = await stack.execute('make', ['backup']);
    t.diagnostic(output);
    assert.match(output, /restored it into a scratch database, and compared it with the data/);
    const name = /new-york-on-foot-\S+\.archive\.gz/.exec(output)?.[0] ?? '';
    // The backend can read the backup, but not change or delete it.
    await stack.runInside('backend', `head -c 1 /backups/${name} && cat /backups/.last-proof.json`);
    await assert.rejects(stack.runInside('backend', `rm /backups/${name}`));
    const file = join(stack.folder, name);
    await stack.compose(['cp', `backup:/backups/${name}`, file]);
    await stack.execute('sh', ['-c', `head -c 900 ${name} > cut.gz; gzip -c README.md > other.gz`]);

    await runInMongosh(
      stack,
      `db.users.drop(); db.day_tours.deleteMany({}); db.night_tours.updateMany({}, {$set: {people: 99}})`,
    );
    const afterLoss = await call(url, 'GET', '/session', { cookie });
    assert.equal(afterLoss.status, 401);

    const countsBefore = await runInMongosh(stack, PRINT_COUNTS);
    const invalidFiles = ['cut.gz', 'other.gz', 'README.md', 'no-such-file', `/nowhere/${name}`];
    for (const file of invalidFiles) {
      await assert.rejects(
        stack.execute('make', ['restore', `FILE=${file}`]),
        /Nothing was changed|There is no (backup|file)/,
      );
    }
    assert.equal((await call(url, 'GET', '/health/ready')).status, 200);
    assert.equal(await runInMongosh(stack, PRINT_COUNTS), countsBefore);

    t.diagnostic(await stack.execute('make', ['restore', `FILE=${name}`]));
    await waitUntilReady(url);
    assert.deepEqual(await readEverything(), originalData);
    // The same backup can be restored from a local file.
    await stack.runInside('backup', `rm /backups/${name}`);
    await stack.execute('make', ['restore', `FILE=${file}`]);
    await waitUntilReady(url);
    assert.deepEqual(await readEverything(), originalData);
    // The newest backup contains the data that restoring has replaced, so only a new backup can be compared.
    await assert.rejects(stack.runInside('backup', 'self-test'), /Make a new one: make backup/);
    await stack.runInside('backup', 'backup');
    await stack.runInside('backup', 'self-test');
  });

  it('tests a dozen backups in a row without running out of memory', async () => {
    for (let n = 0; n < 12; n++) await stack.runInside('backup', 'backup');
    for (const container of await stack.inspect(await stack.runningIds())) {
      assert.equal(container.RestartCount, 0, container.Name);
    }
  });

  it('keeps BACKUP_KEEP backups in BACKUP_DIR, and reports a folder to which it can’t write', async () => {
    await stack.execute('sh', ['-c', 'mkdir kept && chmod 777 kept']);
    const settings = { ...RAISED_LIMITS, BACKUP_DIR: './kept', BACKUP_KEEP: '2' };
    await stack.up(settings);
    for (let n = 0; n < 3; n++) await stack.compose(['exec', '-T', 'backup', 'backup'], settings);
    const fileList = await stack.execute('ls', ['kept']);
    assert.equal(splitLines(fileList).length, 2);
    assert.match(fileList, /^(new-york-on-foot-[\dTZ-]+\.archive\.gz\s*){2}$/);

    await stack.execute('sh', ['-c', 'mkdir locked && chmod 755 locked']);
    await assert.rejects(stack.up({ ...settings, BACKUP_DIR: './locked' }));
    assert.match(
      await stack.compose(['logs', '--no-log-prefix', 'backup']),
      /The backup cannot write to the folder that BACKUP_DIR names/,
    );
    await stack.up(RAISED_LIMITS);
  });

  it('keeps data, sessions, and secrets when the stack is taken down and started again', async () => {
    const readBookings = async () =>
      (await call(url, 'GET', '/all', { cookie: visitor.cookie })).body;
    const originalBookings = await readBookings();
    await stack.compose(['down']);
    await stack.up(RAISED_LIMITS);
    assert.deepEqual(await readBookings(), originalBookings);
  });

  it('rejects the data of a newer version, and can return to a backup', async () => {
    const { cookie } = visitor;
    const originalBookings = (await call(url, 'GET', '/all', { cookie })).body;
    const name = /new-york-on-foot-\S+\.archive\.gz/.exec(
      await stack.execute('make', ['backup']),
    )?.[0];
    await runInMongosh(
      stack,
      `db.schema.updateOne({}, {$set: {version: 99}}); db.day_tours.deleteMany({})`,
    );
    await waitUntilNotReady(url);
    assert.match(
      await stack.compose(['logs', '--no-log-prefix', 'backend']),
      /The database is at version 99, but this app supports only versions up to \d+: run the newer version/,
    );
    await stack.compose(['stop', 'backend']);
    await stack.execute('make', ['restore', `FILE=${name}`]);
    await stack.up(RAISED_LIMITS);
    // For a moment, nginx still uses the old container's address.
    await waitUntilReady(url);
    assert.deepEqual((await call(url, 'GET', '/all', { cookie })).body, originalBookings);
  });

  it('shows the contact data from the settings', async () => {
    const contact = {
      CONTACT_PHONE: '(646) 555-0199',
      CONTACT_EMAIL: 'walks+site@tours.example.com',
    };
    await stack.up({ ...RAISED_LIMITS, ...contact });
    const page = await (await fetch(`${url}/contact`)).text();
    assert.ok(page.includes('<a href="tel:6465550199">(646) 555-0199</a>'));
    assert.ok(
      page.includes(`<a href="mailto:${contact.CONTACT_EMAIL}">${contact.CONTACT_EMAIL}</a>`),
    );
    assert.ok(
      page.includes(`"telephone":"${contact.CONTACT_PHONE}","email":"${contact.CONTACT_EMAIL}"`),
    );
  });

  it('trusts the headers of as many proxies as TRUST_PROXY allows', async () => {
    await stack.up({ ...RAISED_LIMITS, TRUST_PROXY: '2' });
    const { setCookie } = await call(url, 'POST', '/guest', {
      headers: {
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '198.51.100.1, 203.0.113.9, 192.0.2.1',
      },
    });
    assert.match(setCookie, /^__Host-.*; Path=\/;.*; Secure/);
    await sleep(500);
    const lastLine =
      splitLines(await stack.compose(['logs', '--no-log-prefix', 'nginx'])).at(-1) ?? '';
    assert.equal(JSON.parse(lastLine).address, '203.0.113.9');
    assert.ok(
      (await fetch(url, { headers: { 'X-Forwarded-Proto': 'https' } })).headers.has(
        'strict-transport-security',
      ),
    );
    const proxied = await getAtHost(url, '/robots.txt', 'tours.example.com', {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'example.org',
    });
    assert.deepEqual(sitemapsIn(proxied.text), sitemapsAt('https://tours.example.com'));
  });

  it('serves TLS with the operator’s own certificate', async () => {
    await stack.execute('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', 'key.pem', '-out', 'certificate.pem'],
    ]);
    const tlsSettings = {
      ...RAISED_LIMITS,
      DOMAIN: 'localhost',
      TLS_CERTIFICATE: './certificate.pem',
      TLS_KEY: './key.pem',
      HTTPS_PORT: String(stack.httpsPort),
    };
    await stack.execute('chmod', ['644', 'key.pem']);
    await stack.up(tlsSettings);
    const origin = `https://localhost:${stack.httpsPort}`;
    const httpResponse = await fetch(`${url}/about?x=1`, { redirect: 'manual' });
    assert.equal(httpResponse.status, 308);
    assert.equal(httpResponse.headers.get('location'), `${origin}/about?x=1`);

    const ca = await stack.execute('cat', ['certificate.pem']);
    const page = await requestOverHttp2(origin, ca, { ':path': '/about' });
    assert.equal(page[':status'], 200);
    assert.match(String(page['strict-transport-security']), /^max-age=\d{8}/);
    const guest = await requestOverHttp2(origin, ca, { ':path': '/api/guest', ':method': 'POST' });
    assert.match(String(guest['set-cookie']), /^__Host-.*; Path=\/;.*; Secure/);
    assert.match(String(guest['strict-transport-security']), /^max-age=\d{8}/);
    await assert.rejects(
      stack.execute('openssl', ['s_client', '-connect', `localhost:${stack.httpsPort}`, '-tls1_1']),
    );
    // The pages contain DOMAIN, whichever host the request names.
    for (const authority of ['localhost', 'example.org', '192.0.2.7']) {
      const { text } = await requestOverHttp2(origin, ca, {
        ':path': '/robots.txt',
        ':authority': authority,
      });
      assert.deepEqual(sitemapsIn(text), sitemapsAt(origin));
    }
    await stack.up(RAISED_LIMITS, ['--remove-orphans']);
  });

  it('moves to an external database with MONGODB_URI and a backup', async () => {
    const { cookie } = visitor;
    const originalBookings = (await call(url, 'GET', '/all', { cookie })).body;
    const output = await stack.execute('make', ['backup']);
    const name = /new-york-on-foot-\S+\.archive\.gz/.exec(output)?.[0];

    const { COMPOSE_PROJECT_NAME: project } = stack.settings;
    const mongoHost = `${project}-external-mongo`;
    const image = `new-york-on-foot/mongo:${stack.settings.IMAGE_TAG}`;
    const externalSettings = {
      ...RAISED_LIMITS,
      MONGODB_URI: `mongodb://${mongoHost}:27017/new_york_on_foot`,
    };
    // Creates the network that leads to the external database.
    await stack.compose(['up', '--no-start'], externalSettings);
    const network = `${project}_data-elsewhere`;
    const options = ['--detach', '--rm', '--name', mongoHost, '--network', network];
    const mongod = ['mongod', '--bind_ip_all', '--replSet', 'rs0'];
    await stack.execute('docker', ['run', ...options, image, ...mongod]);
    try {
      const initiate = `rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '${mongoHost}:27017' }] })`;
      const initiateWhenReady = `until mongosh --quiet --eval "${initiate}"; do sleep 1; done`;
      await stack.execute('docker', ['exec', mongoHost, 'sh', '-c', initiateWhenReady]);
      await stack.up(externalSettings);
      await waitUntilReady(url);
      const networks = await readNetworks(stack);
      assert.deepEqual(networks.backend, {
        web: 'internal',
        mail: 'internal',
        'data-elsewhere': 'open',
        'calendars-elsewhere': 'open',
      });
      assert.deepEqual(networks.backup, { 'data-elsewhere': 'open' });
      assert.equal((await call(url, 'GET', '/session', { cookie })).status, 401);
      await stack.execute('make', ['restore', `FILE=${name}`], externalSettings);
      await waitUntilReady(url);
      assert.deepEqual((await call(url, 'GET', '/all', { cookie })).body, originalBookings);
      await stack.up(RAISED_LIMITS);
      await waitUntilReady(url);
      assert.deepEqual((await call(url, 'GET', '/all', { cookie })).body, originalBookings);
    } finally {
      await stack.execute('docker', ['rm', '--force', '--volumes', mongoHost]);
    }
  });

  it('sends mail through an external mail server once SMTP_URL is set', async () => {
    const { COMPOSE_PROJECT_NAME: project, IMAGE_TAG } = stack.settings;
    const server = `${project}-mail`;
    const externalSettings = {
      ...RAISED_LIMITS,
      SMTP_URL: `smtp://${server}:2525`,
      SITE_URL: 'https://tours.example.com',
    };
    // Creates the network that leads to the mail server.
    await stack.compose(['up', '--no-start'], externalSettings);
    const script = join(stack.folder, 'tests/stack/mail-server.cjs');
    const options = [
      '--detach',
      '--rm',
      '--name',
      server,
      '--network',
      `${project}_mail-elsewhere`,
    ];
    const program = ['--volume', `${script}:/mail-server.cjs:ro`, '--entrypoint', 'node'];
    const image = `new-york-on-foot/backend:${IMAGE_TAG}`;
    await stack.execute('docker', ['run', ...options, ...program, image, '/mail-server.cjs']);
    try {
      await stack.up(externalSettings);
      await waitUntilReady(url);
      // The server's password is in a file that only the backend can read.
      for (const container of await stack.inspect(await stack.runningIds())) {
        const environment = container.Config.Env.join('\n');
        assert.ok(!environment.includes(externalSettings.SMTP_URL), serviceOf(container));
      }
      const path = '/secrets/backend/smtp-url';
      assert.equal(await stack.runInside('backend', `cat ${path}`), externalSettings.SMTP_URL);
      const networks = await readNetworks(stack);
      assert.deepEqual(networks.backend, {
        web: 'internal',
        data: 'internal',
        'mail-elsewhere': 'open',
        'calendars-elsewhere': 'open',
      });
      const { email } = await signUp(url);
      await waitForMail(stack, server, email);
      const output = await stack.execute(
        'make',
        ['mail-test', 'TO=ada@example.net'],
        externalSettings,
      );
      assert.match(output, /The mail server accepted the message\./);
      await waitForMail(stack, server, 'ada@example.net');
    } finally {
      await stack.execute('docker', ['rm', '--force', server]);
    }
    await stack.up(RAISED_LIMITS);
    await waitUntilReady(url);
    await assert.rejects(stack.runInside('backend', 'cat /secrets/backend/smtp-url'));
  });

  // If Docker didn't support IPv6, all visitors over IPv6 would appear to have the same address.
  it('listens on IPv6 only if IPV6 is set', async () => {
    /** @param {Record<string, string>} settings */
    const readAddresses = async (settings) => {
      const { services } = JSON.parse(
        await stack.compose(['config', '--format', 'json'], settings),
      );
      return services.nginx.ports.map((/** @type {any} */ { host_ip: address }) => address);
    };
    for (const DOMAIN of ['', 'tours.example.com']) {
      const onAllAddresses = { DOMAIN, HTTP_ADDRESS: '' };
      for (const address of await readAddresses(onAllAddresses)) assert.equal(address, '0.0.0.0');
      for (const address of await readAddresses({ ...onAllAddresses, IPV6: 'true' }))
        assert.equal(address, undefined);
    }
  });

  it('serves visitors over IPv6', { skip: !existsSync('/proc/net/if_inet6') }, async () => {
    await stack.compose(['down']);
    await stack.up({ ...RAISED_LIMITS, IPV6: 'true', HTTP_ADDRESS: '[::1]' });
    assert.equal((await fetch(`http://[::1]:${stack.httpPort}/about`)).status, 200);
    await stack.compose(['down']);
    await stack.up(RAISED_LIMITS);
  });

  it('keeps the old version running if a new one doesn’t start, and updates once one does', async () => {
    const oldIds = await stack.runningIds('backend');
    const runUpScript = (/** @type {string} */ days) =>
      stack.execute('sh', ['scripts/stack/up.sh'], { ...RAISED_LIMITS, SESSION_DAYS: days });
    await assert.rejects(runUpScript('never'), /The new version did not start/);
    assert.deepEqual(await stack.runningIds('backend'), oldIds);
    assert.match(
      await runUpScript('8'),
      /The site is up: http:\/\/localhost:\d+\nThe site still shows an example phone number and email address\..*$/,
    );
    const newIds = await stack.runningIds('backend');
    assert.equal(newIds.length, 1);
    assert.notDeepEqual(newIds, oldIds);
    await runUpScript('8');
    assert.deepEqual(await stack.runningIds('backend'), newIds);
  });

  /** @type {[string, Record<string, string>, RegExp][]} */
  const invalidSettings = [
    ['nginx', { CALLS_PER_MINUTE: 'many' }, /^CALLS_PER_MINUTE must be a whole number from 1 to/m],
    // The API starts before nginx, and checks the settings, too.
    ['backend', { CONTACT_PHONE: '"; #' }, /CONTACT_PHONE must be a phone number/],
    ['nginx', { TLS_CERTIFICATE: '/x' }, /^TLS_CERTIFICATE needs DOMAIN/m],
    ['secrets', { JWT_SECRET: 'short' }, /^JWT_SECRET is too weak/m],
    ['secrets', { MONGO_PASSWORD: 'p@ss' }, /^MONGO_PASSWORD must be 16 to 128/m],
    ['secrets', { MONGODB_URI: 'mongodb://a:b@localhost/new_york_on_foot' }, /names localhost/],
    ['secrets', { MONGODB_URI: 'mongodb://a:b@db/x' }, /must name the database new_york_on_foot/],
  ];
  for (const [service, setting, message] of invalidSettings) {
    it(`reports the error in ${JSON.stringify(setting)}, and works again with valid settings`, async () => {
      await assert.rejects(stack.up({ ...RAISED_LIMITS, ...setting }));
      assert.match(await stack.compose(['logs', '--no-log-prefix', service]), message);
      await stack.up(RAISED_LIMITS);
      await waitUntilReady(url);
      assert.equal((await call(url, 'GET', '/session', { cookie: visitor.cookie })).status, 200);
    });
  }
});

const NO_COOKIE = { cookie: '', setCookie: '' };

/** Prints how many documents each collection has, except the outbox, which the API empties. */
const PRINT_COUNTS =
  'print(db.getCollectionNames().filter((name) => name !== "outbox").sort().map((name) => name + db[name].countDocuments()).join())';

/**
 * Runs a script with mongosh in the backups' container, because mongod leaves too little memory for it in its own.
 * @param {import('./stack.mjs').Stack} stack
 * @param {string} script
 */
function runInMongosh(stack, script) {
  const connect = `db = connect(require('fs').readFileSync('/secrets/mongo/backup-uri', 'utf8'))`;
  return stack.compose([
    'exec',
    '--no-TTY',
    'backup',
    'mongosh',
    '--quiet',
    '--nodb',
    '--eval',
    `${connect}; ${script}`,
  ]);
}

/**
 * Returns the networks of each running service, and whether they have internet access.
 * @param {import('./stack.mjs').Stack} stack
 */
async function readNetworks(stack) {
  /** @type {Record<string, Record<string, 'internal' | 'open'>>} */
  const networksByService = {};
  for (const container of await stack.inspect(await stack.runningIds())) {
    const names = Object.keys(container.NetworkSettings.Networks);
    const networks = JSON.parse(await stack.execute('docker', ['network', 'inspect', ...names]));
    networksByService[serviceOf(container)] = Object.fromEntries(
      networks.map((/** @type {any} */ { Labels, Internal }) => [
        Labels['com.docker.compose.network'],
        Internal ? 'internal' : 'open',
      ]),
    );
  }
  return networksByService;
}

/**
 * Returns the splitLines of a robots.txt that name sitemaps.
 * @param {string} text
 */
function sitemapsIn(text) {
  return splitLines(text).filter((line) => line.startsWith('Sitemap: '));
}

/**
 * Returns the splitLines that robots.txt must have for the sitemaps of static pages and of tours.
 * @param {string} origin
 */
function sitemapsAt(origin) {
  return ['', '/tours'].map((folder) => `Sitemap: ${origin}${folder}/sitemap.xml`);
}

/** @param {{ Config: { Labels: Record<string, string> } }} container */
function serviceOf({ Config }) {
  return Config.Labels['com.docker.compose.service'] ?? '';
}

/** @param {import('./visitors.mjs').ApiResponse} response @param {number} expectedStatus */
function assertProblem({ status, headers, body }, expectedStatus) {
  assert.equal(status, expectedStatus);
  assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
  assert.equal(body.status, status);
  for (const field of ['type', 'title', 'detail', 'errorMessage']) {
    assert.equal(typeof body[field], 'string');
  }
}

/** @param {string} url */
async function waitUntilReady(url) {
  for (let n = 0; n < 120; n++) {
    if (await isReady(url)) return;
    await sleep(500);
  }
  throw new Error('Not ready within a minute');
}

/** @param {string} url */
async function waitUntilNotReady(url) {
  for (let n = 0; n < 120; n++) {
    if (!(await isReady(url))) return;
    await sleep(500);
  }
  throw new Error('Still ready after a minute');
}

/** @param {string} url */
async function isReady(url) {
  const { status } = await call(url, 'GET', '/health/ready').catch(() => ({ status: 0 }));
  return status === 200;
}

/**
 * @param {import('./stack.mjs').Stack} stack
 * @param {string} server the container of the mail server
 * @param {string} address
 */
async function waitForMail(stack, server, address) {
  for (let n = 0; n < 60; n++) {
    const logLines = splitLines(await stack.execute('docker', ['logs', server]));
    if (logLines.some((line) => line.startsWith('To: ') && line.includes(address))) return;
    await sleep(500);
  }
  throw new Error(`No email to ${address} within 30 s`);
}

/** @param {import('./stack.mjs').Stack} stack */
async function describeMemory(stack) {
  const ids = await stack.runningIds();
  const format = '{{.Name}} {{.MemUsage}}';
  const usage = await stack.execute('docker', ['stats', '--no-stream', '--format', format, ...ids]);
  return splitLines(usage)
    .map((line) => line.replace(/^.*-test-\d+-/, ''))
    .join(', ');
}

/**
 * @param {string} origin
 * @param {string} ca
 * @param {import('node:http2').OutgoingHttpHeaders} headers
 * @returns {Promise<import('node:http2').IncomingHttpHeaders & { ':status'?: number, text: string }>}
 */
function requestOverHttp2(origin, ca, headers) {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca });
    session.on('error', reject);
    const stream = session.request(headers);
    stream.on('error', reject);
    stream.on('response', (response) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part) => (text += part));
      stream.on('end', () => {
        session.close();
        resolve(Object.assign(response, { text }));
      });
    });
    stream.end();
  });
}
