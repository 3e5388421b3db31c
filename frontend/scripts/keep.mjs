// @ts-check
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * What a file holds, made and written where there is none yet.
 * @param {string} path
 * @param {() => Promise<Buffer>} make
 */
export async function keep(path, make) {
  try {
    return await readFile(path);
  } catch {
    const bytes = await make();
    await mkdir(dirname(path), { recursive: true });
    // Whole or not at all, also where the build is interrupted.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }
}
