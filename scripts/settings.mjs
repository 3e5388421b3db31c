// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PlainError } from './plain-error.mjs';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port the site's port
 * @property {string} data the folder for the data, the secret, and the logs
 * @property {NodeJS.ProcessEnv} env all variables, including those for the API
 */

/**
 * Reads the settings from the environment, and those that aren't set there from .env.
 * @returns {Settings}
 */
export function readSettings(file = join(ROOT, '.env')) {
  // Empty variables are ignored, so that they don't override the file.
  const environment = Object.entries(process.env).filter(([, value]) => value !== '');
  const env = {
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
    ...Object.fromEntries(environment),
  };

  const port = env.PORT || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new PlainError(
      `PORT=${port} isn't a port: use a number from 1 to 65535, such as PORT=8081.`,
    );
  }
  return { port: Number(port), data: resolve(ROOT, env.DATA || '.data'), env };
}
