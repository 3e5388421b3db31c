// @ts-check
// The shared libraries that a downloaded mongod needs and a minimal system lacks, such as libcurl.
import { basename, join } from 'node:path';
import { addLauncher, aptInstall, aptUnpack, isRoot } from './apt.mjs';
import { keepInCache } from './cache.mjs';
import { findCommand } from './executables.mjs';
import { capture } from './child-process.mjs';

/** Libraries whose Debian package is named after a different library: libcrypto is in libssl's package. */
const PACKAGE_NAMES = new Map([['libcrypto', 'libssl']]);

/**
 * Returns the names of the libraries that the loader can't find.
 * @param {string} binary
 * @returns {Promise<string[]>}
 */
export async function findMissingLibraries(binary) {
  if (!findCommand('ldd')) return [];
  const { output } = await capture('ldd', [binary], { timeoutMs: 20_000 });
  return [...output.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = '']) => name);
}

/**
 * Returns the package of a library according to Debian's naming rule: libcurl4 contains libcurl.so.4. A package with
 * the suffix for 64-bit time, such as libcurl4t64, also provides the name without it.
 * @param {string} library
 */
export function packageOf(library) {
  const [, name = library, version = ''] = /^(.+?)\.so\.(\d+)/.exec(library) ?? [];
  const packageName = PACKAGE_NAMES.get(name) ?? name;
  const hyphen = /\d$/.test(packageName) ? '-' : '';
  return `${packageName}${hyphen}${version}`.toLowerCase().replaceAll('_', '-');
}

/**
 * Returns the path of the script that runs a mongod with its unpacked libraries.
 * @param {string} binary
 */
export function launcherOf(binary) {
  return join(`${binary}-libraries`, 'mongod');
}

/**
 * Installs packages if this process is root, and otherwise unpacks them next to the mongod.
 * @param {string} binary
 * @param {string[]} packages
 */
export async function fetchLibraries(binary, packages) {
  const packageList = packages.join(', ');
  if (isRoot) {
    await aptInstall(
      packages,
      `mongod needs ${packageList}: installing with apt-get (one time only) …`,
    );
    return;
  }
  console.error(
    `mongod needs ${packageList}: downloading with apt-get (one time only), without installing …`,
  );
  await keepInCache(`${binary}-libraries`, async (folder) => {
    const tree = await aptUnpack(packages, folder);
    await addLauncher(tree, 'mongod', join('..', basename(binary)));
    return tree;
  });
}
