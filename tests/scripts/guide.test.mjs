// @ts-check
// Tests `make guide` without Docker, both while the site is running and while it isn't.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
  testEnvironment,
  makeFolder,
  findPids,
  run,
  startSite,
  hasStoppedCleanly,
} from './helpers.mjs';

const VISITOR = { username: 'Walker', email: 'walker@example.org', password: 'a long walk uptown' };
const { username, email } = VISITOR;
const owner = { username, email, guide: true, role: 'owner' };

describe('make guide', { concurrency: false }, () => {
  test('grants and revokes the role, whether or not the site is running', async () => {
    let site = await startSite();
    const { data } = site;
    const token = await signUp(site.url);
    assert.deepEqual(await readUser(site.url, token), { username, email });

    assert.deepEqual(await makeGuide(data, { NAME: 'walker' }), [0, 'Walker is now a guide.\n']);
    assert.deepEqual(await readUser(site.url, token), owner);
    const refusal = await makeGuide(data, { NAME: email, ROLE: 'off' });
    assert.equal(refusal[0], 1);
    assert.match(refusal[1], /^Walker is the only owner, and a site needs one\. .*\n$/);
    assert.deepEqual(await readUser(site.url, token), owner);

    const otherAccount = { ...VISITOR, username: 'Moe', email: 'moe@example.org' };
    await signUp(site.url, otherAccount);
    assert.deepEqual(await makeGuide(data, { NAME: 'moe' }), [0, 'Moe is now a guide.\n']);
    assert.deepEqual(await makeGuide(data, { NAME: email, ROLE: 'off' }), [
      0,
      'Walker is no longer a guide.\n',
    ]);
    assert.deepEqual(await readUser(site.url, token), { username, email });
    const [code, output] = await makeGuide(data, { NAME: 'nobody' });
    assert.equal(code, 1);
    assert.equal(output, 'There is no account called nobody: sign up on the site first.\n');
    await stopSite(site);

    assert.deepEqual(await makeGuide(data, { NAME: 'Walker' }), [0, 'Walker is now a guide.\n']);
    assert.ok(hasStoppedCleanly(data));
    assert.deepEqual(findPids(data), []);
    site = await startSite({ data });
    assert.deepEqual(await readUser(site.url, token), owner);
    await stopSite(site);
  });

  test('requires a password of at least 12 characters', async () => {
    const site = await startSite();
    const { url, data } = site;
    const accountWithShortPassword = { ...VISITOR, password: '11 signs :)' };
    const token = await signUp(url, accountWithShortPassword);
    const rejection = await makeGuide(data, { NAME: 'walker' });
    assert.equal(rejection[0], 1);
    assert.match(rejection[1], /^Walker needs a password of at least 12 characters first\. .*\n$/);
    assert.deepEqual(await readUser(url, token), { username, email });

    const passwordChange = await fetch(`${url}/api/account/password`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify({
        password: accountWithShortPassword.password,
        newPassword: VISITOR.password,
      }),
    });
    assert.equal(passwordChange.status, 204);
    assert.deepEqual(await makeGuide(data, { NAME: 'walker' }), [0, 'Walker is now a guide.\n']);
    await stopSite(site);
  });

  test('requires a name and a valid role', async () => {
    const site = await startSite();
    for (const settings of [{}, { NAME: '' }, { NAME: 'walker', ROLE: 'king' }]) {
      const [code, output] = await makeGuide(site.data, settings);
      assert.equal(code, 1);
      assert.match(output, /^Specify an account, as in make guide NAME=walker\. .*\n$/);
    }
    await stopSite(site);
  });

  test('reports that the site has no data, and creates no database', async () => {
    const data = join(makeFolder(), 'data');
    const [code, output] = await makeGuide(data, { NAME: 'walker' });
    assert.equal(code, 1);
    assert.match(output, /^There is no data in .*: start the site and sign up first\.\n$/);
    assert.ok(!existsSync(data));
  });
});

/**
 * @param {string} data
 * @param {{ NAME?: string, ROLE?: string }} settings
 * @returns {Promise<[number | null, string]>} the exit code, and the output
 */
async function makeGuide(data, settings) {
  const env = testEnvironment({ NAME: '', ROLE: '', DATA: data, ...settings });
  const script = run(['sh', 'scripts/guide.sh'], env);
  return [await script.code, script.output];
}

/** @param {{ pid: number, code: Promise<number | null> }} site */
async function stopSite(site) {
  process.kill(site.pid, 'SIGTERM');
  assert.equal(await site.code, 0);
}

/**
 * @param {string} url
 * @param {typeof VISITOR} [account]
 */
async function signUp(url, account = VISITOR) {
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  assert.equal(response.status, 201);
  return /** @type {{ accessToken: string }} */ (await response.json()).accessToken;
}

/**
 * @param {string} url
 * @param {string} token
 */
async function readUser(url, token) {
  const response = await fetch(`${url}/api/session`, { headers: { Authorization: token } });
  return /** @type {{ user: unknown }} */ (await response.json()).user;
}
