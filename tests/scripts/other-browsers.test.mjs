// @ts-check
// Tests how the script finds Firefox and WebKit. The programs here are stubs; `make test-other-browsers` uses the
// real ones.
import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { findCommand } from '../../scripts/executables.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * @param {Record<string, string>} commands the only commands on PATH
 * @param {string[]} args
 */
async function runScript(commands, args) {
  const bin = makeFolder();
  for (const [name, source] of Object.entries(commands)) {
    writeFileSync(join(bin, name), source, { mode: 0o755 });
  }
  symlinkSync(findCommand('sh') ?? 'sh', join(bin, 'sh'));
  const script = run(
    [process.execPath, 'tests/test-other-browsers.mjs', ...args],
    testEnvironment({ PATH: bin }),
  );
  return { code: await script.code, output: script.output };
}

describe('test-other-browsers.mjs', () => {
  test('lists the packages of Firefox and WebKit if it can’t install them', async () => {
    const firefox = await runScript({}, ['firefox']);
    assert.match(
      firefox.output,
      /^Firefox wasn't found .*apt-get isn't installed.*install firefox-esr/,
    );
    assert.equal(firefox.code, 1);
    const webkit = await runScript({ WebKitWebDriver: '' }, ['webkit']);
    assert.match(webkit.output, /^WebKit wasn't found .*install webkit2gtk-driver xvfb/);
    assert.equal(webkit.code, 1);
  });

  test(
    'prints that it installs a browser, and the reason if that fails',
    { skip: !isRoot && 'not root' },
    async () => {
      const aptGet = '#!/bin/sh\necho no network here\nexit 1\n';
      const { code, output } = await runScript({ 'apt-get': aptGet }, ['firefox']);
      assert.match(output, /^Installing Firefox with apt-get \(about 80 MB\) …\n/);
      assert.match(output, /couldn't be installed \(no network here\)/);
      assert.equal(code, 1);
    },
  );

  test('rejects the name of an unknown browser or journey', async () => {
    const { code, output } = await runScript({}, ['firefox', 'opera']);
    assert.match(
      output,
      /^ARGS contains an unknown name, 'opera'. The names are firefox, webkit, /,
    );
    assert.equal(code, 1);
  });
});
