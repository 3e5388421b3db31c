import type { PublicUser } from './schema';

/** The storage key for the user whose data the console keeps on this device. */
const USER = 'guide';
/** The name of the console's database of responses; unsent taps are in a different one. */
export const ANSWERS = 'guide-answers';

/** The user whose data the console keeps on this device; null if it keeps none. */
export function keptUser(): PublicUser | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as PublicUser | null;
  } catch {
    return null;
  }
}

/** Sets the user whose data the console keeps. */
export function keepUser(user: PublicUser): void {
  try {
    localStorage.setItem(USER, JSON.stringify(user));
  } catch {
    // Without storage, no data outlives the page.
  }
}

let forgetting = Promise.resolve();

/** Resolves when the deletion of old data has ended, after which new data is safe. */
export function untilForgotten(): Promise<void> {
  return forgetting;
}

/**
 * Deletes the data that the console keeps for the guide, and the offline copy of the console. Unsent taps stay for the
 * guide's next sign-in on this device.
 */
export function forgetKept(): void {
  try {
    localStorage.removeItem(USER);
    indexedDB.deleteDatabase(ANSWERS);
  } catch {
    // Without storage, there is no data.
  }
  forgetting = forgetWorkers().catch(() => undefined);
}

async function forgetWorkers(): Promise<void> {
  // Browsers offer both only on https and localhost.
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}
