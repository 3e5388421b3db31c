import { useSyncExternalStore } from 'react';
import { PAYMENT_METHOD_KINDS, type PaymentWay } from 'shared/payment-methods';

/** The storage key for how the last payment was made. */
const STORAGE_KEY = 'payment-method';

/** Replaces the stored value if the browser blocks storage. */
let unstoredMethod: string | null = null;
const listeners = new Set<() => void>();

/** How the last payment on this device was made; cash before the first one. */
export function useLastMethod(): PaymentWay {
  return fromText(useSyncExternalStore(subscribe, lastMethod));
}

export function setLastMethod(way: PaymentWay): void {
  const text = toText(way);
  try {
    localStorage.setItem(STORAGE_KEY, text);
    unstoredMethod = null;
  } catch {
    unstoredMethod = text;
  }
  for (const listener of listeners) listener();
}

/** Writes how a payment was made as a text that {@link fromText} reads: "VENMO", or "OTHER Wise". */
export function toText({ method, service }: PaymentWay): string {
  return service === undefined ? method : `${method} ${service}`;
}

/** Reads a text of {@link toText}; anything else is cash. */
export function fromText(text: string): PaymentWay {
  const [name = '', ...words] = text.split(' ');
  const method = PAYMENT_METHOD_KINDS.find((each) => each === name) ?? 'CASH';
  return { method, ...(method === 'OTHER' && words.length > 0 && { service: words.join(' ') }) };
}

function lastMethod(): string {
  let stored: string | null = unstoredMethod;
  try {
    stored ??= localStorage.getItem(STORAGE_KEY);
  } catch {
    // Without storage, the method lasts as long as the page.
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
