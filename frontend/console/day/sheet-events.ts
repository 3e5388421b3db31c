import { eventsUrl } from '../guide-api';

/** How often the sheet is asked for where the server's events do not come. */
const POLL_MS = 10_000;
/** The server says something every few seconds; something between us may keep it to itself. */
const SILENCE_MS = 40_000;

/**
 * Calls back whenever a date's sheet may have changed, as long as the page can be seen.
 *
 * @returns ends that
 */
export function followSheet(date: string, onChange: () => void): () => void {
  let source: EventSource | null = null;
  let heard = 0;

  const noteLife = () => {
    heard = Date.now();
  };
  const open = () => {
    source = new EventSource(eventsUrl(date));
    source.onopen = noteLife;
    source.addEventListener('heartbeat', noteLife);
    source.addEventListener('sheet', () => {
      noteLife();
      onChange();
    });
    noteLife();
  };
  const close = () => {
    source?.close();
    source = null;
  };
  const poll = () => {
    if (document.hidden) return;
    const works = source?.readyState === EventSource.OPEN && Date.now() - heard < SILENCE_MS;
    if (works) return;
    onChange();
    // The browser itself tries again only where the connection broke, not where it was refused.
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
