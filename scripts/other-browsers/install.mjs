// @ts-check
import { aptInstall } from '../apt.mjs';
import { onPath } from '../executables.mjs';
import { PlainError, reasonOf } from '../plain-error.mjs';

/**
 * @typedef {object} Kind
 * @property {string} label
 * @property {string[][]} programs what it needs: of each list, one
 * @property {string[]} packages Debian's, with these programs
 * @property {string} size of what is downloaded
 * @property {boolean} tellsErrors whether it tells what is in its console
 * @property {(viewport: { width: number, height: number }) => Promise<import('./page.mjs').Browser>} start
 */

/**
 * Has a browser here: the installed one, else Debian's.
 * @param {Kind} kind
 */
export async function install({ label, programs, packages, size }) {
  const missing = () => programs.filter((names) => !names.some(onPath));
  if (missing().length === 0) return;
  try {
    await aptInstall(packages, `Installing ${label} with apt-get (about ${size}) …`);
    if (missing().length > 0) throw new Error(`${missing().join(' and ')} did not come with them`);
  } catch (error) {
    throw new PlainError(
      `${label} isn't here and couldn't be installed (${reasonOf(error)}). It needs Debian's packages: apt-get install ${packages.join(' ')}, as root.`,
    );
  }
}
