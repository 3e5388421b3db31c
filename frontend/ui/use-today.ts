import { useSyncExternalStore } from 'react';
import { newYorkDate } from 'shared/new-york';
import { now } from '../api/clock';

const MINUTE_MS = 60_000;

/**
 * Today's date in New York, also when a page stays open past midnight. Null while pages are rendered to
 * HTML: that is long before they are read.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    everyMinute,
    () => newYorkDate(now()),
    () => null,
  );
}

/** The time, to the minute. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(now().getTime() / MINUTE_MS),
    () => 0,
  );
  return new Date(minute * MINUTE_MS);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock goes, however many show the time. */
function everyMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
