import { eventsUrl } from '../guide-api';

/** The interval of polling while server-sent events don't arrive. */
const POLL_MS = 10_000;
/** The server sends heartbeats every few seconds. After this silence, a proxy is probably holding them back. */
const SILENCE_MS = 40_000;

/**
 * Calls back whenever a date's sheet may have changed, while the page is visible.
 *
 * @returns stops following
 */
export function followSheet(date: string, onChange: () => void): () => void {
  let source: EventSource | null = null;
  let lastEventAt = 0;

  const noteEvent = () => {
    lastEventAt = Date.now();
  };
  const open = () => {
    source = new EventSource(eventsUrl(date));
    source.onopen = noteEvent;
    source.addEventListener('heartbeat', noteEvent);
    source.addEventListener('sheet', () => {
      noteEvent();
      onChange();
    });
    noteEvent();
  };
  const close = () => {
    source?.close();
    source = null;
  };
  const poll = () => {
    if (document.hidden) return;
    const works = source?.readyState === EventSource.OPEN && Date.now() - lastEventAt < SILENCE_MS;
    if (works) return;
    onChange();
    // The browser reconnects by itself only if the connection broke, not if it was refused.
    if (source?.readyState !== EventSource.CONNECTING) {
      close();
      open();
    }
  };
  const showOrHide = () => {
    close();
    if (document.hidden) return;
    onChange();
    open();
  };

  if (!document.hidden) open();
  const timer = setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', showOrHide);
  window.addEventListener('online', showOrHide);
  return () => {
    close();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', showOrHide);
    window.removeEventListener('online', showOrHide);
  };
}
