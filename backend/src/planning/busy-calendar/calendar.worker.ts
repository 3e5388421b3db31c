import { parentPort, workerData } from 'node:worker_threads';
import { CalendarError, type CalendarFlaw } from './calendar-error';
import { readBusyTimes, type BusyPeriod } from './read-busy-times';

export interface CalendarInput {
  text: string;
  within: BusyPeriod;
}

export type CalendarOutput = { periods: BusyPeriod[] } | { flaw: CalendarFlaw };

parentPort?.postMessage(run(workerData as CalendarInput));

function run({ text, within }: CalendarInput): CalendarOutput {
  try {
    return { periods: readBusyTimes(text, within) };
  } catch (error) {
    if (error instanceof CalendarError) return { flaw: error.flaw };
    throw error;
  }
}
