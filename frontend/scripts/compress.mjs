// @ts-check
// Compresses a built site with the best compression, so that nginx can send the files as they are:
// node scripts/compress.mjs [folder]
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files without placeholders that nginx fills in. */
const COMPRESSED = /\.(js|css|svg)$/;
/** Below this size, the headers would outweigh the savings. */
const MIN_BYTES = 512;

const folder = process.argv[2] ?? 'dist';
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const text = await readFile(path);
  if (text.length < MIN_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(
    `${path}.gz`,
    await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  );
  // nginx derives a file's type from its last extension.
  const named = path.replace(/\.(\w+)$/, '.br.$1');
  await writeFile(named, await promisify(brotliCompress)(text, { params }));
}
