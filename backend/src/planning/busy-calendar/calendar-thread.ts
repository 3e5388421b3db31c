import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BusyTime } from '../../departures/busy-times';
import type { CalendarInput, CalendarOutput } from './calendar.worker';
import { CalendarError } from './calendar-error';

/** The tests run the sources instead of their build. */
const WORKER_FILE = join(__dirname, `calendar.worker${extname(__filename)}`);
/** Several times what a calendar of the maximum size needs. */
const TIMEOUT_MS = 20_000;
/** Several times what the thread needs, but less than what remains of a container's memory. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * Reads a calendar's busy times in a thread of its own, so that calls are answered in the meantime. The thread is stopped
 * if it needs too much time or memory.
 *
 * @throws CalendarError
 */
export function readInThread(
  text: string,
  within: BusyTime,
  timeoutMs = TIMEOUT_MS,
): Promise<BusyTime[]> {
  const input: CalendarInput = {
    text,
    within: { from: within.from.getTime(), to: within.to.getTime() },
  };
  const worker = new Worker(WORKER_FILE, {
    workerData: input,
    // Without the API's settings, some of which are secret.
    env: {},
    resourceLimits: MEMORY_LIMITS,
  });
  return new Promise<BusyTime[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new CalendarError('too-full'));
    }, timeoutMs);
    worker.on('message', (output: CalendarOutput) => {
      if ('flaw' in output) reject(new CalendarError(output.flaw));
      else
        resolve(output.periods.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge ? new CalendarError('too-full') : error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
    });
  }).finally(() => worker.terminate());
}
