// @ts-check
// Finds an installed nginx for the benchmark, or else unpacks the package of Debian or Ubuntu into the cache.
// Installing it would start a web server on port 80.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptUnpack } from './apt.mjs';
import { keepInCache } from './cache.mjs';
import { isExecutable, onPath } from './executables.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { CACHE } from './project.mjs';
import { capture } from './tether.mjs';

/** Common paths of packages, which aren't on everybody's PATH. */
const COMMON_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];

/**
 * @typedef {object} Nginx
 * @property {string} binary
 * @property {string} mimeTypes the path of its MIME types
 */

/** @returns {Promise<Nginx>} an nginx that runs on this machine */
export async function findNginx() {
  const { NGINX } = process.env;
  if (NGINX) {
    try {
      return await describe(NGINX);
    } catch (error) {
      throw new PlainError(`NGINX is set to '${NGINX}', but ${reasonOf(error)}.`);
    }
  }
  const installed = onPath('nginx') ?? COMMON_PATHS.find(isExecutable);
  try {
    return installed ? await describe(installed) : await unpack();
  } catch (error) {
    throw new PlainError(
      `No nginx could be used (${installed ?? 'apt-get download nginx'}: ${reasonOf(error)}): install one, as with apt-get install nginx-light, or name one with NGINX=/path/to/nginx.`,
    );
  }
}

/** @param {string} binary */
async function describe(binary) {
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
  if (!mimeTypes) throw new Error('its mime.types are missing');
  return { binary, mimeTypes };
}

async function unpack() {
  const kept = join(CACHE, 'nginx');
  const binary = join(kept, 'usr', 'sbin', 'nginx');
  if (!isExecutable(binary)) {
    console.error(
      'Fetching nginx with apt-get (about 1 MB), once; it is unpacked, not installed …',
    );
    await keepInCache(kept, async (folder) => {
      const tree = await aptUnpack(['nginx'], folder);
      await describe(join(tree, 'usr', 'sbin', 'nginx'));
      return tree;
    });
  }
  return describe(binary);
}
