import { ApiError, callApi, type Call } from './client';
import type { Answer, JsonEndpoint } from './endpoints';
import { noteBookings } from './own-bookings';
import { identify } from './session';

/** The calls that give what the visitor has booked: one booking, or all of a list's. */
const TELLING: readonly JsonEndpoint[] = [
  ...(['POST /new', 'POST /newTwo', 'POST /tours/{id}/bookings'] as const),
  ...(['GET /all', 'GET /allTwo', 'GET /bookings'] as const),
];

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
  const answer = await callIdentified(noCookies, endpoint, ...call);
  const isSome = !Array.isArray(answer) || answer.length > 0;
  if (isSome && TELLING.includes(endpoint)) noteBookings(true);
  return answer;
}

async function callIdentified<E extends JsonEndpoint>(
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
