import type { PublicUser } from './schema';

/** Whose data the guide's console keeps on this device: a name in the browser's storage. */
const USER = 'guide';
/** What the console's database of answers is called; the taps, which wait to be sent, are in another. */
export const ANSWERS = 'guide-answers';
/** What the console kept before it had a database: names and emails of visitors, too. */
const OLD_COPIES = /^kept:(sheet|loads):/;

/** Whose data the console keeps on this device, or null where it keeps none. */
export function keptUser(): PublicUser | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as PublicUser | null;
  } catch {
    return null;
  }
}

/** Notes whose data are kept from now on. */
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

/**
 * Forgets what the console keeps for the guide, and what shows it without a network. Taps that wait to be sent
 * stay for the guide's next sign-in on this device.
 */
export function forgetKept(): void {
  try {
    localStorage.removeItem(USER);
    for (const name of Object.keys(localStorage)) {
      if (OLD_COPIES.test(name)) localStorage.removeItem(name);
    }
    indexedDB.deleteDatabase(ANSWERS);
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
