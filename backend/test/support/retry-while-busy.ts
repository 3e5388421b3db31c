import { setTimeout as wait } from 'node:timers/promises';
import type { ApiResponse } from './visitor';

const RETRY_DELAY_MS = 500;
const TIMEOUT_MS = 20_000;

/** Repeats a call while the API returns 503, as the front end does. */
export async function retryWhileBusy(call: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const response = await call();
    if (response.status !== 503 || performance.now() > deadline) return response;
    await wait(RETRY_DELAY_MS * (1 + Math.random()));
  }
}
