// @ts-check
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const folders = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates a folder that is removed when this process exits.
 * @param {string} [parent]
 */
export async function makeTemporaryFolder(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'new-york-on-foot-'));
  folders.push(folder);
  return folder;
}
