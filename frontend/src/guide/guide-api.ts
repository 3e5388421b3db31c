import { ApiError, callApi, type Call } from '../api/client';
import type { SessionAnswer } from '../api/schema';
import { identify } from '../auth/session';

/** Confirms that the visitor is the guide; a 404 says that it is somebody else. */
export const confirmGuide = () => callAsGuide<SessionAnswer>('/guide');

/**
 * Makes a call that is the guide's alone. Where the server knows no such call, it is asked anew who the
 * visitor is: the cookie may have been lost, or the role taken away.
 *
 * @throws ApiError as callApi() does
 */
export async function callAsGuide<T>(path: string, options?: Call): Promise<T> {
  await identify();
  try {
    return await callApi<T>(path, options);
  } catch (error) {
    if (!isNothing(error)) throw error;
  }
  await identify(true);
  return callApi<T>(path, options);
}

/** Whether there is nothing at the address, for this visitor at least. */
export function isNothing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
