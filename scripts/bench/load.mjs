// @ts-check
// load.mjs OPTIONS: keeps a fixed number of connections busy with one kind of call, and prints what came of it.
// A process of its own, as it takes as much time as what it measures. OPTIONS are JSON, a LoadOptions.
import { tokenFor } from './tokens.mjs';

/**
 * @typedef {object} LoadOptions
 * @property {string | string[]} url where there are several, each gets an equal part of the connections
 * @property {'read' | 'write'} call
 * @property {number} connections
 * @property {number} [seconds] how long; or else:
 * @property {number} [amount] how many calls in all
 * @property {object[]} [bookings] what is booked: the first connection books the first of them, and so on
 * @property {number} owners
 * @property {string} secret
 */

/**
 * @typedef {object} LoadResult
 * @property {number} perSecond
 * @property {number} answers
 * @property {number} failures
 * @property {number[]} answersOf each server
 */

/** @type {LoadOptions} */
const { url, call, connections, seconds, amount, bookings, owners, secret } = JSON.parse(
  process.argv[2] ?? '{}',
);
const share = Math.floor(owners / connections);
const BOOKING = { place: 'Central Park', day: 'Monday', people: 2 };
// Its types are not there before make bench has installed it.
const { default: autocannon } = await import(/** @type {string} */ ('autocannon'));

/**
 * Which booking an owner makes: that of the connection, or where there are more, one of its own.
 * @param {number} owner
 */
function whichOf(owner) {
  return (bookings?.length ?? 0) > connections ? owner : Math.floor(owner / share);
}

/** @param {number} owner */
function request(owner) {
  const headers = { Authorization: `Bearer ${tokenFor(owner, secret)}` };
  if (call === 'read') return { method: 'GET', path: '/api/all', headers };
  return {
    ...{ method: 'POST', path: '/api/new' },
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(bookings?.[whichOf(owner) % bookings.length] ?? BOOKING),
  };
}

const requests = Array.from({ length: owners }, (_, owner) => request(owner));
let started = 0;
const urls = [url].flat();
const startedAt = performance.now();
/** Autocannon itself looks at the clock only once a second. */
let lastAnswerAt = startedAt;
const results = await Promise.all(
  urls.map((each, index) => {
    const run = autocannon({
      url: each,
      connections: Math.floor((connections + index) / urls.length),
      ...(amount === undefined ? { duration: seconds } : { amount: amount / urls.length }),
      requests: requests.slice(0, 1),
      // No two connections work on one list.
      setupClient(/** @type {{ setRequests: (requests: object[]) => void }} */ client) {
        const first = (started++ % connections) * share;
        client.setRequests(requests.slice(first, first + share));
      },
    });
    run.on('response', () => (lastAnswerAt = performance.now()));
    return run;
  }),
);
const sum = (/** @type {(result: any) => number} */ of) =>
  results.reduce((total, result) => total + of(result), 0);
console.log(
  JSON.stringify({
    perSecond: (sum((result) => result['2xx']) / (lastAnswerAt - startedAt)) * 1000,
    answers: sum((result) => result['2xx']),
    failures: sum((result) => result.non2xx + result.errors + result.timeouts),
    answersOf: results.map((result) => result['2xx']),
  }),
);
