// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ROOT } from '../../scripts/project.mjs';
import { readSettings } from '../../scripts/settings.mjs';
import { makeFolder } from './helpers.mjs';

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

  test('come from .env, unless the environment sets them', () => {
    const file = join(makeFolder(), '.env');
    writeFileSync(file, '# mine\nPORT=8123\nDATA="my data"\nOPEN_LIST=off\n');
    process.env.PORT = '8124';
    const { port, data, env } = readSettings(file);
    assert.equal(port, 8124);
    assert.equal(data, join(ROOT, 'my data'));
    assert.equal(env.OPEN_LIST, 'off');
  });
});
