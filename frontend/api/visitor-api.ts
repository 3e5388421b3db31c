import { ApiError, callApi, type Call } from './client';
import type { ResponseOf, JsonEndpoint } from './endpoints';
import { setHasBookings } from './has-bookings';
import { ensureCookie } from './session';

/** Calls that return the visitor's bookings: one, or all of a list. */
const TELLING: readonly JsonEndpoint[] = [
  ...(['POST /new', 'POST /newTwo', 'POST /tours/{id}/bookings'] as const),
  ...(['GET /all', 'GET /allTwo', 'GET /bookings'] as const),
];

/**
 * Makes a call on the visitor's own bookings. It carries no token, and makes sure that the browser's cookie identifies
 * the visitor.
 *
 * @param noCookies the sentence for browsers that block cookies
 * @throws ApiError as {@link callApi} does, and where the session has ended
 */
export async function callAsVisitor<E extends JsonEndpoint>(
  noCookies: string,
  endpoint: E,
  ...call: Call<E>
): Promise<ResponseOf<E>> {
  const answer = await callIdentified(noCookies, endpoint, ...call);
  const isSome = !Array.isArray(answer) || answer.length > 0;
  if (isSome && TELLING.includes(endpoint)) setHasBookings(true);
  return answer;
}

async function callIdentified<E extends JsonEndpoint>(
  noCookies: string,
  endpoint: E,
  ...call: Call<E>
): Promise<ResponseOf<E>> {
  await ensureCookie();
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await ensureCookie(true);
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    throw isUnknown(error) ? new ApiError(401, noCookies) : error;
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
