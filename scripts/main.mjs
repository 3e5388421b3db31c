// @ts-check
import { PlainError } from './plain-error.mjs';
import { killAll, stopAll } from './tether.mjs';

/** Make passes on what the terminal has sent us already; only a later signal is a second one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a script's job and ends this process: whatever happens, what was started is stopped first.
 * The first signal stops things in order, a second one hurries.
 * @param {() => Promise<number>} job gives the exit code
 * @param {() => number} afterSignal gives the exit code when a signal has ended it
 */
export async function main(job, afterSignal) {
  let firstSignal = 0;
  const onSignal = async () => {
    if (firstSignal) {
      if (Date.now() - firstSignal > SAME_SIGNAL_MS) killAll();
      return;
    }
    firstSignal = Date.now();
    await stopAll();
    process.exit(afterSignal());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);

  // A make that is killed outright passes no signal on, but leaves us another parent.
  const parent = process.ppid;
  if (process.env.MAKELEVEL) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      void onSignal();
    }, 1000);
  }

  let code = 1;
  try {
    code = await job();
  } catch (error) {
    if (!firstSignal) console.error(error instanceof PlainError ? error.message : error);
  }
  if (firstSignal) return; // that signal's handler ends this process
  await stopAll();
  process.exit(code);
}
