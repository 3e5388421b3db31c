// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const requireFromBackend = createRequire(join(BACKEND, 'package.json'));

/**
 * Returns a notice for the owner if the site shows an example phone number or email address.
 * @param {NodeJS.ProcessEnv} env the settings
 * @returns {string | undefined}
 */
export function contactNotice(env) {
  /** @type {typeof import('shared/placeholders')} */
  const { exampleNotice, exampleSettings, buildSiteSettings } =
    requireFromBackend('shared/placeholders');
  return exampleNotice(exampleSettings(buildSiteSettings((name) => env[name] ?? '')));
}
