import { ApiError, callApi, type Call } from './client';
import type { Answer, JsonEndpoint } from './endpoints';
import { identify } from './session';

/**
 * A call on what is the visitor's own. It carries no token: the browser's cookie says who the visitor is,
 * and is seen to.
 *
 * @param noCookies the sentence for browsers that keep no cookie
 * @throws ApiError as {@link callApi} does, and where the session has ended
 */
export async function callAsVisitor<E extends JsonEndpoint>(
  noCookies: string,
  endpoint: E,
  ...call: Call<E>
): Promise<Answer<E>> {
  await identify();
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await identify(true);
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    throw isUnknown(error) ? new ApiError(401, noCookies) : error;
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
