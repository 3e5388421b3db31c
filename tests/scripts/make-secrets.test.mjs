// @ts-check
// Tests the script that creates the stack's secrets, with folders instead of volumes.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

const SMTP = {
  SMTP_URL: 'smtp://walks:secret@mail.example.com:587',
  SMTP_OAUTH_CLIENT_SECRET: 'a client secret',
  SMTP_OAUTH_REFRESH_TOKEN: 'a refresh token',
};

function setUpVolumes() {
  const root = makeFolder();
  for (const reader of ['backend', 'mongo']) mkdirSync(join(root, reader));
  const source = readFileSync(join(ROOT, 'mongo/bin/make-secrets'), 'utf8');
  writeFileSync(
    join(root, 'make-secrets'),
    source.replace(/(?<==)\/secrets\/(\w+)$/gm, `'${root}/$1'`),
  );
  const backend = join(root, 'backend');
  return {
    makeSecrets: async (/** @type {NodeJS.ProcessEnv} */ settings) => {
      const script = run(
        ['bash', join(root, 'make-secrets')],
        testEnvironment({ DATABASE: 'new_york_on_foot', ...settings }),
      );
      assert.equal(await script.code, 0, script.output);
      return script.output;
    },
    listFiles: () => readdirSync(backend).sort(),
    read: (/** @type {string} */ name) => readFileSync(join(backend, name), 'utf8'),
    readMode: (/** @type {string} */ name) => statSync(join(backend, name)).mode & 0o777,
  };
}

test('the mail server’s secrets are stored in files for the backend, and aren’t printed', async () => {
  const { makeSecrets, listFiles, read, readMode } = setUpVolumes();
  const output = await makeSecrets(SMTP);
  const contents = {
    'smtp-url': SMTP.SMTP_URL,
    'smtp-oauth-client-secret': SMTP.SMTP_OAUTH_CLIENT_SECRET,
    'smtp-oauth-refresh-token': SMTP.SMTP_OAUTH_REFRESH_TOKEN,
  };
  for (const [name, content] of Object.entries(contents)) {
    assert.equal(read(name), content);
    assert.equal(readMode(name), 0o440);
    assert.ok(!output.includes(content));
  }
  await makeSecrets({});
  assert.deepEqual(listFiles(), ['jwt-secret', 'mongodb-uri']);
});

test('the key that signs sessions stays the same when the script runs again', async () => {
  const { makeSecrets, read } = setUpVolumes();
  await makeSecrets({});
  const key = read('jwt-secret');
  assert.match(key, /^[0-9a-f]{64}$/);
  await makeSecrets({});
  assert.equal(read('jwt-secret'), key);
});
