// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isExecutable } from '../executables.mjs';
import { findFreePort } from '../ports.mjs';
import { ROOT } from '../project.mjs';

export const START = [process.execPath, 'scripts/start.mjs'];

/** Makes a folder that is removed after the file's tests. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'walks test '));
  after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * Returns the environment without the variables that change how scripts or a nested test runner behave.
 * @param {NodeJS.ProcessEnv} more
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(more = {}) {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(MAKE|MFLAGS|NODE_TEST)/.test(name)) delete env[name];
  }
  for (const name of ['MONGODB_URI', 'JWT_SECRET', 'PORT', 'DATA']) delete env[name];
  // As under make, a script ends when its parent does, such as an interrupted test.
  return { ...env, MAKELEVEL: '1', ...more };
}

/** PATH without any mongod. */
export function pathWithoutMongod() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((path) => !isExecutable(join(path, 'mongod'))).join(delimiter);
}

/**
 * Starts a command in a process group of its own, as a shell does.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
export function run([program = '', ...args], env) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const running = {
    pid: child.pid ?? 0,
    output: '',
    /** @type {Promise<number | null>} */
    code: once(child, 'close').then(([code]) => code),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (running.output += text));
  }
  after(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  });
  return running;
}

/**
 * Starts the site, and waits until it prints its address.
 * @param {{ data?: string, command?: string[], env?: NodeJS.ProcessEnv }} [options]
 */
export async function startSite({ data = join(folder(), 'data'), command = START, env } = {}) {
  const port = await findFreePort();
  const site = run(command, environment({ PORT: String(port), DATA: data, ...env }));
  const ended = site.code.then((code) => {
    throw new Error(`ended with ${code}: ${site.output}`);
  });
  await Promise.race([waitUntil(() => site.output.includes('(Ctrl-C stops it)')), ended]);
  ended.catch(() => {}); // from here on the test checks the exit code
  return Object.assign(site, { port, data, url: `http://127.0.0.1:${port}` });
}

/**
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} [patienceMs]
 */
export async function waitUntil(condition, patienceMs = 30_000) {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${patienceMs} ms: ${condition}`);
    await sleep(25);
  }
}

/**
 * Returns the processes with this DATA in their environment, however indirectly they were started.
 * @param {string} data
 */
export function processesOf(data) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readProc(pid, 'environ').split('\0').includes(`DATA=${data}`));
}

/**
 * @param {string} data
 * @param {RegExp} command
 */
export function processOf(data, command) {
  const pid = processesOf(data).find((each) => command.test(readProc(each, 'cmdline')));
  if (pid === undefined) throw new Error(`no process like ${command}`);
  return pid;
}

/**
 * @param {number} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it has ended, or belongs to a different user
  }
}

/**
 * Whether mongod's log closes with an orderly shutdown.
 * @param {string} data
 */
export function stoppedCleanly(data) {
  const log = join(data, 'mongod.log');
  if (!existsSync(log)) return false;
  const last = readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '';
  return /"msg":"Shutting down".*"exitCode":0/.test(last);
}
