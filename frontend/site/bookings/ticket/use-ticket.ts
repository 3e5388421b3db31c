import { useEffect, useState } from 'react';
import { callApi, isTemporary } from '../../../api/client';
import type { TourDetails } from '../../../api/schema';
import { useReloadOnReturn } from '../../../ui/use-reload-on-return';
import { useRemote } from '../../../ui/use-remote';
import type { Ticket, TicketApi } from '../ticket-api';

/** How long the ticket waits for the tour's text and map, so that the page doesn't grow when they load. */
const MAX_TOUR_WAIT_MS = 1000;
/** Shorter than the hour for which a link gives access. */
const RENEWAL_INTERVAL_MS = 30 * 60_000;

/**
 * Loads a booking as soon as the session is known.
 *
 * @param api null until the session is known
 * @param secret the secret in the page's URL, which is removed from the URL once the server has accepted or refused it
 * @param username the signed-in user
 */
export function useTicket(api: TicketApi | null, secret: string | undefined, username: string) {
  const [tour, setTour] = useState<TourDetails | null>(null);

  const { state, reload, retry, update } = useRemote(
    api && [api.id, username, secret].join(' '),
    async (): Promise<Ticket> => {
      if (!api) throw new Error('The session is not known yet.');
      const ticket = await api.load(secret).catch((error: unknown) => {
        // After a temporary error, the secret stays in the URL, so that reloading the page sends it again.
        if (secret !== undefined && !isTemporary(error)) hideSecret();
        throw error;
      });
      if (secret !== undefined) hideSecret();
      if (tour?.id !== ticket.tour) {
        const timeout = new Promise((resolve) => setTimeout(resolve, MAX_TOUR_WAIT_MS));
        await Promise.race([loadTour(ticket).then(setTour), timeout]);
      }
      return ticket;
    },
  );
  useReloadOnReturn(() => {
    if (api) void reload();
  });

  useEffect(() => {
    if (!api) return;
    const timer = setInterval(() => {
      api.renewAccess().catch(() => undefined);
    }, RENEWAL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [api]);

  return {
    state,
    /** The tour's details; null if it has no page, or couldn't be loaded. */
    tour: state.status === 'ready' && tour?.id === state.data.tour ? tour : null,
    retry,
    /** Replaces the booking. */
    update: (ticket: Ticket) => {
      update(() => ticket);
    },
  };
}

/** Loads a ticket's tour; null if it can't be loaded, for example because it is hidden and so has no page. */
function loadTour({ tour }: Ticket): Promise<TourDetails | null> {
  return callApi('GET /tours/{id}', { path: { id: tour }, repeatable: false }).catch(() => null);
}

/** Removes the secret from the URL, so that a screenshot doesn't reveal it. */
function hideSecret(): void {
  history.replaceState(history.state, '', location.pathname);
}
