import { untilForgotten } from '../auth/session-data';

/** Has the guide's page open without a network from now on, where the browser can. */
export function registerWorker(): void {
  // In development files have other names at every change.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  untilForgotten()
    .then(() => navigator.serviceWorker.register('/guide-worker.js', { scope: '/guide' }))
    // Without it the page works as long as there is a network.
    .catch(() => undefined);
}
