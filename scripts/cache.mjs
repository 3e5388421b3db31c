// @ts-check
import { chmod, mkdir, rename } from 'node:fs/promises';
import { CACHE } from './project.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Puts an executable or a folder into the cache in one step, so that neither an interrupted download nor two
 * simultaneous ones leave a broken one.
 * @param {string} kept its path in the cache
 * @param {(folder: string) => Promise<string>} download creates it in the given folder
 */
export async function keepInCache(kept, download) {
  await mkdir(CACHE, { recursive: true });
  const downloaded = await download(await temporaryFolder(CACHE));
  await chmod(downloaded, 0o755);
  await rename(downloaded, kept).catch((error) => {
    // A folder can't replace another, so a faster copy of the project has filled the cache already.
    if (error.code !== 'ENOTEMPTY') throw error;
  });
}
