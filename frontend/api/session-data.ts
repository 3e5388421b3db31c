import type { PublicUser } from './schema';

/** The storage key for the user whose data the console keeps on this device. */
const USER_KEY = 'guide';
/** The name of the console's database of responses; unsent taps are in a separate database. */
export const RESPONSE_DATABASE = 'guide-answers';

/** Returns the user whose data the console keeps on this device; null if there is none. */
export function loadKeptUser(): PublicUser | null {
  try {
    return JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as PublicUser | null;
  } catch {
    return null;
  }
}

/** Stores the user whose data the console keeps. */
export function storeKeptUser(user: PublicUser): void {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user));
  } catch {
    // If the browser blocks storage, the console can't open offline.
  }
}

let pendingDeletion = Promise.resolve();

/** Resolves after any pending deletion. Await this before storing new data, because the deletion would delete it, too. */
export function waitForDeletion(): Promise<void> {
  return pendingDeletion;
}

/**
 * Deletes the data that the console keeps for the guide, and the offline copy of the console. Unsent taps stay for the
 * guide's next sign-in on this device.
 */
export function deleteKeptData(): void {
  try {
    localStorage.removeItem(USER_KEY);
    indexedDB.deleteDatabase(RESPONSE_DATABASE);
  } catch {
    // If the browser blocks storage, there is no data.
  }
  pendingDeletion = deleteOfflineCopy().catch(() => undefined);
}

async function deleteOfflineCopy(): Promise<void> {
  // Browsers offer service workers and caches only on https and localhost.
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}
