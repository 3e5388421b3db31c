import { ApiError, callApi, type Call } from './client';
import type { ResponseOf, JsonEndpoint } from './endpoints';
import { setHasBookings } from './has-bookings';
import { ensureCookie } from './session';

/** Endpoints that return one or more of the visitor's bookings. */
const BOOKING_ENDPOINTS: readonly JsonEndpoint[] = [
  'POST /new',
  'POST /newTwo',
  'POST /tours/{id}/bookings',
  'GET /all',
  'GET /allTwo',
  'GET /bookings',
];

/**
 * Makes a call about the visitor's own bookings. Sends no token, but ensures that the browser's cookie identifies the
 * visitor.
 *
 * @param cookiesBlockedText the error sentence if the browser blocks cookies
 * @throws ApiError as {@link callApi} does, and if the session has ended
 */
export async function callAsVisitor<E extends JsonEndpoint>(
  cookiesBlockedText: string,
  endpoint: E,
  ...call: Call<E>
): Promise<ResponseOf<E>> {
  const response = await callWithCookie(cookiesBlockedText, endpoint, ...call);
  const hasBooking = !Array.isArray(response) || response.length > 0;
  if (hasBooking && BOOKING_ENDPOINTS.includes(endpoint)) setHasBookings(true);
  return response;
}

async function callWithCookie<E extends JsonEndpoint>(
  cookiesBlockedText: string,
  endpoint: E,
  ...call: Call<E>
): Promise<ResponseOf<E>> {
  await ensureCookie();
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  await ensureCookie(true);
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    throw isUnauthorized(error) ? new ApiError(401, cookiesBlockedText) : error;
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
