// @ts-check
// make test-mutants: checks that the tests notice mistakes that visitors or the guide would notice. Each mutant
// changes one place in a copy of the project, and each of the mutant's tests must then fail. Arguments select mutants.
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';
import { main } from '../scripts/main.mjs';
import { copyProject } from './mutants/copy.mjs';
import { describeTest, TestRunner } from './mutants/test-runner.mjs';
import { applyMutant, checkMutants } from './mutants/mutant.mjs';
import { MUTANTS } from './mutants/mutants.mjs';
import { PlainError, reasonOf } from '../scripts/plain-error.mjs';
import { ROOT } from '../scripts/project.mjs';

/** @import { Mutant } from './mutants/mutant.mjs' */

await main(async () => {
  const mutants = selectMutants(process.argv.slice(2));
  await checkMutants(mutants, ROOT);
  const folder = await makeTemporaryFolder();
  await copyProject(ROOT, folder);
  const runner = new TestRunner(folder);

  // A test that fails without a mutant would kill every mutant.
  console.log('Running the tests without mutants …');
  await runner.checkTestsPass(mutants.flatMap(({ tests }) => tests));

  console.log('\n| mutant | killed by | seconds |\n| --- | --- | --- |');
  let survivors = 0;
  for (const mutant of mutants) {
    const isKilled = await runMutant(mutant, folder, runner);
    if (!isKilled) survivors++;
  }
  console.log(
    survivors === 0
      ? `\nAll ${mutants.length} mutants were killed.`
      : `\n${survivors} mutants survived.`,
  );
  return survivors === 0 ? 0 : 1;
});

/**
 * @param {string[]} names if empty, all mutants are selected
 * @returns {Mutant[]}
 */
function selectMutants(names) {
  const unknownName = names.find((name) => !MUTANTS.some((mutant) => mutant.name === name));
  if (unknownName !== undefined) {
    const allNames = MUTANTS.map(({ name }) => `  ${name}`).join('\n');
    throw new PlainError(`There is no mutant '${unknownName}'. The mutants are:\n${allNames}`);
  }
  return names.length > 0 ? MUTANTS.filter(({ name }) => names.includes(name)) : MUTANTS;
}

/**
 * Runs a mutant's tests, and prints a line for each test.
 * @param {Mutant} mutant
 * @param {string} folder
 * @param {TestRunner} runner
 * @returns {Promise<boolean>} whether all tests failed
 */
async function runMutant(mutant, folder, runner) {
  const restore = await applyMutant(mutant, folder);
  let isKilled = true;
  try {
    for (const test of mutant.tests) {
      const startMs = performance.now();
      const { failedTest, error } = await runner.run(test, mutant).catch((error) => ({
        failedTest: undefined,
        error: reasonOf(error),
      }));
      const outcome = failedTest ?? `SURVIVED (${error ?? mutant.impact})`;
      const seconds = Math.round((performance.now() - startMs) / 1000);
      const cells = [mutant.name, `${describeTest(test)}: ${outcome}`, seconds];
      console.log(`| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`);
      if (failedTest === undefined) isKilled = false;
    }
  } finally {
    await restore();
  }
  return isKilled;
}
