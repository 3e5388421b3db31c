// @ts-check
// Starts the measured servers, each in a process of its own, and reads their processor time and memory.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../log-file.mjs';
import { PlainError } from '../plain-error.mjs';
import { freePort } from '../ports.mjs';
import { BACKEND, ROOT } from '../project.mjs';
import { tether } from '../tether.mjs';

/** The command of each server. */
const PROGRAMS = {
  bare: join(ROOT, 'scripts', 'bench', 'bare-server.mjs'),
  api: join(BACKEND, 'dist', 'main.js'),
  sample: join(ROOT, 'scripts', 'bench', 'sample', 'dist', 'main.js'),
};
const START_TIMEOUT_MS = 30_000;
/** The unit in which Linux counts processor time, everywhere that Node runs. */
const TICKS_PER_SECOND = 100;

/** @typedef {keyof typeof PROGRAMS} Program */

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {number} startMs from its start to its first good answer
 * @property {() => Promise<number>} cpuSeconds that it has used so far
 * @property {() => Promise<number>} memoryMb that is resident now
 * @property {() => Promise<number>} peakMemoryMb the most that ever was
 * @property {() => Promise<unknown>} stop
 */

/**
 * @typedef {object} Settings
 * @property {string} mongodbUri
 * @property {string} secret
 * @property {string} logs a folder
 * @property {NodeJS.ProcessEnv} [env] further settings of the API
 * @property {string[]} [nodeOptions]
 * @property {number} [patienceMs] how long it may take until it answers
 */

/**
 * Starts a server in production mode, with its output in a file.
 * @param {Program} program
 * @param {Settings} settings
 * @returns {Promise<Server>} once it answers
 */
export async function startServer(
  program,
  { mongodbUri, secret, logs, env, nodeOptions = [], patienceMs = START_TIMEOUT_MS },
) {
  const port = await freePort();
  const log = openLog(join(logs, `${program}-${port}.log`));
  // All clients book the same few departures, and the other servers have no limit.
  const options = program === 'api' ? { ...(await deployedOptions()), MAX_PARTIES: '100000' } : {};
  const started = performance.now();
  const process_ = tether(process.execPath, [...nodeOptions, PROGRAMS[program]], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      MONGODB_URI: mongodbUri,
      JWT_SECRET: secret,
      ...options,
      ...env,
    },
    stdout: log.fd,
    stderr: log.fd,
  });
  const url = `http://127.0.0.1:${port}`;
  const probe = program === 'api' ? `${url}/api/health/ready` : `${url}/api/all`;
  while (!(await answers(probe))) {
    if (performance.now() - started > patienceMs) {
      throw new PlainError(`The server '${program}' did not answer: ${log.read().slice(-1000)}`);
    }
    await sleep(10);
  }
  const startMs = performance.now() - started;
  const pid = await childOf(process_, process.execPath);
  return {
    url,
    startMs,
    cpuSeconds: () => cpuSeconds(pid),
    memoryMb: () => status(pid, 'VmRSS'),
    peakMemoryMb: () => status(pid, 'VmHWM'),
    stop: () => process_.stop(),
  };
}

/**
 * Whether a server is ready. Servers other than the API return 401 when they are.
 * @param {string} url
 */
async function answers(url) {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
}

/** Node's memory options in the container. */
async function deployedOptions() {
  const stack = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8');
  return { NODE_OPTIONS: /^ +NODE_OPTIONS: (.+)$/m.exec(stack)?.[1] };
}

/**
 * Returns the processor time that a mongod has used so far.
 * @param {import('../run-mongod.mjs').Mongod} mongod
 */
export async function mongodCpuSeconds(mongod) {
  return cpuSeconds(await childOf(mongod.tether, '--dbpath'));
}

/**
 * Finds the program that a tether's guard runs by a word of its command.
 * @param {import('../tether.mjs').Tether} tethered
 * @param {string} word
 */
async function childOf({ process: { pid } }, word) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ').map(Number)) {
    const command = (await readFile(`/proc/${child}/cmdline`, 'utf8')).split('\0');
    // The guard's own shells have the command among their arguments.
    if (!command[0]?.endsWith('sh') && command.includes(word)) return child;
  }
  throw new Error(`No ${word} below process ${pid}`);
}

/** @param {number} pid */
async function cpuSeconds(pid) {
  // The name of the program, in brackets, may have spaces in it.
  const [, rest = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * @param {number} pid
 * @param {'VmRSS' | 'VmHWM'} field
 */
async function status(pid, field) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  const kb = Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]);
  return (kb * 1024) / 1e6;
}
