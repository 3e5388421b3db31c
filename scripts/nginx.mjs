// @ts-check
// Finds an installed nginx for benchmarks and tests, or unpacks the Debian or Ubuntu package into the cache. Installing
// the package would start a web server on port 80.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptUnpack } from './apt.mjs';
import { keepInCache } from './cache.mjs';
import { isExecutable, findCommand } from './executables.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { CACHE } from './project.mjs';
import { capture } from './child-process.mjs';

/** The paths at which packages install nginx. Not every user's PATH has their folders. */
const COMMON_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];

/**
 * @typedef {object} Nginx
 * @property {string} binary
 * @property {string} mimeTypes the path of the mime.types file
 */

/** Finds or fetches an nginx that runs on this machine. @returns {Promise<Nginx>} */
export async function findNginx() {
  const { NGINX } = process.env;
  if (NGINX) {
    try {
      return await inspectNginx(NGINX);
    } catch (error) {
      throw new PlainError(`NGINX is set to '${NGINX}', but ${reasonOf(error)}.`);
    }
  }
  const installed = findCommand('nginx') ?? COMMON_PATHS.find(isExecutable);
  try {
    return installed ? await inspectNginx(installed) : await findUnpackedNginx();
  } catch (error) {
    throw new PlainError(
      `No usable nginx was found (${installed ?? 'apt-get download nginx'}: ${reasonOf(error)}). Install nginx, for example with apt-get install nginx-light, or set NGINX=/path/to/nginx.`,
    );
  }
}

/** @param {string} binary */
async function inspectNginx(binary) {
  const { code, output } = await capture(binary, ['-V'], { timeoutMs: 10_000 });
  if (code !== 0) {
    throw new Error(`it does not run (${output.split('\n').at(-1) || `exit code ${code}`})`);
  }
  const configuration = /--conf-path=(\S+)/.exec(output)?.[1];
  const prefix = /--prefix=(\S+)/.exec(output)?.[1] ?? '/usr/local/nginx';
  const mimeTypes = [
    join(dirname(dirname(dirname(binary))), 'etc', 'nginx'), // in an unpacked package
    configuration ? dirname(configuration) : join(prefix, 'conf'),
  ]
    .map((folder) => join(folder, 'mime.types'))
    .find((file) => existsSync(file));
  if (!mimeTypes) throw new Error('its mime.types file is missing');
  return { binary, mimeTypes };
}

async function findUnpackedNginx() {
  const cachedFolder = join(CACHE, 'nginx');
  const binary = join(cachedFolder, 'usr', 'sbin', 'nginx');
  if (!isExecutable(binary)) {
    console.error(
      'Downloading nginx with apt-get (about 1 MB, one time only) and unpacking it without installing it …',
    );
    await keepInCache(cachedFolder, async (folder) => {
      const tree = await aptUnpack(['nginx'], folder);
      await inspectNginx(join(tree, 'usr', 'sbin', 'nginx'));
      return tree;
    });
  }
  return inspectNginx(binary);
}
