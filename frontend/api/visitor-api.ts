import { ApiError, callApi, type Call } from './client';
import { texts } from './cookie-texts.en';
import type { ResponseOf, JsonEndpoint } from './endpoints';
import { setHasBookings } from './has-bookings';
import { newKey } from './idempotency-key';
import { ensureCookie } from './session';

/** Endpoints that create a booking. */
const CREATE_ENDPOINTS: readonly JsonEndpoint[] = [
  'POST /new',
  'POST /newTwo',
  'POST /tours/{id}/bookings',
];
/** Endpoints that list the visitor's bookings. */
const LIST_ENDPOINTS: readonly JsonEndpoint[] = ['GET /all', 'GET /allTwo', 'GET /bookings'];

/** The last booking that was sent without a successful response, with its key. */
let pendingBooking: { json: string; idempotencyKey: string } | undefined;

/**
 * Makes a call about the visitor's own bookings or account. The browser's cookie identifies the visitor; a
 * visitor who isn't signed in becomes a guest. A booking is created only once, even if it is sent again after a missing response.
 *
 * @throws ApiError as {@link callApi} does, and if the session has ended, or the browser blocks cookies
 */
export async function callAsVisitor<E extends JsonEndpoint>(
  endpoint: E,
  ...[call]: Call<E>
): Promise<ResponseOf<E>> {
  const createsBooking = CREATE_ENDPOINTS.includes(endpoint);
  const json = JSON.stringify([endpoint, call]);
  if (createsBooking && pendingBooking?.json !== json)
    pendingBooking = { json, idempotencyKey: newKey() };
  const callArguments = [
    createsBooking ? { ...call, idempotencyKey: pendingBooking?.idempotencyKey } : call,
  ] as Call<E>;

  await ensureCookie();
  let response: ResponseOf<E>;
  try {
    response = await callApi(endpoint, ...callArguments);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await ensureCookie({ renew: true });
    response = await callApi(endpoint, ...callArguments).catch((reason: unknown) => {
      if (!isUnauthorized(reason)) throw reason;
      const isAccountCall = endpoint.includes(' /account');
      throw new ApiError(401, isAccountCall ? texts.account : texts.bookings);
    });
  }

  if (createsBooking) pendingBooking = undefined;
  const listsBookings = LIST_ENDPOINTS.includes(endpoint) && (response as unknown[]).length > 0;
  if (createsBooking || listsBookings) setHasBookings(true);
  return response;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
