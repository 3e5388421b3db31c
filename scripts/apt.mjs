// @ts-check
// Installs packages of Debian or Ubuntu as root, or else unpacks them into a separate folder.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onPath } from './executables.mjs';
import { capture, mustWork } from './tether.mjs';

export const isRoot = process.getuid?.() === 0;

/**
 * @param {string[]} packages
 * @param {string} announcement is printed first, since this takes a while
 */
export async function aptInstall(packages, announcement) {
  if (!onPath('apt-get')) throw new Error('no apt-get here');
  if (!isRoot) throw new Error('not root');
  console.error(announcement);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, show: true };
  await mustWork('apt-get', ['update', '-q'], options);
  await mustWork('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], options);
}

/**
 * Unpacks packages and their missing dependencies. Neither this nor the download needs root.
 * @param {string[]} packages
 * @param {string} folder an empty folder, also for the downloads
 * @returns {Promise<string>} the folder that corresponds to /
 */
export async function aptUnpack(packages, folder) {
  for (const command of ['apt-get', 'dpkg-deb']) {
    if (!onPath(command)) throw new Error(`no ${command} here`);
  }
  // The system's package lists may be missing or too old, and only root can update them.
  const lists = join(folder, 'lists');
  await mkdir(join(lists, 'partial'), { recursive: true });
  const options = [
    '-q',
    ...['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${join(folder, 'cache')}`],
    ...['-o', 'Acquire::Languages=none'],
  ];
  await mustWork('apt-get', ['update', ...options]);

  const simulate = ['install', '--simulate', '--reinstall', '--no-install-recommends', ...options];
  const { code, output } = await capture('apt-get', [...simulate, ...packages]);
  const names = [...output.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  if (code !== 0 || names.length === 0) {
    throw new Error(output.split('\n').at(-1) || `apt-get doesn't have ${packages.join(', ')}`);
  }
  await mustWork('apt-get', ['download', ...options, ...names], { cwd: folder });

  const tree = join(folder, 'tree');
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.deb'))) {
    await mustWork('dpkg-deb', ['-x', file, tree], { cwd: folder });
  }
  return tree;
}

/**
 * Writes a script into a folder of unpacked packages that runs a program with their libraries, even after the
 * folder has moved.
 * @param {string} tree
 * @param {string} name of the script
 * @param {string} program its path in the folder
 * @param {string[]} [variables] further variables in shell syntax; "$here" is the folder
 */
export async function addLauncher(tree, name, program, variables = []) {
  const files = await readdir(tree, { recursive: true });
  const libraries = files.filter((file) => /-linux-gnu[^/]*\/(.+\/)?lib[^/]+\.so[^/]*$/.test(file));
  const folders = [...new Set(libraries.map((file) => `$here/${dirname(file)}`))];
  const script = [
    '#!/bin/sh',
    'here=${0%/*}',
    `export LD_LIBRARY_PATH="${folders.join(':')}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    ...variables.map((variable) => `export ${variable}`),
    `exec "$here/${program}" "$@"`,
    '',
  ];
  await writeFile(join(tree, name), script.join('\n'), { mode: 0o755 });
}
