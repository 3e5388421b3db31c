// @ts-check
// Tests how Firefox and WebKit are found. The programs here are stand-ins; make test-other-browsers uses the real ones.
import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { findCommand } from '../executables.mjs';
import { environment, folder, run } from './helpers.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * @param {Record<string, string>} commands the only scripts on PATH
 * @param {string[]} args
 */
async function start(commands, args) {
  const bin = folder();
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(bin, name), script, { mode: 0o755 });
  }
  symlinkSync(findCommand('sh') ?? 'sh', join(bin, 'sh'));
  const script = run(
    [process.execPath, 'scripts/test-other-browsers.mjs', ...args],
    environment({ PATH: bin }),
  );
  return { code: await script.code, output: script.output };
}

describe('finding Firefox and WebKit', () => {
  test('names the packages if it can’t install them', async () => {
    const firefox = await start({}, ['firefox']);
    assert.match(
      firefox.output,
      /^Firefox isn't here .*apt-get isn't installed.*install firefox-esr/,
    );
    assert.equal(firefox.code, 1);
    const webkit = await start({ WebKitWebDriver: '' }, ['webkit']);
    assert.match(webkit.output, /^WebKit isn't here .*install webkit2gtk-driver xvfb/);
    assert.equal(webkit.code, 1);
  });

  test(
    'prints that it installs, and why that failed',
    { skip: !isRoot && 'not root' },
    async () => {
      const aptGet = '#!/bin/sh\necho no network here\nexit 1\n';
      const { code, output } = await start({ 'apt-get': aptGet }, ['firefox']);
      assert.match(output, /^Installing Firefox with apt-get \(about 80 MB\) …\n/);
      assert.match(output, /couldn't be installed \(no network here\)/);
      assert.equal(code, 1);
    },
  );

  test('refuses a browser or journey that it does not know', async () => {
    const { code, output } = await start({}, ['firefox', 'opera']);
    assert.match(output, /^ARGS has the unknown name 'opera'. The names are firefox, webkit, /);
    assert.equal(code, 1);
  });
});
