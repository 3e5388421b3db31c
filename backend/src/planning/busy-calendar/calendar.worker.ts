import { parentPort, workerData } from 'node:worker_threads';
import { CalendarError, type CalendarFlaw } from './calendar-error';
import { readBusyTimes, type BusyPeriod } from './read-busy-times';

export interface CalendarInput {
  text: string;
  period: BusyPeriod;
}

export type CalendarOutput = { periods: BusyPeriod[] } | { flaw: CalendarFlaw };

parentPort?.postMessage(run(workerData as CalendarInput));

function run({ text, period }: CalendarInput): CalendarOutput {
  try {
    return { periods: readBusyTimes(text, period) };
  } catch (error) {
    if (error instanceof CalendarError) return { flaw: error.flaw };
    throw error;
  }
}
