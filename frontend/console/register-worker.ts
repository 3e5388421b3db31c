import { untilForgotten } from '../api/session-data';
import { workerUrl } from './trusted-types';

/** Has the console open without a network from now on, where the browser can. */
export function registerWorker(): void {
  // In development files have other names at every change.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  untilForgotten()
    .then(() => navigator.serviceWorker.register(workerUrl(`${base}worker.js`), { scope: base }))
    // Without it the console works as long as there is a network.
    .catch(() => undefined);
}
