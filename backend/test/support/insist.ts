import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './visitor';

const PAUSE_MS = 500;
const GIVE_UP_AFTER_MS = 20_000;

/** Repeats a call while the service returns 503, as the site does. */
export async function insist(call: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const answer = await call();
    if (answer.status !== 503 || performance.now() > deadline) return answer;
    await wait(PAUSE_MS * (1 + Math.random()));
  }
}
