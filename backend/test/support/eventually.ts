import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes; after the given time its last failure is the test's. */
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
