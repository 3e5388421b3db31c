// @ts-check
// Child processes that cannot outlive this one, however it ends.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';

/**
 * Runs between us and the command. We hold the other end of its standard input, so `read` returns
 * when we let go of it or die, even by kill -9: then the command is asked to stop, and killed if it
 * has not after a while. Whatever the command leaves behind in its process group goes with it.
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
 * @property {import('node:child_process').ChildProcess} process the guard: for its stdout and stderr
 * @property {Promise<number>} ended the exit code, once the command has ended and its output is read
 * @property {(graceMs?: number) => Promise<number>} stop asks it to stop; kills it after the grace
 * @property {() => void} kill
 */

/**
 * Starts a command in a session of its own, which the terminal's Ctrl-C does not reach: we decide
 * what stops when. Its standard input is empty.
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
  if (stopping) throw new PlainError('Stopping: nothing more will be started.');
  const { cwd, env, stdout = 'inherit', stderr = 'inherit', remove = '' } = options;
  const child = spawn('/bin/sh', ['-c', GUARD, 'tether', remove, command, ...args], {
    cwd,
    env,
    stdio: ['pipe', stdout, stderr],
    detached: true,
  });
  child.stdin?.on('error', () => {}); // the guard may be gone before we let go

  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    // Should the guard alone have been killed, letting go ends what it guarded.
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

/** Stops everything, one after the other, what was started last first. */
export async function stopAll() {
  stopping = true;
  for (const tethered of [...running].reverse()) await tethered.stop();
}

/** Ends everything at once, without asking. */
export function killAll() {
  stopping = true;
  for (const tethered of running) tethered.kill();
}

/**
 * Runs a command to its end and returns what it printed.
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
 * Runs a command that must not fail; the last thing that it says is why it did.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof capture>[2]} [options]
 */
export async function mustWork(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Error(output.split('\n').at(-1) || `${command} ended with ${code}`);
}
