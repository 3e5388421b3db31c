// @ts-check
// Installs Debian's or Ubuntu's packages, where that is ours to do.
import { onPath } from './executables.mjs';
import { mustWork } from './tether.mjs';

/**
 * @param {string[]} packages
 * @param {string} announcement what to say first: it takes a while
 */
export async function aptInstall(packages, announcement) {
  if (!onPath('apt-get')) throw new Error('no apt-get here');
  if (process.getuid?.() !== 0) throw new Error('not root');
  console.error(announcement);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, show: true };
  await mustWork('apt-get', ['update', '-q'], options);
  await mustWork('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], options);
}
