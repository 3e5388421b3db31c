// @ts-check
// Tests the script that makes the stack's secrets, with folders in place of its volumes.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../project.mjs';
import { environment, folder, run } from './helpers.mjs';

const SMTP = {
  SMTP_URL: 'smtp://walks:secret@mail.example.com:587',
  SMTP_OAUTH_CLIENT_SECRET: 'a client secret',
  SMTP_OAUTH_REFRESH_TOKEN: 'a refresh token',
};

function volumes() {
  const root = folder();
  for (const reader of ['backend', 'mongo']) mkdirSync(join(root, reader));
  const script = readFileSync(join(ROOT, 'mongo/bin/make-secrets'), 'utf8');
  writeFileSync(
    join(root, 'make-secrets'),
    script.replace(/(?<==)\/secrets\/(\w+)$/gm, `'${root}/$1'`),
  );
  const backend = join(root, 'backend');
  return {
    make: async (/** @type {NodeJS.ProcessEnv} */ settings) => {
      const made = run(
        ['bash', join(root, 'make-secrets')],
        environment({ DATABASE: 'new_york_on_foot', ...settings }),
      );
      assert.equal(await made.code, 0, made.output);
      return made.output;
    },
    files: () => readdirSync(backend).sort(),
    read: (/** @type {string} */ name) => readFileSync(join(backend, name), 'utf8'),
    mode: (/** @type {string} */ name) => statSync(join(backend, name)).mode & 0o777,
  };
}

test('the mail server’s secrets are files for the backend, and aren’t printed', async () => {
  const { make, files, read, mode } = volumes();
  const output = await make(SMTP);
  const contents = {
    'smtp-url': SMTP.SMTP_URL,
    'smtp-oauth-client-secret': SMTP.SMTP_OAUTH_CLIENT_SECRET,
    'smtp-oauth-refresh-token': SMTP.SMTP_OAUTH_REFRESH_TOKEN,
  };
  for (const [name, content] of Object.entries(contents)) {
    assert.equal(read(name), content);
    assert.equal(mode(name), 0o440);
    assert.ok(!output.includes(content));
  }
  await make({});
  assert.deepEqual(files(), ['jwt-secret', 'mongodb-uri']);
});

test('the key that signs sessions stays the same', async () => {
  const { make, read } = volumes();
  await make({});
  const key = read('jwt-secret');
  assert.match(key, /^[0-9a-f]{64}$/);
  await make({});
  assert.equal(read('jwt-secret'), key);
});
