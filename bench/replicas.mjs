// @ts-check
// Measures how many calls one, two, and three API processes can serve, behind nginx with its container's configuration.
import { loadavg } from 'node:os';
import { findNginx } from '../scripts/nginx.mjs';
import { startNginxSite } from '../scripts/nginx-site.mjs';
import { openDayBookings, listDepartures, addBookings, removeMeasuredBookings } from './data.mjs';
import { median } from './quantile.mjs';
import { runLoad } from './run-load.mjs';
import { readMongodCpuSeconds, startServer } from './servers.mjs';

const MAX_REPLICAS = 3;
const CALLS = /** @type {const} */ (['read', 'write']);
const CONNECTIONS = 50;
const OWNERS = 2000;
const ROUNDS = 3;
const SECONDS = 4;
/** The highest limits that nginx's settings allow, since all calls come from one IP address. */
const MAX_LIMITS = {
  CALLS_PER_MINUTE: '60000',
  CALLS_AT_ONCE: '60000',
  BOOKINGS_PER_MINUTE: '60000',
  BOOKINGS_AT_ONCE: '60000',
};

/** @typedef {{ perSecond: number, apiCores: number, mongodCores: number }} Figure */

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measureReplicas({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_replicas');
  const nginx = await findNginx();
  /** @type {import('./servers.mjs').Server[]} */
  const replicas = [];
  /** @type {string[]} */
  const urls = [];
  while (replicas.length < MAX_REPLICAS) {
    const env = { TRUST_PROXY: '1' };
    replicas.push(await startServer('api', { mongodbUri, secret, logs, env }));
    const site = await startNginxSite({
      nginx,
      apiAddresses: replicas.map(({ url }) => new URL(url).host).join(' '),
      env: { ...process.env, ...MAX_LIMITS },
      logs,
    });
    urls.push(site.url);
  }
  const departures = await listDepartures({ url: urls[0] ?? '' });
  const bookings = await openDayBookings(mongodbUri);
  await addBookings(bookings, { ownerCount: OWNERS, total: OWNERS * 10 });

  const readApiCpuSeconds = async () => {
    const secondsByReplica = await Promise.all(replicas.map((replica) => replica.readCpuSeconds()));
    return secondsByReplica.reduce((sum, seconds) => sum + seconds, 0);
  };
  /** @type {Map<string, Figure[]>} */
  const figures = new Map();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const call of CALLS) {
      for (const [index, url] of urls.entries()) {
        const secondsBefore = {
          api: await readApiCpuSeconds(),
          mongod: await readMongodCpuSeconds(mongod),
        };
        const { perSecond } = await runLoad({
          url,
          call,
          secret,
          ownerCount: OWNERS,
          connections: CONNECTIONS,
          seconds: SECONDS,
          bodies: departures,
        });
        const figure = {
          perSecond,
          apiCores: ((await readApiCpuSeconds()) - secondsBefore.api) / SECONDS,
          mongodCores: ((await readMongodCpuSeconds(mongod)) - secondsBefore.mongod) / SECONDS,
        };
        if (call === 'write') await removeMeasuredBookings(bookings);
        const key = `${call} ${index + 1}`;
        // The first round warms up compilers and caches.
        if (round) figures.set(key, [...(figures.get(key) ?? []), figure]);
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  return summarize(figures);
}

/**
 * @param {Map<string, Figure[]>} figures
 * @returns {import('./part.mjs').PartResult}
 */
function summarize(figures) {
  const medianOf = (/** @type {string} */ key, /** @type {keyof Figure} */ field) =>
    median((figures.get(key) ?? []).map((figure) => figure[field]));
  return {
    table: [
      ['', 'calls/s', 'compared with one', 'cores used by the API', 'cores used by mongod'],
      ...[...figures.keys()].map((key) => [
        key.replace(' ', ': '),
        medianOf(key, 'perSecond').toFixed(0),
        (medianOf(key, 'perSecond') / medianOf(key.replace(/\d/, '1'), 'perSecond')).toFixed(2),
        medianOf(key, 'apiCores').toFixed(2),
        medianOf(key, 'mongodCores').toFixed(2),
      ]),
    ],
    metrics: [],
    note: `${CONNECTIONS} connections, ${ROUNDS} alternating rounds of ${SECONDS} s, medians; nginx, mongod and the load share the machine (load average ${loadavg()[0]?.toFixed(1)}).`,
  };
}
