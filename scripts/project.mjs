// @ts-check
// Where things are.
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BACKEND = join(ROOT, 'backend');
export const FRONTEND = join(ROOT, 'frontend');

/** Downloads are kept here, outside the checkout, so that every copy of the project shares them. */
export const CACHE = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'new-york-on-foot',
);
