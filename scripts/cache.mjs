// @ts-check
import { chmod, mkdir, rename } from 'node:fs/promises';
import { CACHE } from './project.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/**
 * Puts an executable or a folder into the cache in one step, so that neither an interrupted download nor two
 * simultaneous ones leave anything incomplete.
 * @param {string} path the target path in the cache
 * @param {(folder: string) => Promise<string>} download fills a temporary folder, and returns the path to keep
 */
export async function keepInCache(path, download) {
  await mkdir(CACHE, { recursive: true });
  const draft = await download(await makeTemporaryFolder(CACHE));
  await chmod(draft, 0o755);
  await rename(draft, path).catch((error) => {
    // The target is a folder with files, so a different process has already filled the cache.
    if (error.code !== 'ENOTEMPTY') throw error;
  });
}
