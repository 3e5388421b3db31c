// @ts-check
// Compresses a built site once, as hard as can be, for an nginx that then only sends files:
// node scripts/compress.mjs [folder]
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What has no placeholders that are filled in when it is sent. */
const COMPRESSED = /\.(js|css|svg)$/;
/** Below this, headers outweigh what is saved. */
const SMALLEST_BYTES = 512;

const folder = process.argv[2] ?? 'dist';
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const text = await readFile(path);
  if (text.length < SMALLEST_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(
    `${path}.gz`,
    await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  );
  // nginx tells a file's type by its last ending.
  const named = path.replace(/\.(\w+)$/, '.br.$1');
  await writeFile(named, await promisify(brotliCompress)(text, { params }));
}
