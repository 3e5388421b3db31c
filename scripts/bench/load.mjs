// @ts-check
// load.mjs OPTIONS: keeps a fixed number of connections busy with one kind of call, and prints the result.
// Runs as a process of its own because it needs as much processor time as the server. OPTIONS is a LoadOptions in JSON.
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
// Its types are missing until make bench has installed it.
const { default: autocannon } = await import(/** @type {string} */ ('autocannon'));

/**
 * Returns the booking that an owner makes: the connection's, or, if there are more, one of the owner's own.
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
    method: 'POST',
    path: '/api/new',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(bookings?.[whichOf(owner) % bookings.length] ?? BOOKING),
  };
}

const requests = Array.from({ length: owners }, (_, owner) => request(owner));
let started = 0;
const urls = [url].flat();
const startedAt = performance.now();
/** Stops the load on time; Autocannon checks the clock only once a second. */
let lastAnswerAt = startedAt;
const results = await Promise.all(
  urls.map((each, index) => {
    const run = autocannon({
      url: each,
      connections: Math.floor((connections + index) / urls.length),
      ...(amount === undefined ? { duration: seconds } : { amount: amount / urls.length }),
      requests: requests.slice(0, 1),
      // Each connection works on a list of its own.
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
