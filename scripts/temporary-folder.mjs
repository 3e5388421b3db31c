// @ts-check
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder that is removed when this process exits.
 * @param {string} [parent]
 */
export async function makeTemporaryFolder(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'new-york-on-foot-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
