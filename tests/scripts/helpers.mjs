// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isExecutable } from '../../scripts/executables.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { ROOT } from '../../scripts/project.mjs';

export const START = [process.execPath, 'scripts/start.mjs'];

/** Creates a folder that is removed after the test file's tests. */
export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'walks test '));
  after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * Returns this process's environment without the variables that affect scripts or a nested test runner.
 * @param {NodeJS.ProcessEnv} additions
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(additions = {}) {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(MAKE|MFLAGS|NODE_TEST)/.test(name)) delete env[name];
  }
  for (const name of ['MONGODB_URI', 'JWT_SECRET', 'PORT', 'DATA']) delete env[name];
  // With MAKELEVEL, a script exits when its parent process does, so that an interrupted test leaves none running.
  return { ...env, MAKELEVEL: '1', ...additions };
}

/** Returns PATH without the folders that contain a mongod. */
export function pathWithoutMongod() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((path) => !isExecutable(join(path, 'mongod'))).join(delimiter);
}

/**
 * Starts a command in its own process group, as a shell does.
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
export async function startSite({ data = join(makeFolder(), 'data'), command = START, env } = {}) {
  const port = await findFreePort();
  const site = run(command, testEnvironment({ PORT: String(port), DATA: data, ...env }));
  const earlyExit = site.code.then((code) => {
    throw new Error(`exited with code ${code}: ${site.output}`);
  });
  await Promise.race([waitUntil(() => site.output.includes('(Ctrl-C stops it)')), earlyExit]);
  earlyExit.catch(() => {}); // from now on, the test checks the exit code
  return Object.assign(site, { port, data, url: `http://127.0.0.1:${port}` });
}

/**
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} [timeoutMs]
 */
export async function waitUntil(condition, timeoutMs = 30_000) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`not fulfilled within ${timeoutMs} ms: ${condition}`);
    await sleep(25);
  }
}

/**
 * Returns the ids of the processes with this DATA in their environment, including indirectly started ones.
 * @param {string} data
 */
export function findPids(data) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readProc(pid, 'environ').split('\0').includes(`DATA=${data}`));
}

/**
 * Returns the id of the process that has this DATA in its environment, and whose command line matches a pattern.
 * @param {string} data
 * @param {RegExp} command
 */
export function findPid(data, command) {
  const pid = findPids(data).find((each) => command.test(readProc(each, 'cmdline')));
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
    return ''; // the process has exited, or belongs to a different user
  }
}

/**
 * Returns whether mongod's log ends with a clean shutdown.
 * @param {string} data
 */
export function hasStoppedCleanly(data) {
  const log = join(data, 'mongod.log');
  if (!existsSync(log)) return false;
  const lastLine = readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '';
  return /"msg":"Shutting down".*"exitCode":0/.test(lastLine);
}
