// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from './project.mjs';

const requireFromBackend = createRequire(join(BACKEND, 'package.json'));

/**
 * Returns a notice for the owner if the running site shows an example phone number or email address. Returns nothing if
 * the API has just stopped, because the caller reports that.
 * @param {string} url the API's URL
 * @returns {Promise<string | undefined>}
 */
export async function fetchContactNotice(url) {
  /** @type {typeof import('shared/settings')} */
  const { exampleNotice, exampleSettings } = requireFromBackend('shared/settings');
  const response = await fetch(`${url}/api/page-settings`).catch(() => undefined);
  const contactPhone = response?.headers.get('X-Site-Phone');
  const contactEmail = response?.headers.get('X-Site-Email');
  if (contactPhone == null || contactEmail == null) return undefined;
  return exampleNotice(exampleSettings({ contactPhone, contactEmail }));
}
