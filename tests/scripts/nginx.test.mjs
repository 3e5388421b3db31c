// @ts-check
// Tests how an nginx for benchmarks and tests is found. The binaries here are stubs; `make bench-web` uses the real
// nginx.
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { findCommand } from '../../scripts/executables.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

const PRINT_NGINX =
  "import('./scripts/nginx.mjs').then(async (m) => console.log(JSON.stringify(await m.findNginx())))";

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [bin] the only folder on PATH; a shell and basic commands are linked into it
 */
async function findNginx(env, bin = makeFolder()) {
  for (const name of ['sh', 'rm', 'cp', 'mkdir'])
    symlinkSync(findCommand(name) ?? name, join(bin, name));
  const isolatedEnv = { PATH: bin, NGINX: '', XDG_CACHE_HOME: makeFolder() };
  const script = run(
    [process.execPath, '-e', PRINT_NGINX],
    testEnvironment({ ...isolatedEnv, ...env }),
  );
  return { code: await script.code, output: script.output };
}

describe('findNginx()', () => {
  test('uses the nginx on PATH, with its mime.types file', async () => {
    const tree = makeFolder();
    const [bin, etc] = [join(tree, 'usr', 'sbin'), join(tree, 'etc', 'nginx')];
    for (const path of [bin, etc]) mkdirSync(path, { recursive: true });
    writeFileSync(join(bin, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
    writeFileSync(join(etc, 'mime.types'), '');
    const { output } = await findNginx({}, bin);
    assert.deepEqual(JSON.parse(output), {
      binary: join(bin, 'nginx'),
      mimeTypes: join(etc, 'mime.types'),
    });
  });

  test('unpacks the package and its dependencies without installing them', async () => {
    const bin = makeFolder();
    const apt = `case $* in
      *--simulate*nginx) printf 'Inst nginx-common (1 x)\\nInst nginx (1 x)\\nConf nginx (1 x)\\n' ;;
      *download*nginx-common\\ nginx) : >nginx.deb; : >nginx-common.deb ;;
      update*) ;;
      *) echo "E: not expected: $*"; exit 1 ;;
    esac`;
    const dpkg = `mkdir -p "$3/usr/sbin" "$3/etc/nginx"; : >"$3/etc/nginx/mime.types"
      cp "\${0%/*}/to-be-unpacked" "$3/usr/sbin/nginx"`;
    const commands = { 'apt-get': apt, 'dpkg-deb': dpkg, 'to-be-unpacked': '' };
    for (const [name, script] of Object.entries(commands)) {
      writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    const { output } = await findNginx({}, bin);
    assert.match(output, /^Downloading nginx with apt-get/);
    const nginx = JSON.parse(output.split('\n')[1] ?? '');
    assert.ok(nginx.binary.endsWith('/new-york-on-foot/nginx/usr/sbin/nginx'), output);
    assert.ok(nginx.mimeTypes.endsWith('/new-york-on-foot/nginx/etc/nginx/mime.types'), output);
  });

  test('rejects an NGINX that doesn’t run', async () => {
    const { code, output } = await findNginx({ NGINX: '/bin/false' });
    assert.match(output, /NGINX is set to '\/bin\/false', but it does not run \(exit code 1\)/);
    assert.notEqual(code, 0);
  });
});
