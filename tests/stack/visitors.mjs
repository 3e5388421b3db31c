// @ts-check
// Visitors who call the API, alone and in crowds.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Every response arrives within this time, even if it is a 503. */
const TIMEOUT_MS = 10_000;

/**
 * @typedef {object} ApiResponse
 * @property {number} status
 * @property {Headers} headers
 * @property {string} cookie the cookie that the response sets, in the form of a request header
 * @property {string} setCookie the same cookie with its attributes
 * @property {any} body
 */

/**
 * @param {string} url the site's URL
 * @param {string} method
 * @param {string} path below /api
 * @param {{ body?: unknown, cookie?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<ApiResponse>}
 */
export async function call(url, method, path, { body, cookie, headers } = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    setCookie: response.headers.getSetCookie()[0] ?? '',
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/**
 * Requests a page with a different Host header, which fetch() doesn't allow.
 * @param {string} url the site's URL
 * @param {string} path
 * @param {string} host
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: Headers, text: string }>}
 */
export function getAtHost(url, path, host, headers) {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url + path,
      { headers: { ...headers, Host: host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(/** @type {Record<string, string>} */ (response.headers)),
            text,
          }),
        );
      },
    );
    clientRequest.on('error', reject).end();
  });
}

/**
 * Signs up a new visitor.
 * @param {string} url
 */
export async function signUp(url) {
  const username = `walker-${randomBytes(4).toString('hex')}`;
  const account = { username, email: `${username}@example.com`, password: 'brooklyn bridge' };
  const { status, cookie, body } = await call(url, 'POST', '/signup', { body: account });
  if (status !== 201) throw new Error(`Signing up failed with status ${status}.`);
  return { ...account, cookie, token: /** @type {string} */ (body.accessToken) };
}

const BOOKING = { place: 'Statue of Liberty', day: 'Monday', people: 2 };

/**
 * The result of one call by a visitor in a crowd.
 * @typedef {{ status: number, ms: number }} Outcome
 */

/**
 * Starts visitors who book on both lists until they are stopped or their lists are full. Each visitor makes one call at
 * a time.
 *
 * @param {string} url
 * @param {number} visitorCount
 */
export async function startCrowd(url, visitorCount) {
  /** @type {{ cookie: string, bookedIds: string[] }[]} */
  const visitors = [];
  for (let n = 0; n < visitorCount; n++) {
    const { status, cookie } = await call(url, 'POST', '/guest');
    if (status >= 300) throw new Error(`Creating a guest failed with status ${status}.`);
    visitors.push({ cookie, bookedIds: [] });
  }
  /** @type {Outcome[]} */
  const outcomes = [];
  let isStopped = false;

  const bookingLoops = visitors.map(async ({ cookie, bookedIds }) => {
    for (let n = 0; n < 380 && !isStopped; n++) {
      const start = performance.now();
      let status = 0;
      try {
        const path = n % 2 === 0 ? '/new' : '/newTwo';
        const response = await call(url, 'POST', path, { cookie, body: BOOKING });
        status = response.status;
        if (status === 201) bookedIds.push(response.body._id);
      } catch {
        // There was no response, so the status is 0.
      }
      outcomes.push({ status, ms: performance.now() - start });
      await sleep(status === 201 ? 20 : 200);
    }
  });

  return {
    outcomes,
    /** @returns {Promise<void>} once all calls have ended */
    stop: async () => {
      isStopped = true;
      await Promise.all(bookingLoops);
    },
    /** Returns how many acknowledged bookings are missing, and how many unacknowledged bookings exist. */
    countMismatches: async () => {
      let lost = 0;
      let surplus = 0;
      for (const { cookie, bookedIds } of visitors) {
        const day = await call(url, 'GET', '/all', { cookie });
        const night = await call(url, 'GET', '/allTwo', { cookie });
        const storedIds = new Set([...day.body, ...night.body].map(({ _id }) => _id));
        lost += bookedIds.filter((id) => !storedIds.has(id)).length;
        surplus += storedIds.size - bookedIds.filter((id) => storedIds.has(id)).length;
      }
      return { lost, surplus };
    },
  };
}

/**
 * Describes outcomes in a line: how many calls had each status, and the longest time.
 * @param {Outcome[]} outcomes
 */
export function summarize(outcomes) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  const longest = Math.round(Math.max(...outcomes.map(({ ms }) => ms)));
  return `${outcomes.length} calls, by status ${JSON.stringify(counts)}, the longest ${longest} ms`;
}
