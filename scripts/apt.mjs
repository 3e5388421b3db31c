// @ts-check
// Installs Debian or Ubuntu packages as root, or unpacks them into a folder without root.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findCommand } from './executables.mjs';
import { capture, runOrThrow } from './child-process.mjs';

export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages.
 * @param {string[]} packages
 * @param {string} announcement printed before the installation, which takes a while
 */
export async function aptInstall(packages, announcement) {
  if (!findCommand('apt-get')) throw new Error("apt-get isn't installed");
  if (!isRoot) throw new Error("this process isn't root");
  console.error(announcement);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, showOutput: true };
  await runOrThrow('apt-get', ['update', '-q'], options);
  await runOrThrow('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], options);
}

/**
 * Downloads and unpacks packages and their missing dependencies, without root.
 * @param {string[]} packages
 * @param {string} folder an empty folder, for the downloads and the unpacked files
 * @returns {Promise<string>} the folder that has the layout of /
 */
export async function aptUnpack(packages, folder) {
  for (const command of ['apt-get', 'dpkg-deb']) {
    if (!findCommand(command)) throw new Error(`${command} isn't installed`);
  }
  // The system's package lists may be missing or too old, and only root can update them.
  const listsFolder = join(folder, 'lists');
  await mkdir(join(listsFolder, 'partial'), { recursive: true });
  const options = [
    '-q',
    ...['-o', `Dir::State::lists=${listsFolder}`, '-o', `Dir::Cache=${join(folder, 'cache')}`],
    ...['-o', 'Acquire::Languages=none'],
  ];
  await runOrThrow('apt-get', ['update', ...options]);

  const simulateArgs = [
    'install',
    '--simulate',
    '--reinstall',
    '--no-install-recommends',
    ...options,
  ];
  const { code, output } = await capture('apt-get', [...simulateArgs, ...packages]);
  const packageNames = [...output.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  if (code !== 0 || packageNames.length === 0) {
    throw new Error(output.split('\n').at(-1) || `apt-get doesn't have ${packages.join(', ')}`);
  }
  await runOrThrow('apt-get', ['download', ...options, ...packageNames], { cwd: folder });

  const tree = join(folder, 'tree');
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.deb'))) {
    await runOrThrow('dpkg-deb', ['-x', file, tree], { cwd: folder });
  }
  return tree;
}

/**
 * Adds a script that runs a program with the libraries of the unpacked packages. The script still works after the folder
 * is moved.
 * @param {string} tree the folder of unpacked packages
 * @param {string} name of the script
 * @param {string} program the path of the program in the folder
 * @param {string[]} [variables] environment variables in shell syntax, such as `FOO="$here/etc"`; "$here" is the folder
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
