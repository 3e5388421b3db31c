// @ts-check
// Tests how a browser for the tests is found. The browsers here are stand-ins; the tests in a browser use the real one.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { onPath } from '../executables.mjs';
import { environment, folder, run } from './helpers.mjs';

const PRINT_PATH =
  "import('./scripts/browser.mjs').then(async (m) => console.log(await m.findBrowser()))";
const OPENS_PAGES = "#!/bin/sh\necho '<html></html>'\n";
const UNREACHABLE = { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };

/**
 * @param {Record<string, string>} commands the only scripts on PATH besides those that Playwright needs
 * @param {NodeJS.ProcessEnv} env
 */
async function findBrowser(commands, env = UNREACHABLE) {
  const bin = folder();
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(bin, name), script, { mode: 0o755 });
  }
  for (const name of ['node', 'sh', 'env', 'cp'])
    symlinkSync(onPath(name) ?? name, join(bin, name));
  const bare = { PATH: bin, CHROMIUM: '', PLAYWRIGHT_BROWSERS_PATH: folder() };
  const search = run([process.execPath, '-e', PRINT_PATH], environment({ ...bare, ...env }));
  return { code: await search.code, output: search.output, bin };
}

describe('finding a browser', () => {
  test('takes an installed one that opens a page', async () => {
    const commands = { chromium: '#!/bin/sh\nexit 1\n', 'google-chrome': OPENS_PAGES };
    const { output, bin } = await findBrowser(commands);
    assert.equal(output, `${join(bin, 'google-chrome')}\n`);
  });

  test('takes the headless shell rather than a browser with windows', async () => {
    const commands = { chromium: OPENS_PAGES, 'chromium-headless-shell': OPENS_PAGES };
    const { output, bin } = await findBrowser(commands);
    assert.equal(output, `${join(bin, 'chromium-headless-shell')}\n`);
  });

  test('passes over a headless shell that opens no page', async () => {
    const commands = { chromium: OPENS_PAGES, 'chromium-headless-shell': '#!/bin/sh\nexit 1\n' };
    const { output, bin } = await findBrowser(commands);
    assert.equal(output, `${join(bin, 'chromium')}\n`);
  });

  test('installs the headless shell with apt-get, or goes on without it if that fails', async () => {
    const known = {
      chromium: OPENS_PAGES,
      'to-be-installed': OPENS_PAGES,
      'apt-cache': '#!/bin/sh\n',
    };
    const apt = '#!/bin/sh\ncp "${0%/*}/to-be-installed" "${0%/*}/chromium-headless-shell"\n';
    const got = await findBrowser({ ...known, 'apt-get': apt });
    const failed = await findBrowser({ ...known, 'apt-get': '#!/bin/sh\nexit 1\n' });
    const isRoot = process.getuid?.() === 0;
    const name = isRoot ? 'chromium-headless-shell' : 'chromium';
    assert.ok(got.output.endsWith(`${join(got.bin, name)}\n`), got.output);
    if (isRoot) assert.match(got.output, /Installing Chromium's headless shell/);
    assert.ok(failed.output.endsWith(`${join(failed.bin, 'chromium')}\n`), failed.output);
  });

  test('refuses a CHROMIUM that opens no page', async () => {
    const { code, output } = await findBrowser(
      { chromium: OPENS_PAGES },
      { CHROMIUM: '/bin/true' },
    );
    assert.match(output, /CHROMIUM is set to '\/bin\/true', but it can't open a page/);
    assert.notEqual(code, 0);
  });

  test('names the four ways when each is blocked', async () => {
    const { code, output } = await findBrowser({ chromium: '#!/bin/sh\necho no snap; exit 1\n' });
    assert.match(output, /No browser was found for the tests/);
    assert.match(output, /1\. CHROMIUM=.*not set/);
    assert.match(output, /2\. .*\/chromium: it does not run \(no snap\)/);
    assert.match(output, /3\. .*127\.0\.0\.1:9 does not answer/);
    assert.match(output, /4\. .*no apt-get here/);
    assert.notEqual(code, 0);
  });

  test("turns to apt-get when Playwright's download fails", async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.method === 'HEAD' ? 200 : 404;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    after(() => server.close());
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

    const apt = '#!/bin/sh\ncp "${0%/*}/to-be-installed" "${0%/*}/chromium"\n';
    const { output, bin } = await findBrowser(
      { 'apt-get': apt, 'to-be-installed': OPENS_PAGES },
      { PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${port}` },
    );
    assert.match(output, /Fetching Chromium from Playwright's own site/);
    if (process.getuid?.() === 0) {
      assert.match(output, /Installing Chromium and fonts with apt-get/);
      assert.ok(output.endsWith(`\n${join(bin, 'chromium')}\n`), output);
    } else {
      assert.match(output, /4\. .*not root/);
    }
  });
});
