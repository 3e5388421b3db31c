// @ts-check
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { PlainError } from '../../scripts/plain-error.mjs';
import { BACKEND } from '../../scripts/project.mjs';
import { capture } from '../../scripts/child-process.mjs';

export const PASSWORD = 'correct horse battery';

/** Returns a random IP address, so that rate limits don't interfere. */
const randomIp = () =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/**
 * Calls the API from a random IP address.
 * @param {string} url of the site
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, token?: string, cookie?: string, headers?: Record<string, string> }} [call]
 */
export async function call(url, method, path, { body, token, cookie, headers = {} } = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'X-Forwarded-For': randomIp(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const [setCookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text ? JSON.parse(text) : undefined,
    cookie: setCookie,
  };
}

let accountCount = 0;

/**
 * Creates an account, and returns it with a token.
 * @param {string} url
 * @param {string} [cookie] a guest's cookie
 */
export async function signUp(url, cookie) {
  const username = `visitor-${process.pid}-${++accountCount}`;
  const account = { username, email: `${username}@example.com`, password: PASSWORD };
  const response = await call(url, 'POST', '/signup', { body: account, ...(cookie && { cookie }) });
  if (response.status !== 201) throw new Error(response.text);
  return { ...account, token: String(response.body.accessToken) };
}

/**
 * Grants an account the guide role, as `make guide` does.
 * @param {string} username
 * @param {string} mongodbUri
 */
export async function makeGuide(username, mongodbUri) {
  const { code, output } = await capture(
    process.execPath,
    [join(BACKEND, 'dist', 'colleagues', 'grant.js'), username],
    { env: { PATH: process.env.PATH, NODE_ENV: 'development', MONGODB_URI: mongodbUri } },
  );
  if (code !== 0) throw new PlainError(output);
}
