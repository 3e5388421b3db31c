// @ts-check
import { aptInstall } from '../../scripts/apt.mjs';
import { findCommand } from '../../scripts/executables.mjs';
import { PlainError, reasonOf } from '../../scripts/plain-error.mjs';

/**
 * @typedef {object} BrowserKind
 * @property {string} label the browser's name
 * @property {string[][]} programs each required program, as a list of its possible names
 * @property {string[]} packages Debian's packages with these programs
 * @property {string} downloadSize
 * @property {boolean} hasReadableConsole whether the tests can read the browser's console
 * @property {(viewport: { width: number, height: number }) => Promise<import('./page.mjs').Browser>} start
 */

/**
 * Installs Debian's package of a browser unless it is installed already.
 * @param {BrowserKind} kind
 */
export async function install({ label, programs, packages, downloadSize }) {
  const findMissing = () => programs.filter((names) => !names.some(findCommand));
  if (findMissing().length === 0) return;
  try {
    await aptInstall(packages, `Installing ${label} with apt-get (about ${downloadSize}) …`);
    if (findMissing().length > 0)
      throw new Error(`${findMissing().join(' and ')} is still missing`);
  } catch (error) {
    throw new PlainError(
      `${label} wasn't found and couldn't be installed (${reasonOf(error)}). It needs Debian's packages: apt-get install ${packages.join(' ')}, as root.`,
    );
  }
}
