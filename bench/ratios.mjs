// @ts-check
// Compares the API's calls per second with those of two other servers. All three take turns with the same calls,
// under the same load, on the same bookings in the same mongod.
import { join } from 'node:path';
import { PlainError } from '../scripts/plain-error.mjs';
import { ROOT } from '../scripts/project.mjs';
import { capture } from '../scripts/child-process.mjs';
import { openDayBookings, listDepartures, addBookings, removeMeasuredBookings } from './data.mjs';
import { runLoad } from './run-load.mjs';
import { median } from './quantile.mjs';
import { startServer } from './servers.mjs';

const PROGRAMS = /** @type {const} */ (['bare', 'api', 'sample']);
const CALLS = /** @type {const} */ (['read', 'write']);
const CONNECTIONS = 50;
/** Each owner starts with ten bookings, and stays below the limit while writing. */
const OWNERS = 2000;
const ROUNDS = 3;
/** Short turns, so that other load on the machine affects all servers alike. */
const TURNS = 3;
const SECONDS = 2;
const GOALS = {
  read: { bare: { goal: 1.5, limit: 1 }, sample: { goal: 4, limit: 2.5 } },
  write: { bare: { goal: 0.85, limit: 0.5 }, sample: { goal: 2.2, limit: 1.3 } },
};

/** @typedef {{ perSecond: number, cpuUs: number }} Figure the calls per second and processor time per call in a run */

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measureRatios({ mongod, secret, logs }) {
  await compileSample();
  const mongodbUri = mongod.uri('bench_ratios');
  /** @type {Record<string, import('./servers.mjs').Server>} */
  const servers = {};
  // The API starts first, since it creates the indexes.
  for (const program of /** @type {const} */ (['api', 'bare', 'sample'])) {
    servers[program] = await startServer(program, { mongodbUri, secret, logs });
  }
  const departures = await listDepartures(
    /** @type {import('./servers.mjs').Server} */ (servers.api),
  );
  const bookings = await openDayBookings(mongodbUri);
  await addBookings(bookings, { ownerCount: OWNERS, total: OWNERS * 10 });

  /** @type {Record<string, Figure[]>} */
  const figures = {};
  // The first round warms up compilers and caches.
  for (let round = 0; round <= ROUNDS; round++) {
    /** @type {Record<string, { responses: number, seconds: number, cpuSeconds: number }>} */
    const sums = {};
    for (let turn = 0; turn < TURNS; turn++) {
      for (const call of CALLS) {
        for (const program of PROGRAMS) {
          const server = servers[program];
          if (!server) throw new Error(program);
          const cpuBefore = await server.readCpuSeconds();
          const { responses, perSecond } = await runLoad({
            url: server.url,
            call,
            secret,
            ownerCount: OWNERS,
            connections: CONNECTIONS,
            seconds: SECONDS,
            bodies: departures,
          });
          const sum = (sums[`${call} ${program}`] ??= { responses: 0, seconds: 0, cpuSeconds: 0 });
          sum.responses += responses;
          sum.seconds += responses / perSecond;
          sum.cpuSeconds += (await server.readCpuSeconds()) - cpuBefore;
          if (call === 'write') await removeMeasuredBookings(bookings);
          process.stderr.write('.');
        }
      }
    }
    if (round === 0) continue;
    for (const [key, { responses, seconds, cpuSeconds }] of Object.entries(sums)) {
      const figure = { perSecond: responses / seconds, cpuUs: (cpuSeconds / responses) * 1e6 };
      (figures[key] ??= []).push(figure);
    }
  }
  process.stderr.write('\n');
  for (const server of Object.values(servers)) await server.stop();
  return summarize(figures);
}

/** @param {Record<string, Figure[]>} figures */
function summarize(figures) {
  const rows = CALLS.flatMap((call) =>
    PROGRAMS.map((program) => {
      const runs = figures[`${call} ${program}`] ?? [];
      const ratios = runs.map(({ perSecond }, round) => {
        const bare = figures[`${call} bare`]?.[round]?.perSecond ?? NaN;
        return perSecond / bare;
      });
      return {
        call,
        program,
        perSecond: median(runs.map(({ perSecond }) => perSecond)),
        cpuUs: median(runs.map(({ cpuUs }) => cpuUs)),
        ratio: median(ratios),
      };
    }),
  );
  const ratio = (/** @type {string} */ call, /** @type {string} */ program) =>
    rows.find((row) => row.call === call && row.program === program)?.ratio ?? NaN;
  return {
    table: [
      ['', 'calls/s', 'compared with the bare server', 'processor time per call'],
      ...rows.map(({ call, program, perSecond, cpuUs, ratio }) => [
        `${call}: ${program}`,
        perSecond.toFixed(0),
        ratio.toFixed(2),
        `${cpuUs.toFixed(0)} µs`,
      ]),
    ],
    metrics: CALLS.flatMap((call) => [
      {
        name: `${call}: calls/s compared with the bare server`,
        value: ratio(call, 'api'),
        ...GOALS[call].bare,
      },
      {
        name: `${call}: calls/s compared with the sample`,
        value: ratio(call, 'api') / ratio(call, 'sample'),
        ...GOALS[call].sample,
      },
    ]),
    note: `${CONNECTIONS} connections, ${ROUNDS} rounds of ${TURNS} turns of ${SECONDS} s each, medians; each caller's list has ten bookings; writes are spread over all bookable departures, and are on disk before they are acknowledged.`,
  };
}

async function compileSample() {
  const compiler = join(ROOT, 'backend', 'node_modules', 'typescript', 'bin', 'tsc');
  const sample = join(ROOT, 'bench', 'sample');
  const { code, output } = await capture(process.execPath, [compiler, '-p', sample]);
  if (code !== 0) throw new PlainError(`The sample can't be compiled: ${output}`);
}
