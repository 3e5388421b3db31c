// @ts-check
// The settings of the API's container, for measurements without containers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const COMPOSE_FILE = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const BACKEND_SERVICE = /^  backend:\n((?: {4}.*\n|\n)+)/m.exec(COMPOSE_FILE)?.[1] ?? '';

export const NODE_OPTIONS = readSetting('NODE_OPTIONS');

export const MEMORY_LIMIT_MB = Number.parseInt(readSetting('mem_limit'), 10);

/** @param {string} name */
function readSetting(name) {
  const value = new RegExp(`^ +${name}: (.+)$`, 'm').exec(BACKEND_SERVICE)?.[1];
  if (!value) throw new Error(`docker-compose.yml doesn't set ${name} for the backend.`);
  return value;
}
