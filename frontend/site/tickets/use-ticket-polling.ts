import { useEffect, useEffectEvent } from 'react';
import type { Ticket, TicketApi } from './ticket-api';

/** How often the ticket is asked for. Ten people behind one address make 60 calls a minute, and may make 300. */
const POLL_MS = 10_000;

/** Keeps a ticket up to date within seconds, as long as the page can be seen. */
export function useTicketPolling(
  api: TicketApi,
  ticket: Ticket,
  onChange: (ticket: Ticket) => void,
) {
  const take = useEffectEvent(onChange);
  // Whatever else changes it makes what is on its way out of date.
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void look(), POLL_MS);
    };
    const look = async () => {
      // What is shown says when it was said, so a failure needs no word.
      const latest = document.hidden ? null : await api.load().catch(() => null);
      if (!isCurrent) return;
      if (latest) take(latest);
      else wait();
    };
    const showOrHide = () => {
      clearTimeout(timer);
      void look();
    };
    wait();
    document.addEventListener('visibilitychange', showOrHide);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', showOrHide);
    };
  }, [api, ticket]);
}
