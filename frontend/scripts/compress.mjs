// @ts-check
// Compresses a built site at the highest levels, so that nginx can send the compressed files as is:
// node scripts/compress.mjs [folder]
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Excludes HTML, because nginx fills in its placeholders. */
const COMPRESSIBLE_FILE = /\.(js|css|svg)$/;
/** Below this size, the headers would outweigh the savings. */
const MIN_BYTES = 512;

const folder = process.argv[2] ?? 'dist';
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE_FILE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = await readFile(path);
  if (content.length < MIN_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(
    `${path}.gz`,
    await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  );
  // nginx derives a file's type from its last extension.
  const brotliPath = path.replace(/\.(\w+)$/, '.br.$1');
  await writeFile(brotliPath, await promisify(brotliCompress)(content, { params }));
}
