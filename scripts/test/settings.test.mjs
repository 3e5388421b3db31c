// @ts-check
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { ROOT } from '../project.mjs';
import { readSettings } from '../settings.mjs';
import { folder } from './helpers.mjs';

describe('the settings', () => {
  const before = { ...process.env };
  beforeEach(() => {
    for (const name of ['PORT', 'DATA', 'OPEN_LIST']) delete process.env[name];
  });
  afterEach(() => {
    process.env = { ...before };
  });

  test('have defaults', () => {
    const { port, data } = readSettings('/nowhere');
    assert.equal(port, 8080);
    assert.equal(data, join(ROOT, '.data'));
  });

  test('come from .env, and from the environment first', () => {
    const file = join(folder(), '.env');
    writeFileSync(file, '# mine\nPORT=8123\nDATA="my data"\nOPEN_LIST=off\n');
    process.env.PORT = '8124';
    const { port, data, env } = readSettings(file);
    assert.equal(port, 8124);
    assert.equal(data, join(ROOT, 'my data'));
    assert.equal(env.OPEN_LIST, 'off');
  });
});
