// @ts-check
// Installs Schemathesis into a folder of its own, separate from the installed Python packages.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepInCache } from '../../scripts/cache.mjs';
import { CACHE, ROOT } from '../../scripts/project.mjs';
import { PlainError } from '../../scripts/plain-error.mjs';
import { capture } from '../../scripts/child-process.mjs';

const REQUIREMENTS = join(ROOT, 'tests', 'attacks', 'requirements.txt');

/**
 * Returns the command that starts Schemathesis, after installing it if it is missing.
 * @returns {Promise<{ command: string, args: string[], env: NodeJS.ProcessEnv }>}
 */
export async function findSchemathesis() {
  const requirements = await readFile(REQUIREMENTS);
  const { output: version } = await runPython(['-c', 'import sys; print(sys.version_info[:2])']);
  const hash = createHash('sha256').update(requirements).update(version).digest('hex').slice(0, 12);
  const packages = join(CACHE, `schemathesis-${hash}`);
  if (!existsSync(packages)) await installPackages(packages);
  return {
    command: 'python3',
    args: ['-m', 'schemathesis.cli'],
    env: { ...process.env, PYTHONPATH: packages, PYTHONNOUSERSITE: '1', COLUMNS: '100' },
  };
}

/** @param {string} packages the folder to create */
async function installPackages(packages) {
  console.error(
    'Downloading Schemathesis from the Python package index (about 20 MB, one time only) …',
  );
  const pipOptions = [
    '--quiet',
    '--disable-pip-version-check',
    '--no-input',
    '--no-warn-conflicts',
  ];
  await keepInCache(packages, async (folder) => {
    const target = join(folder, 'packages');
    await runPython([
      '-m',
      'pip',
      'install',
      ...pipOptions,
      '--target',
      target,
      '-r',
      REQUIREMENTS,
    ]);
    return target;
  });
}

/** @param {string[]} args */
async function runPython(args) {
  const result = await capture('python3', args);
  if (result.code === 0) return result;
  throw new PlainError(
    `The attacks need Schemathesis, which requires Python 3.11 or later with pip: ${result.output.split('\n').at(-1)}`,
  );
}
