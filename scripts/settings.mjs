// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError } from './plain-error.mjs';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port where the site is
 * @property {string} data the folder for what is kept: the data, the secret and the logs
 * @property {NodeJS.ProcessEnv} env everything that was set, for the API to read
 */

/**
 * The settings from the environment; what it lacks, from the file .env.
 * @returns {Settings}
 */
export function readSettings(file = join(ROOT, '.env')) {
  // An empty setting is none, and hides none.
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const env = {
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
    ...Object.fromEntries(given),
  };

  const port = env.PORT || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new PlainError(
      `PORT=${port} isn't a port: use a number from 1 to 65535, as in PORT=8081.`,
    );
  }
  return { port: Number(port), data: resolve(ROOT, env.DATA || '.data'), env };
}
