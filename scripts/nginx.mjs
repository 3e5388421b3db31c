// @ts-check
// Finds an nginx for the benchmark: one that is installed, else Debian's or Ubuntu's package, unpacked
// beside our other downloads. Installing it would start a web server on port 80.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isExecutable, onPath } from './executables.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { CACHE } from './project.mjs';
import { capture, mustWork } from './tether.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** Where packages put it, which is not on everybody's PATH. */
const USUAL = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];
/** The first of these that has the program in it: its name differs between releases. */
const PACKAGES = ['nginx', 'nginx-light', 'nginx-core'];

/** A second each. */
const LOCK_TRIES = 60;

/**
 * @typedef {object} Nginx
 * @property {string} binary
 * @property {string} mimeTypes the path of its list of types
 */

/** @returns {Promise<Nginx>} one that really runs here */
export async function findNginx() {
  const { NGINX } = process.env;
  if (NGINX) {
    try {
      return await described(NGINX);
    } catch (error) {
      throw new PlainError(`NGINX is set to '${NGINX}', but ${reasonOf(error)}.`);
    }
  }
  const installed = onPath('nginx') ?? USUAL.find(isExecutable);
  try {
    return installed ? await described(installed) : await unpacked();
  } catch (error) {
    throw new PlainError(
      `No nginx could be used (${installed ?? 'apt-get download nginx'}: ${reasonOf(error)}): install one, as with apt-get install nginx-light, or name one with NGINX=/path/to/nginx.`,
    );
  }
}

/** @param {string} binary */
async function described(binary) {
  const { code, output } = await capture(binary, ['-V'], { timeoutMs: 10_000 });
  if (code !== 0) {
    throw new Error(`it does not run (${output.split('\n').at(-1) || `exit code ${code}`})`);
  }
  const configuration = /--conf-path=(\S+)/.exec(output)?.[1];
  const prefix = /--prefix=(\S+)/.exec(output)?.[1] ?? '/usr/local/nginx';
  const mimeTypes = [
    join(dirname(dirname(dirname(binary))), 'etc', 'nginx'), // of an unpacked package
    configuration ? dirname(configuration) : join(prefix, 'conf'),
  ]
    .map((folder) => join(folder, 'mime.types'))
    .find((file) => existsSync(file));
  if (!mimeTypes) throw new Error('its mime.types are missing');
  return { binary, mimeTypes };
}

async function unpacked() {
  const kept = join(CACHE, 'nginx');
  const binary = join(kept, 'usr', 'sbin', 'nginx');
  if (isExecutable(binary)) return described(binary);

  if (!onPath('apt-get') || !onPath('dpkg-deb')) throw new Error('no apt-get here');
  console.error('Fetching nginx with apt-get (about 1 MB), once; it is unpacked, not installed …');
  await mkdir(CACHE, { recursive: true });
  const folder = await temporaryFolder(CACHE);
  if (process.getuid?.() === 0) await update(folder);
  if (isExecutable(binary)) return described(binary);
  await mustWork('apt-get', ['download', '-q', 'nginx-common'], { cwd: folder });
  const tree = join(folder, 'tree');
  for (const name of PACKAGES) {
    await capture('apt-get', ['download', '-q', name], { cwd: folder });
    for (const file of (await readdir(folder)).filter((each) => each.endsWith('.deb'))) {
      await mustWork('dpkg-deb', ['-x', file, tree], { cwd: folder });
    }
    if (isExecutable(join(tree, 'usr', 'sbin', 'nginx'))) break;
  }
  await described(join(tree, 'usr', 'sbin', 'nginx'));
  await rename(tree, kept).catch((error) => {
    if (!isExecutable(binary)) throw error;
  });
  return described(binary);
}

/**
 * Waits while another test file does the same: apt-get does not.
 * @param {string} folder
 */
async function update(folder) {
  for (let left = LOCK_TRIES; ; left--) {
    try {
      return await mustWork('apt-get', ['update', '-q'], { cwd: folder });
    } catch (error) {
      if (left === 0 || !/lock/i.test(reasonOf(error))) throw error;
      await sleep(1000);
    }
  }
}
