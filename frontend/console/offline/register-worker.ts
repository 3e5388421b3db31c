import { waitForDeletion } from '../../api/session-data';
import { trustWorkerUrl } from '../trusted-types';

/** Registers the service worker, so that the console opens offline. */
export function registerWorker(): void {
  // In development, file names change with every edit.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  waitForDeletion()
    .then(() =>
      navigator.serviceWorker.register(trustWorkerUrl(`${base}worker.js`), { scope: base }),
    )
    // Without the worker, the console still works online.
    .catch(() => undefined);
}
