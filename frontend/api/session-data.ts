import type { PublicUser } from './schema';

/** What every name in the browser's storage begins with that is kept for whoever is signed in. */
export const KEPT = 'kept:';
const USER = `${KEPT}user`;

/** Whose data pages keep on this device, or null where they keep none. */
export function keptUser(): PublicUser | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as PublicUser | null;
  } catch {
    return null;
  }
}

/** Notes whose data are kept from now on; without it, nothing is. */
export function keepUser(user: PublicUser): void {
  try {
    localStorage.setItem(USER, JSON.stringify(user));
  } catch {
    // Without storage, nothing outlasts the page.
  }
}

let forgetting = Promise.resolve();

/** Resolves when nothing is left of what was to be forgotten: what is made then stays. */
export function untilForgotten(): Promise<void> {
  return forgetting;
}

/** Forgets all that pages keep for somebody, and what shows them without a network. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(KEPT)) localStorage.removeItem(name);
    }
  } catch {
    // Without storage, nothing was kept.
  }
  forgetting = forgetWorkers().catch(() => undefined);
}

async function forgetWorkers(): Promise<void> {
  // Browsers have both on https and on localhost only.
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}
