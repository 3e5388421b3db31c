// @ts-check
import { chmod, mkdir, rename } from 'node:fs/promises';
import { CACHE } from './project.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Puts an executable, or a folder, into the cache in one step, so that neither an interrupted download nor two
 * at once leave a broken one there.
 * @param {string} kept its path in the cache
 * @param {(folder: string) => Promise<string>} download makes it in a folder of its own
 */
export async function keepInCache(kept, download) {
  await mkdir(CACHE, { recursive: true });
  const downloaded = await download(await temporaryFolder(CACHE));
  await chmod(downloaded, 0o755);
  await rename(downloaded, kept).catch((error) => {
    // A folder replaces no other, and the one there now was made by a copy of the project that was faster.
    if (error.code !== 'ENOTEMPTY') throw error;
  });
}
