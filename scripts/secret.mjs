// @ts-check
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs sessions: made on first use and kept, so that a restart signs nobody out.
 * @param {string} data
 */
export async function keptSecret(data) {
  const file = join(data, 'jwt-secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    // First use.
  }
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  // A link appears whole or not at all, and never replaces what another start has just made.
  await link(draft, file).catch(ignoreExisting);
  await rm(draft);
  return readFile(file, 'utf8');
}

/** @param {NodeJS.ErrnoException} error */
function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error;
}
