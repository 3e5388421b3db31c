// @ts-check
// load.mjs OPTIONS: keeps a fixed number of connections busy with one kind of call, and prints the result. Runs in a
// separate process, because it needs as much processor time as the server. OPTIONS is a LoadOptions in JSON.
import { newToken } from './tokens.mjs';

/**
 * @typedef {object} LoadOptions
 * @property {string | string[]} url if there are several, the connections are divided equally between them
 * @property {'read' | 'write'} call
 * @property {number} connections
 * @property {number} [seconds] the duration; missing if `amount` is set
 * @property {number} [amount] the total number of calls; missing if `seconds` is set
 * @property {object[]} [bodies] the request bodies for writing; bodyIndexOf() assigns them to owners
 * @property {number} ownerCount
 * @property {string} secret
 */

/**
 * @typedef {object} LoadResult
 * @property {number} perSecond
 * @property {number} responses
 * @property {number} failures
 * @property {number[]} responsesPerServer
 */

/** @type {LoadOptions} */
const { url, call, connections, seconds, amount, bodies, ownerCount, secret } = JSON.parse(
  process.argv[2] ?? '{}',
);
const ownersPerConnection = Math.floor(ownerCount / connections);
const BOOKING = { place: 'Central Park', day: 'Monday', people: 2 };
// The cast keeps tsc from looking for the package, which is missing until make bench has installed it.
const { default: autocannon } = await import(/** @type {string} */ ('autocannon'));

/**
 * Returns the index of the request body that an owner sends. All owners on a connection send the same body, unless
 * there are more bodies than connections.
 * @param {number} owner
 */
function bodyIndexOf(owner) {
  return (bodies?.length ?? 0) > connections ? owner : Math.floor(owner / ownersPerConnection);
}

/** @param {number} owner */
function buildRequest(owner) {
  const headers = { Authorization: `Bearer ${newToken(owner, secret)}` };
  if (call === 'read') return { method: 'GET', path: '/api/all', headers };
  return {
    method: 'POST',
    path: '/api/new',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(bodies?.[bodyIndexOf(owner) % bodies.length] ?? BOOKING),
  };
}

const requests = Array.from({ length: ownerCount }, (_, owner) => buildRequest(owner));
let clientCount = 0;
const urls = [url].flat();
const startedAt = performance.now();
/** When the last response arrived. Autocannon's own duration isn't exact, because it checks the clock once a second. */
let lastResponseAt = startedAt;
const results = await Promise.all(
  urls.map((serverUrl, index) => {
    const run = autocannon({
      url: serverUrl,
      connections: Math.floor((connections + index) / urls.length),
      ...(amount === undefined ? { duration: seconds } : { amount: amount / urls.length }),
      requests: requests.slice(0, 1),
      // Each connection sends the requests of its own owners.
      setupClient(/** @type {{ setRequests: (requests: object[]) => void }} */ client) {
        const firstOwner = (clientCount++ % connections) * ownersPerConnection;
        client.setRequests(requests.slice(firstOwner, firstOwner + ownersPerConnection));
      },
    });
    run.on('response', () => (lastResponseAt = performance.now()));
    return run;
  }),
);
const sumOf = (/** @type {(result: any) => number} */ read) =>
  results.reduce((total, result) => total + read(result), 0);
console.log(
  JSON.stringify({
    perSecond: (sumOf((result) => result['2xx']) / (lastResponseAt - startedAt)) * 1000,
    responses: sumOf((result) => result['2xx']),
    failures: sumOf((result) => result.non2xx + result.errors + result.timeouts),
    responsesPerServer: results.map((result) => result['2xx']),
  }),
);
