import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats a check until it passes. Throws the check's last error after the timeout, which is long enough for a busy
 * machine by default.
 */
export async function eventually(check: () => Promise<void> | void, timeoutMs = 30_000) {
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
