// @ts-check
// Compresses a built site at the highest levels, so that nginx doesn't have to compress files for each request:
// node scripts/compress.mjs [folder] [cache]
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOrCreate } from './read-or-create.mjs';

/** Excludes HTML, because nginx fills in its placeholders. */
const COMPRESSIBLE_FILE = /\.(js|css|svg)$/;
/** In smaller files, the headers of a compressed file would outweigh the savings. */
const MIN_BYTES = 512;

const folder = process.argv[2] ?? 'dist';
/** A folder with the compressed files of earlier runs, if any. */
const cache = process.argv[3];

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE_FILE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = await readFile(path);
  if (content.length < MIN_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const hash = createHash('sha256').update(content).digest('hex');
  await writeFile(
    `${path}.gz`,
    await readOrCompress(`${hash}.gz`, () =>
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ),
  );
  // nginx derives a file's type from its last extension.
  await writeFile(
    path.replace(/\.(\w+)$/, '.br.$1'),
    await readOrCompress(`${hash}.br`, () => promisify(brotliCompress)(content, { params })),
  );
}

/**
 * Returns a compressed file from the cache, or compresses it.
 * @param {string} name
 * @param {() => Promise<Buffer>} compress
 */
function readOrCompress(name, compress) {
  return cache === undefined ? compress() : readOrCreate(join(cache, name), compress);
}
