// @ts-check
// make bench: measures the API's speed in parts. Arguments name parts, "all" means all of them, and without
// arguments the quick ones run. Results are printed, and written to scripts/bench/results.md. It fails if a figure is
// over its limit, not if it misses its goal.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { measureDepartures } from './bench/departures.mjs';
import { measureGrowth } from './bench/growth.mjs';
import { isOverLimit } from './bench/part.mjs';
import { measureProfile } from './bench/profile.mjs';
import { measureRatios } from './bench/ratios.mjs';
import { measureReplicas } from './bench/replicas.mjs';
import { record } from './bench/results.mjs';
import { measureStartup } from './bench/startup.mjs';
import { main } from './main.mjs';
import { findMongod } from './mongod.mjs';
import { PlainError } from './plain-error.mjs';
import { runMongod } from './run-mongod.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * @type {Record<string, { title: string, quick: boolean,
 *   measure: (surroundings: import('./bench/part.mjs').Surroundings) => Promise<import('./bench/part.mjs').Outcome> }>}
 */
const PARTS = {
  ratios: { title: 'Calls', quick: true, measure: measureRatios },
  startup: { title: 'Start and memory', quick: true, measure: measureStartup },
  replicas: { title: 'Replicas', quick: false, measure: measureReplicas },
  growth: { title: 'Growth', quick: false, measure: measureGrowth },
  departures: { title: 'Departures', quick: false, measure: measureDepartures },
  profile: { title: 'Where the time goes', quick: false, measure: measureProfile },
};

await main(
  async () => {
    const names = namesOf(process.argv.slice(2));
    const binary = await findMongod();
    const version = /db version v(\S+)/.exec(
      execFileSync(binary, ['--version'], { encoding: 'utf8' }),
    )?.[1];
    const secret = randomBytes(36).toString('base64');
    let code = 0;
    for (const name of names) {
      const { title, measure } = PARTS[name] ?? {};
      if (!title || !measure) continue;
      console.error(`${title} (load now: ${loadavg()[0]?.toFixed(1)}) …`);
      // Each part has its own empty mongod.
      const mongod = await runMongod(binary);
      const outcome = await measure({ mongod, secret, logs: await temporaryFolder() });
      await mongod.tether.stop();
      record(title, outcome, version ?? '');
      if (outcome.goals.some(isOverLimit)) code = 1;
    }
    return code;
  },
  () => 130,
);

/** @param {string[]} given */
function namesOf(given) {
  const all = Object.keys(PARTS);
  const unknown = given.find((name) => name !== 'all' && !all.includes(name));
  if (unknown) {
    throw new PlainError(
      `There is no part '${unknown}'. The parts are ${all.join(', ')}, and all.`,
    );
  }
  if (given.includes('all')) return all;
  return given.length ? given : all.filter((name) => PARTS[name]?.quick);
}
