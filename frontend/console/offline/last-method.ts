import { useSyncExternalStore } from 'react';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from 'shared/payment-methods';

/** The storage key for how the last payment was made. */
const STORAGE_KEY = 'payment-method';

/** Replaces the stored value if the browser blocks storage. */
let unstoredMethod: PaymentMethodKind | null = null;
const listeners = new Set<() => void>();

/** How the last payment on this device was made; cash before the first one. */
export function useLastMethod(): PaymentMethodKind {
  return useSyncExternalStore(subscribe, lastMethod);
}

export function setLastMethod(method: PaymentMethodKind): void {
  try {
    localStorage.setItem(STORAGE_KEY, method);
    unstoredMethod = null;
  } catch {
    unstoredMethod = method;
  }
  for (const listener of listeners) listener();
}

function lastMethod(): PaymentMethodKind {
  let stored: string | null = unstoredMethod;
  try {
    stored ??= localStorage.getItem(STORAGE_KEY);
  } catch {
    // Without storage, the method lasts as long as the page.
  }
  return PAYMENT_METHOD_KINDS.find((method) => method === stored) ?? 'CASH';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
