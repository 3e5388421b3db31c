import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BusyTime } from '../../departures/busy-times';
import type { CalendarInput, CalendarOutput } from './calendar.worker';
import { CalendarError } from './calendar-error';
import type { BusyPeriod } from './read-busy-times';

/** The worker's file has the same extension as this one, because tests run the TypeScript sources. */
const WORKER_FILE = join(__dirname, `calendar.worker${extname(__filename)}`);
/** Several times the memory that the thread needs, but less than the rest of the API leaves free in its container. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * Reads a calendar's busy times in a separate thread, so that the API can respond to other calls in the meantime. Stops
 * the thread if it needs too much memory.
 *
 * @param signal stops the thread
 * @throws CalendarError if the calendar can't be read; `too-full` if the thread was stopped
 */
export function readInThread(
  text: string,
  period: BusyTime,
  signal: AbortSignal,
): Promise<BusyTime[]> {
  if (signal.aborted) return Promise.reject(new CalendarError('too-full'));
  const input: CalendarInput = {
    text,
    period: { from: period.from.getTime(), to: period.to.getTime() },
  };
  const worker = new Worker(WORKER_FILE, {
    workerData: input,
    // The thread doesn't get the API's environment variables, because some of them are secrets.
    env: {},
    resourceLimits: MEMORY_LIMITS,
  });
  return new Promise<BusyTime[]>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new CalendarError('too-full'));
    });
    worker.on('message', (output: CalendarOutput) => {
      if ('flaw' in output) reject(new CalendarError(output.flaw));
      else resolve(output.periods.map(toBusyTime));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge ? new CalendarError('too-full') : error);
    });
  }).finally(() => worker.terminate());
}

function toBusyTime({ from, to }: BusyPeriod): BusyTime {
  return { from: new Date(from), to: new Date(to) };
}
