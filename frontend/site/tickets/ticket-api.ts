import { ApiError, callApi, type Call } from '../../api/client';
import type { Answer, JsonEndpoint } from '../../api/endpoints';
import type { ContactInput, TicketInput, TicketRecord } from '../../api/schema';
import { identify } from '../../api/session';
import { storedToken } from '../../api/token-store';

export type Ticket = TicketRecord;
export type TicketApi = ReturnType<typeof ticketApi>;

/**
 * The calls of one booking. They go by whatever right the browser has; the link that the booking was opened by
 * is kept here alone, to have that right again when it has ended.
 */
export function ticketApi(id: string) {
  const path = { id };
  let link: string | undefined;

  const open = (secret: string) =>
    callApi('POST /bookings/{id}/access', { path, body: { secret }, repeatable: true });
  const callAgain = async <E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>) => {
    try {
      return await call(endpoint, ...rest);
    } catch (error) {
      if (link === undefined || !isRefused(error)) throw error;
    }
    await open(link);
    return call(endpoint, ...rest);
  };

  return {
    /**
     * The booking.
     *
     * @param secret what the page's address ends in, if it came as a link
     * @throws ApiError that of the link, where neither it nor anything else opens the booking
     */
    load: async (secret?: string): Promise<Ticket> => {
      if (secret === undefined || secret === link) return callAgain('GET /bookings/{id}', { path });
      try {
        const ticket = await open(secret);
        link = secret;
        return ticket;
      } catch (error) {
        // Whoever booked it needs no link.
        if (!isRefused(error)) throw error;
        return await call('GET /bookings/{id}', { path }).catch(() =>
          Promise.reject(error as Error),
        );
      }
    },
    /** Has the right that the link gives for another hour; nothing where there was no link. */
    renew: async (): Promise<void> => {
      if (link !== undefined) await open(link);
    },
    change: (body: TicketInput) => callAgain('PUT /bookings/{id}', { path, body }),
    setContact: (body: ContactInput) => callAgain('PUT /bookings/{id}/contact', { path, body }),
    accept: () => callAgain('POST /bookings/{id}/accept', { path, repeatable: true }),
    confirm: () => callAgain('POST /bookings/{id}/confirm', { path, repeatable: true }),
    cancel: () => callAgain('DELETE /bookings/{id}', { path }),
    restore: () => callAgain('POST /bookings/{id}/restore', { path, repeatable: true }),
    /** The link's address on this site, made once. */
    makeLink: async (): Promise<string> => {
      if (link === undefined) {
        const made = await callAgain('POST /bookings/{id}/link', { path });
        link = made.path.slice(made.path.indexOf('#') + 1);
      }
      return `/booking/${id}#${link}`;
    },
  };
}

/** A call that makes nobody a guest: by the cookies that there are. */
async function call<E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>): Promise<Answer<E>> {
  if (storedToken() !== null) await identify();
  return callApi(endpoint, ...rest);
}

/** Whether a call was not allowed, or what it was about is not there for this visitor. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 404].includes(error.status);
}
