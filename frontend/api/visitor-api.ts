import { ApiError, callApi, type Call } from './client';
import { identify } from './session';

/**
 * A call on what is the visitor's own. It carries no token: the browser's cookie says who the visitor is,
 * and is seen to.
 *
 * @param noCookies the sentence for browsers that keep no cookie
 * @throws ApiError as {@link callApi} does, and where the session has ended
 */
export async function callAsVisitor<T>(path: string, noCookies: string, call?: Call): Promise<T> {
  await identify();
  try {
    return await callApi<T>(path, call);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await identify(true);
  try {
    return await callApi<T>(path, call);
  } catch (error) {
    throw isUnknown(error) ? new ApiError(401, noCookies) : error;
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
