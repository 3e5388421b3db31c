// @ts-check
// API calls of other visitors and of the guide, made outside the tested browser.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';
import { capture } from '../../scripts/child-process.mjs';
import { newAccount } from './accounts.mjs';

/** A format such as "Friday, Nov 27". */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

export class Api {
  /** @param {{ url: string, env: NodeJS.ProcessEnv }} site with a URL that works while the browser's network is cut */
  constructor(site) {
    this.site = site;
  }

  /** Creates an account and grants it the guide role, as make guide does. */
  async createGuide() {
    const account = newAccount();
    await this.#call('POST', '/api/signup', { body: account });
    const { code, output } = await capture(process.execPath, [join(ROOT, 'scripts', 'guide.mjs')], {
      env: { ...this.site.env, NAME: account.username, ROLE: 'on' },
    });
    assert.equal(code, 0, output);
    return account;
  }

  /**
   * Books for a number of people as a new user, and returns the username and the date.
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
   * Returns the first day after today on which Central Park can be booked, as the tour's page names it.
   * @returns {Promise<{ date: string, day: string, isNextMonth: boolean }>}
   */
  async findOpenDay() {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
    /** @type {{ date: string, status: string }[]} */
    const departures = await this.#call('GET', '/api/departures?list=day&place=Central%20Park', {});
    const openDeparture = departures.find(
      ({ date, status }) => date > today && status === 'AVAILABLE',
    );
    const date = openDeparture?.date ?? '';
    return {
      date,
      day: dayFormat.format(new Date(date)),
      isNextMonth: !date.startsWith(today.slice(0, 7)),
    };
  }

  /**
   * Books as a new user, and returns the day and the link that opens the booking.
   * @returns {Promise<{ day: string, link: string }>}
   */
  async bookWithTicketLink() {
    const account = newAccount();
    const { accessToken: token } = await this.#call('POST', '/api/signup', { body: account });
    const { date, day } = await this.findOpenDay();
    const contact = { name: account.username, email: account.email };
    const body = { date, people: 2, contact };
    const path = '/api/tours/day.central-park/bookings';
    const { id } = await this.#call('POST', path, { token, body });
    const { path: link } = await this.#call('POST', `/api/bookings/${id}/link`, { token });
    return { day, link };
  }

  /**
   * Returns how many people of a party have arrived.
   * @param {import('./accounts.mjs').Account} guide
   * @param {{ name: string, date: string }} party
   * @returns {Promise<number | undefined>}
   */
  async countArrived(guide, { name, date }) {
    const { accessToken: token } = await this.#call('POST', '/api/login', { body: guide });
    const { departures } = await this.#call('GET', `/api/guide/days/${date}`, { token });
    /** @type {{ name: string, arrived: number }[]} */
    const parties = departures.flatMap((/** @type {any} */ departure) => departure.parties);
    return parties.find((party) => party.name === name)?.arrived;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ token?: string, body?: object }} options
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
    assert.ok(response.ok, `${method} ${path} returned ${response.status}`);
    return response.json();
  }
}
