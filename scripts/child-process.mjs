// @ts-check
// Runs child processes that can't outlive this process, however it ends.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';

/**
 * The guard, a script that runs between this process and the command. This process holds the other end of the guard's
 * standard input, so the guard's `read` returns when this process closes the pipe or dies, even by kill -9. The guard
 * then sends SIGTERM to the command, and kills it 15 s later. When the command has ended, the guard stops the processes
 * that the command has left in the process group.
 */
const GUARD = `
exec 3<&0 </dev/null
folder=$1; shift
"$@" 3<&- &
command=$!
{ read -r _ <&3; kill -TERM $command; sleep 15; kill -KILL 0; } 2>/dev/null &
exec 3<&- 2>/dev/null # otherwise, the shell would report the signal too
wait $command; code=$?
[ -z "$folder" ] || rm -rf "$folder"
trap '' TERM
kill -TERM 0
exit $code
`;

/** @type {ChildProcess[]} */
const runningChildren = [];
let isStopping = false;

/**
 * @typedef {object} ChildProcess
 * @property {import('node:child_process').ChildProcess} process the guard, with the command's stdout and stderr
 * @property {Promise<number>} ended resolves to the exit code when the command has exited and its output has been read
 * @property {(graceMs?: number) => Promise<number>} stop sends SIGTERM, and kills the command after the grace period
 * @property {() => void} kill kills the command at once
 */

/**
 * Starts a command in a new session, which the terminal's Ctrl-C doesn't reach, so that this process controls the
 * order in which commands stop. The command's standard input is empty.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number | 'pipe' | 'inherit' | 'ignore'} [options.stdout]
 * @param {number | 'pipe' | 'inherit' | 'ignore'} [options.stderr]
 * @param {string} [options.folderToRemove] a folder to remove once the command has ended
 * @returns {ChildProcess}
 */
export function startProcess(command, args, options = {}) {
  if (isStopping)
    throw new PlainError('Cannot start a process while all processes are being stopped.');
  const { cwd, env, stdout = 'inherit', stderr = 'inherit', folderToRemove = '' } = options;
  const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', folderToRemove, command, ...args], {
    cwd,
    env,
    stdio: ['pipe', stdout, stderr],
    detached: true,
  });
  guard.stdin?.on('error', () => {}); // the guard may exit before its input is closed

  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    // If only the guard was killed, closing its input ends the command.
    guard.on('exit', () => guard.stdin?.destroy());
    /** @param {number} code */
    const finish = (code) => {
      if (folderToRemove) rmSync(folderToRemove, { recursive: true, force: true }); // in case the guard was killed
      runningChildren.splice(runningChildren.indexOf(child), 1);
      resolve(code);
    };
    guard.on('close', (code) => finish(code ?? 1));
    guard.on('error', (error) => {
      console.error(`${command} couldn't be started: ${error.message}`);
      finish(127);
    });
  });

  const child = {
    process: guard,
    ended,
    kill() {
      try {
        if (guard.pid) process.kill(-guard.pid, 'SIGKILL');
      } catch {
        // The guard has already exited.
      }
    },
    async stop(graceMs = 4000) {
      guard.stdin?.destroy();
      const timer = new AbortController();
      sleep(graceMs, undefined, { signal: timer.signal }).then(child.kill, () => {});
      const code = await ended;
      timer.abort();
      return code;
    },
  };
  runningChildren.push(child);
  return child;
}

/** Stops all commands one after the other, in reverse order of their start. */
export async function stopAll() {
  isStopping = true;
  for (const child of [...runningChildren].reverse()) await child.stop();
}

/** Kills all commands at once. */
export function killAll() {
  isStopping = true;
  for (const child of runningChildren) child.kill();
}

/**
 * Runs a command until it ends, and returns its exit code and output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, showOutput?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(
  command,
  args,
  { cwd, env, timeoutMs = 600_000, showOutput = false } = {},
) {
  const child = startProcess(command, args, { cwd, env, stdout: 'pipe', stderr: 'pipe' });
  let output = '';
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (showOutput) process.stderr.write(text);
    });
  }
  const timer = setTimeout(() => {
    output += `\ntimed out after ${timeoutMs / 1000} s`;
    void child.stop();
  }, timeoutMs);
  const code = await child.ended;
  clearTimeout(timer);
  return { code, output: output.trim() };
}

/**
 * Runs a command that must succeed. The error's message is the last line of its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof capture>[2]} [options]
 */
export async function runOrThrow(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0)
    throw new Error(output.split('\n').at(-1) || `${command} exited with code ${code}`);
}
