import { eventsUrl } from '../guide-api';

/** The polling interval while no server-sent events arrive. */
const POLL_MS = 10_000;
/** If no event arrives for this long, a proxy is probably buffering events, because the server sends heartbeats. */
const MAX_SILENCE_MS = 40_000;

/**
 * Calls `onChange` whenever a date's sheet may have changed, while the page is visible.
 *
 * @param onChange gets the data of the server's event; undefined if the sheet may have changed without an event
 * @returns a function that unsubscribes
 */
export function subscribeToSheet(date: string, onChange: (data?: string) => void): () => void {
  let source: EventSource | null = null;
  let lastEventAt = 0;

  const recordEvent = () => {
    lastEventAt = Date.now();
  };
  const open = () => {
    source = new EventSource(eventsUrl(date));
    source.onopen = recordEvent;
    source.addEventListener('heartbeat', recordEvent);
    source.addEventListener('sheet', ({ data }: MessageEvent<string>) => {
      recordEvent();
      onChange(data);
    });
    recordEvent();
  };
  const close = () => {
    source?.close();
    source = null;
  };
  const poll = () => {
    if (document.hidden) return;
    const isReceiving =
      source?.readyState === EventSource.OPEN && Date.now() - lastEventAt < MAX_SILENCE_MS;
    if (isReceiving) return;
    onChange();
    // The browser reconnects by itself after a broken connection, but not after a refused one.
    if (source?.readyState !== EventSource.CONNECTING) {
      close();
      open();
    }
  };
  const closeOrReopen = () => {
    close();
    if (document.hidden) return;
    onChange();
    open();
  };

  if (!document.hidden) open();
  const timer = setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', closeOrReopen);
  window.addEventListener('online', closeOrReopen);
  return () => {
    close();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', closeOrReopen);
    window.removeEventListener('online', closeOrReopen);
  };
}
