// @ts-check
// Shows how much of the API's processor time each package takes under load.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDayBookings, listDepartures, addBookings } from './data.mjs';
import { runLoad } from './run-load.mjs';
import { startServer } from './servers.mjs';

const OWNERS = 2000;
const SECONDS = 8;
/** Packages with smaller shares of the time are summed in one row. */
const MIN_SHARE = 0.01;

/**
 * The fields of a CPU profile that this file reads.
 * @typedef {object} Profile
 * @property {{ id: number, callFrame: { functionName: string, url: string } }[]} nodes
 * @property {number[]} samples
 * @property {number[]} timeDeltas
 */

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measureProfile({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_profile');
  /** @type {Record<string, Map<string, number>>} */
  const shares = {};
  for (const call of /** @type {const} */ (['read', 'write'])) {
    const folder = join(logs, call);
    await mkdir(folder);
    const nodeOptions = ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`];
    const server = await startServer('api', { mongodbUri, secret, logs, nodeOptions });
    await addBookings(await openDayBookings(mongodbUri), {
      ownerCount: OWNERS,
      total: OWNERS * 10,
    });
    await runLoad({
      url: server.url,
      call,
      connections: 50,
      seconds: SECONDS,
      ownerCount: OWNERS,
      secret,
      bodies: await listDepartures(server),
    });
    await server.stop();
    const [file = ''] = await readdir(folder);
    shares[call] = computePackageShares(JSON.parse(await readFile(join(folder, file), 'utf8')));
  }
  const names = [...(shares.read?.keys() ?? [])];
  const share = (/** @type {string} */ call, /** @type {string} */ name) =>
    shares[call]?.get(name) ?? 0;
  const [largePackages, smallPackages] = [true, false].map((isLarge) =>
    names.filter(
      (name) => (share('read', name) >= MIN_SHARE || share('write', name) >= MIN_SHARE) === isLarge,
    ),
  );
  const formatPercent = (/** @type {number} */ value) => `${(value * 100).toFixed(1)}%`;
  const sumSmallShares = (/** @type {string} */ call) =>
    (smallPackages ?? []).reduce((total, name) => total + share(call, name), 0);
  return {
    table: [
      ['package', 'reading', 'writing'],
      ...(largePackages ?? []).map((name) => [
        name,
        formatPercent(share('read', name)),
        formatPercent(share('write', name)),
      ]),
      ['others', formatPercent(sumSmallShares('read')), formatPercent(sumSmallShares('write'))],
    ],
    metrics: [],
    note: 'Shares of the time that the API was busy, including its start.',
  };
}

/**
 * Returns each package's share of the time in which the process wasn't idle, in descending order.
 * @param {Profile} profile
 */
function computePackageShares({ nodes, samples, timeDeltas }) {
  const packageById = new Map(nodes.map(({ id, callFrame }) => [id, packageOf(callFrame)]));
  /** @type {Map<string, number>} */
  const times = new Map();
  samples.forEach((id, index) => {
    const name = packageById.get(id) ?? '';
    if (name !== '(idle)') times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const totalTime = [...times.values()].reduce((total, time) => total + time, 0);
  return new Map(
    [...times].sort(([, a], [, b]) => b - a).map(([name, time]) => [name, time / totalTime]),
  );
}

/**
 * Returns the name of a function's package, or a name in parentheses for time outside JavaScript.
 * @param {{ functionName: string, url: string }} callFrame
 */
function packageOf({ functionName, url }) {
  if (functionName === '(idle)' || functionName === '(garbage collector)') return functionName;
  const packageName = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (packageName) return packageName;
  if (url.startsWith('node:')) return /^node:(internal\/)?[^/]+/.exec(url)?.[0] ?? url;
  return url.includes('/dist/') ? 'the API itself' : '(native code)';
}
