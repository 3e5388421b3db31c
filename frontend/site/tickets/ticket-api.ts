import { ApiError, callApi, type Call } from '../../api/client';
import type { ResponseOf, JsonEndpoint } from '../../api/endpoints';
import type { ContactInput, TicketInput, TicketRecord } from '../../api/schema';
import { ensureCookie } from '../../api/session';
import { getToken } from '../../api/token-store';

export type Ticket = TicketRecord;
export type TicketApi = ReturnType<typeof ticketApi>;

/**
 * The API calls for one booking. They use the browser's cookies. If the booking was opened with a link, its secret is
 * kept in memory, to get access again when the cookie has expired.
 */
export function ticketApi(id: string) {
  const path = { id };
  let link: string | undefined;

  const open = (secret: string) =>
    callApi('POST /bookings/{id}/access', { path, body: { secret }, repeatable: true });
  const callWithAccess = async <E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>) => {
    try {
      return await call(endpoint, ...rest);
    } catch (error) {
      if (link === undefined || !isDenied(error)) throw error;
    }
    await open(link);
    return call(endpoint, ...rest);
  };

  return {
    /**
     * Loads the booking.
     *
     * @param secret the secret in the page's URL, if the visitor followed a link
     * @throws ApiError about the link, if neither the link nor the visitor's session opens the booking
     */
    load: async (secret?: string): Promise<Ticket> => {
      if (secret === undefined || secret === link)
        return callWithAccess('GET /bookings/{id}', { path });
      try {
        const ticket = await open(secret);
        link = secret;
        return ticket;
      } catch (error) {
        // The visitor who booked it needs no link.
        if (!isDenied(error)) throw error;
        return await call('GET /bookings/{id}', { path }).catch(() =>
          Promise.reject(error as Error),
        );
      }
    },
    /** Renews the access that the link gives for an hour; does nothing without a link. */
    renew: async (): Promise<void> => {
      if (link !== undefined) await open(link);
    },
    change: (body: TicketInput) => callWithAccess('PUT /bookings/{id}', { path, body }),
    setContact: (body: ContactInput) =>
      callWithAccess('PUT /bookings/{id}/contact', { path, body }),
    accept: () => callWithAccess('POST /bookings/{id}/accept', { path, repeatable: true }),
    confirm: () => callWithAccess('POST /bookings/{id}/confirm', { path, repeatable: true }),
    cancel: () => callWithAccess('DELETE /bookings/{id}', { path }),
    restore: () => callWithAccess('POST /bookings/{id}/restore', { path, repeatable: true }),
    /** Returns the path of a link to the booking, created once. */
    makeLink: async (): Promise<string> => {
      if (link === undefined) {
        const created = await callWithAccess('POST /bookings/{id}/link', { path });
        link = created.path.slice(created.path.indexOf('#') + 1);
      }
      return `/booking/${id}#${link}`;
    },
  };
}

/** Calls the API with the existing cookies, without making the visitor a guest. */
async function call<E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>): Promise<ResponseOf<E>> {
  if (getToken() !== null) await ensureCookie();
  return callApi(endpoint, ...rest);
}

/** Whether the visitor has no access to the booking. */
function isDenied(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 404].includes(error.status);
}
