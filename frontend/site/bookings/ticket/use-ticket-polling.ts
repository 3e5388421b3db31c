import { useEffect, useEffectEvent } from 'react';
import type { Ticket, TicketApi } from '../ticket-api';

/** Reloads a ticket regularly while the page is visible, and when the visitor comes back to it. */
export function useTicketPolling(
  api: TicketApi,
  ticket: Ticket,
  intervalMs: number,
  onChange: (ticket: Ticket) => void,
) {
  const update = useEffectEvent((polledTicket: Ticket, latest: Ticket) => {
    // A response can arrive after the ticket has changed, but before the effect has restarted.
    if (polledTicket === ticket) onChange(latest);
  });
  // Each change of the ticket restarts the effect, which drops pending responses.
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => void poll(), intervalMs);
    };
    const poll = async () => {
      // Ignores failures, because the shown ticket may still be right.
      const latest = document.hidden ? null : await api.load().catch(() => null);
      if (!isCurrent) return;
      if (latest) update(ticket, latest);
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
  }, [api, ticket, intervalMs]);
}
