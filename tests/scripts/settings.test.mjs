// @ts-check
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { BACKEND, ROOT } from '../../scripts/project.mjs';
import { readSettings } from '../../scripts/settings.mjs';
import { makeFolder } from './helpers.mjs';

test('settings that the guide can change are documented, and reach the containers only if .env has them', () => {
  const requireFromBackend = createRequire(join(BACKEND, 'package.json'));
  /** @type {typeof import('shared/settings')} */
  const { SETTINGS } = requireFromBackend('shared/settings');
  const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
  const examples = read('.env.example');
  const handbook = read('docs/operating.md');
  const compose = read('docker-compose.yml') + read('base.yml');
  for (const setting of Object.values(SETTINGS)) {
    const { variable } = setting;
    const defaultText = setting.type === 'switch' ? 'on' : setting.default;
    assert.ok(examples.includes(`\n#${variable}=${defaultText}\n`), `.env.example: ${variable}`);
    assert.match(handbook, new RegExp(`\\| \`${variable}\` .* \\* +\\|\n`));
    assert.ok(
      compose.includes(` ${variable}: \${${variable}:-}\n`),
      `docker-compose.yml: ${variable}`,
    );
  }
});

describe('the settings', () => {
  const originalEnv = { ...process.env };
  beforeEach(() => {
    for (const name of ['PORT', 'DATA', 'OPEN_LIST']) delete process.env[name];
  });
  afterEach(() => {
    process.env = { ...originalEnv };
  });

  test('have defaults', () => {
    const { port, data } = readSettings('/nowhere');
    assert.equal(port, 8080);
    assert.equal(data, join(ROOT, '.data'));
  });

  test('come from .env unless the environment has them', () => {
    const file = join(makeFolder(), '.env');
    writeFileSync(file, '# mine\nPORT=8123\nDATA="my data"\nOPEN_LIST=off\n');
    process.env.PORT = '8124';
    const { port, data, env } = readSettings(file);
    assert.equal(port, 8124);
    assert.equal(data, join(ROOT, 'my data'));
    assert.equal(env.OPEN_LIST, 'off');
  });
});
