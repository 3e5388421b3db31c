// @ts-check
// make bench: runs the API's benchmarks. Arguments select parts, "all" selects every part, and without arguments only
// the quick parts run. Results are printed, and written to bench/results.md. The script fails if a figure is
// worse than its limit, but not if it only misses its goal.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { measureDepartures } from './departures.mjs';
import { measureGrowth } from './growth.mjs';
import { isBeyondLimit } from './part.mjs';
import { measurePlanning } from './planning.mjs';
import { measureProfile } from './profile.mjs';
import { measureRatios } from './ratios.mjs';
import { measureReplicas } from './replicas.mjs';
import { writeResult } from './results.mjs';
import { measureStartup } from './startup.mjs';
import { main } from '../scripts/main.mjs';
import { findMongod } from '../scripts/mongod.mjs';
import { PlainError } from '../scripts/plain-error.mjs';
import { runMongod } from '../scripts/run-mongod.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';

/**
 * @type {Record<string, { title: string, isQuick: boolean,
 *   measure: (input: import('./part.mjs').PartInput) => Promise<import('./part.mjs').PartResult> }>}
 */
const PARTS = {
  ratios: { title: 'Calls', isQuick: true, measure: measureRatios },
  startup: { title: 'Start and memory', isQuick: true, measure: measureStartup },
  replicas: { title: 'Replicas', isQuick: false, measure: measureReplicas },
  growth: { title: 'Growth', isQuick: false, measure: measureGrowth },
  departures: { title: 'Departures', isQuick: false, measure: measureDepartures },
  planning: { title: 'Planning', isQuick: false, measure: measurePlanning },
  profile: { title: 'Where the time goes', isQuick: false, measure: measureProfile },
};

await main(async () => {
  const names = selectParts(process.argv.slice(2));
  const binary = await findMongod();
  const version = /db version v(\S+)/.exec(
    execFileSync(binary, ['--version'], { encoding: 'utf8' }),
  )?.[1];
  const secret = randomBytes(36).toString('base64');
  let exitCode = 0;
  for (const name of names) {
    const { title, measure } = PARTS[name] ?? {};
    if (!title || !measure) continue;
    console.error(`${title} (load average: ${loadavg()[0]?.toFixed(1)}) …`);
    // Each part gets a new mongod without data.
    const mongod = await runMongod(binary);
    const result = await measure({ mongod, secret, logs: await makeTemporaryFolder() });
    await mongod.process.stop();
    writeResult(title, result, version ?? '');
    if (result.metrics.some(isBeyondLimit)) exitCode = 1;
  }
  return exitCode;
});

/** @param {string[]} requestedNames */
function selectParts(requestedNames) {
  const allNames = Object.keys(PARTS);
  const unknownName = requestedNames.find((name) => name !== 'all' && !allNames.includes(name));
  if (unknownName) {
    throw new PlainError(
      `There is no part '${unknownName}'. The parts are ${allNames.join(', ')}, and all.`,
    );
  }
  if (requestedNames.includes('all')) return allNames;
  return requestedNames.length ? requestedNames : allNames.filter((name) => PARTS[name]?.isQuick);
}
