// @ts-check
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the key that signs sessions. It is created on first use and kept, so that a restart signs nobody out.
 * @param {string} data
 */
export async function readOrCreateSecret(data) {
  const file = join(data, 'jwt-secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    // First use.
  }
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  // Linking is atomic, and never replaces a key that another process has just created.
  await link(draft, file).catch(ignoreExisting);
  await rm(draft);
  return readFile(file, 'utf8');
}

/** @param {NodeJS.ErrnoException} error */
function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error;
}
