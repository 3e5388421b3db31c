// @ts-check
// The project's folders.
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BACKEND = join(ROOT, 'backend');
export const FRONTEND = join(ROOT, 'frontend');

/** The folder for downloads. It is outside the checkout, so that all copies of the project share it. */
export const CACHE = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'new-york-on-foot',
);
