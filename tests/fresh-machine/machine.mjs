// @ts-check
// A minimal Debian system with the README's packages: a folder that becomes the root of a mount and PID namespace. It
// uses the host's network and the host's settings for package registries.
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall } from '../../scripts/apt.mjs';
import { findCommand } from '../../scripts/executables.mjs';
import { copySources } from '../mutants/copy.mjs';
import { ROOT } from '../../scripts/project.mjs';
import { capture, runOrThrow, startProcess } from '../../scripts/child-process.mjs';
import { makeTemporaryFolder } from '../../scripts/temporary-folder.mjs';

const RELEASE = 'trixie';
const BUILDER = 'mmdebstrap';
/** Debian's certificate bundle, which the host's settings may use implicitly. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The variables with which apt, npm, pip, and Node reach the network. */
const NETWORK_VARIABLES =
  /^((https?|all|no)_proxy|pip_(index_url|extra_index_url|cert|client_cert|proxy|trusted_host|default_timeout)|npm_config_(registry|ca|cafile|proxy|https?_proxy|noproxy|strict_ssl)|ssl_cert_file|node_extra_ca_certs|requests_ca_bundle|curl_ca_bundle)$/i;

/** The script of the first process in the namespaces. Killing that process kills all others in the namespaces. */
const INIT = `
set -e
machine=$1 user=$2; shift 2
mount --bind "$machine" "$machine"
cd "$machine"
mount --rbind /dev dev
mount --rbind /sys sys
mount -t proc proc proc
mkdir -p .host
pivot_root . .host
cd /
umount -l .host
runuser -u "$user" -- env -i "$@"
`;

export const USER = 'user';

/** Returns the packages that the README requires on Debian. */
export async function readRequiredPackages() {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, names = ''] = /^sudo apt-get install --no-install-recommends (.+)$/m.exec(readme) ?? [];
  return names.split(' ').filter(Boolean);
}

/**
 * Builds the machine as an archive.
 * @returns {Promise<string>} the archive's path; the archive is removed when this process exits
 */
export async function buildMachineArchive() {
  if (!findCommand(BUILDER)) {
    await aptInstall([BUILDER, 'debian-archive-keyring'], `Installing ${BUILDER} with apt-get …`);
  }
  const folder = await makeTemporaryFolder();
  const aptConfig = join(folder, 'apt.conf');
  await writeFile(aptConfig, await readAptOptions());
  const archive = join(folder, 'machine.tar');
  const packages = (await readRequiredPackages()).join(',');
  console.error(`Building a Debian ${RELEASE} system with ${packages} …`);
  await runOrThrow(BUILDER, [
    ...['--variant=minbase', `--include=${packages}`, `--aptopt=${aptConfig}`],
    `--customize-hook=chroot "$1" useradd --create-home --shell /bin/bash ${USER}`,
    ...[RELEASE, archive],
  ]);
  return archive;
}

/**
 * Unpacks a machine from the archive, and copies this checkout to a user's home folder in it.
 * @param {string} archive
 * @param {string} user
 * @returns {Promise<(command: string, variables?: Record<string, string>) => import('../../scripts/child-process.mjs').ChildProcess>}
 *   runs a shell command in that checkout, as that user
 */
export async function createMachine(archive, user) {
  const machine = await makeTemporaryFolder();
  await runOrThrow('tar', ['-xpf', archive, '-C', machine, '--numeric-owner']);
  const home = user === 'root' ? '/root' : `/home/${user}`;
  await copyNetworkSettings(machine, home);

  const checkout = join(home, 'new-york-on-foot');
  await copySources(ROOT, join(machine, checkout));
  await runOrThrow('chroot', [machine, 'chown', '-R', `${user}:`, home]);

  const sbin = user === 'root' ? ['/usr/local/sbin', '/usr/sbin'] : [];
  const environment = {
    HOME: home,
    USER: user,
    PATH: [...sbin, '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    LANG: 'C.UTF-8',
    ...readNetworkVariables(),
  };
  return (command, variables = {}) => {
    const allVariables = Object.entries({ ...environment, ...variables });
    return startProcess(
      'unshare',
      [
        ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', INIT, 'init', machine, user],
        ...allVariables.map(([name, value]) => `${name}=${value}`),
        ...['sh', '-c', `cd ${checkout} && ${command}`],
      ],
      { stdout: 'pipe', stderr: 'pipe' },
    );
  };
}

/**
 * Copies the host's settings for apt, npm, and pip to the machine, and the files that those settings name.
 * @param {string} machine
 * @param {string} home
 */
async function copyNetworkSettings(machine, home) {
  await cp('/etc/resolv.conf', join(machine, 'etc/resolv.conf'), { dereference: true });
  await cp('/etc/hosts', join(machine, 'etc/hosts'), { dereference: true });
  const hostHome = homedir();
  /** @type {[string, string][]} */
  const settings = [
    [await readAptOptions(), '/etc/apt/apt.conf.d/90network'],
    [await readIfReadable(await readNpmConfig('globalconfig')), `${home}/.npmrc`],
    [await readIfReadable(await readNpmConfig('userconfig')), `${home}/.npmrc`],
    [await readIfReadable('/etc/pip.conf'), '/etc/pip.conf'],
    [await readIfReadable(join(hostHome, '.config/pip/pip.conf')), `${home}/.config/pip/pip.conf`],
  ];
  for (const [text, file] of settings) {
    if (text === '') continue;
    await mkdir(dirname(join(machine, file)), { recursive: true });
    await appendFile(join(machine, file), `${text}\n`);
  }

  const texts = [...settings.map(([text]) => text), ...Object.values(readNetworkVariables())];
  const namedFiles = texts.flatMap((text) => text.match(/(?<![^\s"'=])\/[^\s"';]+/g) ?? []);
  if (existsSync(join(machine, CERTIFICATES))) namedFiles.push(CERTIFICATES);
  for (const file of new Set(namedFiles)) {
    const isFile = await stat(file).then(
      (stats) => stats.isFile(),
      () => false,
    );
    if (isFile) await cp(file, join(machine, file), { dereference: true });
  }
}

/** @returns {Record<string, string>} */
function readNetworkVariables() {
  const variables = Object.entries(process.env).map(([name, value = '']) => [name, value]);
  return Object.fromEntries(variables.filter(([name = '']) => NETWORK_VARIABLES.test(name)));
}

/** Returns apt's settings for downloads, such as proxies. */
async function readAptOptions() {
  return findCommand('apt-config') ? (await capture('apt-config', ['dump', 'Acquire'])).output : '';
}

/** @param {string} name */
async function readNpmConfig(name) {
  return (await capture('npm', ['config', 'get', name])).output;
}

/** @param {string} file */
function readIfReadable(file) {
  return readFile(file, 'utf8').catch(() => '');
}
