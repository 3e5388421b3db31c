// @ts-check
// Starts the measured servers, each in a separate process, and reads their processor time and memory.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_OPTIONS } from '../scripts/container.mjs';
import { openLog } from '../scripts/log-file.mjs';
import { PlainError } from '../scripts/plain-error.mjs';
import { findFreePort } from '../scripts/ports.mjs';
import { BACKEND, ROOT } from '../scripts/project.mjs';
import { startProcess } from '../scripts/child-process.mjs';

/** The script of each server. */
const SCRIPTS = {
  bare: join(ROOT, 'bench', 'bare-server.mjs'),
  api: join(BACKEND, 'dist', 'main.js'),
  sample: join(ROOT, 'bench', 'sample', 'dist', 'main.js'),
};
const START_TIMEOUT_MS = 30_000;
/** Linux counts processor time in ticks. This rate is the same on all platforms that Node supports. */
const TICKS_PER_SECOND = 100;

/** @typedef {keyof typeof SCRIPTS} Program */

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {number} startMs from the start until the server is ready
 * @property {() => Promise<number>} readCpuSeconds the processor time used so far
 * @property {() => Promise<number>} readMemoryMb the resident memory
 * @property {() => Promise<number>} readPeakMemoryMb the highest resident memory so far
 * @property {() => Promise<unknown>} stop
 */

/**
 * @typedef {object} Settings
 * @property {string} mongodbUri
 * @property {string} secret
 * @property {string} logs a folder
 * @property {NodeJS.ProcessEnv} [env] more settings of the API
 * @property {string[]} [nodeOptions]
 * @property {number} [startTimeoutMs] the time within which the server must be ready
 */

/**
 * Starts a server in production mode, with its output in a file.
 * @param {Program} program
 * @param {Settings} settings
 * @returns {Promise<Server>} once it is ready
 */
export async function startServer(
  program,
  { mongodbUri, secret, logs, env, nodeOptions = [], startTimeoutMs = START_TIMEOUT_MS },
) {
  const port = await findFreePort();
  const log = openLog(join(logs, `${program}-${port}.log`));
  // All clients book the same few departures, so the API's limit is raised. The other servers have none.
  const programEnv = program === 'api' ? { NODE_OPTIONS, MAX_PARTIES: '100000' } : {};
  const startedAt = performance.now();
  const child = startProcess(process.execPath, [...nodeOptions, SCRIPTS[program]], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      JWT_SECRET: secret,
      ...programEnv,
      ...env,
    },
    stdout: log.fd,
    stderr: log.fd,
  });
  const url = `http://127.0.0.1:${port}`;
  const readyUrl = program === 'api' ? `${url}/api/health/ready` : `${url}/api/all`;
  while (!(await isReady(readyUrl))) {
    if (performance.now() - startedAt > startTimeoutMs) {
      throw new PlainError(`The server '${program}' did not start: ${log.read().slice(-1000)}`);
    }
    await sleep(10);
  }
  const startMs = performance.now() - startedAt;
  const pid = await pidOf(child, process.execPath);
  return {
    url,
    startMs,
    readCpuSeconds: () => readCpuSeconds(pid),
    readMemoryMb: () => readMemoryMb(pid, 'VmRSS'),
    readPeakMemoryMb: () => readMemoryMb(pid, 'VmHWM'),
    stop: () => child.stop(),
  };
}

/**
 * Returns whether a server responds at this URL. The servers without a health check respond with 401.
 * @param {string} url
 */
async function isReady(url) {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
}

/**
 * Returns the processor time that a mongod has used so far.
 * @param {import('../scripts/run-mongod.mjs').Mongod} mongod
 */
export async function readMongodCpuSeconds(mongod) {
  return readCpuSeconds(await pidOf(mongod.process, '--dbpath'));
}

/**
 * Returns the id of the process that a guard runs, identified by a word in its command.
 * @param {import('../scripts/child-process.mjs').ChildProcess} guard
 * @param {string} word
 */
async function pidOf({ process: { pid } }, word) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ').map(Number)) {
    const command = (await readFile(`/proc/${child}/cmdline`, 'utf8')).split('\0');
    // The shells that the guard starts also have the command among their arguments.
    if (!command[0]?.endsWith('sh') && command.includes(word)) return child;
  }
  throw new Error(`Process ${pid} has no child with ${word} in its command.`);
}

/**
 * Returns the processor time that a process has used so far.
 * @param {number} pid
 */
async function readCpuSeconds(pid) {
  // The name of the program, in parentheses, may contain spaces.
  const [, fieldsText = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const fields = fieldsText.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * @param {number} pid
 * @param {'VmRSS' | 'VmHWM'} field
 */
async function readMemoryMb(pid, field) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  const kb = Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]);
  return (kb * 1024) / 1e6;
}
