// @ts-check
// Tests `make start` with the built API, the built pages, and a mongod.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { findFreePort } from '../../scripts/ports.mjs';
import {
  testEnvironment,
  makeFolder,
  findPids,
  findPid,
  run,
  START,
  startSite,
  hasStoppedCleanly,
  waitUntil,
} from './helpers.mjs';

const VISITOR = { username: 'walker', email: 'walker@example.org', password: 'a long walk uptown' };

describe('make start', { concurrency: false }, () => {
  test('serves the site and the API, and Ctrl-C stops both cleanly', async () => {
    const site = await startSite();
    assert.match(site.output, new RegExp(`http://localhost:${site.port} `));
    assert.match(await (await fetch(site.url)).text(), /<html|<!doctype html/i);
    assert.equal((await fetch(`${site.url}/api/health/ready`)).status, 200);

    const startMs = Date.now();
    process.kill(-site.pid, 'SIGINT'); // to the whole process group, as the terminal does
    assert.equal(await site.code, 0);
    assert.match(site.output, /\nStopped\.\n$/);
    assert.ok(Date.now() - startMs < 10_000);
    assert.ok(hasStoppedCleanly(site.data));
    assert.deepEqual(findPids(site.data), []);
  });

  test('ends its output with the contact settings that still have example values', async () => {
    const unsetContacts = { CONTACT_PHONE: '', CONTACT_EMAIL: '' };
    const exampleSite = await startSite({ env: unsetContacts });
    await waitUntil(() => exampleSite.output.includes('The site still'));
    assert.match(
      exampleSite.output,
      /\nThe site still shows an example phone number and email address\. .* open More, then Settings, .*\n$/,
    );
    process.kill(exampleSite.pid, 'SIGTERM');
    await exampleSite.code;

    const ownContacts = { CONTACT_PHONE: '(646) 555-0199', CONTACT_EMAIL: 'me@walks.example' };
    const site = await startSite({ env: ownContacts });
    process.kill(site.pid, 'SIGTERM');
    await site.code;
    assert.doesNotMatch(site.output, /example/);
  });

  test('keeps accounts, sessions, and the signing secret across restarts', async () => {
    const firstRun = await startSite();
    const signUp = await post(`${firstRun.url}/api/signup`, VISITOR);
    assert.equal(signUp.status, 201);
    const { accessToken } = /** @type {{ accessToken: string }} */ (await signUp.json());
    process.kill(firstRun.pid, 'SIGTERM');
    await firstRun.code;

    const file = join(firstRun.data, 'jwt-secret');
    const secret = readFileSync(file, 'utf8');
    assert.match(secret, /^[\w-]{64}$/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(statSync(firstRun.data).mode & 0o777, 0o700);

    const secondRun = await startSite({ data: firstRun.data });
    assert.equal(readFileSync(file, 'utf8'), secret);
    assert.equal((await post(`${secondRun.url}/api/login`, VISITOR)).status, 200);
    const session = await fetch(`${secondRun.url}/api/session`, {
      headers: { Authorization: accessToken },
    });
    assert.equal(session.status, 200);
    process.kill(secondRun.pid, 'SIGTERM');
    await secondRun.code;
  });

  test('runs two sites side by side, and rejects a data folder that is in use', async () => {
    const firstSite = await startSite();
    const secondSite = await startSite();
    assert.equal((await post(`${firstSite.url}/api/signup`, VISITOR)).status, 201);
    assert.equal((await post(`${secondSite.url}/api/login`, VISITOR)).status, 401);

    const thirdSite = run(
      START,
      testEnvironment({ PORT: String(await findFreePort()), DATA: firstSite.data }),
    );
    assert.equal(await thirdSite.code, 1);
    assert.match(thirdSite.output, /^The data folder .* is in use by another mongod: .*\n$/);

    for (const site of [firstSite, secondSite]) {
      assert.equal((await fetch(`${site.url}/api/health/ready`)).status, 200);
      process.kill(site.pid, 'SIGTERM');
      assert.equal(await site.code, 0);
      assert.deepEqual(findPids(site.data), []);
    }
  });

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    test(`stops cleanly when make receives ${signal}`, async () => {
      const site = await startSite({ command: ['make', 'start'] });
      process.kill(site.pid, signal);
      await waitUntil(() => findPids(site.data).length === 0);
      assert.ok(hasStoppedCleanly(site.data));
    });
  }

  test('leaves no process behind after it is killed', async () => {
    const site = await startSite();
    const api = findPid(site.data, /main\.js\0/);
    const mongod = findPid(site.data, /^[^\0]*mongod[^\0]*\0--dbpath/);
    assert.notEqual(api, mongod);
    process.kill(site.pid, 'SIGKILL');
    await waitUntil(() => findPids(site.data).length === 0);
    assert.ok(hasStoppedCleanly(site.data));
  });

  for (const [name, command] of /** @type {const} */ ([
    ['MongoDB', /^[^\0]*mongod[^\0]*\0--dbpath/],
    ['The API', /^[^\0]*node\0[^\0]*main\.js\0/],
  ])) {
    test(`exits with a message if ${name} exits unexpectedly`, async () => {
      const site = await startSite();
      process.kill(findPid(site.data, command), 'SIGKILL');
      assert.equal(await site.code, 1);
      assert.match(site.output, new RegExp(`\n${name} exited with code 137.*\n$`));
      assert.deepEqual(findPids(site.data), []);
    });
  }

  test('prints the API’s error message if a setting is invalid', async () => {
    const data = join(makeFolder(), 'data');
    const env = testEnvironment({
      PORT: String(await findFreePort()),
      DATA: data,
      JWT_SECRET: 'weak',
    });
    const site = run(START, env);
    assert.equal(await site.code, 1);
    assert.match(site.output, /JWT_SECRET/);
    assert.ok(!existsSync(join(data, 'jwt-secret')));
    assert.deepEqual(findPids(data), []);
  });

  test('rejects a port in use before starting anything', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.on('listening', resolve));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const data = join(makeFolder(), 'data');
    const site = run(START, testEnvironment({ PORT: String(port), DATA: data }));
    assert.equal(await site.code, 1);
    assert.match(
      site.output,
      new RegExp(`^Port ${port} is in use: choose a different port, .*PORT=.*\n$`),
    );
    assert.ok(!existsSync(data));
    server.close();
  });

  for (const port of ['0', '65536', 'http', '80 80', '-1']) {
    test(`rejects PORT='${port}'`, async () => {
      const data = join(makeFolder(), 'data');
      const site = run(START, testEnvironment({ PORT: port, DATA: data }));
      assert.equal(await site.code, 1);
      assert.match(site.output, /^PORT=.* isn't a port: .* from 1 to 65535.*\n$/);
      assert.ok(!existsSync(data));
    });
  }

  test('rejects a data folder that can’t be created', async () => {
    const file = join(makeFolder(), 'a file');
    writeFileSync(file, '');
    const env = testEnvironment({ PORT: String(await findFreePort()), DATA: join(file, 'data') });
    const site = run(START, env);
    assert.equal(await site.code, 1);
    assert.match(site.output, /^The data folder .* can't be used \(ENOTDIR\)\.\n$/);
  });
});

/**
 * @param {string} url
 * @param {unknown} body
 */
function post(url, body) {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
