// @ts-check
// Measures whether calls take longer with more bookings. Makes the same calls alternately on collections of three sizes.
import { openDayBookings, addBookings } from './data.mjs';
import { quantile } from './quantile.mjs';
import { startServer } from './servers.mjs';
import { newToken } from './tokens.mjs';

const COLLECTION_SIZES = [1000, 100_000, 2_000_000];
/** The measured visitors. They have ten bookings each at every size, and other owners have the rest. */
const VISITORS = 100;
const OWNERS = 50_000;
const ROUNDS = 600;
/** The number of unmeasured rounds in which each process compiles its code. */
const WARM_UP_ROUNDS = 60;
/** Building indexes over millions of bookings delays the start. */
const START_TIMEOUT_MS = 240_000;
/** How many times longer a call may take with the most bookings than with the fewest. */
const SLOWDOWN = { goal: 1.2, limit: 2 };
const BOOKING = JSON.stringify({ place: 'Central Park', day: 'Monday', people: 2 });

/**
 * @typedef {object} Site
 * @property {number} bookingCount
 * @property {string} url
 * @property {Map<string, number[]>} times of each call, in ms
 */

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measureGrowth({ mongod, secret, logs }) {
  /** @type {Site[]} */
  const sites = [];
  for (const bookingCount of COLLECTION_SIZES) {
    const mongodbUri = mongod.uri(`bench_growth_${bookingCount}`);
    const settings = { mongodbUri, secret, logs, startTimeoutMs: START_TIMEOUT_MS };
    // The API has to create the database, because it rejects data without a schema version.
    await (await startServer('api', settings)).stop();
    const bookings = await openDayBookings(mongodbUri);
    await addBookings(bookings, { ownerCount: VISITORS, total: VISITORS * 10 });
    await addBookings(bookings, { ownerCount: OWNERS, total: bookingCount, firstOwner: VISITORS });
    const server = await startServer('api', settings);
    sites.push({ bookingCount, url: server.url, times: new Map() });
    process.stderr.write(`${bookingCount} bookings are stored\n`);
  }

  const tokens = Array.from({ length: VISITORS }, (_, visitor) => newToken(visitor, secret));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const token = tokens[(round + WARM_UP_ROUNDS) % VISITORS] ?? '';
    // Each round starts with a different size.
    for (let turn = 0; turn < sites.length; turn++) {
      const site = sites[(round + WARM_UP_ROUNDS + turn) % sites.length];
      if (site) await callAll(site, token, round >= 0);
    }
  }
  return summarize(sites);
}

/**
 * Makes each kind of call, and leaves the visitor's bookings as they were.
 * @param {Site} site
 * @param {string} token
 * @param {boolean} isMeasured
 */
async function callAll({ url, times }, token, isMeasured) {
  /**
   * @param {string} name
   * @param {string} method
   * @param {string} path
   * @param {string} [body]
   */
  const call = async (name, method, path, body) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const start = performance.now();
    const response = await fetch(`${url}/api/${path}`, { method, headers, body });
    const text = await response.text();
    if (isMeasured) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
  await call('list', 'GET', 'all');
  const { _id } = JSON.parse(await call('book', 'POST', 'new', BOOKING));
  await call('change', 'PUT', `editour/${_id}`, BOOKING);
  await call('delete', 'DELETE', `deletetour/${_id}`);
  await call('restore', 'POST', `restoretour/${_id}`);
  await call('delete', 'DELETE', `deletetour/${_id}`);
}

/** @param {Site[]} sites */
function summarize(sites) {
  const calls = [...(sites[0]?.times.keys() ?? [])];
  const quantileOf = (
    /** @type {Site | undefined} */ site,
    /** @type {string} */ call,
    share = 0.99,
  ) => quantile(site?.times.get(call) ?? [], share);
  const formatMs = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  return {
    table: [
      ['median / p99', ...sites.map(({ bookingCount }) => bookingCount.toLocaleString('en-US'))],
      ...calls.map((call) => [
        call,
        ...sites.map(
          (site) =>
            `${formatMs(quantileOf(site, call, 0.5))} / ${formatMs(quantileOf(site, call))}`,
        ),
      ]),
    ],
    metrics: calls.map((call) => ({
      name: `${call}: p99 with the most bookings compared with the fewest`,
      value: quantileOf(sites.at(-1), call) / quantileOf(sites[0], call),
      ...SLOWDOWN,
    })),
    note: `${ROUNDS} alternating rounds; callers have ten bookings each, and ${OWNERS.toLocaleString('en-US')} others have the rest.`,
  };
}
