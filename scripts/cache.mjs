// @ts-check
import { chmod, mkdir, rename } from 'node:fs/promises';
import { CACHE } from './project.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Puts an executable into the cache in one step, so that neither an interrupted download nor two at
 * once leave a broken one there.
 * @param {string} binary its path in the cache
 * @param {(folder: string) => Promise<string>} download makes it in a folder of its own
 */
export async function keepInCache(binary, download) {
  await mkdir(CACHE, { recursive: true });
  const downloaded = await download(await temporaryFolder(CACHE));
  await chmod(downloaded, 0o755);
  await rename(downloaded, binary);
}
