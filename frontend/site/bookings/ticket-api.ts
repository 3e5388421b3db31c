import { ApiError, callApi, type Call } from '../../api/client';
import type { ResponseOf, JsonEndpoint } from '../../api/endpoints';
import type { ContactInput, TicketInput, TicketRecord } from '../../api/schema';
import { ensureCookie } from '../../api/session';
import { getToken } from '../../api/token-store';

export type Ticket = TicketRecord;
export type TicketApi = ReturnType<typeof ticketApi>;

/**
 * The API calls for one booking. They use the browser's cookies. If the booking was opened with a link, the link's
 * secret is kept in memory, to get access again after the cookie expires.
 */
export function ticketApi(id: string) {
  const path = { id };
  let linkSecret: string | undefined;

  const openWithSecret = (secret: string) =>
    callApi('POST /bookings/{id}/access', { path, body: { secret }, repeatable: true });
  const callWithAccess = async <E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>) => {
    try {
      return await callWithCookies(endpoint, ...rest);
    } catch (error) {
      if (linkSecret === undefined || !isDenied(error)) throw error;
    }
    await openWithSecret(linkSecret);
    return callWithCookies(endpoint, ...rest);
  };

  return {
    id,
    /**
     * Loads the booking.
     *
     * @param secret the secret in the page's URL, if the visitor followed a link
     * @throws ApiError about the link, if neither the link nor the visitor's session opens the booking
     */
    load: async (secret?: string): Promise<Ticket> => {
      if (secret === undefined || secret === linkSecret)
        return callWithAccess('GET /bookings/{id}', { path });
      try {
        const ticket = await openWithSecret(secret);
        linkSecret = secret;
        return ticket;
      } catch (error) {
        if (!isDenied(error)) throw error;
        // If the link doesn't open the booking, the visitor's own session may.
        return await callWithCookies('GET /bookings/{id}', { path }).catch(() =>
          Promise.reject(error as Error),
        );
      }
    },
    /** Renews the hour of access that a link gives; does nothing if the booking was opened without a link. */
    renewAccess: async (): Promise<void> => {
      if (linkSecret !== undefined) await openWithSecret(linkSecret);
    },
    change: (body: TicketInput) => callWithAccess('PUT /bookings/{id}', { path, body }),
    setContact: (body: ContactInput) =>
      callWithAccess('PUT /bookings/{id}/contact', { path, body }),
    accept: () => callWithAccess('POST /bookings/{id}/accept', { path, repeatable: true }),
    confirm: () => callWithAccess('POST /bookings/{id}/confirm', { path, repeatable: true }),
    cancel: () => callWithAccess('DELETE /bookings/{id}', { path }),
    restore: () => callWithAccess('POST /bookings/{id}/restore', { path, repeatable: true }),
    /** Returns the path of a link to the booking. Creates the link unless its secret is already in memory. */
    makeLink: async (): Promise<string> => {
      if (linkSecret === undefined) {
        const created = await callWithAccess('POST /bookings/{id}/link', { path });
        linkSecret = created.path.slice(created.path.indexOf('#') + 1);
      }
      return `/booking/${id}#${linkSecret}`;
    },
  };
}

/** Calls the API with the existing cookies, without making the visitor a guest. */
async function callWithCookies<E extends JsonEndpoint>(
  endpoint: E,
  ...rest: Call<E>
): Promise<ResponseOf<E>> {
  if (getToken() !== null) await ensureCookie();
  return callApi(endpoint, ...rest);
}

/** Whether an error means that the visitor has no access to the booking. */
function isDenied(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 404].includes(error.status);
}
