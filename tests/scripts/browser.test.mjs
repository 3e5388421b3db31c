// @ts-check
// Tests how a browser for the tests is found. The browsers here are stubs.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { findCommand } from '../../scripts/executables.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

const PRINT_PATH =
  "import('./scripts/browser.mjs').then(async (m) => console.log(await m.findBrowser()))";
const AS_ROOT = 'process.getuid = () => 0;';
const AS_USER = 'process.getuid = () => 1000;';
const HEADLESS_SHELL = 'chromium-headless-shell';
const WORKING_BROWSER = "#!/bin/sh\necho '<html></html>'\n";
const UNREACHABLE = { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };

/**
 * @param {Record<string, string>} commands the only commands on PATH besides those that Playwright needs
 * @param {NodeJS.ProcessEnv} env
 * @param {string} setUser code that sets the process's user
 */
async function findBrowser(commands, env = UNREACHABLE, setUser = AS_ROOT) {
  const bin = makeFolder();
  for (const [name, source] of Object.entries(commands)) {
    writeFileSync(join(bin, name), source, { mode: 0o755 });
  }
  for (const name of ['node', 'sh', 'env', 'cp', 'mkdir'])
    symlinkSync(findCommand(name) ?? name, join(bin, name));
  const emptyFolders = { PLAYWRIGHT_BROWSERS_PATH: makeFolder(), XDG_CACHE_HOME: makeFolder() };
  const isolatedEnv = { PATH: bin, CHROMIUM: '', ...emptyFolders };
  const script = run(
    [process.execPath, '-e', `${setUser} ${PRINT_PATH}`],
    testEnvironment({ ...isolatedEnv, ...env }),
  );
  return { code: await script.code, output: script.output, bin };
}

describe('findBrowser()', () => {
  test('uses an installed browser that can open a page', async () => {
    const commands = { chromium: '#!/bin/sh\nexit 1\n', 'google-chrome': WORKING_BROWSER };
    const { output, bin } = await findBrowser(commands);
    assert.equal(output, `${join(bin, 'google-chrome')}\n`);
  });

  test('prefers the headless shell over a full browser', async () => {
    const commands = { chromium: WORKING_BROWSER, 'chromium-headless-shell': WORKING_BROWSER };
    const { output, bin } = await findBrowser(commands);
    assert.equal(output, `${join(bin, 'chromium-headless-shell')}\n`);
  });

  test('skips a headless shell that can’t open a page', async () => {
    const commands = {
      chromium: WORKING_BROWSER,
      'chromium-headless-shell': '#!/bin/sh\nexit 1\n',
    };
    const { output, bin } = await findBrowser(commands);
    assert.equal(output, `${join(bin, 'chromium')}\n`);
  });

  test('installs the headless shell with apt-get, or continues without it if that fails', async () => {
    const commands = {
      chromium: WORKING_BROWSER,
      'to-be-installed': WORKING_BROWSER,
      'apt-cache': '#!/bin/sh\n',
    };
    const apt = '#!/bin/sh\ncp "${0%/*}/to-be-installed" "${0%/*}/chromium-headless-shell"\n';
    const installed = await findBrowser({ ...commands, 'apt-get': apt });
    const failed = await findBrowser({ ...commands, 'apt-get': '#!/bin/sh\nexit 1\n' });
    assert.ok(
      installed.output.endsWith(`${join(installed.bin, HEADLESS_SHELL)}\n`),
      installed.output,
    );
    assert.match(installed.output, /Installing Chromium's headless shell/);
    assert.ok(failed.output.endsWith(`${join(failed.bin, 'chromium')}\n`), failed.output);
  });

  test('rejects a CHROMIUM that can’t open a page', async () => {
    const { code, output } = await findBrowser(
      { chromium: WORKING_BROWSER },
      { CHROMIUM: '/bin/true' },
    );
    assert.match(output, /CHROMIUM is set to '\/bin\/true', but it can't open a page/);
    assert.notEqual(code, 0);
  });

  test('lists all four ways to provide a browser if none works', async () => {
    const { code, output } = await findBrowser({ chromium: '#!/bin/sh\necho no snap; exit 1\n' });
    assert.match(output, /No browser was found for the tests/);
    assert.match(output, /1\. CHROMIUM=.*not set/);
    assert.match(output, /2\. .*\/chromium: it does not run \(no snap\)/);
    assert.match(output, /3\. .*127\.0\.0\.1:9 does not respond/);
    assert.match(output, /4\. .*apt-get isn't installed/);
    assert.notEqual(code, 0);
  });

  test('uses apt-get if Playwright’s download fails', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.method === 'HEAD' ? 200 : 404;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    after(() => server.close());
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

    const apt = '#!/bin/sh\ncp "${0%/*}/to-be-installed" "${0%/*}/chromium"\n';
    const { output, bin } = await findBrowser(
      { 'apt-get': apt, 'to-be-installed': WORKING_BROWSER },
      { PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${port}` },
    );
    assert.match(output, /Downloading Chromium from Playwright's own site/);
    assert.match(output, /Installing Chromium and fonts with apt-get/);
    assert.ok(output.endsWith(`\n${join(bin, 'chromium')}\n`), output);
  });

  test('unpacks the headless shell, its libraries, and fonts for an ordinary user', async () => {
    const apt = `#!/bin/sh
case $* in
  *--simulate*chromium-headless-shell*) echo 'Inst chromium-headless-shell (1 x)' ;;
  *download*chromium-headless-shell) : >chromium-headless-shell.deb ;;
  update*) ;;
  *) echo "E: not expected: $*"; exit 1 ;;
esac
`;
    const dpkg = `#!/bin/sh
mkdir -p "$3/usr/lib/chromium" "$3/usr/lib/x86_64-linux-gnu"
: >"$3/usr/lib/x86_64-linux-gnu/libnss3.so"
cp "\${0%/*}/to-be-unpacked" "$3/usr/lib/chromium/chromium-headless-shell"
`;
    const program = `#!/bin/sh
[ -e "\${LD_LIBRARY_PATH%%:*}/libnss3.so" ] && [ -d "$FONTCONFIG_SYSROOT/usr" ] && echo '<html></html>'
`;
    const commands = { 'apt-get': apt, 'dpkg-deb': dpkg, 'to-be-unpacked': program };
    const cache = { ...UNREACHABLE, XDG_CACHE_HOME: makeFolder() };
    const unpacked = await findBrowser(commands, cache, AS_USER);
    assert.match(
      unpacked.output,
      /^Downloading Chromium with apt-get.*unpacking it without installing it …\n/,
    );
    const path = join(cache.XDG_CACHE_HOME, 'new-york-on-foot', HEADLESS_SHELL, HEADLESS_SHELL);
    assert.ok(unpacked.output.endsWith(`\n${path}\n`), unpacked.output);
    const cached = await findBrowser({}, cache, AS_USER);
    assert.equal(cached.output, `${path}\n`);
  });
});
