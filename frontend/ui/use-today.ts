import { useSyncExternalStore } from 'react';
import { newYorkDate } from 'shared/new-york';
import { now } from '../api/clock';

const MINUTE_MS = 60_000;

/**
 * Returns today's date in New York, even if the page stays open past midnight. Null while pages are rendered to HTML,
 * because visitors open them on later days.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribeToMinutes,
    () => newYorkDate(now()),
    () => null,
  );
}

/** Returns the current time, rounded down to the minute. */
export function useNow(): Date {
  const minute = useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(now().getTime() / MINUTE_MS),
    () => 0,
  );
  return new Date(minute * MINUTE_MS);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls the listener every minute, with one timer for all components. */
function subscribeToMinutes(listener: () => void): () => void {
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
