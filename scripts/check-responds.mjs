// @ts-check
import { reasonOf } from './plain-error.mjs';

const TIMEOUT_MS = 8000;

/**
 * Checks quickly that a URL responds, because downloaders retry for minutes.
 * @param {string} url
 * @returns {Promise<Response | undefined>} undefined behind a proxy, which downloaders support and fetch does not
 */
export async function checkResponds(url) {
  const { https_proxy, HTTPS_PROXY, http_proxy, HTTP_PROXY } = process.env;
  if (https_proxy || HTTPS_PROXY || http_proxy || HTTP_PROXY) return undefined;
  try {
    return await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${new URL(url).host} does not respond (${reasonOf(error)})`);
  }
}
