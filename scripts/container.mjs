// @ts-check
// The settings of the API's container, for measurements without one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const SERVICES = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const BACKEND = /^  backend:\n((?: {4}.*\n|\n)+)/m.exec(SERVICES)?.[1] ?? '';

export const NODE_OPTIONS = setting('NODE_OPTIONS');

/** In MB. */
export const MEMORY_LIMIT = Number.parseInt(setting('mem_limit'), 10);

/** @param {string} name */
function setting(name) {
  const value = new RegExp(`^ +${name}: (.+)$`, 'm').exec(BACKEND)?.[1];
  if (!value) throw new Error(`docker-compose.yml gives the backend no ${name}.`);
  return value;
}
