// @ts-check
// make test-mutants: checks that the tests notice mistakes that visitors or the guide would notice. Each mutant
// changes the code in one place in a copy of the project, and then each of its test files must fail. Arguments
// select mutants.
import { temporaryFolder } from './temporary-folder.mjs';
import { main } from './main.mjs';
import { copyProject } from './mutants/copy.mjs';
import { Killers, nameOf } from './mutants/killers.mjs';
import { apply, check } from './mutants/mutant.mjs';
import { MUTANTS } from './mutants/mutants.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { ROOT } from './project.mjs';

/** @import { Mutant } from './mutants/mutant.mjs' */

await main(
  async () => {
    const chosen = choose(process.argv.slice(2));
    await check(chosen, ROOT);
    const folder = await temporaryFolder();
    await copyProject(ROOT, folder);
    const killers = new Killers(folder);

    // A test that already fails would kill every mutant.
    console.log('Running the tests without mutants …');
    await killers.prove(chosen.flatMap(({ tests }) => tests));

    console.log('\n| mutant | killed by | seconds |\n| --- | --- | --- |');
    let survivors = 0;
    for (const mutant of chosen) {
      const isKilled = await attempt(mutant, folder, killers);
      if (!isKilled) survivors++;
    }
    console.log(
      survivors === 0 ? `\nAll ${chosen.length} were killed.` : `\n${survivors} survived.`,
    );
    return survivors === 0 ? 0 : 1;
  },
  () => 130,
);

/**
 * @param {string[]} names selects all if empty
 * @returns {Mutant[]}
 */
function choose(names) {
  const unknown = names.find((name) => !MUTANTS.some((mutant) => mutant.name === name));
  if (unknown !== undefined) {
    const known = MUTANTS.map(({ name }) => `  ${name}`).join('\n');
    throw new PlainError(`There is no mutant '${unknown}'. There are:\n${known}`);
  }
  return names.length > 0 ? MUTANTS.filter(({ name }) => names.includes(name)) : MUTANTS;
}

/**
 * Runs a mutant's tests, and prints a line for each of them.
 * @param {Mutant} mutant
 * @param {string} folder
 * @param {Killers} killers
 * @returns {Promise<boolean>} whether all of them failed
 */
async function attempt(mutant, folder, killers) {
  const restore = await apply(mutant, folder);
  let isKilled = true;
  try {
    for (const test of mutant.tests) {
      const since = performance.now();
      const { failed, obstacle } = await killers.run(test, mutant).catch((error) => ({
        failed: undefined,
        obstacle: reasonOf(error),
      }));
      const outcome = failed ?? `SURVIVED (${obstacle ?? mutant.impact})`;
      const seconds = Math.round((performance.now() - since) / 1000);
      const cells = [mutant.name, `${nameOf(test)}: ${outcome}`, seconds];
      console.log(`| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`);
      if (failed === undefined) isKilled = false;
    }
  } finally {
    await restore();
  }
  return isKilled;
}
