// @ts-check
// Runs child processes that can't outlive this one, however it ends.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';

/**
 * This script runs between this process and the command. This process holds the other end of its standard input, so
 * `read` returns when it closes that or dies, even by kill -9. Then the command is asked to stop, and killed after
 * a while. Processes that the command leaves in its process group are killed, too.
 */
const GUARD = `
exec 3<&0 </dev/null
remove=$1; shift
"$@" 3<&- &
command=$!
{ read -r _ <&3; kill -TERM $command; sleep 15; kill -KILL 0; } 2>/dev/null &
exec 3<&- 2>/dev/null # or the shell would report the signal too
wait $command; code=$?
[ -z "$remove" ] || rm -rf "$remove"
trap '' TERM
kill -TERM 0
exit $code
`;

/** @type {Tether[]} */
const running = [];
let stopping = false;

/**
 * @typedef {object} Tether
 * @property {import('node:child_process').ChildProcess} process the guard, for its stdout and stderr
 * @property {Promise<number>} ended the exit code, once the command has ended and its output was read
 * @property {(graceMs?: number) => Promise<number>} stop asks the command to stop, and kills it after the grace period
 * @property {() => void} kill
 */

/**
 * Starts a command in a new session, which the terminal's Ctrl-C doesn't reach, so that this process controls the
 * order of stopping. Its standard input is empty.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number | 'pipe' | 'inherit' | 'ignore'} [options.stdout]
 * @param {number | 'pipe' | 'inherit' | 'ignore'} [options.stderr]
 * @param {string} [options.remove] a folder to remove once the command has ended
 * @returns {Tether}
 */
export function tether(command, args, options = {}) {
  if (stopping) throw new PlainError('Stopping, so nothing new is started.');
  const { cwd, env, stdout = 'inherit', stderr = 'inherit', remove = '' } = options;
  const child = spawn('/bin/sh', ['-c', GUARD, 'tether', remove, command, ...args], {
    cwd,
    env,
    stdio: ['pipe', stdout, stderr],
    detached: true,
  });
  child.stdin?.on('error', () => {}); // the guard may end before its input is closed

  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    // If only the guard was killed, closing its input ends the command.
    child.on('exit', () => child.stdin?.destroy());
    /** @param {number} code */
    const end = (code) => {
      if (remove) rmSync(remove, { recursive: true, force: true }); // the guard was killed as well
      running.splice(running.indexOf(tethered), 1);
      resolve(code);
    };
    child.on('close', (code) => end(code ?? 1));
    child.on('error', (error) => {
      console.error(`${command} couldn't be started: ${error.message}`);
      end(127);
    });
  });

  const tethered = {
    process: child,
    ended,
    kill() {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    },
    async stop(graceMs = 4000) {
      child.stdin?.destroy();
      const patience = new AbortController();
      sleep(graceMs, undefined, { signal: patience.signal }).then(tethered.kill, () => {});
      const code = await ended;
      patience.abort();
      return code;
    },
  };
  running.push(tethered);
  return tethered;
}

/** Stops all commands one after the other, the last one first. */
export async function stopAll() {
  stopping = true;
  for (const tethered of [...running].reverse()) await tethered.stop();
}

/** Kills all commands at once. */
export function killAll() {
  stopping = true;
  for (const tethered of running) tethered.kill();
}

/**
 * Runs a command to its end and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, { cwd, env, timeoutMs = 600_000, show = false } = {}) {
  const tethered = tether(command, args, { cwd, env, stdout: 'pipe', stderr: 'pipe' });
  let output = '';
  for (const stream of [tethered.process.stdout, tethered.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (show) process.stderr.write(text);
    });
  }
  const timer = setTimeout(() => {
    output += `\nno end after ${timeoutMs / 1000} s`;
    void tethered.stop();
  }, timeoutMs);
  const code = await tethered.ended;
  clearTimeout(timer);
  return { code, output: output.trim() };
}

/**
 * Runs a command that must succeed. The error's message is the last line of its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof capture>[2]} [options]
 */
export async function mustWork(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Error(output.split('\n').at(-1) || `${command} ended with ${code}`);
}
