import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi, isTemporary } from '../../../api/client';
import type { TourDetails } from '../../../api/schema';
import type { Ticket, TicketApi } from '../ticket-api';

/** The ticket waits this long for the tour's text and map, so that it doesn't grow when they load. */
const MAX_TOUR_WAIT_MS = 1000;
/** A ticket older than this is reloaded when the visitor comes back to the page. */
const STALE_AFTER_MS = 60_000;
/** Half of the hour for which a link gives access. */
const RENEWAL_MS = 30 * 60_000;

export type TicketLoadState =
  | { status: 'loading' }
  /** `openedByLink`: whether the URL contained a link's secret. */
  | { status: 'failed'; error: unknown; openedByLink: boolean }
  | { status: 'ready'; ticket: Ticket };

/**
 * Loads a booking as soon as the session is known.
 *
 * @param api null until the session is known
 * @param secret the secret in the page's URL, which is removed from the URL after the attempt
 * @param username the signed-in user; the booking reloads when it changes
 */
export function useTicket(api: TicketApi | null, secret: string | undefined, username: string) {
  const [state, setState] = useState<TicketLoadState>({ status: 'loading' });
  const [tour, setTour] = useState<TourDetails | null>(null);
  const [attempt, setAttempt] = useState(0);
  const loadedAt = useRef(0);

  useEffect(() => {
    if (!api) return;
    let isCurrent = true;
    const load = async () => {
      const ticket = await api.load(secret);
      const details = loadTour(ticket).then((loaded) => {
        if (isCurrent) setTour(loaded);
      });
      await Promise.race([
        details,
        new Promise((resolve) => setTimeout(resolve, MAX_TOUR_WAIT_MS)),
      ]);
      return ticket;
    };
    load().then(
      (ticket) => {
        if (secret !== undefined) hideSecret();
        if (isCurrent) setState({ status: 'ready', ticket });
      },
      (error: unknown) => {
        // After a temporary error, the secret stays, so that reloading the page may help.
        if (secret !== undefined && !isTemporary(error)) hideSecret();
        if (isCurrent) setState({ status: 'failed', error, openedByLink: secret !== undefined });
      },
    );
    loadedAt.current = performance.now();
    return () => {
      isCurrent = false;
    };
  }, [api, secret, username, attempt]);

  const refresh = useEffectEvent(() => {
    if (!api || document.hidden || performance.now() - loadedAt.current < STALE_AFTER_MS) return;
    loadedAt.current = performance.now();
    api.load().then(
      (ticket) => {
        setState({ status: 'ready', ticket });
      },
      // After a failure, the shown ticket may still be right.
      () => undefined,
    );
  });
  useEffect(() => {
    const onVisibilityChange = () => {
      refresh();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);

  useEffect(() => {
    if (!api) return;
    const timer = setInterval(() => {
      api.renew().catch(() => undefined);
    }, RENEWAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [api]);

  return {
    state,
    /** The tour's details; null if it has no page, or couldn't be loaded. */
    tour,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((n) => n + 1);
    },
    /** Replaces the booking. */
    update: (ticket: Ticket) => {
      setState({ status: 'ready', ticket });
    },
  };
}

/** Returns null for a hidden tour, which has tickets but no page. */
function loadTour({ tour }: Ticket): Promise<TourDetails | null> {
  return callApi('GET /tours/{id}', { path: { id: tour }, repeatable: false }).catch(() => null);
}

/** Removes the secret from the URL, so that a screenshot doesn't reveal it. */
function hideSecret(): void {
  history.replaceState(history.state, '', location.pathname);
}
