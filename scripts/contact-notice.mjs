// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const require = createRequire(import.meta.url);

/**
 * What to tell the owner as long as the site shows visitors an example phone number or email address.
 * @param {NodeJS.ProcessEnv} env the settings
 * @returns {string | undefined}
 */
export function contactNotice(env) {
  const { exampleContact, exampleNotice } = require(
    join(BACKEND, 'dist', 'http', 'placeholders.js'),
  );
  return exampleNotice(exampleContact(env));
}
