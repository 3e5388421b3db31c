import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './visitor';

const PAUSE_MS = 500;
const PATIENCE_MS = 20_000;

/** Makes a call again as long as the service says that it is too busy just now, as the site does. */
export async function insist(call: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call();
    if (answer.status !== 503 || performance.now() > deadline) return answer;
    await wait(PAUSE_MS * (1 + Math.random()));
  }
}
