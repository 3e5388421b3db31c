import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi, isTemporary } from '../../api/client';
import type { TourDetails } from '../../api/schema';
import type { Ticket, TicketApi } from './ticket-api';

/** So long the ticket waits for the tour's text and map, so that it does not grow when they come. */
const PATIENCE_MS = 1000;
/** Whoever comes back to the page after that gets to know what has happened. */
const OLD_MS = 60_000;
/** The right that a link gives ends after an hour. */
const RENEWAL_MS = 30 * 60_000;

export type TicketLoadState =
  | { status: 'loading' }
  /** `byLink`: what was tried is the link in the page's address. */
  | { status: 'failed'; error: unknown; openedByLink: boolean }
  | { status: 'ready'; ticket: Ticket };

/**
 * A booking, asked for as soon as it is known who is here.
 *
 * @param api null while it isn't
 * @param secret what the page's address ends in; the address has it no longer once it has been tried
 * @param who another text, where somebody else is here
 */
export function useTicket(api: TicketApi | null, secret: string | undefined, who: string) {
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
      await Promise.race([details, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      return ticket;
    };
    load().then(
      (ticket) => {
        if (secret !== undefined) hideSecret();
        if (isCurrent) setState({ status: 'ready', ticket });
      },
      (error: unknown) => {
        // With it, loading the page again may help.
        if (secret !== undefined && !isTemporary(error)) hideSecret();
        if (isCurrent) setState({ status: 'failed', error, openedByLink: secret !== undefined });
      },
    );
    loadedAt.current = performance.now();
    return () => {
      isCurrent = false;
    };
  }, [api, secret, who, attempt]);

  const refresh = useEffectEvent(() => {
    if (!api || document.hidden || performance.now() - loadedAt.current < OLD_MS) return;
    loadedAt.current = performance.now();
    api.load().then(
      (ticket) => {
        setState({ status: 'ready', ticket });
      },
      // What is shown may still be true.
      () => undefined,
    );
  });
  useEffect(() => {
    const look = () => {
      refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
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
    /** What its page says of the tour; null where there is none, or it can't be had. */
    tour,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((n) => n + 1);
    },
    /** Takes over what has become of it. */
    update: (ticket: Ticket) => {
      setState({ status: 'ready', ticket });
    },
  };
}

/** A hidden tour has no page, and a ticket all the same. */
function loadTour({ tour }: Ticket): Promise<TourDetails | null> {
  return callApi('GET /tours/{id}', { path: { id: tour }, repeatable: false }).catch(() => null);
}

/** Whoever looks at the address bar, or takes its picture, can't open the booking. */
function hideSecret(): void {
  history.replaceState(history.state, '', location.pathname);
}
