import { useSyncExternalStore } from 'react';
import { callApi } from './client';

/** The storage key that marks that the visitor has bookings. */
const KEY = 'has_bookings';

/** Used if the browser lets no site store anything. */
let unstored: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether this browser remembers a booking; false while pages are rendered to HTML. */
export function useHasBookings(): boolean {
  return useSyncExternalStore(subscribe, hasBookings, () => false);
}

/** Remembers whether the visitor has bookings. */
export function setHasBookings(has: boolean): void {
  if (has === hasBookings()) return;
  try {
    if (has) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
    unstored = null;
  } catch {
    unstored = has;
  }
  for (const listener of listeners) listener();
}

/** Asks the server whether the user has bookings; a failed call is repeated at the next visit. */
export async function checkForBookings(): Promise<void> {
  const bookings = await callApi('GET /bookings').catch(() => []);
  if (bookings.length > 0) setHasBookings(true);
}

function hasBookings(): boolean {
  try {
    return unstored ?? localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
