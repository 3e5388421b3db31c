// @ts-check
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Returns a file's content, and creates the file first if it's missing.
 * @param {string} path
 * @param {() => Promise<Buffer>} create returns the content of a missing file
 */
export async function readOrCreate(path, create) {
  try {
    return await readFile(path);
  } catch {
    const bytes = await create();
    await mkdir(dirname(path), { recursive: true });
    // Writes the file under a temporary name, so that no other process or later build reads a partial file.
    const temporaryPath = `${path}.${process.pid}`;
    await writeFile(temporaryPath, bytes);
    await rename(temporaryPath, path);
    return bytes;
  }
}
