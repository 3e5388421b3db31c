// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../plain-error.mjs';

/**
 * @typedef {object} Test
 * @property {'backend' | 'frontend' | 'api' | 'browser'} kind unit tests of either side, or others
 * @property {string} file below the folder of that side, where the tests are run
 * @property {string} [titles] a pattern of the tests' titles; without one, all of the file are run
 */

/**
 * A deliberate mistake that the tests must catch.
 * @typedef {object} Mutant
 * @property {string} name
 * @property {string} file
 * @property {string} find stands exactly once in the file
 * @property {string} replacement
 * @property {string} felt what a visitor or the guide would notice of it
 * @property {Test[]} tests each must fail
 */

/**
 * Applies a mutant to a copy of the project.
 * @param {Mutant} mutant
 * @param {string} folder
 * @returns {Promise<() => Promise<void>>} takes it away again
 */
export async function apply(mutant, folder) {
  const path = join(folder, mutant.file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, mutated(mutant, before));
  return () => writeFile(path, before);
}

/**
 * Checks that all mutants can be applied before the first one runs.
 * @param {Mutant[]} mutants
 * @param {string} folder
 */
export async function check(mutants, folder) {
  for (const mutant of mutants) {
    mutated(mutant, await readFile(join(folder, mutant.file), 'utf8').catch(() => ''));
  }
}

/**
 * @param {Mutant} mutant
 * @param {string} text
 * @returns {string}
 */
function mutated({ name, file, find, replacement }, text) {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const times = text.split(find).length - 1;
    throw new PlainError(
      `The mutant '${name}' is stale: what it replaces stands ${times} times in ${file}, and must stand there once.`,
    );
  }
  return before + replacement + after;
}
