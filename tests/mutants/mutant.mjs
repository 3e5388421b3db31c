// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../../scripts/plain-error.mjs';

/**
 * @typedef {object} Test
 * @property {'backend' | 'frontend' | 'api' | 'browser'} kind backend or frontend unit tests, or API or browser tests
 * @property {string} file the path relative to the folder in which the tests run
 * @property {string} [titles] a pattern of test titles; by default, all tests of the file are run
 */

/**
 * A deliberate mistake that the tests must catch.
 * @typedef {object} Mutant
 * @property {string} name
 * @property {string} file
 * @property {string} find the code to replace, which occurs exactly once in the file
 * @property {string} replacement
 * @property {string} impact the effect on a visitor or the guide
 * @property {Test[]} tests the tests that must fail
 */

/**
 * Applies a mutant to a copy of the project.
 * @param {Mutant} mutant
 * @param {string} folder
 * @returns {Promise<() => Promise<void>>} restores the file
 */
export async function applyMutant(mutant, folder) {
  const path = join(folder, mutant.file);
  const originalText = await readFile(path, 'utf8');
  await writeFile(path, replaceCode(mutant, originalText));
  return () => writeFile(path, originalText);
}

/**
 * Checks that all mutants can be applied, before the first one is.
 * @param {Mutant[]} mutants
 * @param {string} folder
 */
export async function checkMutants(mutants, folder) {
  for (const mutant of mutants) {
    replaceCode(mutant, await readFile(join(folder, mutant.file), 'utf8').catch(() => ''));
  }
}

/**
 * @param {Mutant} mutant
 * @param {string} text
 * @returns {string}
 */
function replaceCode({ name, file, find, replacement }, text) {
  const count = text.split(find).length - 1;
  if (count !== 1) {
    throw new PlainError(
      `The mutant '${name}' is stale: the code that it replaces occurs ${count} times in ${file}, and must occur once.`,
    );
  }
  return text.replace(find, () => replacement);
}
