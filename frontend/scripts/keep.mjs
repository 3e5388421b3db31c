// @ts-check
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Returns a file's content; makes and writes the file if it's missing.
 * @param {string} path
 * @param {() => Promise<Buffer>} make
 */
export async function keep(path, make) {
  try {
    return await readFile(path);
  } catch {
    const bytes = await make();
    await mkdir(dirname(path), { recursive: true });
    // Renamed into place, so that an interrupted build leaves no partial file.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }
}
