import { useSyncExternalStore } from 'react';
import { PAYMENT_METHOD_KINDS, type PaymentWay } from 'shared/payment-methods';

const STORAGE_KEY = 'payment-method';

/** The last payment way, serialized, if the browser blocks storage. It's lost when the page closes. */
let unstoredWay: string | null = null;
const listeners = new Set<() => void>();

/** Returns the payment way last used on this device; cash before the first payment. */
export function useLastPaymentWay(): PaymentWay {
  return parsePaymentWay(useSyncExternalStore(subscribe, readLastWay));
}

export function setLastPaymentWay(way: PaymentWay): void {
  const text = serializePaymentWay(way);
  try {
    localStorage.setItem(STORAGE_KEY, text);
    unstoredWay = null;
  } catch {
    unstoredWay = text;
  }
  for (const listener of listeners) listener();
}

/** Converts a payment way to a string for {@link parsePaymentWay}: "VENMO", or "OTHER Wise". */
export function serializePaymentWay({ method, service }: PaymentWay): string {
  return service === undefined ? method : `${method} ${service}`;
}

/** Parses a string from {@link serializePaymentWay}. Returns cash for any other string. */
export function parsePaymentWay(text: string): PaymentWay {
  const [name = '', ...words] = text.split(' ');
  const method = PAYMENT_METHOD_KINDS.find((each) => each === name) ?? 'CASH';
  return { method, ...(method === 'OTHER' && words.length > 0 && { service: words.join(' ') }) };
}

function readLastWay(): string {
  let stored: string | null = unstoredWay;
  try {
    stored ??= localStorage.getItem(STORAGE_KEY);
  } catch {
    // The browser blocks storage.
  }
  return stored ?? 'CASH';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
