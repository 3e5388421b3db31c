// @ts-check
// The shared libraries that a downloaded mongod needs and a small system lacks, such as libcurl.
import { basename, join } from 'node:path';
import { addLauncher, aptInstall, aptUnpack, isRoot } from './apt.mjs';
import { keepInCache } from './cache.mjs';
import { onPath } from './executables.mjs';
import { capture } from './tether.mjs';

/** Debian ships OpenSSL's two libraries in one package. */
const SHARED_PACKAGES = new Map([['libcrypto', 'libssl']]);

/**
 * Returns the names of the libraries that the loader can't find.
 * @param {string} binary
 * @returns {Promise<string[]>}
 */
export async function missingLibraries(binary) {
  if (!onPath('ldd')) return [];
  const { output } = await capture('ldd', [binary], { timeoutMs: 20_000 });
  return [...output.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = '']) => name);
}

/**
 * Returns the package of a library by Debian's naming rule: libcurl4 contains libcurl.so.4. A package with a suffix
 * for 64-bit time, such as libcurl4t64, provides that name, too.
 * @param {string} library
 */
export function packageOf(library) {
  const [, name = library, version = ''] = /^(.+?)\.so\.(\d+)/.exec(library) ?? [];
  const first = SHARED_PACKAGES.get(name) ?? name;
  const hyphen = /\d$/.test(first) ? '-' : '';
  return `${first}${hyphen}${version}`.toLowerCase().replaceAll('_', '-');
}

/**
 * Returns the path of the script that runs a mongod with the libraries beside it.
 * @param {string} binary
 */
export function launcherOf(binary) {
  return join(`${binary}-libraries`, 'mongod');
}

/**
 * Installs the packages as root, and otherwise unpacks them beside the mongod.
 * @param {string} binary
 * @param {string[]} packages
 */
export async function fetchLibraries(binary, packages) {
  const names = packages.join(', ');
  if (isRoot) {
    await aptInstall(packages, `Installing ${names} with apt-get, which mongod needs, once …`);
    return;
  }
  console.error(`Fetching ${names} with apt-get, which mongod needs, once; nothing is installed …`);
  await keepInCache(`${binary}-libraries`, async (folder) => {
    const tree = await aptUnpack(packages, folder);
    await addLauncher(tree, 'mongod', join('..', basename(binary)));
    return tree;
  });
}
