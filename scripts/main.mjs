// @ts-check
import { PlainError } from './plain-error.mjs';
import { killAll, stopAll } from './tether.mjs';

/** A Ctrl-C arrives twice, from the terminal and from make. Only a later signal counts as a second one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a script's job and ends this process. In any case, all child processes are stopped first. The first signal
 * stops them in order, and a second one kills them.
 * @param {() => Promise<number>} job returns the exit code
 * @param {() => number} afterSignal returns the exit code after a signal
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

  // A killed make can't forward a signal, but this process then gets a new parent.
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
  if (firstSignal) return; // the signal's handler ends this process
  await stopAll();
  process.exit(code);
}
