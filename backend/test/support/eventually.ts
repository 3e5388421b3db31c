import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes. After the given time, its last error fails the test. */
export async function eventually(check: () => Promise<void> | void, withinMs = 10_000) {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (failure) {
      if (performance.now() > deadline) throw failure;
      await wait(50);
    }
  }
}
