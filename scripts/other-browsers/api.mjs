// @ts-check
// What visitors and the guide do elsewhere meanwhile, without a browser.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { capture } from '../tether.mjs';
import { newAccount } from './accounts.mjs';

export class Api {
  /** @param {{ url: string, env: NodeJS.ProcessEnv }} site past whatever is cut */
  constructor(site) {
    this.site = site;
  }

  /** A new account, made the guide's as make guide does it. */
  async newGuide() {
    const account = newAccount();
    await this.#call('POST', '/api/signup', { body: account });
    const { code, output } = await capture(process.execPath, [join(ROOT, 'scripts', 'guide.mjs')], {
      env: { ...this.site.env, NAME: account.username, ROLE: 'on' },
    });
    assert.equal(code, 0, output);
    return account;
  }

  /**
   * Somebody new books for so many.
   * @param {number} people
   * @returns {Promise<{ name: string, date: string }>}
   */
  async bookParty(people) {
    const account = newAccount();
    const { accessToken: token } = await this.#call('POST', '/api/signup', { body: account });
    const body = { place: 'Central Park', day: 'Wednesday', people };
    const { date } = await this.#call('POST', '/api/new', { token, body });
    return { name: account.username, date };
  }

  /**
   * How many of a party have arrived.
   * @param {import('./accounts.mjs').Account} guide
   * @param {{ name: string, date: string }} party
   * @returns {Promise<number | undefined>}
   */
  async arrivedOf(guide, { name, date }) {
    const { accessToken: token } = await this.#call('POST', '/api/login', { body: guide });
    const { departures } = await this.#call('GET', `/api/guide/days/${date}`, { token });
    /** @type {{ name: string, arrived: number }[]} */
    const parties = departures.flatMap((/** @type {any} */ departure) => departure.parties);
    return parties.find((party) => party.name === name)?.arrived;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ token?: string, body?: object }} more
   * @returns {Promise<any>}
   */
  async #call(method, path, { token, body }) {
    const response = await fetch(this.site.url + path, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    assert.ok(response.ok, `${method} ${path} gave ${response.status}`);
    return response.json();
  }
}
