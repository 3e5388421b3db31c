import { useSyncExternalStore } from 'react';
import { callApi } from './client';

/** The storage key that is set if the visitor has bookings. */
const STORAGE_KEY = 'has_bookings';

/** Replaces the stored value if the browser blocks storage. */
let unstoredValue: boolean | null = null;
const listeners = new Set<() => void>();

/** Whether the visitor has bookings, as stored in this browser; false while pages are rendered to HTML. */
export function useHasBookings(): boolean {
  return useSyncExternalStore(subscribe, hasBookings, () => false);
}

/** Stores whether the visitor has bookings. */
export function setHasBookings(value: boolean): void {
  if (value === hasBookings()) return;
  try {
    if (value) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
    unstoredValue = null;
  } catch {
    unstoredValue = value;
  }
  for (const listener of listeners) listener();
}

/** Loads the visitor's bookings, and stores if there are any. Errors are ignored, because the next visit checks again. */
export async function checkForBookings(): Promise<void> {
  const bookings = await callApi('GET /bookings').catch(() => []);
  if (bookings.length > 0) setHasBookings(true);
}

function hasBookings(): boolean {
  try {
    return unstoredValue ?? localStorage.getItem(STORAGE_KEY) !== null;
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
