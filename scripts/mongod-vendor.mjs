// @ts-check
// The mongod that MongoDB publishes, downloaded with mongodb-memory-server-core, which finds the right archive for each
// system.
import { createRequire } from 'node:module';
import { release } from 'node:os';
import { join } from 'node:path';
import { keepInCache } from './cache.mjs';
import { checkResponds } from './check-responds.mjs';
import { BACKEND, CACHE } from './project.mjs';

const VERSION = kernelCrashesMongo8() ? '7.0.41' : '8.0.30';

export const VENDOR_BINARY = join(CACHE, `mongod-${VERSION}`);

/** MongoDB 8's memory allocator crashes on Linux 6.19 to 7.0.13. MongoDB 7 has a different allocator. */
export function kernelCrashesMongo8() {
  if (process.platform !== 'linux') return false;
  const [major = 0, minor = 0, patch = 0] = release().split(/[.-]/).map(Number);
  const version = major * 1e6 + minor * 1e3 + patch;
  return version >= 6_019_000 && version < 7_000_014;
}

export async function fetchFromVendor() {
  const require = createRequire(join(BACKEND, 'package.json'));
  const { DryMongoBinary, MongoBinary } = require('mongodb-memory-server-core');
  const {
    MongoBinaryDownloadUrl,
  } = require('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl');

  const options = {
    ...(await DryMongoBinary.generateOptions({ version: VERSION })),
    checkMD5: true,
  };
  const url = await new MongoBinaryDownloadUrl(options).getDownloadUrl();
  const { host } = new URL(url);
  const response = await checkResponds(url);
  if (response && !response.ok) {
    throw new Error(`${host} has no MongoDB ${VERSION} for this system (HTTP ${response.status})`);
  }
  const bytes = Number(response?.headers.get('content-length'));
  const sizeText = bytes ? `${Math.round(bytes / 1e6)} MB, ` : '';
  console.error(
    `Downloading mongod ${VERSION} from MongoDB's own site (${host}, ${sizeText}one time only) …`,
  );

  // Without this variable, which npm usually sets, the downloader would accept any certificate.
  process.env.npm_config_strict_ssl ||= 'true';
  await keepInCache(VENDOR_BINARY, (folder) =>
    MongoBinary.download({ ...options, downloadDir: folder }),
  );
}
