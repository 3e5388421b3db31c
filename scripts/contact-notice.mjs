// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const requireFromBackend = createRequire(join(BACKEND, 'package.json'));

/**
 * Returns a notice for the owner if the running site shows an example phone number or email address.
 * @param {string} url the API's
 * @returns {Promise<string | undefined>}
 */
export async function contactNotice(url) {
  /** @type {typeof import('shared/settings')} */
  const { exampleNotice, exampleSettings } = requireFromBackend('shared/settings');
  const { headers } = await fetch(`${url}/api/page-settings`);
  const contactPhone = headers.get('X-Site-Phone') ?? '';
  const contactEmail = headers.get('X-Site-Email') ?? '';
  return exampleNotice(exampleSettings({ contactPhone, contactEmail }));
}
