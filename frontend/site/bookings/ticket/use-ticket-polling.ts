import { useEffect, useEffectEvent } from 'react';
import type { Ticket, TicketApi } from '../ticket-api';

/** With this interval, ten people behind one IP address make 60 calls a minute; nginx allows 300. */
const POLL_MS = 10_000;

/** Reloads a ticket every few seconds while the page is visible. */
export function useTicketPolling(
  api: TicketApi,
  ticket: Ticket,
  onChange: (ticket: Ticket) => void,
) {
  const update = useEffectEvent(onChange);
  // Each change of the ticket restarts the effect, which drops pending responses.
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => void poll(), POLL_MS);
    };
    const poll = async () => {
      // Ignores failures: the announcement shows its time, so visitors can see how old it is.
      const latest = document.hidden ? null : await api.load().catch(() => null);
      if (!isCurrent) return;
      if (latest) update(latest);
      else schedule();
    };
    const onVisibilityChange = () => {
      clearTimeout(timer);
      void poll();
    };
    schedule();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [api, ticket]);
}
