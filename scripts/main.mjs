// @ts-check
import { PlainError } from './plain-error.mjs';
import { killAll, stopAll } from './child-process.mjs';

/** Ctrl-C sends two signals, one from the terminal and one from make. Signals within this time count as one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a script's job and ends this process, after stopping all child processes. The first signal stops them one after
 * the other, and a second signal kills them.
 * @param {() => Promise<number>} job returns the exit code
 * @param {() => number} [afterSignal] returns the exit code after a signal; by default the one that shells use for Ctrl-C
 */
export async function main(job, afterSignal = () => 130) {
  /** When the first signal arrived; 0 before that. */
  let firstSignalMs = 0;
  const onSignal = async () => {
    if (firstSignalMs) {
      if (Date.now() - firstSignalMs > SAME_SIGNAL_MS) killAll();
      return;
    }
    firstSignalMs = Date.now();
    await stopAll();
    process.exit(afterSignal());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);

  // If make is killed, it can't forward a signal, but this process gets a new parent.
  const parentPid = process.ppid;
  if (process.env.MAKELEVEL) {
    const parentCheck = setInterval(() => {
      if (process.ppid === parentPid) return;
      clearInterval(parentCheck);
      void onSignal();
    }, 1000);
  }

  let code = 1;
  try {
    code = await job();
  } catch (error) {
    if (!firstSignalMs) console.error(error instanceof PlainError ? error.message : error);
  }
  if (firstSignalMs) return; // the signal's handler ends this process
  await stopAll();
  process.exit(code);
}
