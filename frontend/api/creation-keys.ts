/**
 * Creates idempotency keys for new bookings and parties. Sending the same input again, such as after a missing response,
 * reuses its key, so that the server adds it only once.
 */
export function creationKeys() {
  let pendingInput: { json: string; key: string } | undefined;
  return {
    keyFor: (input: object): string => {
      const json = JSON.stringify(input);
      if (pendingInput?.json !== json) pendingInput = { json, key: newKey() };
      return pendingInput.key;
    },
    /** Call this after the input was added, so that the same input gets a new key the next time. */
    discardKey: () => {
      pendingInput = undefined;
    },
  };
}

/** Makes a unique key. Browsers offer randomUUID() only on https and localhost. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
