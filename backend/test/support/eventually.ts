import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes. Throws the last error if the time is over. */
export async function eventually(check: () => Promise<void> | void, timeoutMs = 10_000) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(50);
    }
  }
}
