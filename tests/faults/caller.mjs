// @ts-check
// A client that calls the API over HTTP, without a browser.
import assert from 'node:assert/strict';
import { Agent, request, STATUS_CODES } from 'node:http';

/** Much more than the 3 s within which the API has to respond. */
const TIMEOUT_MS = 15_000;

/**
 * @typedef {object} CallerResponse
 * @property {number} status 0 if there was no response
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {any} body the parsed JSON, or undefined
 * @property {number} ms how long the call took
 */

export class Caller {
  /** @type {string | undefined} */
  token;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
    this.agent = new Agent({ keepAlive: true, maxSockets: 256 });
  }

  /** @param {string} path */
  get(path) {
    return this.call('GET', path);
  }

  /**
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   */
  post(path, body, headers) {
    return this.call('POST', path, body, headers);
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  put(path, body) {
    return this.call('PUT', path, body);
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  patch(path, body) {
    return this.call('PATCH', path, body);
  }

  /** @param {string} path */
  delete(path) {
    return this.call('DELETE', path);
  }

  /**
   * Makes one call, and closes the connection.
   * @param {string} method
   * @param {string} path
   */
  async callOnce(method, path) {
    const result = await this.call(method, path);
    this.closeConnections();
    return result;
  }

  /** Closes the kept-alive connections. */
  closeConnections() {
    this.agent.destroy();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<CallerResponse>} never rejects; without a response, the status is 0
   */
  call(method, path, body, headers = {}) {
    const start = performance.now();
    const json = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      /** @param {Omit<CallerResponse, 'ms'>} result */
      const finish = (result) => resolve({ ...result, ms: performance.now() - start });
      /** @param {Error} error */
      const onFailure = (error) =>
        finish({ status: 0, headers: {}, text: error.message, body: undefined });
      const clientRequest = request({
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        agent: this.agent,
        headers: {
          ...(this.token && { Authorization: this.token }),
          ...(json && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      clientRequest.on('error', onFailure);
      clientRequest.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('error', onFailure);
        response.on('end', () => {
          const isJson = response.headers['content-type']?.includes('json');
          const { statusCode: status = 0, headers } = response;
          finish({ status, headers, text, body: isJson ? JSON.parse(text) : undefined });
        });
      });
      clientRequest.end(json);
    });
  }

  /**
   * Signs up, and keeps the token.
   * @param {{ username: string, email: string, password: string }} account
   */
  async signUp(account) {
    const { status, body, text } = await this.post('/api/signup', account);
    assert.equal(status, 201, text);
    this.token = body.accessToken;
  }

  /** Becomes a guest, and keeps the token, which the API returns only in a cookie. */
  async becomeGuest() {
    const { status, headers } = await this.post('/api/guest');
    assert.equal(status, 204);
    this.token = /^[^=]+=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1];
  }
}

let accountCount = 0;

/** Returns a username, an email address, and a password for a new account. */
export function newAccount() {
  const username = `w${process.pid}_${++accountCount}`;
  return { username, email: `${username}@example.org`, password: 'a long walk uptown' };
}

/**
 * Checks that a response is a 503 problem with `Retry-After`.
 * @param {CallerResponse} response
 */
export function assertUnavailable({ status, headers, body, text }) {
  assert.equal(status, 503, text);
  assert.match(headers['content-type'] ?? '', /^application\/problem\+json/);
  assert.ok(Number(headers['retry-after']) > 0, 'no positive Retry-After');
  assert.equal(body.title, STATUS_CODES[503]);
  assert.equal(body.status, 503);
  assert.match(body.errorMessage, /^[A-Z].+\.$/);
  assert.equal(body.detail, body.errorMessage);
}
